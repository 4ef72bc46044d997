/** Small things to store. */
import type { StoredEntry } from '@three-crowns/protocol';
import { openDatabase } from '../../src/storage/open.ts';
import { openStore, type Store } from '../../src/storage/store.ts';
import type { StoredTable } from '../../src/storage/tables.ts';

export interface Sample {
  readonly note: string;
}

export const openAt = async (place: string, process = 'one'): Promise<Store<Sample>> =>
  openStore(await openDatabase(place), process);

export const table = (id: string, more: Partial<StoredTable<Sample>> = {}): Omit<StoredTable<Sample>, 'version'> => ({
  id,
  status: 'open',
  visibility: 'public',
  linkHash: `link of ${id}`,
  touchedAt: 1_000,
  content: { note: id },
  ...more,
});

export const entry = (seq: number, id = `command ${seq}`): StoredEntry => ({
  seq,
  id,
  line: `1 move ${seq}`,
  at: 1_700_000_000_000 + seq,
  banks: [60_000, 59_000],
});
