/** What a coach says to a seat that is asked: a few good moves, what they lead to and why. */
import { type Endings, type Outlook, outlookOf, type Work } from '@three-crowns/ai';
import type { AnyGame, Seat } from '@three-crowns/core';
import { textsOf } from './line.ts';
import { type Contender, MOST_LINES, type Weighing } from './scales.ts';
import type { Seen } from './seen.ts';
import type { CoachSettings } from './settings.ts';
import { weigh } from './weigh.ts';
import { type Why, whyBetween } from './why.ts';

/** One good move, with the rest of the turn as it is planned. */
export interface Line {
  /** The own moves to the end of the turn, in notation, the one to be made now first. */
  readonly texts: readonly string[];
  /** If it is played: chances to win and points at the end, by seat. */
  readonly outlook: Outlook;
  /** Against the best of the other lines; at most two reasons, none where there is no other line. */
  readonly why: readonly Why[];
}

export interface Advice {
  readonly seat: Seat;
  /** The best first, every one with another first move, at most three. None where it was stopped too soon. */
  readonly lines: readonly Line[];
  /** Before the move: if the turn went on without a plan. Left out where there are no lines. */
  readonly before?: Outlook;
  /** Worlds that lines were played on in, counted once for each line. */
  readonly rollouts: number;
}

export interface Listening {
  /** Asked now and then; once it is true the best that is known is said. */
  readonly isStopped?: () => boolean;
  /** From 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Of a seat that is asked, by what it has seen and nothing else. Gives out work for one worker or many, as a player does. */
export function* advise(
  game: AnyGame,
  seen: Seen,
  settings: CoachSettings,
  { isStopped, onProgress }: Listening = {},
): Generator<Work, Advice, Endings> {
  const course = weigh(game, seen, settings, { isUnplannedToo: true, ...(isStopped && { isStopped }) });
  const most = settings.rollouts + (MOST_LINES + 1) * settings.worlds;
  let done = 0;
  let step = course.next();
  while (!step.done) {
    const endings = yield step.value;
    for (const { length } of endings) done += length;
    onProgress?.(Math.min(1, done / most));
    step = course.next(endings);
  }
  const weighing = step.value;
  if (weighing === undefined) return { seat: seen.seat, lines: [], rollouts: done };
  const lines = weighing.contenders.map((contender, place) => lineOf(game, weighing, contender, place));
  const { endings, unplanned } = weighing;
  return {
    seat: seen.seat,
    lines,
    ...(unplanned !== undefined && { before: outlookOf(endings, unplanned) }),
    rollouts: done,
  };
}

function lineOf(game: AnyGame, weighing: Weighing, { moves, plan }: Contender, place: number): Line {
  const { contenders, endings, world, seat } = weighing;
  const other = contenders.at(place === 0 ? 1 : 0);
  return {
    texts: textsOf(game, world, seat, moves),
    outlook: outlookOf(endings, plan),
    why: other === undefined || other.plan === plan ? [] : whyBetween(endings, plan, other.plan, seat),
  };
}
