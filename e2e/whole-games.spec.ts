import fs from 'node:fs';
import { devices, expect, type Page, test } from '@playwright/test';
import { en as online } from '../apps/web/src/online/texts/en.ts';
import { en as shell } from '../apps/web/src/words/texts/en.ts';
import { parseRecord, verify } from '../packages/core/src/index.ts';
import { kingOfTheValley as game } from '../packages/king-of-the-valley/src/index.ts';
import { fixLuck, idOf, openTable, recordFrom, settle, troubles } from './app.ts';
import { byDrag, byKeys, byMouse, byTouch, prompt } from './hands.ts';
import { afterBots, arrived, askOf, modelOf, played, player } from './model.ts';
import { playOn, spansOf } from './playing.ts';
import { finished } from './positions.ts';
import { saved } from './stored.ts';
import { expectFit, expectFocus, expectResult } from './watching.ts';

// A time-out means stuck, not slow: some hundred moves take their time on a busy machine.
test.describe.configure({ timeout: 900_000 });
// A trace of some hundred moves costs more than the moves.
test.use({ trace: 'off' });

const { isWhole, spanOf } = spansOf(game.id);

/** A round or two before the end. */
const late = (...bots: (string | undefined)[]) =>
  recordFrom({ bots, seed: 'finished', moves: finished(2).log.slice(0, -24) });

async function beginByMouse(page: Page): Promise<void> {
  await fixLuck(page, 7);
  await page.goto('/');
  await page.getByRole('link', { name: shell['home.friends'] }).first().click();
  await page.getByRole('link', { name: online['new.here'] }).click();
  await page.getByRole('button', { name: shell['new.start'] }).click();
  await page.locator('[data-board]').waitFor();
}

async function beginByKeys(page: Page): Promise<void> {
  await fixLuck(page, 11);
  await page.goto('/');
  const play = page.getByRole('button', { name: shell['home.play'] }).first();
  await play.waitFor();
  for (let i = 0; i < 30 && !(await play.evaluate((button) => button === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-board]').waitFor();
}

test(`two people play ${spanOf('mouse')} with nothing but a mouse; the scores add up and the record verifies`, async ({
  page,
}) => {
  const found = troubles(page);
  await settle(page);
  await (isWhole('mouse') ? beginByMouse(page) : openTable(page, late(undefined, undefined)));
  const id = idOf(page);
  let model = modelOf((await saved(page, id)).record);
  expect(model.record.seats.map(({ bot }) => bot)).toEqual([undefined, undefined]);
  const choose = player('mouse');
  const asks = new Set<string>();
  let drags = 0;
  while (model.asked !== undefined) {
    await arrived(page, model, id);
    asks.add(model.asked.ask);
    await expect(prompt(page)).toContainText(askOf(model));
    const choice = choose(model);
    const isDragged = model.record.log.length % 3 === 0 && (await byDrag(page, model, choice));
    if (isDragged) drags++;
    else await byMouse(page, model, choice);
    model = played(model, choice.text);
  }
  if (isWhole('mouse')) {
    expect(drags).toBeGreaterThan(2);
    expect([...asks]).toEqual(expect.arrayContaining(['place', 'recruit', 'summon', 'kingdom', 'replenish', 'jester']));
  }
  await expectResult(page, model);
  await page.getByRole('link', { name: shell['nav.games'] }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the record/ }).click();
  const record = parseRecord(JSON.parse(fs.readFileSync(await (await download).path(), 'utf8')));
  expect(record.log).toEqual(model.record.log);
  expect(verify(game, record)).toEqual({ ok: true, finished: true, committed: false, problems: [] });
  expect(found).toEqual([]);
});

test(`one person plays ${spanOf('keys')} against the computer with nothing but keys, and never loses the focus`, async ({
  page,
}) => {
  await settle(page);
  await (isWhole('keys') ? beginByKeys(page) : openTable(page, late(undefined, 'knight')));
  const id = idOf(page);
  const choose = player('keys');
  const first = await afterBots(page, id);
  expect(first.record.seats.map(({ bot }) => bot)).toEqual([undefined, 'knight']);
  const last = await playOn(
    page,
    first,
    async (model) => {
      await expectFocus(page);
      const choice = choose(model);
      await byKeys(page, model, choice);
      return choice.text;
    },
    id,
  );
  await expectResult(page, last);
  expect(verify(game, (await saved(page, id)).record).problems).toEqual([]);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 375, height: 553 }, deviceScaleFactor: 1 });

  test(`${spanOf('touch')} with a finger at 375x553: a first tap shows, a second plays, nothing scrolls sideways`, async ({
    page,
  }) => {
    await settle(page);
    await openTable(page, isWhole('touch') ? recordFrom({ seed: 'touch' }) : late(undefined, undefined));
    const choose = player('touch');
    let model = modelOf((await saved(page)).record);
    while (model.asked !== undefined) {
      await arrived(page, model);
      await expectFit(page);
      const choice = choose(model);
      await byTouch(page, model, choice);
      model = played(model, choice.text);
    }
    await expectResult(page, model);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  });
});

test('a table of bots plays to the end by itself, and nobody has to pass the screen on', async ({ page }) => {
  await settle(page);
  await openTable(page, recordFrom({ bots: ['greedy', 'random', 'greedy'], seed: 'bots' }));
  await page.waitForURL(/\/score$/, { timeout: 60_000 });
  const { record } = await saved(page);
  expect(verify(game, record)).toEqual({ ok: true, finished: true, committed: false, problems: [] });
  await expectResult(page, modelOf(record));
});
