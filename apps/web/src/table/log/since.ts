/** What the others did since a seat moved last, a turn each. */
import type { AnyGame, Seat } from '@three-crowns/core';
import type { AnyMoment } from '../session/snapshot.ts';
import { type LogLine, linesAt } from './log.ts';

export interface OtherTurn {
  readonly seat: Seat;
  /** The first and the last moment of it. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly LogLine[];
}

export function turnsSince(game: AnyGame, moments: readonly AnyMoment[], own: Seat): OtherTurn[] {
  const last = moments.findLastIndex(({ seat }) => seat === own);
  const turns: OtherTurn[] = [];
  moments.forEach(({ seat }, ply) => {
    if (ply <= last || seat === undefined) return;
    const lines = linesAt(game, moments, ply);
    const before = turns.at(-1);
    if (before?.seat === seat) turns[turns.length - 1] = { ...before, to: ply, lines: [...before.lines, ...lines] };
    else turns.push({ seat, from: ply, to: ply, lines });
  });
  return turns;
}
