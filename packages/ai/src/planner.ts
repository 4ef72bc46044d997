/**
 * Plans a turn: all lines of a seat's own moves to the turn's end, which is where another seat is asked, luck was drawn or the
 * game is over. Only there the value of a game means something, so single decisions are never judged by themselves unless the
 * lines are too many. Situations that were met before are left out, moves as good as each other are looked at once.
 */
import { type AnyGame, luckIn, type Seat } from '@three-crowns/core';
import { makeKeySet } from './keySet.ts';
import type { Value } from './value.ts';

export interface Plan {
  readonly moves: readonly unknown[];
  readonly rank: number;
  /** The situation after it, in the world it was made in, as far as the seat can foresee it. */
  readonly end: unknown;
  /** The turn ends there. Else there were too many lines to follow, and the rest is left open. */
  readonly isWhole: boolean;
}

export interface Planner {
  /**
   * The best plans for a seat that is asked, the best first, at least one. No more than so many `situations` are looked at.
   * The state stays as it is.
   */
  plans(state: unknown, seat: Seat, situations: number, count: number): Plan[];
}

/** How much of what is left goes into the next move of all lines; the rest is for the moves after it. */
const SHARE = 0.6;

/** Moves from the beginning of the turn on, and where they lead. */
interface Line {
  readonly state: unknown;
  /** The last move and the line before it; the empty line has none. */
  readonly move: unknown;
  readonly before: Line | undefined;
  /** What can follow; nothing where the turn ends. */
  readonly moves: readonly unknown[];
  /** What it is worth; not asked yet while it is no number. */
  rank: number;
}

const NONE: readonly unknown[] = [];

export function makePlanner({ rules, instinct }: AnyGame, value: Value): Planner {
  const { stateKey, foldKey } = instinct;
  const met = makeKeySet();
  const folded = makeKeySet();
  // Of the turn that is planned now.
  let seat: Seat = 0;
  let left = 0;
  let wanted = 0;
  let drawn: number | undefined;
  let best: Line[] = [];

  function plans(state: unknown, asked: Seat, situations: number, count: number): Plan[] {
    seat = asked;
    left = situations;
    wanted = count;
    drawn = luckIn(state)?.at;
    best = [];
    met.clear();
    met.add(stateKey(state));
    let lines: Line[] = [{ state, move: undefined, before: undefined, moves: movesOf(state), rank: Number.NaN }];
    while (lines.length > 0) lines = longer(lines);
    return best.map(planOf);
  }

  /** All lines with one move more, as far as the situations go. */
  function longer(lines: Line[]): Line[] {
    const share = lines[0].before === undefined ? left : Math.ceil(SHARE * left);
    let wishes = 0;
    for (const line of lines) wishes += line.moves.length;
    if (wishes > share && lines.length > 1) sort(lines);
    const longest: Line[] = [];
    const stop = left - share;
    for (const line of lines) {
      if (line.moves.length > left && line.before !== undefined) offer(line);
      else if (left > stop) follow(line, longest);
    }
    return longest;
  }

  /** By what they are worth as they stand, which is a guess. */
  function sort(lines: Line[]): void {
    for (const line of lines) judge(line);
    lines.sort((a, b) => b.rank - a.rank);
  }

  function judge(line: Line): void {
    if (Number.isNaN(line.rank)) line.rank = value.rank(line.state, seat, false);
  }

  function follow(line: Line, longest: Line[]): void {
    const { moves } = line;
    const most = Math.min(moves.length, left);
    for (let i = 0; i < most; i++) {
      // Nobody needs the situation of a line any more whose last move is played. The first is the caller's.
      const isFree = i === moves.length - 1 && line.before !== undefined;
      const state = isFree ? line.state : rules.clone(line.state);
      instinct.hide?.(state, seat, moves[i]);
      rules.play(state, seat, moves[i]);
      left -= 1;
      if (met.add(stateKey(state))) go(state, moves[i], line, longest);
    }
  }

  function go(state: unknown, move: unknown, before: Line, longest: Line[]): void {
    const asked = rules.pending(state);
    if (luckIn(state)?.at === drawn && asked.some((decision) => decision.seat === seat)) {
      longest.push({ state, move, before, moves: movesOf(state), rank: Number.NaN });
    } else {
      const rank = value.rank(state, seat, asked.length === 0);
      offer({ state, move, before, moves: NONE, rank });
    }
  }

  /** The legal moves, but one of those that are as good as each other. */
  function movesOf(state: unknown): readonly unknown[] {
    const moves: readonly unknown[] = rules.legalMoves(state, seat);
    if (foldKey === undefined || moves.length < 2) return moves;
    folded.clear();
    return moves.filter((move) => folded.add(foldKey(state, seat, move)));
  }

  /** Among the best, in its place; of equal ones the first stays before. */
  function offer(line: Line): void {
    judge(line);
    let at = best.length;
    while (at > 0 && best[at - 1].rank < line.rank) at -= 1;
    if (at >= wanted) return;
    best.splice(at, 0, line);
    if (best.length > wanted) best.pop();
  }

  return { plans };
}

function planOf(line: Line): Plan {
  const moves: unknown[] = [];
  for (let at = line; at.before !== undefined; at = at.before) moves.push(at.move);
  return { moves: moves.reverse(), rank: line.rank, end: line.state, isWhole: line.moves.length === 0 };
}
