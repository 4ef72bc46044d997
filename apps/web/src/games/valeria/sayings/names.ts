/** Things in few words, by the names of the targets. */
import { type Message, UNKNOWN } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { BARGAIN, cardName, dukeName, monsterAt, RESOURCES, targetNamed, topOf } from '@three-crowns/valeria/board';
import type { SeatInfo } from '../../../seats/seats.ts';
import type { Key } from './en.ts';

interface Own {
  readonly own: Key;
  readonly args?: Readonly<Record<string, number>>;
}

export type Name = string | Message | Own;

export function nameOf(state: State, name: string, seats: readonly SeatInfo[]): Name | undefined {
  const target = targetNamed(name);
  switch (target?.kind) {
    case 'place':
      return cardName(monsterAt(state, target.place) ?? topOf(state, target.place) ?? state.cover[target.place]);
    case 'card':
      return cardName(target.card);
    case 'resource':
      return { own: RESOURCES[target.resource] };
    case 'die':
      return { own: 'die', args: { number: target.die + 1 } };
    case 'seat':
      return seats[target.seat]?.name;
    case 'duke': {
      const duke = state.players.flatMap(({ dukes }) => dukes[target.place] ?? []).find((one) => one !== UNKNOWN);
      return duke === undefined ? undefined : dukeName(duke);
    }
    case 'word':
      return target.word === BARGAIN ? undefined : { own: target.word };
    case undefined:
      return undefined;
  }
}
