/** Where everything of the graph lies: from plies and values to pixels, and back. */
import type { Step, Values } from '@three-crowns/coach';
import type { Scale } from '../study/numbers.ts';
import type { Round } from '../study/study.ts';

/** A line of the graph: by ply, in values. A decision stands at its ply, what it came to half a ply later. */
export interface Dot {
  readonly ply: number;
  readonly value: number;
}

/** By seat. `end`: what the game came to, once it is over and everything is analysed. */
export function linesOf(steps: readonly Step[], scale: Scale, seats: number, end?: Values): Dot[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const dots = steps.flatMap(({ ply, before, after }) => [
      { ply, value: before[scale][seat] },
      { ply: ply + 0.5, value: after[scale][seat] },
    ]);
    const last = steps.at(-1);
    if (end === undefined || last === undefined) return dots;
    return [...dots, { ply: last.ply + 1, value: end[scale][seat] }];
  });
}

/** The values the graph reaches from and to: all chances, or tens of points. */
export function rangeOf(lines: readonly (readonly Dot[])[], scale: Scale): readonly [number, number] {
  if (scale === 'chances') return [0, 1];
  const values = lines.flat().map(({ value }) => value);
  if (values.length === 0) return [0, TEN];
  const low = Math.floor(Math.min(...values) / TEN) * TEN;
  return [low, Math.max(low + TEN, Math.ceil(Math.max(...values) / TEN) * TEN)];
}

const TEN = 10;

/** Five lines across: their values from below. */
export const ticksOf = ([low, high]: readonly [number, number]): number[] =>
  [0, 1, 2, 3, 4].map((i) => low + ((high - low) * i) / 4);

/** The plot inside the drawing, in pixels. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Scaling {
  x(ply: number): number;
  y(value: number): number;
  /** The ply whose place lies nearest. */
  plyAt(x: number): number;
}

export function scalingOf(plot: Plot, plies: number, [low, high]: readonly [number, number]): Scaling {
  const most = Math.max(1, plies);
  return {
    x: (ply) => plot.left + (plot.width * ply) / most,
    y: (value) => plot.top + plot.height * (1 - (value - low) / (high - low)),
    plyAt: (x) => Math.round(Math.min(1, Math.max(0, (x - plot.left) / plot.width)) * most),
  };
}

const place = (n: number): string => String(Math.round(n * 10) / 10);

/** A line as an SVG path. */
export const pathThrough = (dots: readonly Dot[], { x, y }: Scaling): string =>
  dots.map(({ ply, value }, i) => `${i === 0 ? 'M' : 'L'}${place(x(ply))} ${place(y(value))}`).join('');

/** So much of a game is its opening. */
const OPENING = 0.25;

/**
 * A line in two: its opening, whose chances say little of a game that has hardly begun, and the rest. They meet in a dot.
 * Points are not told apart.
 */
export function openingOf(
  dots: readonly Dot[],
  plies: number,
  scale: Scale,
): readonly [readonly Dot[], readonly Dot[]] {
  const end = scale === 'points' ? 0 : dots.findIndex(({ ply }) => ply > plies * OPENING);
  if (end === -1) return [dots, []];
  return [dots.slice(0, end + 1), dots.slice(end)];
}

/** The surface below it. */
export function pathBelow(dots: readonly Dot[], scaling: Scaling, floor: number): string {
  if (dots.length === 0) return '';
  const [from, to] = [dots[0], dots[dots.length - 1]].map(({ ply }) => place(scaling.x(ply)));
  return `${pathThrough(dots, scaling)}L${to} ${place(floor)}L${from} ${place(floor)}Z`;
}

/** Heights of labels beside the ends of lines, moved apart where they would lie on each other; in the order given. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  order.forEach((i, rank) => {
    const least = rank === 0 ? low : places[order[rank - 1]] + gap;
    places[i] = Math.max(wanted[i], least);
  });
  order.toReversed().forEach((i, rank, reversed) => {
    const most = rank === 0 ? high : places[reversed[rank - 1]] - gap;
    places[i] = Math.min(places[i], most);
  });
  return places;
}

/** Which marks have room, by place in the list, where those that come first in `order` have it before the others. */
export function withRoom(
  marks: readonly { readonly x: number; readonly y: number; readonly r: number }[],
  order: readonly number[],
): ReadonlySet<number> {
  const shown = new Set<number>();
  for (const i of order) {
    const { x, y, r } = marks[i];
    const isFree = [...shown].every((other) => {
      const mark = marks[other];
      return Math.hypot(mark.x - x, mark.y - y) >= mark.r + r;
    });
    if (isFree) shown.add(i);
  }
  return shown;
}

/** Of some heights the one that is furthest from all dots in a stretch of the plot. */
export function quietest(heights: readonly number[], dots: readonly number[]): number {
  const distance = (height: number) => Math.min(...dots.map((dot) => Math.abs(dot - height)));
  return heights.reduce((best, height) => (distance(height) > distance(best) ? height : best));
}

/** Rounds whose names have room: every one, every second, every third … */
export function namedRounds(rounds: readonly Round[], width: number, room: number): Round[] {
  const every = Math.max(1, Math.ceil((rounds.length * room) / Math.max(1, width)));
  return rounds.filter((_, i) => i % every === 0);
}

/** The height of the line of luck below a graph. */
export const LUCK = 44;

/** What is left for the plot beside values, names of rounds and seats, and luck. */
export function plotIn({ width, height }: { readonly width: number; readonly height: number }, isSmall: boolean): Plot {
  const [left, right, top, bottom] = isSmall ? [34, 10, 12, 22] : [40, 92, 12, 22 + LUCK];
  return { left, top, width: Math.max(1, width - left - right), height: Math.max(1, height - top - bottom) };
}
