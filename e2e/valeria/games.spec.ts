import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { en as shell } from '../../apps/web/src/words/texts/en.ts';
import { valeria as game } from '../../packages/valeria/src/index.ts';
import { fixLuck, idOf, openTable, settle, troubles } from '../app.ts';
import { byDrag, byKeys, byMouse, byTouch, prompt, takeScreen } from '../hands.ts';
import { afterBots, arrived, askOf, clever, isFaceDown, modelOf, played } from '../model.ts';
import { expectVerified, playOn, spansOf } from '../playing.ts';
import { saved } from '../stored.ts';
import { expectFit, expectFocus, expectResult } from '../watching.ts';
import { ASKED, lateFor, newGame } from './positions.ts';

// A time-out means stuck, not slow: some hundred moves take their time on a busy machine.
test.describe.configure({ timeout: 900_000 });
// A trace of some hundred moves costs more than the moves.
test.use({ trace: 'off' });

const { isWhole, spanOf } = spansOf(game.id);

/** Two people, two rounds or so before the end. */
const lateTwo = () => lateFor('two', { bots: [undefined, undefined] });

async function beginByMouse(page: Page): Promise<void> {
  await fixLuck(page, 7);
  await page.goto('/new/valeria');
  await page.getByRole('radio', { name: shell['new.preset.friends'] }).check({ force: true });
  await page.getByRole('button', { name: shell['new.start'] }).click();
  await page.waitForURL(/\/table\//);
}

async function beginByKeys(page: Page): Promise<void> {
  await fixLuck(page, 5);
  await page.goto('/new/valeria');
  const preset = page.getByRole('radio', { name: shell['new.preset.solo'] });
  await preset.waitFor({ state: 'attached' });
  const isAt = (at: Locator) => at.evaluate((element) => element.contains(document.activeElement));
  const presets = page.getByRole('group', { name: shell['new.preset'] });
  for (let i = 0; i < 30 && !(await isAt(presets)); i++) await page.keyboard.press('Tab');
  for (let i = 0; i < 4 && !(await preset.isChecked()); i++) await page.keyboard.press('ArrowLeft');
  await expect(preset).toBeChecked();
  const start = page.getByRole('button', { name: shell['new.start'] });
  for (let i = 0; i < 60 && !(await isAt(start)); i++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-board]').waitFor();
}

test(`two people play ${spanOf('mouse')} at one screen with a mouse, and hand it over for every secret`, async ({
  page,
}) => {
  const found = troubles(page);
  await settle(page);
  await (isWhole('mouse') ? beginByMouse(page) : openTable(page, lateTwo()));
  const id = idOf(page);
  let model = modelOf((await saved(page, id)).record);
  expect(model.record.seats.map(({ bot }) => bot)).toEqual([undefined, undefined]);
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
    const isDragged = model.record.log.length % 3 === 0 && (await byDrag(page, model, choice));
    if (isDragged) drags++;
    else await byMouse(page, model, choice);
    model = played(model, choice.text);
  }
  expect(openly).toBeGreaterThan(0);
  expect([...asks]).toEqual(expect.arrayContaining(['roll', 'action']));
  if (isWhole('mouse')) {
    expect(curtains).toBeGreaterThan(1);
    expect(openly).toBeGreaterThan(20);
    expect(drags).toBeGreaterThan(2);
    expect([...asks]).toEqual(expect.arrayContaining(['duke', 'harvest', 'citizen', 'choose']));
  }
  await expectResult(page, model);
  await expectVerified(page, id);
  expect(found).toEqual([]);
});

test(`alone against the Dark Lord, ${spanOf('keys')} with nothing but keys, to his column on the score page`, async ({
  page,
}) => {
  await settle(page);
  await (isWhole('keys') ? beginByKeys(page) : openTable(page, lateFor('alone')));
  const id = idOf(page);
  const choose = clever('keys');
  const first = modelOf((await saved(page, id)).record);
  expect(first.record.seats).toHaveLength(1);
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
  expect([...asks]).toEqual(expect.arrayContaining(['roll', 'action']));
  if (isWhole('keys')) expect([...asks]).toEqual(expect.arrayContaining(['duke', 'harvest', 'capture']));
  await expectResult(page, last);
  await expect(page.getByRole('columnheader', { name: 'The Dark Lord' })).toBeVisible();
  await expectVerified(page, id);
});

test('five seats, four of them bots, play the last rounds to the end', async ({ page }) => {
  const found = troubles(page);
  await settle(page);
  await openTable(page, lateFor('five'));
  const choose = clever('five');
  const last = await playOn(page, await afterBots(page), async (model) => {
    const choice = choose(model);
    await byMouse(page, model, choice);
    return choice.text;
  });
  await expectResult(page, last);
  await expectVerified(page);
  expect(found).toEqual([]);
});

test('with monster events: tokens are laid, thieves steal, and the game comes to its end', async ({ page }) => {
  await settle(page);
  await openTable(page, ASKED.token);
  const choose = clever('events');
  const asks = new Set<string>();
  const last = await playOn(page, modelOf(ASKED.token), async (model) => {
    asks.add(model.asked?.ask ?? '');
    const choice = choose(model);
    await byMouse(page, model, choice);
    return choice.text;
  });
  expect([...asks]).toContain('token');
  await expectResult(page, last);
  await expectVerified(page);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 375, height: 553 }, deviceScaleFactor: 1 });

  test(`two people play ${spanOf('touch')} with fingers at 375x553: nothing scrolls sideways`, async ({ page }) => {
    await settle(page);
    const record = isWhole('touch') ? newGame({ seed: 'touch' }) : lateTwo();
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
    await expectResult(page, model);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
