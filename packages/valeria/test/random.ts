/** Random games and crowded random situations that can be had again from their seed. */
import { draw, type Luck, luckOf } from '@three-crowns/core';
import type { EmitEvent } from '../src/events.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, PLACES } from '../src/grid.ts';
import type { Move } from '../src/move.ts';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { Player, State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { type Card, EXHAUSTED, NOTHING } from '../src/vocabulary.ts';
import type { RawOptions } from './variants.ts';

/** The luck of the choices; the table has its own. */
export const choicesOf = (seed: string): Luck => luckOf(`choices ${seed}`);

/** One of the moves of one of those asked; undefined when the game is over. */
export function randomMove(state: State, luck: Luck): { seat: number; move: Move } | undefined {
  const asked = pending(state);
  if (asked.length === 0) return undefined;
  const { seat } = asked[draw(luck, asked.length)];
  const moves = legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`player ${seat + 1} is asked but has no move`);
  return { seat, move: moves[draw(luck, moves.length)] };
}

export interface RandomGames {
  readonly options: RawOptions;
  readonly seed: string;
  readonly games?: number;
  readonly emit?: EmitEvent;
}

/** Each state of each game, the first and the last included. The same object goes on being played: look, do not keep. */
export function* everyPly({ options, seed, games = 1, emit }: RandomGames): Generator<State> {
  for (let game = 0; game < games; game++) {
    const state = setup(parseOptions(options), `${seed} ${game}`);
    const luck = choicesOf(`${seed} ${game}`);
    yield state;
    for (let next = randomMove(state, luck); next !== undefined; next = randomMove(state, luck)) {
      play(state, next.seat, next.move, emit);
      yield state;
    }
  }
}

const MOST_HAD = 14;
const MOST_TAKEN = 5;

/** A table in the middle of things: full purses, many cards, some stacks gone. It waits for the roll of the turn. */
export function crowded(options: RawOptions, seed: string): State {
  const state = setup(parseOptions(options), seed);
  const luck = choicesOf(seed);
  state.turn = draw(luck, state.players.length);
  state.phase = 'roll';
  for (const player of state.players) {
    player.kept = player.dukes.length === 0 ? 0 : draw(luck, player.dukes.length);
    player.have = player.have.map(() => draw(luck, MOST_HAD));
    player.points = draw(luck, MOST_HAD);
    for (let place = 0; place < PLACES; place++) {
      const wanted = draw(luck, place >= FIRST_DOMAIN_PLACE ? 3 : MOST_TAKEN) / state.players.length;
      for (let i = 0; i < wanted; i++) takeInto(state, player, place);
    }
  }
  for (let place = 0; place < PLACES; place++) coverIfGone(state, place, luck);
  for (let i = 0; i < state.tokens.length; i++) {
    const hasFoe = i < FIRST_CITIZEN_PLACE * 3 || state.cover[Math.floor(i / 3)] < NOTHING;
    if (hasFoe && draw(luck, 4) === 0) state.tokens[i] = 1 + draw(luck, 3);
  }
  return state;
}

function takeInto(state: State, player: Player, place: number): void {
  const stack = state.grid[place];
  const card = stack.pop();
  if (card === undefined) return;
  if (place < FIRST_CITIZEN_PLACE) player.monsters.push(card);
  else if (place < FIRST_DOMAIN_PLACE) player.citizens[card] += 1;
  else player.domains.push(card);
  state.down[place] = Math.min(state.down[place], Math.max(0, stack.length - 1));
}

function coverIfGone(state: State, place: number, luck: Luck): void {
  if (state.grid[place].length > 0) return;
  const event: Card | undefined = draw(luck, 2) === 0 ? state.events.pop() : undefined;
  if (event !== undefined) state.cover[place] = event;
  else if (state.exhausted > 0) {
    state.exhausted -= 1;
    state.cover[place] = EXHAUSTED;
  }
}
