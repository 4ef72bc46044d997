import type { GameEvent } from '@three-crowns/valeria';
import { type Card, RESOURCES } from '@three-crowns/valeria/board';
import { Die } from '../pieces/Dice.tsx';
import { GridCard } from '../pieces/GridCard.tsx';
import { MiniCard } from '../pieces/MiniCard.tsx';
import { ResourceIcon } from '../pieces/ResourceIcon.tsx';
import type { StepProps } from '../pieces/view.ts';
import styles from './Picture.module.css';

/** More cards of a harvest than these are not told apart. */
const MOST_CARDS = 4;

/** A small theatre: the dice, the cards that were woken, or the card of the action in the light. */
export function Picture({ view, step }: StepProps) {
  const { state } = view;
  const [first] = step.events;
  const cards = woken(step.events.filter((event) => !('seat' in event) || event.seat === step.seat));
  const card = cardOf(first);
  return (
    <div className={styles.stage} aria-hidden="true">
      {first.type === 'rolled' && (
        <span className={styles.dice}>
          {first.dice.map((value, die) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second die
            <Die key={die} value={value} size={54} />
          ))}
        </span>
      )}
      {first.type === 'took' && <ResourceIcon name={RESOURCES[first.resource]} size={72} />}
      {card !== undefined && (
        <span className={styles.card}>
          <GridCard state={state} card={card} count={0} />
        </span>
      )}
      {card === undefined && cards.length > 0 && (
        <span className={styles.cards}>
          {cards.slice(0, MOST_CARDS).map((one) => (
            <MiniCard key={one} state={state} card={one} />
          ))}
        </span>
      )}
    </div>
  );
}

function cardOf(event: GameEvent): Card | undefined {
  switch (event.type) {
    case 'recruited':
    case 'slew':
    case 'built':
    case 'returned':
    case 'robbed':
    case 'token':
    case 'stole':
      return event.card;
    default:
      return undefined;
  }
}

/** Each card of a harvest once. */
function woken(events: readonly GameEvent[]): Card[] {
  const cards = events.flatMap((event) => {
    if (event.type === 'harvested') return event.cards;
    return event.type === 'picked' || event.type === 'traded' ? [event.card] : [];
  });
  return [...new Set(cards)];
}
