import type { State } from '@three-crowns/valeria';
import { isDomain, isMonster } from '@three-crowns/valeria/board';
import { roleOf } from '../pieces/glyphs/roleOf.ts';
import { Picture } from '../pieces/MiniCard.tsx';
import styles from './LyingCards.module.css';
import { cardsOf, isLookedAt } from './sides.ts';

interface Props {
  readonly state: State;
  readonly side: number;
  /** So many there are. */
  readonly sides: number;
  /** The duke lies open: what it counts is lit, the rest dims. */
  readonly isLit: boolean;
}

/** How many lie side by side in a high window and in a low one, where realms are wide and where they are narrow. */
const COLUMNS = { wide: { high: 8, low: 10 }, narrow: { high: 5, low: 8 } } as const;

/** The cards before a side, as large as all of them can be seen. */
export function LyingCards({ state, side, sides, isLit }: Props) {
  const cards = cardsOf(state, side);
  const { high, low } = sides > 3 ? COLUMNS.narrow : COLUMNS.wide;
  const rows = (columns: number) => Math.ceil(cards.length / columns);
  const shape = { '--high': high, '--high-rows': rows(high), '--low': low, '--low-rows': rows(low) };
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.cards} style={shape}>
        {cards.map(({ card, count }) => (
          <span
            key={card}
            className={styles.card}
            data-kind={isDomain(card) ? 'domain' : isMonster(card) ? 'monster' : (roleOf(state, card) ?? 'starter')}
            data-lit={isLit ? (isLookedAt(state, side, card) ? 'yes' : 'no') : undefined}
          >
            <Picture state={state} card={card} />
            {count > 1 && <b>{count}</b>}
          </span>
        ))}
      </div>
    </div>
  );
}
