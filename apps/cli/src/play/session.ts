/** A game in the terminal: the table, who plays at it, and where it is saved. */
import { formatRecord, playMove, recordOf, type Seat, type Table } from '@three-crowns/core';
import { writeText } from '../files.ts';
import type { Pool } from '../pool/pool.ts';
import { eventsFor, type Speaker } from '../speech.ts';
import type { TableBot } from './bots.ts';

export interface Session {
  readonly speaker: Speaker;
  readonly table: Table<unknown, unknown, unknown, unknown>;
  /** By seat; undefined where a person sits. */
  readonly bots: readonly (TableBot | undefined)[];
  /** Who think for the bots. */
  readonly pool: Pool;
  /** Where the record is kept after every move. */
  readonly file: string | undefined;
  /** By seat: how many moments its player has been told of. */
  readonly told: number[];
}

export async function save({ table, file }: Session, to = file): Promise<void> {
  if (to !== undefined) await writeText(to, formatRecord(recordOf(table)), to);
}

export async function playBot({ table, bots }: Session, seat: Seat): Promise<void> {
  playMove(table, seat, await bots[seat]?.choose());
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
