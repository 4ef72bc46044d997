/** Made-up analyses of games, where the app keeps them: what is looked at is the page, not the coach. */
import type { Page } from '@playwright/test';
import { type Analysis, formatAnalysis, recordKey, type Step } from '../packages/coach/src/index.ts';
import { type AnyGame, type GameRecord, openTable } from '../packages/core/src/index.ts';

/** Chances in 1024th parts and points in eighths, as the coach rounds them. */
const PART = 1 / 1024;

/** Every seventh decision gives something up, more each time until it is a blunder; some luck follows every fifth. */
export function analysisOf(game: AnyGame, record: GameRecord): Analysis {
  const { moments } = openTable(game, record);
  const seats = record.seats.length;
  let chances = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 1024 - 340 * (seats - 1) : 340));
  const points = Array.from({ length: seats }, (_, seat) => 40 + seat);
  const moved = (from: number, by: number) => {
    const to = (from + 1) % seats;
    const some = Math.min(by, chances[from] - 8);
    chances = chances.map((part, seat) => part + (seat === to ? some : 0) - (seat === from ? some : 0));
  };
  const now = () => ({ chances: chances.map((part) => part * PART), points });
  const steps = moments.slice(1).map(({ seat = 0, text }, ply): Step => {
    const view: unknown = game.secrets.view(moments[ply].state, seat);
    const texts = game.rules.legalMoves(view, seat).map((move) => game.notation.formatMove(view, move));
    const better = texts.find((other) => other !== text);
    const before = now();
    if (ply % 7 !== 3 || better === undefined) {
      if (ply % 5 === 2) moved((seat + 1) % seats, 50);
      return { ply, seat, before, after: before, ...(texts.length === 1 && { mark: 'forced' as const }) };
    }
    moved(seat, 24 + ((8 * ply) % 120));
    const why = [{ kind: 'gains' as const, seat, key: game.rules.scores(view)[seat].lines[0].key, points: 2 }];
    return { ply, seat, before, after: now(), better: [better], why };
  });
  return {
    format: 'three-crowns-analysis/1',
    game: record.game,
    rulesVersion: record.rulesVersion,
    record: recordKey(record, steps.length),
    budget: 'standard',
    steps,
  };
}

/** Puts it beside a table that is stored already. */
export async function storeAnalysis(page: Page, analysis: Analysis, table = 'e2e'): Promise<void> {
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('three-crowns-tables');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('analyses', 'readwrite');
          writing.objectStore('analyses').put(row);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, text: formatAnalysis(analysis) },
  );
}
