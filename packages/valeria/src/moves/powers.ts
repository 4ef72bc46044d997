/** Domains that act by themselves on an occasion (A16, A17). */
import type { Seat } from '@three-crowns/core';
import { domainRow, tablesOf } from '../cards.ts';
import type { Power } from '../content/types.ts';
import { applyEffect } from '../effects/apply.ts';
import type { EmitEvent } from '../events.ts';
import type { State } from '../state.ts';
import { FIRST_DOMAIN } from '../vocabulary.ts';

export type Occasion = Exclude<Extract<Power, { readonly effect: unknown }>['when'], 'now'>;

/** Every domain of the seat that acts on such an occasion. */
export function runPowers(state: State, seat: Seat, when: Occasion, emit?: EmitEvent): void {
  const { domains } = state.players[seat];
  const { occasions } = tablesOf(state);
  for (let i = 0; i < domains.length; i++) {
    if (occasions[domains[i] - FIRST_DOMAIN] !== when) continue;
    const { power } = domainRow(state, domains[i]);
    if (power.when === when) applyEffect(state, seat, power.effect, domains[i], emit);
  }
}
