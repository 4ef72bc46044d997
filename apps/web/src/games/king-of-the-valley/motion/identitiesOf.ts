/** The identities of the tiles on the screen. Board and castles draw the same table, so they share them. */
import type { State } from '@three-crowns/king-of-the-valley';
import type { View } from '../pieces/view.ts';
import { areOf, carriedIdentities, freshIdentities, type Identities, keptIdentities } from './identities.ts';

let known: { readonly latest: View['latest']; readonly state: State; readonly ids: Identities } | undefined;

export function identitiesOf({ latest, state }: View): Identities {
  if (known?.latest === latest && areOf(known.ids, state)) return known.ids;
  known = { latest, state, ids: carriedTo(latest, state) };
  return known.ids;
}

function carriedTo(latest: View['latest'], state: State): Identities {
  if (known === undefined) return freshIdentities(state);
  const { ids } = known;
  if (known.latest.ply === latest.ply && areOf(ids, state)) return ids;
  if (known.latest.ply + 1 === latest.ply && !latest.jumped) {
    const carried = carriedIdentities(ids, latest.events);
    if (areOf(carried, state)) return carried;
  }
  return keptIdentities(known, state);
}
