/** Saved games with what is to be said about them. The rules and the board are loaded only where there is a game. */
import { useCallback, useEffect, useState } from 'react';
import { rulesFor, screenOf } from '../../games/load.ts';
import { listGames, type SavedGame } from '../../storage/saved.ts';
import { type Summary, summaryOf } from '../../storage/summary.ts';
import type { GameScreen } from '../../table/screen/screen.ts';

export interface SavedEntry {
  readonly saved: SavedGame;
  /** Undefined when this version cannot open the game. */
  readonly summary: Summary | undefined;
  readonly screen: GameScreen | undefined;
}

export type SavedList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'there'; readonly entries: readonly SavedEntry[] };

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
    entries(most).then(
      (found) => show({ state: 'there', entries: found }),
      (error: unknown) => show({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [most, version]);
  return [list, useCallback(() => setVersion((n) => n + 1), [])];
}

async function entries(most: number): Promise<SavedEntry[]> {
  const all = await listGames();
  return Promise.all(all.slice(0, most).map(entryOf));
}

async function entryOf(saved: SavedGame): Promise<SavedEntry> {
  const screen = await screenOf(saved.record.game).catch(() => undefined);
  try {
    return { saved, summary: summaryOf(await rulesFor(saved.record), saved), screen };
  } catch {
    return { saved, summary: undefined, screen };
  }
}
