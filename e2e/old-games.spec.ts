/** Games that the first build saved in this browser go on: listed, drawn on today's boards, played by their own rules. */
import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { choicesOf } from '../apps/web/src/table/view/choices.ts';
import { type AnyGame, openTable, parseRecord, stateOf, type Versions, versionOf } from '../packages/core/src/index.ts';
import { kingOfTheValleyVersions } from '../packages/king-of-the-valley/src/versions.ts';
import { kingsWillVersions } from '../packages/kings-will/src/versions.ts';
import { valeriaVersions } from '../packages/valeria/src/versions.ts';
import { settle, troubles } from './app.ts';
import { byMouse } from './hands.ts';
import { test } from './kept.ts';
import { arrived, type Model, player } from './model.ts';
import { type OldGame, saveOldGame } from './storage/oldBuild.ts';

const MOVES = 4;

const fixture = (name: string): OldGame =>
  JSON.parse(fs.readFileSync(new URL(`../apps/web/test/fixtures/v1/${name}.json`, import.meta.url), 'utf8'));

/** The lines that this build has stored of a table. */
const logOf = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    (table) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('three-crowns-tables');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const range = IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
          const reading = opening.result.transaction('entries').objectStore('entries').getAll(range);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ line }: { line: string }) => line));
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
    id,
  );

/** The table as its own rules know it, once a person is asked. */
async function modelAt(page: Page, game: AnyGame, { id, record: raw }: OldGame, least: number): Promise<Model> {
  const end = Date.now() + 20_000;
  for (;;) {
    const log = await logOf(page, id);
    const record = { ...parseRecord({ ...(raw as object), moves: [] }), log };
    const table = openTable(game, record);
    const state: unknown = stateOf(table);
    const asked = game.rules.pending(state).find(({ seat }) => record.seats[seat].bot === undefined);
    if (log.length >= least && asked !== undefined) {
      const choices = choicesOf(game, state, asked.seat);
      return { table, game, record, state, asked, choices, holder: asked.seat, isCovered: false };
    }
    if (Date.now() > end) throw new Error(`nobody is asked after ${log.length} lines`);
    await page.waitForTimeout(20);
  }
}

const GAMES: readonly (readonly [name: string, versions: Versions])[] = [
  ['king-of-the-valley-chromium', kingOfTheValleyVersions],
  ['kings-will-chromium', kingsWillVersions],
  ['valeria-chromium', valeriaVersions],
];

for (const [name, versions] of GAMES) {
  test(`${name} is drawn and played on`, async ({ page }) => {
    const found = troubles(page);
    await settle(page);
    await page.goto('/about');
    const saved = fixture(name);
    const { moves } = saved.record as { moves: string[] };
    await saveOldGame(page, saved);
    const game = await versionOf(versions, 1);
    await page.goto(`/table/${saved.id}`);
    await page.locator('[data-board]').waitFor();
    const choose = player(name);
    let model = await modelAt(page, game, saved, moves.length);
    for (let i = 0; i < MOVES; i++) {
      await arrived(page, model, saved.id);
      await byMouse(page, model, choose(model));
      model = await modelAt(page, game, saved, model.record.log.length + 1);
    }
    expect(model.record.log.slice(0, moves.length)).toEqual(moves);
    expect(found).toEqual([]);
  });
}
