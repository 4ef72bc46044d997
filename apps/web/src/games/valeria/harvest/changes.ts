/** What events do to the resources and points of the seats, for previews and for tokens that fly. */
import { previewWorld, type Seat } from '@three-crowns/core';
import type { GameEvent } from '@three-crowns/valeria';
import { BANK, type Bundle, RESOURCES, type Resource, scaled, sumOf } from '@three-crowns/valeria/board';
import type { MoveChoice, View } from '../pieces/view.ts';

export interface Change {
  readonly seat: Seat;
  readonly amount: Bundle;
}

const one = (resource: number, amount: number): Bundle => ({ [RESOURCES[resource] satisfies Resource]: amount });

export function changesBy(event: GameEvent): Change[] {
  switch (event.type) {
    case 'harvested':
    case 'picked':
    case 'gained':
    case 'returned':
      return [{ seat: event.seat, amount: event.got }];
    case 'traded':
      return [{ seat: event.seat, amount: sumOf(scaled(event.paid, -1), event.got) }];
    case 'changed':
    case 'recruited':
    case 'slew':
    case 'built':
      return [{ seat: event.seat, amount: scaled(event.paid, -1) }];
    case 'took':
      return [{ seat: event.seat, amount: one(event.resource, 1) }];
    case 'stole': {
      const gain = { seat: event.seat, amount: one(event.resource, event.amount) };
      return event.victim === BANK
        ? [gain]
        : [gain, { seat: event.victim, amount: one(event.resource, -event.amount) }];
    }
    case 'lost':
      return event.seats.map((seat) => ({ seat, amount: scaled(event.loss, -1) }));
    default:
      return [];
  }
}

/** Where a move ends and what the game does next begins. */
const AFTER: readonly GameEvent['type'][] = ['turn', 'rolled', 'harvested', 'attacked', 'spared', 'over'];

/** What a choice does to the one who makes it, played in a world dealt from the viewer's own view. */
export function amountOf({ game, state }: Pick<View, 'game' | 'state'>, seat: Seat, choice: MoveChoice): Bundle {
  const world = previewWorld(game, state);
  const events: GameEvent[] = [];
  game.rules.play(world, seat, game.notation.parseMove(world, seat, choice.text) ?? choice.move, (event) =>
    events.push(event),
  );
  const end = events.findIndex(({ type }) => AFTER.includes(type));
  return events
    .slice(0, end < 0 ? events.length : end)
    .flatMap(changesBy)
    .filter((change) => change.seat === seat)
    .reduce<Bundle>((sum, { amount }) => sumOf(sum, amount), {});
}
