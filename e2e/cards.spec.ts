/** The card of a thing: by a mouse that rests, by a long press, by a key. */
import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/games/king-of-the-valley/card/texts/en.ts';
import { change, openTable, settle } from './app.ts';
import { thing } from './hands.ts';
import { test } from './kept.ts';
import { arrived, modelOf, played } from './model.ts';
import { ASKED } from './positions.ts';

const card = (page: Page) => page.locator('[data-card]');
const summon = modelOf(ASKED.summon);
const PRIEST = en['does.P'].replace('{gold}', '1');

async function open(page: Page): Promise<void> {
  await settle(page);
  await openTable(page, summon.record);
  await arrived(page, summon);
}

test('a mouse that rests on a thing opens its card beside it, over nothing that is asked; it goes with the mouse', async ({
  page,
}) => {
  await open(page);
  await thing(page, 'e4').hover();
  await expect(card(page)).toContainText(PRIEST);
  const covered = await page.evaluate(() => {
    const box = document.querySelector('[data-card]')?.getBoundingClientRect();
    const legal = [...document.querySelectorAll('main [data-legal]')].map((one) => one.getBoundingClientRect());
    return legal.filter(
      (one) => box && one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom,
    ).length;
  });
  expect(covered).toBe(0);
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
});

test('what comes to lie under a mouse that stands still opens no card, until the mouse is moved', async ({ page }) => {
  await open(page);
  const choice = summon.choices.find(({ targets }) => targets.length === 1);
  if (choice === undefined) throw new Error('nothing is taken by one click');
  const [target] = choice.targets;
  await thing(page, target).click();
  await arrived(page, played(summon, choice.text));
  // Longer than a mouse rests before a card opens.
  await page.waitForTimeout(300);
  await expect(card(page)).toHaveCount(0);
  await thing(page, 'e4').hover();
  await expect(card(page)).toBeVisible();
});

test('a thing that cannot be had says why on its card, a line of the score what it counts', async ({ page }) => {
  await open(page);
  await thing(page, 'd4').hover();
  await expect(card(page)).toContainText('M1');
  await page.locator('[data-thing="score gold"]').first().hover();
  await expect(card(page)).toContainText(en['score.gold'].replace('{points}', '1'));
});

test('the key I explains what has the focus and says it aloud; I or Escape send it away', async ({ page }) => {
  await open(page);
  await thing(page, 'e4').focus();
  await page.keyboard.press('i');
  await expect(card(page)).toContainText(PRIEST);
  await expect(page.getByRole('status').filter({ hasText: PRIEST })).toHaveCount(1);
  await page.keyboard.press('i');
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(thing(page, 'e4')).toBeFocused();
});

test('a card that is open while the language changes stays within a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page);
  await thing(page, 'column Q').focus();
  await page.keyboard.press('i');
  const english = (await card(page).textContent()) ?? '';
  // It is longer in German.
  await change(page, { language: 'de' });
  await expect(card(page)).not.toHaveText(english);
  await expect
    .poll(async () => {
      const box = await card(page).boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(500);
});

test('Shift and I explain one after another what cannot have the focus, and nothing after the last', async ({
  page,
}) => {
  await open(page);
  await thing(page, 'e4').focus();
  const apart = page.locator('main [data-thing]:not(button, [tabindex])').filter({ visible: true });
  const count = await apart.count();
  expect(count).toBeGreaterThan(1);
  const read = new Set<string>();
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Shift+I');
    // Another one than all before it.
    await expect.poll(async () => read.has((await card(page).textContent()) ?? '')).toBe(false);
    read.add((await card(page).textContent()) ?? '');
  }
  await page.keyboard.press('Shift+I');
  await expect(card(page)).toHaveCount(0);
});

test('a long press opens it on a tablet and plays nothing; a tap elsewhere sends it away', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 720 }, hasTouch: true });
  const page = await context.newPage();
  await open(page);
  const box = await thing(page, 'd4').boundingBox();
  if (box === null) throw new Error('the place is not to be seen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(card(page)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
  await page.locator('[data-prompt]').tap({ position: { x: 5, y: 5 } });
  await expect(card(page)).toHaveCount(0);
  await arrived(page, summon);
  await context.close();
});
