/** Whether a question can be asked while the secrets of the one who is asked lie face down. */
import { hasSameAnswers, type Seat, stateOf, type Table, UNKNOWN } from '@three-crowns/core';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** Whoever looks on could list the same answers in the same words, and nothing new waits to be seen by this seat alone. */
export function isAskedOpenly(table: AnyTable, seat: Seat): boolean {
  const { game } = table;
  const state = stateOf(table);
  const [own, open]: unknown[] = [game.secrets.view(state, seat), game.secrets.view(state, 'spectator')];
  return hasSameAnswers(game, seat, own, open) && !isNews(seenBefore(table, seat) ?? open, own, open);
}

/** What this seat saw before its last move; nothing yet before its first one. */
function seenBefore({ game, moments }: AnyTable, seat: Seat): unknown {
  const last = moments.findLastIndex((moment) => moment.seat === seat);
  return last < 1 ? undefined : game.secrets.view(moments[last - 1].state, seat);
}

/** Somewhere in the view lies what was unknown to the seat before and still is to everybody else. */
function isNews(before: unknown, now: unknown, open: unknown): boolean {
  if (typeof now !== 'object' || now === null) return before === UNKNOWN && open === UNKNOWN && now !== UNKNOWN;
  return Object.entries(now).some(([key, part]) => isNews(partOf(before, key), part, partOf(open, key)));
}

const partOf = (whole: unknown, key: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, unknown>>)[key] : undefined;
