import { useEffect, useRef } from 'react';
import { whyInWords } from '../../coach/why.ts';
import { useSettings } from '../../settings/settings.ts';
import styles from './Cards.module.css';
import { ResultCard, type ResultProps } from './ResultCard.tsx';
import { usePuzzleWords } from './texts/index.ts';
import type { Fault } from './weigh.ts';

/** What came of a try: nothing yet, a part of the line, another move, or the solution. */
export function Verdict(props: ResultProps) {
  const w = usePuzzleWords();
  const { snapshot, solving } = props;
  const { session, state, wrong, fault } = solving;
  const isWeighed = snapshot.status === 'thinking';
  const left = session.ahead().length;
  return (
    <div role="status" className={styles.verdict}>
      {isWeighed && <p className={styles.told}>{w('weighing')}</p>}
      {!isWeighed && state === 'right' && <Right key={left} left={left} />}
      {!isWeighed && state === 'wrong' && fault !== undefined && <Wrong key={wrong} {...props} fault={fault} />}
      {(state === 'found' || state === 'shown') && <ResultCard {...props} />}
    </div>
  );
}

function Right({ left }: { readonly left: number }) {
  const w = usePuzzleWords();
  const ref = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its question.
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={ref} tabIndex={-1} className={styles.told} data-told="right">
      <b className={styles.word}>{w('right')}</b> {w('left', { left })}
    </p>
  );
}

/** Which move was better stays open; what it is better for is told. */
function Wrong({ screen, solving, reasons, fault: { lost, why } }: ResultProps & { readonly fault: Fault }) {
  const w = usePuzzleWords();
  const { language } = useSettings();
  const { names } = solving;
  const [told] = whyInWords(why, { game: screen.game, names, reasons, language });
  return (
    <p className={styles.told} data-told="wrong">
      <b className={styles.word}>{w('wrong')}</b> {w('wrong.why', { more: Math.max(1, Math.round(100 * lost)) })} {told}{' '}
      {w('again')}
    </p>
  );
}
