/** The identities of the tiles on the screen. Board and castles draw the same table, so they share them. */
import type { State } from '@three-crowns/king-of-the-valley';
import type { View } from '../pieces/view.ts';
import { areOf, carriedIdentities, freshIdentities, type Identities } from './identities.ts';

let latest: { readonly step: View['step']; readonly ids: Identities } | undefined;

export function identitiesOf({ step, state }: View): Identities {
  if (latest?.step === step && areOf(latest.ids, state)) return latest.ids;
  latest = { step, ids: stepped(step, state) };
  return latest.ids;
}

function stepped(step: View['step'], state: State): Identities {
  if (latest === undefined) return freshIdentities(state);
  const { ids } = latest;
  if (latest.step.ply === step.ply && areOf(ids, state)) return ids;
  if (latest.step.ply + 1 === step.ply && !step.jumped) {
    const carried = carriedIdentities(ids, step.events);
    if (areOf(carried, state)) return carried;
  }
  return freshIdentities(state, ids.next);
}
