/** Citizens that come for nothing: the base cost is compared, and one that fits must be taken (A15, A47). */
import { citizenRow } from '../cards.ts';
import type { Effect } from '../content/types.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE } from '../grid.ts';
import type { Move } from '../move.ts';
import { type State, topOf } from '../state.ts';

type Wanted = Extract<Effect, { readonly kind: 'citizen' }>;

export function legalCitizens(state: State, wanted: Wanted): Move[] {
  const moves: Move[] = [];
  for (let place = FIRST_CITIZEN_PLACE; place < FIRST_DOMAIN_PLACE; place++) {
    if (isWanted(state, place, wanted)) moves.push({ do: 'citizen', place });
  }
  return moves;
}

function isWanted(state: State, place: number, { role, citizen, atMost }: Wanted): boolean {
  const card = topOf(state, place);
  if (card === undefined) return false;
  const row = citizenRow(state, card);
  return (
    (role === undefined || row.role === role) &&
    (citizen === undefined || row.name === citizen) &&
    (atMost === undefined || row.cost <= atMost)
  );
}

/** An alternative that needs a citizen which is not there cannot be chosen (RULEBOOK: Bane Spider; A47). */
export function isPossible(state: State, effect: Effect): boolean {
  if (effect.kind === 'citizen') return legalCitizens(state, effect).length > 0;
  return effect.kind !== 'all' || effect.of.every((part) => isPossible(state, part));
}
