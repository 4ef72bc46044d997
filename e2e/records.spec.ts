import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { en as shell } from '../apps/web/src/words/texts/en.ts';
import { formatRecord, parseRecord, verify } from '../packages/core/src/index.ts';
import { kingOfTheValley as game } from '../packages/king-of-the-valley/src/index.ts';
import { idOf, openTable, settle } from './app.ts';
import { test } from './kept.ts';
import { arrived, modelOf } from './model.ts';
import { ASKED } from './positions.ts';
import { saved } from './stored.ts';

const text = formatRecord(ASKED.jester);

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
}

async function saveBy(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return fs.readFileSync(await (await download).path(), 'utf8');
}

test('what a viewer saves of a running game holds no seed, and is watched as that viewer saw it', async ({ page }) => {
  await settle(page);
  const model = modelOf(ASKED.jester);
  await openTable(page, model.record);
  await page.getByRole('button', { name: en.log, exact: true }).click();
  const file = await saveBy(page, en['log.save']);
  expect(JSON.parse(file)).not.toHaveProperty('seed');
  expect(JSON.parse(file)).not.toHaveProperty('position');
  await page.goto('/games');
  await choose(page, 'view.json', file);
  await page.getByRole('link', { name: shell['import.open'] }).click();
  await page.locator('[data-board]').waitFor();
  const slider = page.getByRole('slider', { name: en['replay.slider'] });
  await expect(slider).toHaveAttribute('aria-valuenow', String(model.record.log.length));
  await page.reload();
  await page.getByRole('button', { name: en['replay.stepBack'], exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', String(model.record.log.length - 1));
  await expect(page.locator('[data-legal=yes]')).toHaveCount(0);
});

test('a whole game saved at the table and opened on the games page is the same game, in the middle of a move', async ({
  page,
}) => {
  await settle(page);
  const model = modelOf(ASKED.jester);
  await openTable(page, model.record);
  await page.getByRole('button', { name: en.menu, exact: true }).click();
  const file = await saveBy(page, en['log.saveWhole']);
  expect(parseRecord(JSON.parse(file))).toEqual(model.record);
  expect(verify(game, parseRecord(JSON.parse(file))).problems).toEqual([]);

  await page.goto('/games');
  await choose(page, 'jester.json', file);
  await page.getByRole('link', { name: shell['import.open'] }).click();
  await page.locator('[data-board]').waitFor();
  const id = idOf(page);
  expect(id).not.toBe('e2e');
  expect((await saved(page, id)).record).toEqual(model.record);
  await arrived(page, model, id);
});

const { log } = ASKED.jester;
const wrong: readonly { readonly what: string; readonly content: string; readonly says: RegExp }[] = [
  { what: 'a file that is cut off', content: text.slice(0, -40), says: /JSON|line \d+|expected/i },
  { what: 'a file that is no JSON', content: 'My dear diary', says: /JSON|line 1|expected/i },
  { what: 'a picture', content: '\u0089PNG\r\n\u001a\n\u0000\u0000', says: /JSON|line 1|expected/i },
  { what: 'JSON of something else', content: '{"type":"FeatureCollection","features":[]}', says: /expected|format/i },
  { what: 'a record of another game', content: text.replace('king-of-the-valley', 'ludo'), says: /ludo/ },
  { what: 'a record of other rules', content: text.replace(/"rulesVersion": \d+/, '"rulesVersion": 99'), says: /99/ },
  { what: 'other numbers than its hash', content: text.replace('"even"', '"ramped"'), says: /contentHash|expected/ },
  { what: 'a move that is not legal', content: text.replace(log[1], '1 take a1'), says: /log 2.*take a1/s },
  { what: 'a move that is far too long', content: text.replace(log[1], `1 ${'x'.repeat(5000)}`), says: /log 2/ },
  { what: 'a file that is far too large', content: ' '.repeat(4_000_001), says: /too large/ },
];

test('a mangled, foreign or over-long file is refused with its name, the place and the reason', async ({ page }) => {
  await settle(page);
  await page.goto('/games');
  for (const { what, content, says } of wrong) {
    await choose(page, `${what}.json`, content);
    const alert = page.getByRole('alert').filter({ hasText: `“${what}.json” could not be opened.` });
    await expect(alert, what).toBeVisible();
    await expect(alert, what).toContainText(says);
    const { width, height } = (await alert.boundingBox()) ?? { width: 0, height: 0 };
    expect(width, what).toBeGreaterThan(100);
    expect(height, `${what}: a message of a page`).toBeLessThan(400);
  }
  await expect(page.getByText(shell['games.none'])).toBeVisible();
  await choose(page, 'good.json', text);
  await expect(page.getByRole('link', { name: shell['import.open'] })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
