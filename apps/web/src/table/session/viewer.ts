/** Who looks at a screen that several people share. */
import { type Decision, type Seat, stateOf, type Table, type Viewer } from '@three-crowns/core';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** After a reload nobody knows who sits there, so the screen shows nobody's secrets until somebody takes it. */
export function viewerOf(table: AnyTable, holder: Seat | undefined): Viewer {
  const persons = personsAt(table);
  if (persons.length === 0) return 'spectator';
  return persons.length === 1 ? persons[0] : (holder ?? 'spectator');
}

/** The person who has the screen. It changes hands by itself only where the next one would see no other's secrets. */
export function holderOf(table: AnyTable, asked: Decision | undefined, holder: Seat | undefined): Seat | undefined {
  const persons = personsAt(table);
  const isNext = asked !== undefined && asked.seat !== holder && persons.includes(asked.seat);
  return isNext && persons.length > 1 && allSeeAlike(table, persons) ? asked.seat : holder;
}

const personsAt = ({ base }: AnyTable): Seat[] =>
  base.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

function allSeeAlike(table: AnyTable, persons: readonly Seat[]): boolean {
  const { game } = table;
  const state = stateOf(table);
  const [first, ...rest] = persons.map((seat) => JSON.stringify(game.secrets.view(state, seat)));
  return rest.every((view) => view === first);
}
