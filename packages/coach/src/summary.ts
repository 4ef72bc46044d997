/** A whole game in a few numbers: how well each seat decided, and how much of the result was luck. */
import { type GameRecord, readLog, type Seat } from '@three-crowns/core';
import type { Analysis, Step, Values } from './analysis.ts';
import { givenUp } from './grade.ts';
import { resultIn, roundedChance, roundedPoints } from './values.ts';

/** even + luck + own + others is the result, exactly. */
export interface Lanes {
  /** What everybody would have of an even game. */
  readonly even: number;
  /** Dice, draws, reveals, and what another seat knew. */
  readonly luck: number;
  /** What the seat's own decisions gave up: 0 or below in chances, but points may be given for a better chance. */
  readonly own: number;
  /** What the decisions of the others gave it. */
  readonly others: number;
  /** What it had in the end; while the game or the analysis goes on, what it may expect. */
  readonly result: number;
}

export interface SeatSummary {
  /** 100 exactly when nothing was given up. */
  readonly accuracy: number;
  /** Decisions that were not forced. */
  readonly decisions: number;
  readonly chances: Lanes;
  readonly points: Lanes;
  /** Plies: the clearest good move, and the decision that gave up most. Left out where there is none. */
  readonly bestMove?: number;
  readonly worstMove?: number;
}

/** What came after a decision, before the next one, for one seat. */
export interface Luck {
  readonly ply: number;
  readonly seat: Seat;
  readonly chance: number;
  readonly points: number;
}

export interface Summary {
  readonly seats: readonly SeatSummary[];
  /** The ply that changed the chances most, with what came of it. */
  readonly turningPoint?: number;
  readonly lucks: readonly Luck[];
}

/** How fast accuracy falls with the chance that a decision gives up on average: 2 % are 79, 5 % are 55. */
const STEEPNESS = 12;

/** Of as much of the record as was analysed. Where one seat was, the lanes of the others are what it expected of them. */
export function summarise(record: GameRecord, { steps, as }: Analysis): Summary {
  if (steps.length === 0) return { seats: [], lucks: [] };
  const isWhole = steps.length === standingMoves(record);
  const end = (isWhole ? resultIn(record) : undefined) ?? steps[steps.length - 1].after;
  const isJudged = ({ seat, mark }: Step): boolean => mark !== 'forced' && (as === undefined || seat === as);
  const judged = steps.filter(isJudged);
  const seats = end.chances.map((_, seat) => summaryOf(steps, judged, end, seat));
  const turningPoint = largest(steps, (step) => swing(step.before, nextOf(steps, step.ply, end)));
  return { seats, ...(turningPoint !== undefined && { turningPoint }), lucks: lucksIn(steps, end) };
}

const standingMoves = (record: GameRecord): number => readLog(record).course.moves.length;

/** What is expected once a decision has come to its end: at the next one, or in the result. */
function nextOf(steps: readonly Step[], ply: number, end: Values): Values {
  return ply + 1 < steps.length ? steps[ply + 1].before : end;
}

function summaryOf(steps: readonly Step[], judged: readonly Step[], end: Values, seat: Seat): SeatSummary {
  const own = judged.filter((step) => step.seat === seat);
  const bestMove = largest(own, ({ mark, lead = 0 }) => lead + (mark === 'brilliant' ? 1 : 0));
  const worstMove = largest(own, givenUp);
  const { points } = steps[0].before;
  const evenPoints = roundedPoints(points.reduce((sum, some) => sum + some, 0) / points.length);
  return {
    accuracy: accuracyOf(own),
    decisions: own.length,
    chances: lanesOf(steps, seat, roundedChance(1 / points.length), end, 'chances'),
    points: lanesOf(steps, seat, evenPoints, end, 'points'),
    ...(bestMove !== undefined && { bestMove }),
    ...(worstMove !== undefined && { worstMove }),
  };
}

/** Rounded down to a tenth: 100 is never said of less. */
function accuracyOf(decisions: readonly Step[]): number {
  if (decisions.length === 0) return 100;
  const lost = decisions.reduce((sum, step) => sum + givenUp(step), 0) / decisions.length;
  return Math.floor(1000 * Math.exp(-STEEPNESS * lost)) / 10;
}

function lanesOf(steps: readonly Step[], seat: Seat, even: number, end: Values, of: keyof Values): Lanes {
  let [own, others] = [0, 0];
  for (const { seat: decided, before, after } of steps) {
    const change = after[of][seat] - before[of][seat];
    if (decided === seat) own += change;
    else others += change;
  }
  const result = end[of][seat];
  // All are multiples of a power of two: nothing is lost in these sums, whatever their order.
  return { even, luck: result - even - own - others, own, others, result };
}

function lucksIn(steps: readonly Step[], end: Values): Luck[] {
  return steps.flatMap(({ ply, after }) => {
    const next = nextOf(steps, ply, end);
    return after.chances.flatMap((chance, seat) => {
      const luck = { ply, seat, chance: next.chances[seat] - chance, points: next.points[seat] - after.points[seat] };
      return luck.chance === 0 && luck.points === 0 ? [] : [luck];
    });
  });
}

/** How far the chances moved. */
function swing(before: Values, after: Values): number {
  return before.chances.reduce((sum, chance, seat) => sum + Math.abs(after.chances[seat] - chance), 0);
}

/** The ply of the step with most of something; undefined where all have none. */
function largest(steps: readonly Step[], amount: (step: Step) => number): number | undefined {
  let [most, ply]: [number, number | undefined] = [0, undefined];
  for (const step of steps) {
    const found = amount(step);
    if (found > most) [most, ply] = [found, step.ply];
  }
  return ply;
}
