import { isViewRecord, parseJson, parseViewRecord, watchedMoments } from '@three-crowns/core';
import { rulesFor } from '../../games/load.ts';
import { analyses } from '../../storage/analyses.ts';
import { newId } from '../../storage/random.ts';
import { checkedRecord, LARGEST_FILE, type Trouble, troubleOf } from '../../storage/readRecord.ts';
import { tables } from '../../storage/tables.ts';
import { keepWatched, WATCHED } from '../../storage/watched.ts';
import { isStudy } from '../analysis/share/studyFormat.ts';

export type Imported = { readonly file: string } & ({ readonly id: string } | { readonly trouble: Trouble });

/** Makes a saved game of a record file. */
export async function importFile(file: File, words: { large: string; unreadable: string }): Promise<Imported> {
  if (file.size > LARGEST_FILE) return { file: file.name, trouble: { place: '', reason: { said: words.large } } };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { file: file.name, trouble: { place: '', reason: { said: words.unreadable } } };
  try {
    return { file: file.name, id: await opened(text) };
  } catch (error) {
    return { file: file.name, trouble: troubleOf(error) };
  }
}

/** The id of the table it becomes: a game to play on, or one to be looked at as its viewer saw it. */
async function opened(text: string): Promise<string> {
  const raw = parseJson(text, '');
  if (isViewRecord(raw)) {
    const record = parseViewRecord(raw);
    watchedMoments(await rulesFor(record), record);
    keepWatched(record);
    return WATCHED;
  }
  const id = newId();
  const { record, analysis } = isStudy(raw) ? await studyIn(raw) : { record: raw, analysis: undefined };
  await tables.create({ id, record: await checkedRecord(record, rulesFor) });
  if (analysis !== undefined) await analyses.write(id, { text: analysis });
  return id;
}

/** A game with its analysis; what reads analyses is loaded for it alone. */
const studyIn = async (raw: unknown) => (await import('../analysis/share/studyText.ts')).parseStudy(raw);
