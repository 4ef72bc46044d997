import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Link, pathOf } from '../../navigation/router.tsx';
import { useTableWords } from '../../words/words.ts';
import { idOfTarget } from '../picking/targets.ts';
import type { TableView } from '../screen/screen.ts';
import { useT } from '../texts/index.ts';
import styles from './Refusal.module.css';
import { type Spot, spotAt } from './spot.ts';

/** The rule of a reason that the rulebook says plainly and no ruling of ours has to. */
const RULEBOOK = 'RULEBOOK';

const UNSEEN: CSSProperties = { visibility: 'hidden' };

type Refused = NonNullable<TableView['refusal']>;

/** Says at the thing that was clicked why it cannot be used, with the rule. `inside` is the part this bubble serves. */
export function Refusal({ view, inside }: { readonly view: TableView; readonly inside: string }) {
  const { refusal } = view;
  return (
    <div className={styles.anchor}>
      {refusal && <Bubble key={refusal.target} view={view} inside={inside} refusal={refusal} />}
    </div>
  );
}

interface BubbleProps {
  readonly view: TableView;
  readonly inside: string;
  readonly refusal: Refused;
}

/** Drawn unseen first, to be measured. */
function Bubble({ view, inside, refusal }: BubbleProps) {
  const t = useT();
  const say = useTableWords(view);
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | 'elsewhere'>();
  const { target, rule, message } = refusal;
  useLayoutEffect(() => {
    const thing = document.getElementById(idOfTarget(target));
    const part = ref.current?.closest(inside);
    if (thing && part?.contains(thing) && ref.current) setSpot(spotAt(thing, part, ref.current));
    else setSpot('elsewhere');
  }, [target, inside]);
  // Beside the valley stands what is pointed at, too.
  if (spot === 'elsewhere' || (spot?.side === 'beside' && view.pointed !== undefined)) return null;
  const place = spot && ({ left: spot.left, top: spot.top, '--tip': `${spot.tip}px` } as CSSProperties);
  return (
    <div ref={ref} className={styles.bubble} data-side={spot?.side} style={place ?? UNSEEN}>
      {say(message)}{' '}
      <Link href={bookOf(view, rule)} className={styles.rule}>
        {rule === RULEBOOK ? t('rulebook') : t('rule', { rule })}
      </Link>
    </div>
  );
}

function bookOf({ game }: TableView, rule: string): string {
  const book = pathOf({ page: 'learn', game: game.id });
  return rule === RULEBOOK ? book : `${book}#${rule}`;
}
