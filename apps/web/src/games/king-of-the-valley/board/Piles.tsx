import type { State } from '@three-crowns/king-of-the-valley';
import { Back } from '../pieces/Tile.tsx';
import { STACKS } from '../pieces/things.ts';
import { useBoardWords } from '../texts/index.ts';
import styles from './Piles.module.css';

export const STAGES = ['II', 'III'] as const;

/** The stacks the hill is filled from, with what is left in them. */
export function Piles({ state }: { readonly state: State }) {
  const t = useBoardWords();
  return (
    <div className={styles.piles} data-thing={STACKS}>
      {STAGES.map((stage, pile) => {
        const count = state.piles[pile].length;
        return (
          <div key={stage} className={styles.pile} role="img" aria-label={t('pile', { stage, count })}>
            <span className={count === 0 ? styles.none : styles.deck} data-pile={pile}>
              <Back stage={stage} />
            </span>
            <b className={styles.stage}>{stage}</b>
            <span className={styles.count}>{count}</span>
          </div>
        );
      })}
      <p className={styles.end} data-last={state.ending ? 'yes' : undefined}>
        {state.ending ? t('lastRound') : t('pile.left', { count: state.piles[0].length + state.piles[1].length })}
      </p>
    </div>
  );
}
