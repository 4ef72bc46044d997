import type { State } from '@three-crowns/valeria';
import { useMedia } from '../../../design/useMedia.ts';
import { Picture } from '../pieces/MiniCard.tsx';
import styles from './LyingCards.module.css';
import { LyingStacks } from './LyingStacks.tsx';
import { cardsOf, isLookedAt, kindOf } from './sides.ts';

interface Props {
  readonly state: State;
  readonly side: number;
  /** So many there are. */
  readonly sides: number;
  /** The duke lies open: what it counts is lit, the rest dims. */
  readonly isLit: boolean;
}

/** How many lie side by side in a high window and in a low one. */
const COLUMNS = { wide: { high: 8, low: 10 }, narrow: { high: 5, low: 8 } } as const;

/** What lies before a side: the cards, as large as all of them can be seen, or where they could not be told apart stacks of them. */
export function LyingCards(props: Props) {
  const isTight = useMedia('(max-height: 780px), (max-width: 1099px)');
  return (
    <div className={styles.room} aria-hidden="true">
      {isTight && props.sides > 3 ? <LyingStacks {...props} /> : <Cards {...props} />}
    </div>
  );
}

function Cards({ state, side, sides, isLit }: Props) {
  const cards = cardsOf(state, side);
  const { high, low } = sides > 3 ? COLUMNS.narrow : COLUMNS.wide;
  const rows = (columns: number) => Math.ceil(cards.length / columns);
  const shape = { '--high': high, '--high-rows': rows(high), '--low': low, '--low-rows': rows(low) };
  return (
    <div className={styles.cards} style={shape}>
      {cards.map(({ card, count }) => (
        <span
          key={card}
          className={styles.card}
          data-kind={kindOf(state, card)}
          data-lit={isLit ? (isLookedAt(state, side, card) ? 'yes' : 'no') : undefined}
        >
          <Picture state={state} card={card} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
    </div>
  );
}
