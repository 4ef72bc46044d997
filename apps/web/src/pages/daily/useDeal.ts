import { useCallback, useEffect, useState } from 'react';
import { editionOf, OWN } from '../../daily/deal.ts';
import { type Deal, dealId } from '../../daily/dealId.ts';
import { rulesFor, rulesOf } from '../../games/load.ts';
import type { SavedTable } from '../../storage/store.ts';
import { tables } from '../../storage/tables.ts';
import { type DealRow, deals, type Played } from './played.ts';

/** open: begun, and not over. */
export type DealState =
  | { readonly state: 'loading' | 'new' | 'open' }
  | { readonly state: 'over'; readonly row: DealRow; readonly own: Played; readonly rulesVersion: number };

/** How far somebody is with a deal; what is learned of it later is kept. */
export function useDeal({ day, game }: Deal): readonly [DealState, (row: DealRow) => void] {
  const [state, setState] = useState<DealState>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const show = (found: DealState) => {
      if (!isGone) setState(found);
    };
    stateOf({ day, game }).then(show, () => show({ state: 'new' }));
    return () => {
      isGone = true;
    };
  }, [day, game]);
  const keep = useCallback((row: DealRow) => {
    setState((before) => (before.state === 'over' ? { ...before, row } : before));
    void deals.put(row);
  }, []);
  return [state, keep];
}

async function stateOf(deal: Deal): Promise<DealState> {
  const id = dealId(deal);
  const [saved, known] = await Promise.all([tables.read(id), deals.get(id)]);
  const own = (saved && resultOf(saved)) ?? known?.own;
  if (own === undefined) return { state: saved === undefined ? 'new' : 'open' };
  const rules = saved === undefined ? await rulesOf(deal.game) : await rulesFor(saved.record);
  const edition = editionOf(rules);
  // What levels of another edition made of it is not what today's would.
  const row: DealRow = { id, edition, own, levels: known?.edition === edition ? known.levels : {} };
  await deals.put(row);
  return { state: 'over', row, own, rulesVersion: rules.rulesVersion };
}

function resultOf({ record: { result } }: SavedTable): Played | undefined {
  if (result === undefined) return undefined;
  const { scores, winners } = result;
  return { points: scores[OWN], rival: scores[1 - OWN], isWon: winners.includes(OWN + 1) };
}
