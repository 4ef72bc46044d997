/** Sets a table: makes the record, saves it and goes there. The rules are loaded when they are needed. */
import { rulesOf } from '../../games/load.ts';
import { go, pathOf } from '../../navigation/router.tsx';
import { type Draft, type NameWords, namesOf, newDraft, recordFrom } from '../../newGame/draft.ts';
import { changeSettings } from '../../settings/settings.ts';
import { newId, newSeed } from '../../storage/random.ts';
import { tables } from '../../storage/tables.ts';

export async function startGame(id: string, draft: Draft, words: NameWords): Promise<void> {
  const record = recordFrom(await rulesOf(id), draft, namesOf(draft.seats, words), newSeed());
  const table = { id: newId(), record };
  await tables.create(table);
  rememberName(draft);
  go(pathOf({ page: 'table', id: table.id }));
}

/** One person against one clever bot, at once. */
export async function playNow(id: string, words: NameWords): Promise<void> {
  await startGame(id, newDraft(await rulesOf(id), 'bot'), words);
}

/** The first person's name, where it was typed. */
function rememberName({ seats }: Draft): void {
  const name = seats.find((seat) => seat.bot === undefined)?.name?.trim();
  if (name !== undefined && name !== '') changeSettings({ name });
}
