/** Answers a player may leave standing for the harvest, so that nobody waits for a question that is always answered alike. */
import type { Seat, Wishes, WishSpec } from '@three-crowns/core';
import { powerOf } from './cards.ts';
import type { Effect } from './content/types.ts';
import { type Move, PASS } from './move.ts';
import { isActiveSide, legalHarvests } from './moves/harvest.ts';
import type { State } from './state.ts';
import { HERALD } from './vocabulary.ts';

/** `choice` is for citizens that leave one, like the merchant. `all`: every trade that can be paid, as often as can be. */
export const WISHES = [
  { key: 'herald', values: ['ask', 'gold', 'strength', 'magic'] },
  { key: 'choice', values: ['ask', 'gold', 'magic'] },
  { key: 'trades', values: ['ask', 'all', 'none'] },
] as const satisfies readonly WishSpec[];

export function answer(state: State, seat: Seat, wishes: Wishes): Move | undefined {
  if (state.stack.length > 0 || (state.phase !== 'harvest' && state.phase !== 'second')) return undefined;
  const moves = legalHarvests(state, seat);
  if (moves.length === 0) return undefined;
  const [first] = moves;
  if (first.do === 'trade') {
    if (wishes.trades === 'none') return PASS;
    return wishes.trades === 'all' ? first : undefined;
  }
  if (first.do !== 'pick') return undefined;
  const effect = powerOf(state, first.card, isActiveSide(state, seat));
  const wanted = first.card === HERALD ? wishes.herald : wishes.choice;
  const option = effect.kind === 'either' ? effect.of.findIndex((one) => brings(one, wanted)) : -1;
  if (option < 0) return undefined;
  return moves.find((move) => move.do === 'pick' && move.counts.every((count, i) => count > 0 === (i === option)));
}

const brings = (effect: Effect, resource: string | undefined): boolean =>
  resource !== undefined && effect.kind === 'gain' && resource in effect.gain;
