/** Saved games with what is to be said about them. The rules and the board are loaded only where there is a game. */
import { useCallback, useEffect, useState } from 'react';
import { rulesFor, screenOf } from '../../games/load.ts';
import { isReadable, problemOf, type SavedTable, type UnreadableTable } from '../../storage/store.ts';
import { type Summary, summaryOf } from '../../storage/summary.ts';
import { canKeep, tables } from '../../storage/tables.ts';
import type { GameScreen } from '../../table/screen/screen.ts';

/** A game of the list, with what is to be said about it. */
export interface OpenEntry {
  readonly saved: SavedTable;
  readonly summary: Summary;
  readonly screen: GameScreen | undefined;
}

/** One that cannot be opened, and why. */
export interface BrokenEntry {
  readonly saved: UnreadableTable;
}

export type SavedEntry = OpenEntry | BrokenEntry;

export const isOpen = (entry: SavedEntry): entry is OpenEntry => 'summary' in entry;
export const idOf = ({ saved }: SavedEntry): string => saved.id;

export type SavedList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string }
  | {
      readonly state: 'there';
      readonly entries: readonly SavedEntry[];
      /** Whether this browser keeps what is played. */
      readonly isKept: boolean;
    };

/** `most`: how many of the last saved games to look at. */
export function useSaved(most = Number.POSITIVE_INFINITY): readonly [SavedList, () => void] {
  const [list, setList] = useState<SavedList>({ state: 'loading' });
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means: read again
  useEffect(() => {
    let isGone = false;
    const show = (found: SavedList) => {
      if (!isGone) setList(found);
    };
    Promise.all([entries(most), canKeep()]).then(
      ([found, isKept]) => show({ state: 'there', entries: found, isKept }),
      (error: unknown) => show({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [most, version]);
  return [list, useCallback(() => setVersion((n) => n + 1), [])];
}

async function entries(most: number): Promise<SavedEntry[]> {
  return Promise.all((await tables.list(most)).map(entryOf));
}

async function entryOf(saved: SavedTable | UnreadableTable): Promise<SavedEntry> {
  if (!isReadable(saved)) return { saved };
  const screen = await screenOf(saved.record.game).catch(() => undefined);
  try {
    return { saved, summary: summaryOf(await rulesFor(saved.record), saved), screen };
  } catch (error) {
    const { id, savedAt } = saved;
    return { saved: { id, savedAt, problem: problemOf(error) } };
  }
}
