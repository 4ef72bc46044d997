/** Domains that act by themselves on an occasion (A16, A17). */
import type { Seat } from '@three-crowns/core';
import { domainRow } from '../cards.ts';
import type { Power } from '../content/types.ts';
import { applyEffect } from '../effects/apply.ts';
import type { EmitEvent } from '../events.ts';
import type { State } from '../state.ts';

export type Occasion = Exclude<Extract<Power, { readonly effect: unknown }>['when'], 'now'>;

/** Every domain of the seat that acts on such an occasion. */
export function runPowers(state: State, seat: Seat, when: Occasion, emit?: EmitEvent): void {
  for (const card of state.players[seat].domains) {
    const { power } = domainRow(state, card);
    if (power.when === when) applyEffect(state, seat, power.effect, card, emit);
  }
}
