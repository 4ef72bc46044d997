/** Who looks at a screen that several people share. */
import { type Decision, type Seat, stateOf, type Table, type Viewer } from '@three-crowns/core';
import { isAskedOpenly } from './asking.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

export interface Look {
  /** The person whose secrets the screen shows. */
  readonly holder: Seat | undefined;
  readonly viewer: Viewer;
  /** Who is asked answers with the own secrets face down, and may turn them up. */
  readonly isFaceDown: boolean;
}

/**
 * The screen changes hands by itself only where the next one would see no other's secrets. A question that can be asked
 * openly covers the secrets of all. After a reload nobody knows who sits there: nobody's are shown until somebody takes it.
 */
export function lookAt(table: AnyTable, asked: Decision | undefined, before: Seat | undefined): Look {
  const persons = personsAt(table);
  if (persons.length < 2) return { holder: before, viewer: persons[0] ?? 'spectator', isFaceDown: false };
  const isNext = asked !== undefined && asked.seat !== before && persons.includes(asked.seat);
  if (isNext && allSeeAlike(table, persons)) return { holder: asked.seat, viewer: asked.seat, isFaceDown: false };
  if (isNext && isAskedOpenly(table, asked.seat)) return { holder: undefined, viewer: 'spectator', isFaceDown: true };
  return { holder: before, viewer: before ?? 'spectator', isFaceDown: false };
}

export const personsAt = ({ base }: AnyTable): Seat[] =>
  base.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

function allSeeAlike(table: AnyTable, persons: readonly Seat[]): boolean {
  const { game } = table;
  const state = stateOf(table);
  const [first, ...rest] = persons.map((seat) => JSON.stringify(game.secrets.view(state, seat)));
  return rest.every((view) => view === first);
}
