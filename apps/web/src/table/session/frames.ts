/** The moments of a game, one after every move. */
import { type AnyGame, type GameRecord, replay, type Seat } from '@three-crowns/core';

/** The table after a number of moves; the first frame is the start. */
export interface Frame {
  readonly state: unknown;
  /** The move that led here. */
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly events: readonly unknown[];
}

/** Every moment of a record, from the start. */
export function framesOf(game: AnyGame, record: GameRecord): Frame[] {
  const frames: Frame[] = [{ state: replay(game, record, { ply: 0 }).state, seat: undefined, text: '', events: [] }];
  replay(game, record, {
    onMove: ({ state, seat, text, events }) => {
      frames.push({ state: game.rules.clone(state), seat, text, events });
    },
  });
  return frames;
}

/** The frames up to this one that one seat made in a row. */
export function runTo(frames: readonly Frame[], at: number): readonly Frame[] {
  const { seat } = frames[at];
  const before = frames.slice(0, at).findLastIndex((frame) => frame.seat !== seat);
  return frames.slice(before + 1, at + 1);
}
