import { KING, SLOTS } from '@three-crowns/kings-will/board';
import { Chain } from '../../pieces/Chain.tsx';
import type { BoardPart } from '../../pieces/view.ts';
import { useBoardWords } from '../../texts/index.ts';
import styles from './ActionRow.module.css';
import { NextRow } from './NextRow.tsx';
import { Slot } from './Slot.tsx';

/** The nine action tiles, the chain over the locked ones, and the row as it will be after the pointed-at choice. */
export function ActionRow({ view, actions }: BoardPart) {
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
      <NextRow view={view} />
    </section>
  );
}

/** In the middle, or between two other tiles where the king stands before the chain. */
function lockAt(king: number): number {
  if (king === 1) return 75;
  return king === 2 ? 25 : 50;
}
