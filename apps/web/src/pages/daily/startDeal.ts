import { dealDraft, dealTable } from '../../daily/deal.ts';
import { type Deal, dealId } from '../../daily/dealId.ts';
import { rulesOf } from '../../games/load.ts';
import { go, pathOf } from '../../navigation/router.tsx';
import { type NameWords, namesOf } from '../../newGame/draft.ts';
import { tables } from '../../storage/tables.ts';

/** Sets the table of a deal, where it is not set yet, and goes there. */
export async function startDeal(deal: Deal, words: NameWords): Promise<void> {
  const id = dealId(deal);
  if ((await tables.read(id)) === undefined) {
    const rules = await rulesOf(deal.game);
    await tables.create(dealTable(rules, deal, namesOf(dealDraft(rules).seats, words)));
  }
  go(pathOf({ page: 'table', id }));
}
