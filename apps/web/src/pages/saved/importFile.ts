import { rulesFor } from '../../games/load.ts';
import { newId } from '../../storage/random.ts';
import { LARGEST_FILE, readRecord, type Trouble, troubleOf } from '../../storage/readRecord.ts';
import { tables } from '../../storage/tables.ts';

export type Imported = { readonly file: string } & ({ readonly id: string } | { readonly trouble: Trouble });

/** Makes a saved game of a record file. */
export async function importFile(file: File, words: { large: string; unreadable: string }): Promise<Imported> {
  if (file.size > LARGEST_FILE) return { file: file.name, trouble: { place: '', reason: words.large } };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { file: file.name, trouble: { place: '', reason: words.unreadable } };
  try {
    const id = newId();
    await tables.create({ id, record: await readRecord(text, rulesFor) });
    return { file: file.name, id };
  } catch (error) {
    return { file: file.name, trouble: troubleOf(error) };
  }
}
