/**
 * The kit: what the contract of game.ts asks of every game, tried on random games. `checkGame` returns what it found, each
 * with the seed of the game and the ply; `randomRecord` gives that game as a record.
 */
import type { Game } from '../game.ts';
import { draw, type Luck, luckOf } from '../luck.ts';
import { seatCount } from '../seats.ts';
import { difference, sample } from './compare.ts';
import { copyChecks, deepCopyChecks } from './copies.ts';
import { deepEveryoneChecks } from './everyone.ts';
import { type RandomGame, randomGame } from './game.ts';
import { deepGuidanceChecks } from './guidance.ts';
import { instinctChecks } from './instinct.ts';
import { checkTexts, messageChecks } from './messages.ts';
import { moveChecks } from './moves.ts';
import { checkOptions } from './options.ts';
import { outcomeChecks } from './outcomes.ts';
import { deepPositionChecks } from './positions.ts';
import { purityChecks } from './purity.ts';
import { checkRecord } from './records.ts';
import { makeReport, type Report } from './report.ts';
import { type Check, makeSpot } from './spot.ts';
import { standingChecks } from './standing.ts';
import { checkTable } from './tables.ts';
import { viewChecks } from './views.ts';
import { deepWorldChecks, worldChecks } from './worlds.ts';

export interface GameCheck<S> {
  /** As they come from outside. */
  readonly options: unknown;
  /** How many random games to play. */
  readonly games: number;
  readonly seed: string;
  /** What must hold in every state of the game: conservation of tiles and gold. Returns what is wrong. */
  readonly invariant?: (state: S) => string | undefined;
  /** A random game must end within so many moves. */
  readonly maxMoves?: number;
}

const CHECKS: readonly Check[] = [
  ...moveChecks,
  ...copyChecks,
  ...purityChecks,
  ...viewChecks,
  ...instinctChecks,
  ...worldChecks,
  ...outcomeChecks,
  ...messageChecks,
  ...standingChecks,
];

/** Too dear for every ply: tried at a few of each game, some of them inside an ability. */
const DEEP_CHECKS: readonly Check[] = [
  ...deepCopyChecks,
  ...deepWorldChecks,
  ...deepEveryoneChecks,
  ...deepGuidanceChecks,
  ...deepPositionChecks,
];
const DEEP_PLIES = 3;

/** What does not conform, at most one problem for each check and game; empty when everything does. */
export function checkGame<S, M, E, O>(game: Game<S, M, E, O>, check: GameCheck<S>): string[] {
  const report = makeReport();
  report.guard('texts', '', (problem) => checkTexts(game, problem));
  report.guard('options', '', (problem) => checkOptions(game, check.options, problem));
  for (let i = 0; i < check.games && !report.isFull(); i++) {
    const seed = `${check.seed} ${i + 1}`;
    report.guard('play', `seed "${seed}"`, (problem) => {
      const played = randomGame(game, check.options, seed, check.maxMoves);
      if (!played.over) problem(`not over after ${played.choices.length} moves`);
      walk(game, check, seed, played, report);
      report.guard('record', `seed "${seed}"`, (found) => checkRecord(game, played, found));
      checkTable(game, played.record, seed, report);
    });
  }
  return report.problems;
}

/** Goes through a random game again, ply by ply, and checks everything on the way. */
function walk<S, M, E, O>(
  game: Game<S, M, E, O>,
  { options: raw, invariant, maxMoves = 5000 }: GameCheck<S>,
  seed: string,
  { choices, states }: RandomGame,
  report: Report,
): void {
  const options = game.parseOptions(raw);
  const seats = seatCount(game, options);
  const luck = luckOf(`${seed} kit`);
  const state = game.rules.setup(options, seed);
  const deep = deepPlies(states, luck);
  const heard: string[] = [];
  for (let ply = 0; ply < states.length; ply++) {
    const place = `seed "${seed}", ply ${ply}`;
    const json = JSON.stringify(state);
    if (json !== states[ply]) {
      const where = difference(JSON.parse(states[ply]), state);
      report.add('determinism', place, `played twice it differs at ${where}`);
      return;
    }
    const choice = choices[ply];
    const next = choice && { seat: choice.seat, move: game.rules.legalMoves(state, choice.seat)[choice.index] };
    const spot = makeSpot({ game, options, seats, seed, ply, state, json, next, heard, maxMoves, luck });
    for (const { name, run } of deep.has(ply) ? [...CHECKS, ...DEEP_CHECKS] : CHECKS) {
      report.guard(name, place, (problem) => run(spot, problem));
    }
    const broken = invariant?.(state);
    if (broken !== undefined) report.add('invariant', place, broken);
    if (next === undefined) return;
    if (!heard.includes(choice.text)) heard.push(choice.text);
    game.rules.play(state, next.seat, next.move);
  }
}

function deepPlies(states: readonly string[], luck: Luck): Set<number> {
  const plies = states.map((_, ply) => ply);
  const inside = plies.filter((ply) => /"stack":\[[^\]]/.test(states[ply]));
  return new Set([...sample(luck, plies, DEEP_PLIES), ...sample(luck, inside, DEEP_PLIES), draw(luck, plies.length)]);
}
