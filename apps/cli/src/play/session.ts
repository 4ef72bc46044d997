/** A game in the terminal: the table, who plays at it, and where it is saved. */
import type { Bot } from '@three-crowns/ai';
import { formatRecord, playMove, recordOf, type Seat, stateOf, type Table } from '@three-crowns/core';
import { writeText } from '../files.ts';
import { botLuck } from '../seating.ts';
import { eventsFor, type Speaker } from '../speech.ts';

export interface Session {
  readonly speaker: Speaker;
  readonly table: Table<unknown, unknown, unknown, unknown>;
  /** By seat; undefined where a person sits. */
  readonly bots: readonly (Bot | undefined)[];
  /** Where the record is kept after every move. */
  readonly file: string | undefined;
  /** By seat: how many moments its player has been told of. */
  readonly told: number[];
}

export async function save({ table, file }: Session, to = file): Promise<void> {
  if (to !== undefined) await writeText(to, formatRecord(recordOf(table)), to);
}

/** The luck of a bot follows from the seed and the ply: a game that is continued goes on as it would have. */
export function playBot({ table, bots }: Session, seat: Seat): void {
  const { game, course, base } = table;
  const luck = botLuck(base.seed ?? '', seat, course.moves.length);
  playMove(table, seat, bots[seat]?.choose(game, game.secrets.view(stateOf(table), seat), seat, luck));
}

/** What happened since this seat was last told, as it may know it. */
export function newsFor({ table, told }: Session, seat: Seat): unknown[] {
  const from = Math.min(told[seat], table.moments.length);
  told[seat] = table.moments.length;
  const events = table.moments.slice(from).flatMap((moment) => moment.events);
  return eventsFor(table.game, events, seat);
}

/** What the person who was asked last has not been told yet; nothing where only bots play. */
export function lastNews(session: Session): unknown[] {
  const persons = session.told.map((_, seat) => seat).filter((seat) => session.bots[seat] === undefined);
  const last = persons.sort((a, b) => session.told[b] - session.told[a])[0];
  return last === undefined ? [] : newsFor(session, last);
}
