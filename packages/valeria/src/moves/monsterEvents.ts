/** Events in the grid act at the end of the roll phase, once each, even on a double (A30, A31, A34). */
import type { Seat } from '@three-crowns/core';
import { eventRow } from '../cards.ts';
import type { Bundle } from '../content/types.ts';
import { pay, scaled } from '../counting.ts';
import type { EmitEvent } from '../events.ts';
import { PLACES } from '../grid.ts';
import type { Move } from '../move.ts';
import { isResting, type Player, type State } from '../state.ts';
import { type Card, isEvent, RESOURCES } from '../vocabulary.ts';

import { timesShown } from '../wakings.ts';
import { addToken, monsterAt } from './stacks.ts';

/** The order cannot matter: losses are of their own kind each and tokens can go anywhere, so it is not asked (A30). */
export function runEvents(state: State, emit?: EmitEvent): void {
  for (let place = PLACES - 1; place >= 0; place--) {
    const card = state.cover[place];
    if (!isEvent(card) || timesShown(state.dice, eventRow(state, card).number) === 0) continue;
    const { instruction } = eventRow(state, card);
    if (instruction.kind === 'lose') lose(state, card, instruction.loss, emit);
    else state.stack.push({ effect: instruction, seat: state.turn, source: card, left: 1 });
  }
}

/** A31: losses stop at nothing, and the resting player has none. Those who lose the same are told of together. */
function lose(state: State, card: Card, loss: Bundle, emit?: EmitEvent): void {
  const told: { readonly loss: Bundle; readonly seats: Seat[] }[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (isResting(state, seat)) continue;
    const lost = lossOf(state.players[seat], loss);
    pay(state.players[seat], lost);
    if (RESOURCES.every((name) => lost[name] === undefined)) continue;
    const same = told.find((one) => RESOURCES.every((name) => one.loss[name] === lost[name]));
    if (same === undefined) told.push({ loss: lost, seats: [seat] });
    else same.seats.push(seat);
  }
  if (told.length === 0) emit?.({ type: 'lost', card, seats: [], loss });
  for (const one of told) emit?.({ type: 'lost', card, seats: one.seats, loss: one.loss });
}

function lossOf({ have: [gold, strength, magic] }: Player, loss: Bundle): Bundle {
  const least = (had: number, lost = 0) => Math.min(had, lost);
  const { gold: g, strength: s, magic: m } = loss;
  return scaled({ gold: least(gold, g), strength: least(strength, s), magic: least(magic, m) }, 1);
}

/** Any monster in sight, the event itself included (A30). */
export function legalTokens(state: State): Move[] {
  const moves: Move[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (monsterAt(state, place) !== undefined) moves.push({ do: 'token', place });
  }
  return moves;
}

export function doToken(state: State, card: Card, resource: number, place: number, emit?: EmitEvent): void {
  addToken(state, place, resource);
  emit?.({ type: 'token', seat: state.turn, card, place, on: monsterAt(state, place) as Card, resource });
}
