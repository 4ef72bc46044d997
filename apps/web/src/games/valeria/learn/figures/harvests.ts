/** What a roll brought each player of an example, from the events of the rules. */
import type { GameEvent, State } from '@three-crowns/valeria';
import { type Bundle, type Card, HERALD, KINDS, sumOf } from '@three-crowns/valeria/board';
import { type Change, changesBy } from '../../harvest/changes.ts';

interface Woken {
  readonly card: Card;
  /** How often it was woken, all cards of the kind together. */
  readonly times: number;
}

export interface Harvest {
  readonly woken: readonly Woken[];
  readonly got: Bundle;
  /** Paid in trades, or stolen by somebody. */
  readonly lost: Bundle;
}

export function harvestsOf({ players }: State, events: readonly GameEvent[]): readonly Harvest[] {
  const changes = events.flatMap(changesBy);
  return players.map((_, seat) => ({
    woken: counted(events.flatMap((event) => wokenBy(event, seat))),
    ...sumsOf(changes.filter((change) => change.seat === seat)),
  }));
}

/** What came and what went, each for itself. */
function sumsOf(changes: readonly Change[]): Pick<Harvest, 'got' | 'lost'> {
  let got: Bundle = {};
  let lost: Bundle = {};
  for (const kind of KINDS) {
    for (const { amount } of changes) {
      const count = amount[kind] ?? 0;
      if (count > 0) got = sumOf(got, { [kind]: count });
      else lost = sumOf(lost, { [kind]: -count });
    }
  }
  return { got, lost };
}

function wokenBy(event: GameEvent, seat: number): readonly Card[] {
  if (event.type === 'harvested') return event.seat === seat ? event.cards : [];
  const isAnswer = event.type === 'picked' || event.type === 'traded' || event.type === 'stole';
  return isAnswer && event.seat === seat ? [event.card] : [];
}

/** Each kind once, the herald last. */
function counted(cards: readonly Card[]): Woken[] {
  const kinds = [...new Set(cards)].sort((a, b) => Number(a === HERALD) - Number(b === HERALD));
  return kinds.map((card) => ({ card, times: cards.filter((one) => one === card).length }));
}

export function diceOf(events: readonly GameEvent[], start: State): readonly [number, number] {
  const rolled = events.find((event) => event.type === 'rolled');
  const [one, two] = rolled?.dice ?? start.dice;
  const changed = events.find((event) => event.type === 'changed');
  if (changed === undefined) return [one, two];
  return changed.die === 0 ? [changed.to, two] : [one, changed.to];
}
