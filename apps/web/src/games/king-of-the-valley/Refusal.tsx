import { useLayoutEffect, useRef, useState } from 'react';
import type { TableView } from '../../table/screen.ts';
import { idOfTarget } from '../../table/targets.ts';
import styles from './Refusal.module.css';
import { useLabels } from './useLabels.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
}

const WIDTH = 240;

/** Says at the thing that was clicked why it cannot be used, with the rule. `inside` is the part this bubble serves. */
export function Refusal({ view, inside }: { readonly view: TableView; readonly inside: string }) {
  const { t, say } = useLabels(view);
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const { refusal } = view;
  useLayoutEffect(() => {
    const thing = refusal && document.getElementById(idOfTarget(refusal.target));
    const part = ref.current?.closest(inside);
    setSpot(thing && part?.contains(thing) ? spotAt(thing, part) : undefined);
  }, [refusal, inside]);
  return (
    <div ref={ref} className={styles.anchor} aria-hidden="true">
      {refusal && spot && (
        <div className={styles.bubble} data-side={spot.side} style={{ left: spot.left, top: spot.top, width: WIDTH }}>
          {say(refusal.message)} <span className={styles.rule}>{t('rule', { rule: refusal.rule })}</span>
        </div>
      )}
    </div>
  );
}

function spotAt(thing: Element, part: Element): Spot {
  const box = thing.getBoundingClientRect();
  const frame = part.getBoundingClientRect();
  const middle = box.left - frame.left + box.width / 2;
  const left = Math.min(Math.max(middle - WIDTH / 2, 8), Math.max(frame.width - WIDTH - 8, 8));
  const isLow = box.top - frame.top > frame.height / 2;
  return { left, top: (isLow ? box.top - 8 : box.bottom + 8) - frame.top, side: isLow ? 'above' : 'below' };
}
