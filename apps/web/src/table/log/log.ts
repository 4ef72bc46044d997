/** The log: events in words as the viewer may know them, in groups of a turn, each line with its moment in the game. */
import type { AnyGame, Message, Seat } from '@three-crowns/core';
import type { AnyMoment } from '../session/snapshot.ts';

export interface LogLine {
  /** The moment that shows it. */
  readonly ply: number;
  readonly message: Message;
}

export interface LogGroup {
  readonly seat: Seat | undefined;
  /** The line of the event that begins the turn; none for what comes before the first. */
  readonly head: LogLine | undefined;
  readonly lines: readonly LogLine[];
}

interface Draft {
  seat: Seat | undefined;
  head: LogLine | undefined;
  lines: LogLine[];
}

/** `beginsTurn` knows the events that open a group. */
export function logOf(
  game: AnyGame,
  moments: readonly AnyMoment[],
  beginsTurn: (event: unknown) => boolean,
): LogGroup[] {
  const groups: Draft[] = [];
  moments.forEach(({ events }, ply) => {
    for (const event of events) {
      const message = game.words.describeEvent(event);
      if (beginsTurn(event)) {
        groups.push({ seat: seatIn(event), head: message && { ply, message }, lines: [] });
        continue;
      }
      if (message === undefined) continue;
      if (groups.length === 0) groups.push({ seat: undefined, head: undefined, lines: [] });
      groups[groups.length - 1].lines.push({ ply, message });
    }
  });
  return groups;
}

/** The lines after the last move of a seat. */
export function sinceMoveOf(game: AnyGame, moments: readonly AnyMoment[], seat: Seat): LogLine[] {
  const last = moments.findLastIndex((moment) => moment.seat === seat);
  return moments.flatMap((_, ply) => (ply <= last ? [] : linesAt(game, moments, ply)));
}

export function linesAt(game: AnyGame, moments: readonly AnyMoment[], ply: number): LogLine[] {
  return moments[ply].events.flatMap((event) => {
    const message = game.words.describeEvent(event);
    return message === undefined ? [] : [{ ply, message }];
  });
}

/** The ply at which each turn begins, for the steps of a replay. */
export function turnStarts(moments: readonly AnyMoment[], beginsTurn: (event: unknown) => boolean): number[] {
  const starts = moments.flatMap(({ events }, ply) => (events.some(beginsTurn) ? [ply] : []));
  return [0, ...starts.filter((ply) => ply !== 0)];
}

export function seatIn(event: unknown): Seat | undefined {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return undefined;
  return typeof event.seat === 'number' ? event.seat : undefined;
}
