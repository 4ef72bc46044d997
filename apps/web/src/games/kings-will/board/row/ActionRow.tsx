import { KING, SLOTS } from '@three-crowns/kings-will/board';
import type { ReactNode } from 'react';
import { Chain } from '../../pieces/Chain.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useBoardWords } from '../../texts/index.ts';
import styles from './ActionRow.module.css';
import { Slot } from './Slot.tsx';

interface Props extends BoardPart {
  /** What is said below the tiles. */
  readonly children: ReactNode;
}

/** The nine action tiles with the chain over the locked ones. */
export function ActionRow({ view, actions, children }: Props) {
  const t = useBoardWords();
  const { row } = view.state;
  return (
    <section className={styles.rail} aria-label={t('row')}>
      <ol className={styles.slots}>
        {Array.from({ length: SLOTS }, (_, slot) => (
          <Slot key={row[slot]} {...{ view, actions, slot }} />
        ))}
      </ol>
      <span className={styles.chain}>
        <Chain lock={lockAt(row.indexOf(KING))} />
      </span>
      {children}
    </section>
  );
}

/** In the middle, or between two other tiles where the king stands before the chain. */
function lockAt(king: number): number {
  if (king === 1) return 75;
  return king === 2 ? 25 : 50;
}
