/** Sets a table: makes the record, saves it and goes there. The rules are loaded when they are needed. */
import { registered } from '../../games/list.ts';
import { rulesOf } from '../../games/load.ts';
import { go, pathOf } from '../../navigation/router.tsx';
import { type Draft, firstDraft, type NameWords, namesOf, newDraft, recordFrom } from '../../newGame/draft.ts';
import { ALL_HINTS, changeSettings, type FirstGame, setFirstGame, settings } from '../../settings/settings.ts';
import { newId, newSeed } from '../../storage/random.ts';
import { isReadable } from '../../storage/store.ts';
import { tables } from '../../storage/tables.ts';

export async function startGame(id: string, draft: Draft, words: NameWords): Promise<void> {
  goTo(await setTable(id, draft, words));
}

const goTo = (table: string): void => go(pathOf({ page: 'table', id: table }));

/** Gives the id of the table. */
async function setTable(id: string, draft: Draft, words: NameWords): Promise<string> {
  const record = recordFrom(await rulesOf(id), draft, namesOf(draft.seats, words), newSeed());
  const table = { id: newId(), record, hints: draft.hints };
  await tables.create(table);
  rememberName(draft);
  return table.id;
}

/** One person against one bot, at once: a guided game for somebody new, and back to it while its lessons go on. */
export async function playNow(id: string, words: NameWords): Promise<void> {
  const { firstGames } = settings();
  const first = Object.hasOwn(firstGames, id) ? firstGames[id] : undefined;
  if (first?.lessons === 'on' && (await isThere(first.table))) {
    goTo(first.table);
    return;
  }
  const rules = await rulesOf(id);
  const firstGame = registered(id)?.firstGame;
  if (firstGame !== undefined && (await isNew(id, first))) {
    const table = await setTable(id, firstDraft(rules, firstGame.options), words);
    // Known before the table is drawn, which is never seen without its guide.
    setFirstGame(id, { table, lessons: 'on' });
    goTo(table);
  } else {
    await startGame(id, newDraft(rules, 'bot'), words);
  }
}

/** Nobody has played it in this browser, as far as that is kept, nor wished for no hints. */
async function isNew(id: string, first: FirstGame | undefined): Promise<boolean> {
  if (settings().known.includes(ALL_HINTS)) return false;
  if (first !== undefined) return first.lessons === 'on';
  const saved = await tables.list();
  return saved.filter(isReadable).every(({ record }) => record.game !== id);
}

async function isThere(table: string): Promise<boolean> {
  try {
    return (await tables.read(table)) !== undefined;
  } catch {
    return false;
  }
}

/** The first person's name, where it was typed. */
function rememberName({ seats }: Draft): void {
  const name = seats.find((seat) => seat.bot === undefined)?.name?.trim();
  if (name !== undefined && name !== '') changeSettings({ name });
}
