import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Link, pathOf } from '../../shell/router.tsx';
import type { TableView } from '../../table/screen.ts';
import { idOfTarget } from '../../table/targets.ts';
import styles from './Refusal.module.css';
import { type Spot, spotAt } from './refusalSpot.ts';
import { useLabels } from './useLabels.ts';

const UNSEEN: CSSProperties = { visibility: 'hidden' };

/** Says at the thing that was clicked why it cannot be used, with the rule. `inside` is the part this bubble serves. */
export function Refusal({ view, inside }: { readonly view: TableView; readonly inside: string }) {
  const { t, say } = useLabels(view);
  const anchor = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const { refusal } = view;
  useLayoutEffect(() => {
    const thing = refusal && document.getElementById(idOfTarget(refusal.target));
    const part = anchor.current?.closest(inside);
    if (thing && part?.contains(thing) && bubble.current) setSpot(spotAt(thing, part, bubble.current));
    else setSpot(undefined);
  }, [refusal, inside]);
  // Beside the valley stands what is pointed at, too.
  const isHidden = spot === undefined || (spot.side === 'beside' && view.pointed !== undefined);
  return (
    <div ref={anchor} className={styles.anchor}>
      {refusal && (
        <div
          ref={bubble}
          className={styles.bubble}
          data-side={spot?.side}
          style={isHidden ? UNSEEN : ({ left: spot.left, top: spot.top, '--tip': `${spot.tip}px` } as CSSProperties)}
        >
          {say(refusal.message)}{' '}
          <Link href={`${pathOf({ page: 'learn', game: view.game.id })}#${refusal.rule}`} className={styles.rule}>
            {t('rule', { rule: refusal.rule })}
          </Link>
        </div>
      )}
    </div>
  );
}
