/** Things in few words, by the names of the targets. */
import type { Message } from '@three-crowns/core';
import type { State } from '@three-crowns/valeria';
import { CARDS, cardName, dukeName, monsterAt, PLACE_NAMES, RESOURCES, topOf } from '@three-crowns/valeria/board';
import type { SeatInfo } from '../../../seats/seats.ts';
import type { Key } from './en.ts';

interface Own {
  readonly own: Key;
  readonly args?: Readonly<Record<string, number>>;
}

export type Name = string | Message | Own;

export function nameOf(state: State, target: string, seats: readonly SeatInfo[]): Name | undefined {
  const place = PLACE_NAMES.indexOf(target);
  if (place >= 0) {
    const card = monsterAt(state, place) ?? topOf(state, place) ?? state.cover[place];
    return cardName(card);
  }
  const resource = RESOURCES.find((name) => name === target);
  if (resource !== undefined) return { own: resource };
  if (target === 'dice' || target === 'skip' || target === 'bank') return { own: target };
  const [kind, name] = target.split(' ');
  const number = Number(name);
  switch (kind) {
    case 'card':
      return cardName((CARDS as readonly string[]).indexOf(name));
    case 'die':
      return { own: 'die', args: { number } };
    case 'seat':
      return seats[number - 1]?.name;
    case 'duke': {
      const duke = state.players.flatMap(({ dukes }) => dukes[number - 1] ?? []).find((one) => one >= 0);
      return duke === undefined ? undefined : dukeName(duke);
    }
    default:
      return undefined;
  }
}
