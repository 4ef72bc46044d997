/** Two worlds that a viewer should not be able to tell apart. */
import type { StandingMove } from '../course.ts';
import type { Game, Viewer } from '../game.ts';
import { formatLine } from '../log.ts';
import { draw, type Luck } from '../luck.ts';
import type { GameRecord } from '../record.ts';
import { readLog, replay } from '../replay.ts';
import { startState } from '../start.ts';
import type { World } from './channels.ts';
import { isSame, reloaded } from './compare.ts';
import type { Problem } from './spot.ts';

/**
 * The other world: the first state with everything permuted that the viewer had not learned by the last one. It gets
 * copies and may change them. Moves that were played must stay playable: what they showed was learned.
 */
export type Scramble<S> = (initial: S, final: S, viewer: Viewer, luck: Luck) => S;

export interface Pair<S, E> {
  readonly worlds: readonly [World<S, E>, World<S, E>];
  /** What is played in both. */
  readonly moves: readonly StandingMove[];
}

/** A game tells most at its end, so one in four goes there; where nothing is left to learn, other plies are tried. */
export function makePair<S, M, E, O>(
  game: Game<S, M, E, O>,
  record: GameRecord,
  viewer: Viewer,
  luck: Luck,
  scramble: Scramble<S>,
): Pair<S, E> {
  const { length } = record.log;
  let pair = pairAt(game, record, draw(luck, 4) === 0 ? length : draw(luck, length + 1), viewer, luck, scramble);
  for (let tries = 0; tries < 4 && !isDifferent(pair); tries++) {
    pair = pairAt(game, record, draw(luck, length + 1), viewer, luck, scramble);
  }
  return pair;
}

function pairAt<S, M, E, O>(
  game: Game<S, M, E, O>,
  record: GameRecord,
  ply: number,
  viewer: Viewer,
  luck: Luck,
  scramble: Scramble<S>,
): Pair<S, E> {
  const initial = startState(game, record);
  const final = replay(game, record, { ply }).state;
  const other = scramble(reloaded(initial), reloaded(final), viewer, luck);
  const open = { before: undefined, events: [], record: { ...record, log: [] } };
  return {
    worlds: [
      { ...open, state: initial },
      { ...open, state: other },
    ],
    moves: readLog(record).course.moves.slice(0, ply),
  };
}

export function isDifferent<S, E>({ worlds: [one, other] }: Pair<S, E>): boolean {
  return !isSame(one.state, other.state);
}

/** Plays a line in a world. A move that only one world knows tells the viewer, who reads the record, which one it is. */
export function advance<S, M, E, O>(
  game: Game<S, M, E, O>,
  world: World<S, E>,
  { seat, text }: StandingMove,
  problem: Problem,
): boolean {
  const move = game.notation.parseMove(world.state, seat, text);
  if (move === undefined) {
    problem(`reads "${formatLine(seat, text)}" in the record, which the other world does not allow`);
    return false;
  }
  const before = world.state;
  const state = game.rules.clone(before);
  const events: E[] = [];
  const spelled = formatLine(seat, game.notation.formatMove(before, move));
  game.rules.play(state, seat, move, (event) => events.push(event));
  Object.assign(world, { state, before, events });
  world.record = { ...world.record, log: [...world.record.log, spelled] };
  return true;
}
