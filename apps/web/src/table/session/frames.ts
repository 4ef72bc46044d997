/** The moments of a game, one after every move. */
import type { Moment } from '@three-crowns/core';

export type Frame = Moment<unknown, unknown>;

/** The frames up to this one that one seat made in a row. */
export function runTo(frames: readonly Frame[], at: number): readonly Frame[] {
  const { seat } = frames[at];
  const before = frames.slice(0, at).findLastIndex((frame) => frame.seat !== seat);
  return frames.slice(before + 1, at + 1);
}
