/**
 * What may not be taken back freely: a move that drew on luck, asked another seat, ended the game, or showed somebody
 * something hidden. It is read off the states alone, so no game needs code for undo; the kit proves it for every game.
 */
import { type Game, UNKNOWN, type Viewer } from './game.ts';
import type { Luck } from './luck.ts';
import { viewersOf } from './seats.ts';

/** Each answer is found out when it is asked for, and once: views are made only where luck and seats do not decide. */
export interface Barrier {
  /** It cannot be taken back unless the others agree. */
  readonly barrier: boolean;
  /** Luck was used or somebody saw something hidden: taken back, it is dealt anew. */
  readonly reveals: boolean;
}

type View<S> = (state: S, viewer: Viewer) => S;

/** `seats` is the number of seats at the table: what any of them or a spectator learned counts. */
export function barrierOf<S, M, E, O>(
  game: Game<S, M, E, O>,
  before: S,
  after: S,
  seats: number,
  view: View<S> = game.secrets.view,
): Barrier {
  const isLuckUsed = luckUsed(before) !== luckUsed(after);
  let shown: boolean | undefined;
  let passed: boolean | undefined;
  const hasShown = (): boolean => {
    shown ??= showed(view, before, after, seats);
    return shown;
  };
  const hasPassed = (): boolean => {
    passed ??= !sameSeatsAsked(game, before, after);
    return passed;
  };
  return {
    get barrier() {
      return isLuckUsed || hasPassed() || hasShown();
    },
    get reveals() {
      return isLuckUsed || hasShown();
    },
  };
}

export function isBarrier<S, M, E, O>(game: Game<S, M, E, O>, before: S, after: S, seats: number): boolean {
  return barrierOf(game, before, after, seats).barrier;
}

/** Unseen values in a view, wherever they stand. */
export function countUnknown(value: unknown): number {
  if (value === UNKNOWN) return 1;
  if (value === null || typeof value !== 'object') return 0;
  let count = 0;
  // Without a list of the values: the kit does this for every view of every ply.
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) count += countUnknown(value[i]);
  else for (const key in value) count += countUnknown((value as Parts)[key]);
  return count;
}

/** The luck of a state, where it keeps one. */
export function luckIn(state: unknown): Luck | undefined {
  if (state === null || typeof state !== 'object' || !('luck' in state)) return undefined;
  const { luck } = state;
  return luck !== null && typeof luck === 'object' && 'at' in luck && 'key' in luck ? (luck as Luck) : undefined;
}

function luckUsed(state: unknown): number {
  return luckIn(state)?.at ?? 0;
}

/** A seat that has answered may drop out (simultaneous choices); a new one, or the end, is a barrier. */
function sameSeatsAsked<S, M, E, O>(game: Game<S, M, E, O>, before: S, after: S): boolean {
  const asked = new Set(game.rules.pending(before).map((decision) => decision.seat));
  const now = game.rules.pending(after);
  return now.length > 0 && now.every((decision) => asked.has(decision.seat));
}

function showed<S>(view: View<S>, before: S, after: S, seats: number): boolean {
  return viewersOf(seats).some((viewer) => unseenLess(view(before, viewer), view(after, viewer)) > 0);
}

type Parts = Readonly<Record<string, unknown>>;

/** More than any view holds. */
const TURNED_UP = Number.POSITIVE_INFINITY;

/**
 * How many unseen things there are less. Where something is seen that was unseen, TURNED_UP: while something else is hidden
 * their number may stay the same. In one walk over both views: a server does this for every viewer of every move.
 */
function unseenLess(old: unknown, now: unknown): number {
  if (old === now) return 0;
  if (old === UNKNOWN && now !== undefined) return TURNED_UP;
  if (Array.isArray(old) && Array.isArray(now)) return unseenLessInList(old, now);
  if (isParts(old) && isParts(now)) return unseenLessInParts(old, now);
  return countUnknown(old) - countUnknown(now);
}

const isParts = (value: unknown): value is Parts => value !== null && typeof value === 'object';

function unseenLessInList(old: readonly unknown[], now: readonly unknown[]): number {
  let less = 0;
  const most = Math.max(old.length, now.length);
  for (let i = 0; i < most && less < TURNED_UP; i++) if (old[i] !== now[i]) less += unseenLess(old[i], now[i]);
  return less;
}

function unseenLessInParts(old: Parts, now: Parts): number {
  let less = 0;
  for (const key in old) {
    if (old[key] !== now[key]) less += unseenLess(old[key], now[key]);
    if (less === TURNED_UP) return less;
  }
  for (const key in now) if (!(key in old)) less -= countUnknown(now[key]);
  return less;
}
