/** From a record back to the game. */
import { oneOfAt, wholeAt } from './check.ts';
import { BadInput, shown } from './errors.ts';
import { gameSeed } from './fair.ts';
import type { Game, Seat, Seed } from './game.ts';
import { playTextOn } from './moves.ts';
import { type GameRecord, splitLine } from './record.ts';
import { seatCount } from './seats.ts';

export interface Played<S, M, E> {
  /** Moves played so far, this one included. */
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
  readonly move: M;
  /** The state after it. It is played on: clone what you keep. */
  readonly state: S;
  readonly events: readonly E[];
}

export interface ReplayOptions<S, M, E> {
  /** How many moves to play; all of them when left out. */
  readonly ply?: number;
  readonly onMove?: (played: Played<S, M, E>) => void;
}

export interface Replayed<S, E> {
  readonly ply: number;
  readonly state: S;
  readonly events: readonly E[];
}

/** The state before the first move. Throws BadInput when the record is of another game, version or content. */
export function startState<S, M, E, O>(game: Game<S, M, E, O>, record: GameRecord): S {
  oneOfAt(record.game, 'game', [game.id]);
  oneOfAt(record.rulesVersion, 'rulesVersion', [game.rulesVersion]);
  const options = game.parseOptions(record.options);
  oneOfAt(record.contentHash, 'contentHash', [game.contentHash(options)]);
  const seats = seatCount(game, options);
  if (record.seats.length !== seats) {
    throw new BadInput('seats', `expected ${seats}, as the options say, found ${record.seats.length}`);
  }
  const seed = seedOf(record);
  if (record.position !== undefined) return game.notation.parsePosition(record.position, record.options, seed);
  return game.rules.setup(options, seed);
}

/** What the game itself is seeded with. */
export function seedOf(record: GameRecord): Seed {
  if (record.seed === undefined) {
    throw new BadInput(
      'seed',
      'a record without its seed cannot be replayed; the seed is published when the game ends',
    );
  }
  return record.nonces === undefined ? record.seed : gameSeed(record.seed, record.nonces);
}

/** Plays the record up to a ply. Throws BadInput that names the first line that cannot be played. */
export function replay<S, M, E, O>(
  game: Game<S, M, E, O>,
  record: GameRecord,
  { ply = record.moves.length, onMove }: ReplayOptions<S, M, E> = {},
): Replayed<S, E> {
  wholeAt(ply, 'ply', 0, record.moves.length);
  const state = startState(game, record);
  const all: E[] = [];
  for (let i = 0; i < ply; i++) {
    const { seat, text } = splitLine(record.moves[i]);
    checkSeat(seat, record, i);
    const events: E[] = [];
    const move = playTextOn(game, state, seat, text, `moves[${i}]`, (event) => events.push(event));
    for (const event of events) all.push(event);
    onMove?.({ ply: i + 1, seat, text, move, state, events });
  }
  return { ply, state, events: all };
}

function checkSeat(seat: Seat, record: GameRecord, i: number): void {
  if (seat >= record.seats.length) {
    throw new BadInput(
      `moves[${i}]`,
      `expected a seat from 1 to ${record.seats.length}, found ${shown(record.moves[i])}`,
    );
  }
}
