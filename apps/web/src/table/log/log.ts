/** The log: events in words as the viewer may know them, in groups of a turn, each line with its moment in the game. */
import type { AnyGame, Message, Seat, Viewer } from '@three-crowns/core';
import type { Frame } from '../session/frames.ts';

export interface LogLine {
  /** The frame that shows it. */
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
  frames: readonly Frame[],
  viewer: Viewer,
  beginsTurn: (event: unknown) => boolean,
): LogGroup[] {
  const groups: Draft[] = [];
  frames.forEach((frame, ply) => {
    for (const event of redacted(game, frame.events, viewer)) {
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
export function sinceMoveOf(game: AnyGame, frames: readonly Frame[], viewer: Viewer, seat: Seat): LogLine[] {
  const last = frames.findLastIndex((frame) => frame.seat === seat);
  return frames.flatMap((frame, ply) => {
    if (ply <= last) return [];
    return redacted(game, frame.events, viewer).flatMap((event) => {
      const message = game.words.describeEvent(event);
      return message === undefined ? [] : [{ ply, message }];
    });
  });
}

export function redacted(game: AnyGame, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.map((event): unknown => game.secrets.redact(event, viewer)).filter((event) => event !== undefined);
}

/** The ply at which each turn begins, for the steps of a replay. */
export function turnStarts(frames: readonly Frame[], beginsTurn: (event: unknown) => boolean): number[] {
  const starts = frames.flatMap((frame, ply) => (frame.events.some(beginsTurn) ? [ply] : []));
  return [0, ...starts.filter((ply) => ply !== 0)];
}

function seatIn(event: unknown): Seat | undefined {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return undefined;
  return typeof event.seat === 'number' ? event.seat : undefined;
}
