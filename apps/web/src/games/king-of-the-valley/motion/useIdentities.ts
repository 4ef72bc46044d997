/** The identities of the tiles on the screen. Board and castles draw the same table, so they share them. */
import type { GameEvent, State } from '@three-crowns/king-of-the-valley';
import type { TableView } from '../../../table/screen/screen.ts';
import { areOf, carriedIdentities, freshIdentities, type Identities } from './identities.ts';

let latest: { readonly step: TableView['step']; readonly ids: Identities } | undefined;

export function identitiesOf(view: TableView): Identities {
  const { step } = view;
  const state = view.state as State;
  if (latest?.step === step && areOf(latest.ids, state)) return latest.ids;
  latest = { step, ids: stepped(step, state) };
  return latest.ids;
}

function stepped(step: TableView['step'], state: State): Identities {
  if (latest === undefined) return freshIdentities(state);
  const { ids } = latest;
  if (latest.step.ply === step.ply && areOf(ids, state)) return ids;
  if (latest.step.ply + 1 === step.ply && !step.jumped) {
    const carried = carriedIdentities(ids, step.events as readonly GameEvent[]);
    if (areOf(carried, state)) return carried;
  }
  return freshIdentities(state, ids.next);
}
