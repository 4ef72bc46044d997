/**
 * Whether a situation is a puzzle. The cheap questions come first: most situations are none. Every legal first move is tried, in
 * the end with a deep budget, so that nobody is told a good move is wrong.
 */
import { BOTS, type Endings, estimateFrom, type Work } from '@three-crowns/ai';
import { type AnyGame, BadInput, worldLuck } from '@three-crowns/core';
import { textsOf } from './line.ts';
import { CROWNS, type Crowns, type Puzzle } from './puzzle.ts';
import { type Contender, isSame, leadOf, type Moves, makeScales, type Scales, type Weighing } from './scales.ts';
import { makeWitness, type Seen } from './seen.ts';
import { type CoachSettings, coachSettings } from './settings.ts';
import { firstThought } from './thought.ts';
import { roundedChance } from './values.ts';
import { whyBetween } from './why.ts';

/** Where a puzzle may be: a world dealt from the view of the seat that is asked. */
export type Spot = Pick<Puzzle, 'options' | 'seat' | 'position'>;

/** The best line is so much better than any that does not count, by so many standard errors. */
const LEAD = 0.06;
const ERRORS = 3;
/** First moves with so little less chance are as good. */
const AS_GOOD = 0.01;
/** Who has lost or won has nothing to find. */
const HOPE = [0.05, 0.98] as const;
const FEWEST_MOVES = 3;
const MOST_MOVES = 40;
/** So many of the next best moves are looked at deeply. */
const RIVALS = 4;
const WEAKER = ['page', 'squire', 'knight', 'baron'] as const;
const TRIES = 4;
/** At most so many of the weaker find it; from the other shares down it has a crown more. */
const MOST_FOUND = 0.5;
const CROWN_SHARES = [0.3, 0.15, 0.05] as const;

type Found = Pick<Puzzle, 'solution' | 'accepted' | 'best' | 'next' | 'found' | 'crowns' | 'why'>;

/** Undefined where it is none. */
export function* puzzleAt(game: AnyGame, spot: Spot): Generator<Work, Found | undefined, Endings> {
  const seen = seenAt(game, spot);
  const moves: readonly unknown[] = game.rules.legalMoves(seen.view, spot.seat);
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return undefined;
  const standard = coachSettings(game, 'standard');
  const scales = makeScales(game, seen, { ...standard, worlds: standard.worlds / 2 });
  const thought = firstThought(game, scales.world, spot.seat);
  // What looks best at the end of the turn, whoever looks, seldom is no good.
  if (isSame(game, thought, scales.plans[0][0])) return undefined;
  const [best] = yield* scales.search();
  if (isSame(game, thought, best[0])) return undefined;
  const trial = yield* scales.compare([best, scales.lineFrom(thought)]);
  if (trial === undefined || !isHopeful(trial) || !mayLead(trial, 1)) return undefined;
  if (foundBy(game, seen, [best[0]]) > MOST_FOUND) return undefined;
  const rivals = yield* rivalsOf(game, scales, moves, best);
  if (rivals === undefined) return undefined;
  const weighing = yield* makeScales(game, seen, coachSettings(game, 'deep')).compare([best, ...rivals]);
  return weighing && solved(game, seen, weighing);
}

/** What the solver sees of a spot: its view, without a memory of how it came there. */
export function seenAt(game: AnyGame, { position, options, seat }: Spot): Seen {
  const view: unknown = game.secrets.view(game.notation.parsePosition(position, options, 'puzzle'), seat);
  return makeWitness(game, seat, view).seen(view);
}

/** Whether the solution is still the best move with these settings. */
export function* holds(game: AnyGame, puzzle: Puzzle, settings: CoachSettings): Generator<Work, boolean, Endings> {
  const scales = makeScales(game, seenAt(game, puzzle), settings);
  const [best] = yield* scales.search();
  const text = textsOf(game, scales.world, puzzle.seat, best)[0];
  if (puzzle.accepted.includes(text)) return true;
  const move: unknown = game.notation.parseMove(scales.world, puzzle.seat, puzzle.solution[0]);
  if (move === undefined) throw new BadInput(puzzle.id, 'expected a solution that is legal');
  const weighing = yield* scales.compare([scales.lineFrom(move), best]);
  return weighing !== undefined && isSame(game, weighing.contenders[0].moves[0], move);
}

