/** An arrow from one thing to another that keeps off what is printed in their corners, on their ribbons and below. */
import type { Spot } from '../screen/spots.ts';

export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shares of a thing's width: how far a straight way down and a slanted one run beside the middle. */
const ASIDE = { upright: 0.4, slanted: 0.13, level: 0 } as const;
/** Where it begins and ends, as shares of the width from the middle. */
const OUT = 0.42;
const HEAD = { length: 18, half: 11 } as const;

export function arrowBetween(from: Spot, to: Spot): Arrow | undefined {
  const line = lineBetween(from, to);
  if (line === undefined) return undefined;
  const { way, start, end, along } = line;
  const tip = along(end);
  const neck = along(end - HEAD.length);
  const across = { x: -way.y * HEAD.half, y: way.x * HEAD.half };
  return {
    shaft: `M${at(along(start))}L${at(neck)}`,
    head: `M${at(tip)}L${at({ x: neck.x + across.x, y: neck.y + across.y })}L${at({ x: neck.x - across.x, y: neck.y - across.y })}Z`,
  };
}

/** The same line without a head. */
export function wayBetween(from: Spot, to: Spot): string | undefined {
  const line = lineBetween(from, to);
  return line && `M${at(line.along(line.start))}L${at(line.along(line.end))}`;
}

interface Line {
  readonly way: Point;
  /** Lengths along it. */
  readonly start: number;
  readonly end: number;
  along(by: number): Point;
}

/** Undefined where both are at one place. */
function lineBetween(from: Spot, to: Spot): Line | undefined {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < to.width / 2) return undefined;
  const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const aside = to.width * ASIDE[kindOf(way)];
  const side = { x: aside * Math.abs(way.y), y: -aside * way.x * Math.sign(way.y || 1) };
  return {
    way,
    start: OUT * from.width,
    end: length - OUT * to.width * 0.6,
    along: (by) => ({ x: a.x + side.x + way.x * by, y: a.y + side.y + way.y * by }),
  };
}

function kindOf({ x, y }: Point): keyof typeof ASIDE {
  if (Math.abs(x) < 0.2) return 'upright';
  return Math.abs(y) < 0.2 ? 'level' : 'slanted';
}

const middleOf = ({ left, top, width, height }: Spot): Point => ({ x: left + width / 2, y: top + height / 2 });

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
