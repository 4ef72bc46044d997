import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { en as shell } from '../../apps/web/src/words/texts/en.ts';
import { verify } from '../../packages/core/src/index.ts';
import { kingsWill as game } from '../../packages/kings-will/src/index.ts';
import { fixLuck, idOf, openTable, settle, troubles } from '../app.ts';
import { byDrag, byKeys, byMouse, byTouch, prompt, takeScreen } from '../hands.ts';
import { afterBots, arrived, askOf, clever, isFaceDown, type Model, modelOf, played } from '../model.ts';
import { expectVerified, playOn, spansOf } from '../playing.ts';
import { saved } from '../stored.ts';
import { expectFit, expectFocus, expectResult, expectScore, walkEnd } from '../watching.ts';
import { lateFor, newGame } from './positions.ts';

// A time-out means stuck, not slow: some hundred moves take their time on a busy machine.
test.describe.configure({ timeout: 900_000 });
// A trace of some hundred moves costs more than the moves.
test.use({ trace: 'off' });

async function expectWhole(page: Page, model: Model, id?: string): Promise<void> {
  await expectResult(page, model);
  await expectVerified(page, id);
}

const { isWhole, spanOf } = spansOf(game.id);

/** The last tiles of a first game of two people. */
const lateFirst = () => lateFor(2, { bots: [undefined, undefined], options: { variant: 'first' } });

async function beginByMouse(page: Page): Promise<void> {
  await fixLuck(page, 7);
  await page.goto('/new/kings-will');
  await page.getByRole('radio', { name: shell['new.preset.friends'] }).check({ force: true });
  await page.locator('input[value=first]').check({ force: true });
  await page.getByRole('button', { name: shell['new.start'] }).click();
  await page.waitForURL(/\/table\//);
}

async function beginByKeys(page: Page): Promise<void> {
  await fixLuck(page, 5);
  await page.goto('/new/kings-will');
  const start = page.getByRole('button', { name: shell['new.start'] });
  await start.waitFor();
  await page.locator('input[value=first]').waitFor({ state: 'attached' });
  const isAt = (at: Locator) => at.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 60 && !(await isAt(start)); i++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-board]').waitFor();
}

/** What the last tiles ask of everybody, and what a whole game asks; a late one may not come to the rest. */
const LAST = ['tile', 'pledge'];
const WHOLE = ['will', 'lay', 'home', 'settle', 'stock', 'follow', 'act', 'offer', ...LAST];

test(`two people play ${spanOf('mouse')} (the first) at one screen with a mouse, and hand it over for every secret`, async ({
  page,
}) => {
  const found = troubles(page);
  await settle(page);
  await (isWhole('mouse') ? beginByMouse(page) : openTable(page, lateFirst()));
  const id = idOf(page);
  let model = modelOf((await saved(page, id)).record);
  expect(model.record.seats.map(({ bot }) => bot)).toEqual([undefined, undefined]);
  expect(model.record.options).toMatchObject({ variant: 'first' });
  const choose = clever('mouse');
  const asks = new Set<string>();
  let [curtains, openly, drags] = [0, 0, 0];
  while (model.asked !== undefined) {
    if (model.isCovered) curtains++;
    if (isFaceDown(model)) openly++;
    await takeScreen(page, model);
    await arrived(page, model, id);
    asks.add(model.asked.ask);
    await expect(prompt(page)).toContainText(askOf(model));
    const choice = choose(model);
    if (await byDrag(page, model, choice)) drags++;
    else await byMouse(page, model, choice);
    model = played(model, choice.text);
  }
  expect(openly).toBeGreaterThan(0);
  expect([...asks]).toEqual(expect.arrayContaining(LAST));
  if (isWhole('mouse')) {
    expect(curtains).toBeGreaterThan(1);
    expect(openly).toBeGreaterThan(20);
    expect(drags).toBeGreaterThan(0);
    expect([...asks]).toEqual(expect.arrayContaining(['will', 'act', 'follow', 'neutral', 'offer']));
  }
  await expectWhole(page, model, id);
  expect(found).toEqual([]);
});

test(`one person plays ${spanOf('keys')} (the full one) against the computer with nothing but keys, and never loses the focus`, async ({
  page,
}) => {
  await settle(page);
  await (isWhole('keys') ? beginByKeys(page) : openTable(page, lateFor(2)));
  const id = idOf(page);
  const first = await afterBots(page, id);
  expect(first.record.seats.map(({ bot }) => bot)).toEqual([undefined, 'knight']);
  expect(first.record.options).toMatchObject({ variant: 'full' });
  const choose = clever('keys');
  const asks = new Set<string>();
  const last = await playOn(
    page,
    first,
    async (model) => {
      asks.add(model.asked?.ask ?? '');
      await expectFocus(page);
      const choice = choose(model);
      await byKeys(page, model, choice);
      return choice.text;
    },
    id,
  );
  const wanted = isWhole('keys') ? WHOLE : LAST;
  expect([...asks]).toEqual(expect.arrayContaining(wanted));
  // The end, too: Enter goes on, and the last one leads to the result.
  await walkEnd(page, () => page.keyboard.press('Enter'));
  await expectScore(page, last);
  expect(verify(game, (await saved(page, id)).record).problems).toEqual([]);
});

test('four seats, three of them bots, play the last tiles and the last visit to the end', async ({ page }) => {
  const found = troubles(page);
  await settle(page);
  await openTable(page, lateFor(4));
  const choose = clever('four');
  const last = await playOn(page, await afterBots(page), async (model) => {
    const choice = choose(model);
    await byMouse(page, model, choice);
    return choice.text;
  });
  await expectWhole(page, last);
  expect(found).toEqual([]);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 375, height: 553 }, deviceScaleFactor: 1 });

  test(`one person plays ${spanOf('touch')} (the full one) with fingers at 375x553, and the phone goes to what is asked`, async ({
    page,
  }) => {
    await settle(page);
    const record = isWhole('touch') ? newGame() : lateFor(2);
    await openTable(page, record);
    const choose = clever('touch');
    const asks = new Set<string>();
    const last = await playOn(page, await afterBots(page), async (model) => {
      await expectFit(page);
      const choice = choose(model);
      await byTouch(page, model, choice);
      asks.add(model.asked?.ask ?? '');
      return choice.text;
    });
    const wanted = isWhole('touch') ? WHOLE : LAST;
    expect([...asks]).toEqual(expect.arrayContaining(wanted));
    await expectWhole(page, last);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('two people play the end of a first game with fingers and hand the phone over', async ({ page }) => {
    await settle(page);
    const record = lateFirst();
    await openTable(page, record);
    let model = modelOf(record);
    const choose = clever('touch');
    while (model.asked !== undefined) {
      await takeScreen(page, model, 'tap');
      await arrived(page, model);
      await expectFit(page);
      const choice = choose(model);
      await byTouch(page, model, choice);
      model = played(model, choice.text);
    }
    await expectWhole(page, model);
  });
});