/** How often the weaker levels begin with one of these moves. */
function foundBy(game: AnyGame, { view, seat }: Seen, firsts: readonly unknown[]): number {
  let found = 0;
  for (const name of WEAKER) {
    for (let i = 0; i < TRIES; i++) {
      const luck = worldLuck(`${name} ${i}`);
      const { move } = BOTS[name].sit(game, seat, luck).choose(view, luck);
      if (firsts.some((first) => isSame(game, first, move))) found += 1;
    }
  }
  return found / (WEAKER.length * TRIES);
}

/** The lines of other first moves that come nearest to the best; undefined where one is near and not as good, or too many are. */
function* rivalsOf(
  game: AnyGame,
  scales: Scales,
  moves: readonly unknown[],
  best: Moves,
): Generator<Work, readonly Moves[] | undefined, Endings> {
  const others = moves.filter((move) => !isSame(game, move, best[0])).map((move) => scales.lineFrom(move));
  const weighing = yield* scales.compare([best, ...others]);
  if (weighing === undefined) return undefined;
  const rivals = weighing.contenders.filter(({ plan }) => plan !== 0);
  const isClose = ({ plan }: Contender) => leadOf(weighing, 0, plan).mean < LEAD;
  if (rivals.some(({ plan }) => !isAsGood(weighing, plan) && !mayLead(weighing, plan))) return undefined;
  if (rivals.filter(isClose).length > RIVALS) return undefined;
  return rivals.slice(0, RIVALS).map((rival) => rival.moves);
}

function isHopeful(weighing: Weighing): boolean {
  const chance = chanceOf(weighing, 0);
  return chance > HOPE[0] && chance < HOPE[1];
}

function chanceOf({ endings, seat }: Weighing, plan: number): number {
  return estimateFrom(endings.map((ends) => ends[plan].shares[seat])).mean;
}

// The best line is the first of every comparison.

/** It may turn out clearly better than the other, for all that is known. */
function mayLead(weighing: Weighing, other: number): boolean {
  const { mean, error } = leadOf(weighing, 0, other);
  return mean + 2 * error >= LEAD;
}

function isLeading(weighing: Weighing, other: number): boolean {
  const { mean, error } = leadOf(weighing, 0, other);
  return mean >= LEAD && mean > ERRORS * error;
}

function isAsGood(weighing: Weighing, other: number): boolean {
  return Math.abs(leadOf(weighing, 0, other).mean) < AS_GOOD;
}

/** With a deep budget every line must be as good as the best, or clearly worse. */
function solved(game: AnyGame, seen: Seen, weighing: Weighing): Found | undefined {
  const { contenders, endings, seat, world } = weighing;
  const worse = contenders.filter(({ plan }) => isLeading(weighing, plan));
  const good = contenders.filter(({ plan }) => isAsGood(weighing, plan));
  const first = good.find(({ plan }) => plan === 0);
  if (first === undefined || worse.length === 0 || worse.length + good.length < contenders.length) return undefined;
  const found = foundBy(
    game,
    seen,
    good.map(({ moves }) => moves[0]),
  );
  if (found > MOST_FOUND) return undefined;
  return {
    solution: textsOf(game, world, seat, first.moves),
    accepted: good.map(({ moves }) => textsOf(game, world, seat, moves)[0]),
    best: roundedChance(chanceOf(weighing, 0)),
    next: roundedChance(chanceOf(weighing, worse[0].plan)),
    found,
    crowns: crownsFor(found),
    why: whyBetween(endings, 0, worse[0].plan, seat),
  };
}

function crownsFor(found: number): Crowns {
  return CROWNS[CROWN_SHARES.filter((share) => found <= share).length];
}
