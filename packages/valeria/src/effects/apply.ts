/** What a card does: gains come at once, everything that asks something goes on the stack. */
import type { Seat } from '@three-crowns/core';
import type { Effect } from '../content/types.ts';
import { giveGain, plainGain, scaled } from '../counting.ts';
import type { EmitEvent } from '../events.ts';
import type { Effect as Business, State } from '../state.ts';
import type { Card } from '../vocabulary.ts';

export function applyEffect(state: State, seat: Seat, effect: Effect, card: Card, emit?: EmitEvent): void {
  switch (effect.kind) {
    case 'gain':
    case 'each':
      giveGain(state, state.players[seat], effect, 1);
      if (emit !== undefined) tellGain(state, seat, effect, card, emit);
      break;
    case 'all':
      // Gains first; of the rest the last lies deepest, so that the first is asked first.
      for (const part of effect.of) if (isGain(part)) applyEffect(state, seat, part, card, emit);
      for (let i = effect.of.length - 1; i >= 0; i--) {
        if (!isGain(effect.of[i])) applyEffect(state, seat, effect.of[i], card, emit);
      }
      break;
    case 'either':
      push(state, seat, { kind: 'choose', of: effect.of }, card);
      break;
    case 'trade':
      push(state, seat, { kind: 'bargain', pay: effect.pay, get: effect.get }, card);
      break;
    default:
      push(state, seat, effect, card);
  }
}

function tellGain(state: State, seat: Seat, effect: Effect, card: Card, emit: EmitEvent): void {
  const got = scaled(plainGain(state, state.players[seat], effect), 1);
  if (Object.keys(got).length > 0) emit({ type: 'gained', seat, card, got });
}

const isGain = (effect: Effect): boolean => effect.kind === 'gain' || effect.kind === 'each';

/** Exhausted cards come when the whole action is done (A22): every action asks for them, so it is made once. */
export const EXHAUST: Business = { kind: 'exhaust' };

export function push(state: State, seat: Seat, effect: Business, source: Card): void {
  state.stack.push({ effect, seat, source, left: 1 });
}
