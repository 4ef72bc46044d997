import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/pages/analysis/texts/en.ts';
import { en as shell } from '../apps/web/src/words/texts/en.ts';
import { kingOfTheValley as game } from '../packages/king-of-the-valley/src/index.ts';
import { analysisOf, storeAnalysis } from './analysed.ts';
import { settle, troubles } from './app.ts';
import { seriousIn } from './axe.ts';
import { test } from './kept.ts';
import { finished } from './positions.ts';
import { store } from './stored.ts';

const over = finished(3);
const analysis = analysisOf(game, over);
const faults = analysis.steps.filter(({ better }) => better !== undefined).map(({ ply }) => ply);

const graph = (page: Page) => page.getByRole('slider', { name: en['graph.slider'] });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectAt(page: Page, ply: number): Promise<void> {
  await expect(graph(page)).toHaveAttribute('aria-valuenow', String(ply));
}

/** What is stored is drawn. */
const isRead = (page: Page) => page.locator('[data-fault]').first().waitFor();

async function openAnalysis(page: Page): Promise<void> {
  await settle(page);
  await store(page, over);
  await storeAnalysis(page, analysis);
  await page.goto('/analysis/e2e');
  await isRead(page);
}

async function savedBy(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  return fs.readFileSync(await (await download).path());
}

test('an analysis is opened from the list of games, and stepped through by keys, buttons, rows and the graph', async ({
  page,
}) => {
  const found = troubles(page);
  await settle(page);
  await store(page, over);
  await storeAnalysis(page, analysis);
  await page.goto('/games');
  await page.getByRole('link', { name: shell['analysis.title'] }).click();
  await isRead(page);
  await expectAt(page, 0);

  await page.keyboard.press('PageDown');
  await expectAt(page, faults[0]);
  await button(page, en['step.next']).click();
  await expectAt(page, faults[1]);
  await expect(
    page.getByText(en['step.at'].replace('{at}', '2').replace('{count}', String(faults.length))),
  ).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expectAt(page, faults[0] + 1);

  await page.locator(`[data-kind=decision][data-ply="${faults[3]}"]`).click();
  await expectAt(page, faults[3]);
  await expect(page.locator('[aria-current=step]')).toHaveAttribute('data-ply', String(faults[3]));
  for (const _ of faults.slice(4)) await page.keyboard.press('PageDown');
  await expect(page.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
  await page.locator(`[data-kind=decision][data-ply="${faults[3]}"]`).click();
  await expect(page.locator('[data-moves] [data-grade=best]')).toHaveCount(1);
  await button(page, en['line.show']).click();
  await expect(page.getByText(en['line.at'].split('{')[0])).toBeVisible();
  await button(page, en['line.hide']).click();

  // A slope is no thing of its own while nobody is asked, and has its marks nevertheless.
  const filled = analysis.steps.find(({ better }) => better?.[0].startsWith('refill'))?.ply;
  await page.locator(`[data-kind=decision][data-ply="${filled}"]`).click();
  await expect(page.locator('[data-moves] [data-grade]')).toHaveCount(2);

  await graph(page).focus();
  await page.keyboard.press('End');
  await expectAt(page, over.log.length);
  await expect(page.getByRole('heading', { name: en['verdict.end'] })).toBeVisible();
  const box = await graph(page).boundingBox();
  if (box === null) throw new Error('the graph is not there');
  await page.mouse.click(box.x + 2, box.y + box.height / 3);
  await expectAt(page, 0);

  await page.getByRole('radio', { name: en['scale.points'] }).check({ force: true });
  await expect(page.getByRole('heading', { name: en['graph.points'] })).toBeVisible();
  await page.reload();
  await expectAt(page, 0);
  await expect(page.locator('[data-line]')).toHaveCount(3);
  expect(found).toEqual([]);
});

test('the sums of the lanes are the result, and a reader has the graph as a table', async ({ page }) => {
  await openAnalysis(page);
  await expect(page.locator('[data-summary] [data-lane]')).toHaveCount(9);
  const rows = page.getByRole('table', { name: en['graph.values'] }).getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  expect(await seriousIn(page)).toEqual([]);
});

test('it is shared as a file under 20 kB that opens again, and as a picture', async ({ page }) => {
  await openAnalysis(page);
  const file = await savedBy(page, en['share.file']);
  expect(file.length).toBeLessThan(20_000);
  const picture = await savedBy(page, en['share.picture']);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Width and height of the picture stand at the same place in every PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  await page.goto('/games');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: file });
  await page.getByRole('status').getByRole('link', { name: shell['import.open'] }).waitFor();
  await page.getByRole('link', { name: shell['analysis.title'] }).first().click();
  await expect(page.locator('[data-fault]')).not.toHaveCount(0);
  await expect(page.locator('[data-run]')).toHaveCount(0);
});

test('a game is analysed while somebody looks: it stops, goes on after a reload, and ends', async ({ page }) => {
  await settle(page);
  const { log, ...two } = finished(2);
  await store(page, { ...two, log: [...log.slice(0, 20), 'resign 2'] });
  await page.goto('/analysis/e2e');
  await page.locator('[data-run=running]').waitFor();
  await page.locator('[data-line] path[d^="M"]').first().waitFor({ state: 'attached' });
  await button(page, en['run.stop']).click();
  await page.locator('[data-run=stopped]').waitFor();
  const [done] = (await page.locator('[data-run]').innerText()).match(/\d+/) ?? ['0'];
  expect(Number(done)).toBeGreaterThan(0);

  await page.reload();
  await page.locator('[data-run=running]').waitFor();
  // What was done before is there at once, and the page answers while the coach works.
  const known = page.locator('progress');
  expect(Number(await known.getAttribute('value'))).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 1);
  await expect(button(page, en['run.deep'])).toBeVisible({ timeout: 45_000 });
});

test('while it looks deeper everything that is known stays, and stopping leaves it there', async ({ page }) => {
  await openAnalysis(page);
  await button(page, en['run.deep']).click();
  await page.locator('[data-run=running]').waitFor();
  await expect(page.locator('[data-fault]')).not.toHaveCount(0);
  await button(page, en['run.stop']).click();
  await expect(button(page, en['run.deep'])).toBeVisible();
  await expect(page.locator('[data-fault]')).not.toHaveCount(0);
});
