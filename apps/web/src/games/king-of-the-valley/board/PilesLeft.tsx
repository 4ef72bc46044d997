import type { State } from '@three-crowns/king-of-the-valley';
import { useBoardWords } from '../texts/index.ts';
import { STAGES } from './Piles.tsx';
import styles from './PilesLeft.module.css';

/** How near the end is, where there is no room for the stacks: the one in use and all the tiles that are left. */
export function PilesLeft({ state }: { readonly state: State }) {
  const t = useBoardWords();
  const count = state.piles.reduce((sum, pile) => sum + pile.length, 0);
  const pile = state.piles[0].length > 0 ? 0 : 1;
  const words = state.ending ? t('lastRound') : t('pile.left', { count });
  return (
    <p className={styles.left} role="img" aria-label={words} title={words}>
      <i data-pile={pile}>{STAGES[pile]}</i>
      <b>{count}</b>
      <span>{words}</span>
    </p>
  );
}
