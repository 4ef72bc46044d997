import styles from './Cards.module.css';
import { ResultCard, type ResultProps } from './ResultCard.tsx';
import { usePuzzleWords } from './texts/index.ts';

/** What came of a try: nothing yet, another move, or the solution. */
export function Verdict(props: ResultProps) {
  const w = usePuzzleWords();
  const { puzzle, solving } = props;
  const { state, wrong } = solving;
  return (
    <div role="status" className={styles.verdict}>
      {state === 'wrong' && (
        <p key={wrong} className={styles.wrong}>
          <b>{w('wrong')}</b> {w('wrong.why', { more: Math.max(1, Math.round(100 * (puzzle.best - puzzle.next))) })}
        </p>
      )}
      {(state === 'found' || state === 'shown') && <ResultCard {...props} />}
    </div>
  );
}
