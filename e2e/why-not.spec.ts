import { expect, type Page } from '@playwright/test';
import { openTable, recordFrom, settle } from './app.ts';
import { thing } from './hands.ts';
import { test } from './kept.ts';
import { arrived, type Model, modelOf, played, whyNot } from './model.ts';
import { ASKED, VALLEY } from './positions.ts';

/** What cannot be used is said to be disabled, and is clicked all the same. */
async function middleOf(page: Page, target: string): Promise<[number, number]> {
  const box = await thing(page, target).boundingBox();
  if (box === null) throw new Error(`${target} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The reason stands at the thing, with its rule, and is said aloud. */
async function expectRefusal(page: Page, model: Model, target: string, rule: string): Promise<void> {
  const reason = whyNot(model, target);
  expect(reason.rule).toBe(rule);
  await page.mouse.click(...(await middleOf(page, target)));
  await expect(thing(page, target)).toHaveAttribute('data-refused', 'yes');
  await expect(page.getByRole('alert')).toContainText(reason.text);
  const bubble = page.getByText(`${reason.text} `).filter({ hasText: new RegExp(`\\b${rule}\\b`) });
  await expect(bubble.last()).toBeVisible();
  const box = await bubble.last().boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
}

async function open(page: Page, model: Model): Promise<void> {
  await openTable(page, model.record);
  await arrived(page, model);
}

test('in round 1 the hill says that nobody recruits yet', async ({ page }) => {
  await settle(page);
  let model = modelOf(recordFrom({ seed: 'why', start: 1 }));
  for (const _ of [1, 2]) model = played(model, model.choices[0].text);
  expect(model.state).toMatchObject({ round: 1 });
  await open(page, model);
  await expectRefusal(page, model, 'L1', 'R1');
});

test('the valley says why: not in line, under a king, where the king stands, a collector without subjects', async ({
  page,
}) => {
  await settle(page);
  const model = modelOf(ASKED.summon);
  await open(page, model);
  await expectRefusal(page, model, 'd4', 'M1');
  await expectRefusal(page, model, 'e1', 'M6');
  await expectRefusal(page, model, 'kingdom', 'K1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText('');
  // The second king stands in line now, and nobody has three of a kind for the collector.
  const lines = VALLEY.map((line) => line.replace('kings e1 a5', 'kings e1 d2').replace(/up D .*/, 'up D F'));
  const other = modelOf(recordFrom({ position: lines }));
  await open(page, other);
  await expectRefusal(page, other, 'd2', 'M5');
  await expectRefusal(page, other, 'e5', whyNot(other, 'e5').rule);
  expect(whyNot(other, 'e5').rule).toMatch(/^(T\d|M9)$/);
});

test('the castle says why the kingdom cannot be claimed, and an ability that it must be finished first', async ({
  page,
}) => {
  await settle(page);
  const jester = modelOf(ASKED.jester);
  await open(page, jester);
  await expectRefusal(page, jester, 'kingdom', 'J1');
  const replenish = modelOf(ASKED.replenish);
  await open(page, replenish);
  await expectRefusal(page, replenish, 'kingdom', whyNot(replenish, 'kingdom').rule);
});

test('keys get the same answer: Enter on a thing that cannot be used', async ({ page }) => {
  await settle(page);
  const model = modelOf(ASKED.summon);
  await open(page, model);
  await thing(page, 'd4').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(whyNot(model, 'd4').text);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap on a thing that cannot be used says why, within the screen', async ({ page }) => {
    await settle(page);
    const model = modelOf(ASKED.summon);
    await open(page, model);
    await page.touchscreen.tap(...(await middleOf(page, 'd4')));
    const { text, rule } = whyNot(model, 'd4');
    await expect(page.getByRole('alert')).toContainText(text);
    const bubble = page.getByText(`${text} `).filter({ hasText: rule }).last();
    await expect(bubble).toBeVisible();
    const box = await bubble.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0).toBe(true);
  });
});
