/** A table of the server with numbers of somebody's own, and what people take away from it. */
import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { en as online } from '../apps/web/src/online/texts/en.ts';
import { en as shell } from '../apps/web/src/words/texts/en.ts';
import { parseRecord, verify } from '../packages/core/src/index.ts';
import { CONTENT_SETS, kingOfTheValley as game } from '../packages/king-of-the-valley/src/index.ts';
import { sitDown, visitor } from './people.ts';
import { chooseInMenu, tableTexts } from './scene.ts';

const { en } = tableTexts;
const own = { ...CONTENT_SETS.even, id: 'own', startGold: CONTENT_SETS.even.startGold + 5 };

async function choose(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return fs.readFileSync(await (await download).path(), 'utf8');
}

test('numbers of one’s own are checked, known before one sits down, played with, and in the record', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [host, guest] = [await visitor(browser), await visitor(browser, true)];
  await host.goto('/friends?game=king-of-the-valley');
  await host.getByLabel(online.name).fill('Mathilde');
  await host.getByText(online['new.options']).click();
  await host.getByText(shell['new.custom']).click();
  await choose(host, 'wrong.json', JSON.stringify({ ...own, startGold: -1 }));
  await expect(host.getByRole('alert')).toContainText('startGold');
  await choose(host, 'box.json', JSON.stringify(own));
  await expect(host.getByText(shell['new.customUsed'].replace('{file}', 'box.json'))).toBeVisible();
  await host.getByRole('button', { name: online['new.open'] }).click();
  await host.waitForURL(/\/sit\/.+#.+/);
  await guest.goto(host.url());
  await expect(guest.getByText(online['numbers.own'])).toBeVisible();
  await sitDown(guest, host.url(), 'Anselm');
  await host.getByRole('button', { name: online['wait.start'] }).click();
  for (const page of [host, guest]) await page.locator('[data-board]').waitFor();
  await expect(host.getByText(`${own.startGold} gold`).first()).toBeVisible();

  // Of a running game everybody takes away what he has seen, without the seed.
  await host.getByRole('button', { name: en.log, exact: true }).click();
  const seen = await savedBy(host, () => host.getByRole('button', { name: en['log.save'], exact: true }).click());
  expect(JSON.parse(seen)).toMatchObject({ viewer: 1, options: { content: own } });
  expect(seen).not.toContain('"seed"');
  await host.keyboard.press('Escape');

  await chooseInMenu(en.resign)(host);
  await host.getByRole('dialog').getByRole('button', { name: en.resign }).click();
  await guest.waitForURL(/\/score$/);
  // Once it is over everybody has the whole game, on a phone, too, and may look at it without the server.
  await guest.getByRole('button', { name: en['score.more'] }).click();
  const whole = await savedBy(guest, () => guest.getByRole('button', { name: en['log.save'], exact: true }).click());
  const record = parseRecord(JSON.parse(whole));
  expect(record.options).toMatchObject({ content: own });
  expect(verify(game, record)).toMatchObject({ ok: true, committed: true });
  await host.goto('/games');
  await choose(host, 'game.json', whole);
  await host.getByRole('link', { name: shell['import.open'] }).click();
  await host.locator('[data-board]').waitFor();
  await expect(host.getByText(`${own.startGold} gold`).first()).toBeVisible();
});
