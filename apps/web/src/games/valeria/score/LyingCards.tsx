import type { State } from '@three-crowns/valeria';
import { isDomain, isMonster } from '@three-crowns/valeria/board';
import { roleOf } from '../pieces/glyphs/roleOf.ts';
import { Picture } from '../pieces/MiniCard.tsx';
import styles from './LyingCards.module.css';
import { cardsOf, isLookedAt } from './sides.ts';

interface Props {
  readonly state: State;
  readonly side: number;
  /** The duke lies open: what it counts is lit, the rest dims. */
  readonly isLit: boolean;
}

/** From here on they are drawn smaller, so that all of them are seen. */
const MANY = 15;

/** The cards before a side, small. */
export function LyingCards({ state, side, isLit }: Props) {
  const cards = cardsOf(state, side);
  return (
    <div className={styles.cards} data-many={cards.length > MANY ? 'yes' : undefined} aria-hidden="true">
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
  );
}
