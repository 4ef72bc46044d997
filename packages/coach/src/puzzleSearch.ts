/**
 * Whether a situation is a puzzle. The cheap questions come first: most situations are none. Every legal first move takes part in
 * the race, with a deep budget for those that need it, so that nobody is told a good move is wrong.
 */
import { BOTS, type Endings, type Work } from '@three-crowns/ai';
import { type AnyGame, worldLuck } from '@three-crowns/core';
import { textsOf } from './line.ts';
import { CROWNS, type Crowns, type Puzzle } from './puzzle.ts';
import type { Race } from './race.ts';
import { isSame, type Moves, makeScales, type Scales } from './scales.ts';
import { makeWitness, type Seen } from './seen.ts';
import { coachSettings } from './settings.ts';
import { firstThought } from './thought.ts';
import { roundedChance } from './values.ts';
import { whyBetween } from './why.ts';

/** Where a puzzle may be: a world dealt from the view of the seat that is asked. */
export type Spot = Pick<Puzzle, 'options' | 'seat' | 'position'>;

const FEWEST_MOVES = 3;
const MOST_MOVES = 40;
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
  const scout = makeScales(game, seen, coachSettings(game, 'scout'));
  const thought = firstThought(game, scout.world, spot.seat);
  // What looks best at the end of the turn, whoever looks, seldom is no good.
  if (isSame(game, thought, scout.plans[0][0])) return undefined;
  const best = yield* scout.search();
  if (isSame(game, thought, best[0][0]) || isFoundOften(foundBy(game, seen, [best[0]]))) return undefined;
  const rest = moves.filter((move) => !best.some(([first]) => isSame(game, first, move)));
  const lines = [...best, ...rest.map((move) => scout.lineFrom(move))];
  const obvious = lines.findIndex(([first]) => isSame(game, first, thought));
  const scales = makeScales(game, seen, coachSettings(game, 'hint'));
  const race = yield* scales.race(lines, obvious, coachSettings(game, 'deep').worlds);
  return race && (yield* told(game, seen, scales, lines, race));
}

/** What the solver sees of a spot: its view, without a memory of how it came there. */
export function seenAt(game: AnyGame, { position, options, seat }: Spot): Seen {
  const view: unknown = game.secrets.view(game.notation.parsePosition(position, options, 'puzzle'), seat);
  return makeWitness(game, seat, view).seen(view);
}

/** How often the weaker levels begin one of these lines. */
function foundBy(game: AnyGame, { view, seat }: Seen, lines: readonly Moves[]): number {
  let found = 0;
  for (const name of WEAKER) {
    for (let i = 0; i < TRIES; i++) {
      const luck = worldLuck(`${name} ${i}`);
      const { move } = BOTS[name].sit(game, seat, luck).choose(view, luck);
      if (lines.some(([first]) => isSame(game, first, move))) found += 1;
    }
  }
  return found / (WEAKER.length * TRIES);
}

/** As it is told: the whole line, and why it is better than the best that does not count. */
function* told(
  game: AnyGame,
  seen: Seen,
  scales: Scales,
  lines: readonly Moves[],
  { good, next, chance, nextChance }: Race,
): Generator<Work, Found | undefined, Endings> {
  const { seat } = seen;
  const accepted = good.map((line) => lines[line]);
  const found = foundBy(game, seen, accepted);
  if (isFoundOften(found)) return undefined;
  const weighing = yield* scales.compare([accepted[0], lines[next]]);
  return (
    weighing && {
      solution: textsOf(game, scales.world, seat, accepted[0]),
      accepted: accepted.map((moves) => textsOf(game, scales.world, seat, moves)[0]),
      best: roundedChance(chance),
      next: roundedChance(nextChance),
      found,
      crowns: crownsFor(found),
      why: whyBetween(weighing.endings, 0, 1, seat),
    }
  );
}

const isFoundOften = (found: number): boolean => found > MOST_FOUND;

function crownsFor(found: number): Crowns {
  return CROWNS[CROWN_SHARES.filter((share) => found <= share).length];
}
