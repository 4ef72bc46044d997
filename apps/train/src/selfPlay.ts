/** Games that players of one value play among themselves; the end of every turn is noted. */
import { makePlanner, makeValue, type Plan, type Planner } from '@three-crowns/ai';
import { type AnyGame, dealWorld, draw, type Luck, type Seat, type Weights, worldLuck } from '@three-crowns/core';
import { joined, type Samples } from './fit/samples.ts';
import { featuresOf, gameNamed } from './games.ts';
import { type Notes, note, samplesOf } from './notes.ts';
import { type Lot, type Training, tableOf } from './training.ts';

/** A plan that is tried is any of the best. */
const BEST = 8;
/** Shares are drawn in thousandths. */
const FINE = 1000;

export function playLot(training: Training, { iteration, from, to, weights }: Lot): Samples {
  const game = gameWith(training.game, weights);
  const planners = training.seats.map((seats) => makePlanner(game, makeValue(game, 'learned', seats)));
  const parts: Samples[] = [];
  for (let number = from; number < to; number++) {
    const planner = planners[number % planners.length];
    const notes = playGame(game, planner, training, number, `${training.seed} ${iteration} ${number}`);
    parts.push(samplesOf(notes, weights, training.blend));
  }
  return joined(parts, featuresOf(game).names.length);
}

/** The game as a player knows it who has learned just this. */
function gameWith(id: string, weights: Weights | undefined): AnyGame {
  const game = gameNamed(id);
  const features = { ...featuresOf(game), weights: () => weights };
  return { ...game, instinct: { ...game.instinct, features } };
}

function playGame(game: AnyGame, planner: Planner, training: Training, number: number, seed: string): Notes {
  const { rules } = game;
  const features = featuresOf(game);
  const table = tableOf(training, number);
  const state = rules.setup(game.parseOptions(table), seed);
  const luck = worldLuck(seed);
  const notes: Notes = { seats: table.seats, width: features.names.length, rows: [], outcome: undefined };
  let plies = 0;
  for (let [asked] = rules.pending(state); asked && plies < game.mostPlies; [asked] = rules.pending(state)) {
    const plan = planOf(game, state, asked.seat, planner, training, luck);
    const played = follow(game, state, asked.seat, plan);
    plies += played;
    // A value means something where a turn ends, and of an end the score is known.
    const isTurnOver = plan.isWhole && played === plan.moves.length;
    if (isTurnOver && rules.pending(state).length > 0) note(notes, features, state);
  }
  notes.outcome = rules.outcome(state);
  return notes;
}

/** As the seat can know it: made in a world dealt from its view. */
function planOf(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  planner: Planner,
  { situations, explore }: Training,
  luck: Luck,
): Plan {
  const world = dealWorld(game, game.secrets.view(state, seat), luck);
  const isTrial = draw(luck, FINE) < explore * FINE;
  const plans = planner.plans(world, seat, situations, isTrial ? BEST : 1);
  return plans[isTrial ? draw(luck, plans.length) : 0];
}

/** Until the plan ends, or what shows up on the way is not what the world of the plan had there: the moves played. */
function follow({ rules, instinct }: AnyGame, state: unknown, seat: Seat, { moves }: Plan): number {
  let played = 0;
  for (const planned of moves) {
    const key = instinct.moveKey(planned);
    const move = rules.legalMoves(state, seat).find((legal) => instinct.moveKey(legal) === key);
    if (move === undefined) break;
    rules.play(state, seat, move);
    played += 1;
  }
  return played;
}
