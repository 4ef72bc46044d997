import { expect, type Page } from '@playwright/test';
import { change, openTable, type Settings, settle } from './app.ts';
import { playButton, prompt, thing } from './hands.ts';
import { test } from './kept.ts';
import { arrived, choiceOf, labelOf, type Model, modelOf, played } from './model.ts';
import { ASKED } from './positions.ts';
import { tableTexts } from './scene.ts';
import { saved } from './stored.ts';

async function open(page: Page, ask: keyof typeof ASKED, settings: Settings = {}): Promise<Model> {
  await settle(page, settings);
  const model = modelOf(ASKED[ask]);
  await openTable(page, model.record);
  await arrived(page, model);
  return model;
}

const offers = (page: Page) => prompt(page).locator('[data-choice]');

test('after a fresh load the first Tab leads to something that can be played', async ({ page }) => {
  await open(page, 'summon');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('data-target', /./);
  await expect(focused).toHaveAttribute('data-legal', 'yes');
});

test('every tile of a set asks the same: this one, or the set', async ({ page }) => {
  const model = await open(page, 'summon');
  for (const target of ['d1', 'b1']) {
    await thing(page, target).click();
    const meant = model.choices.filter(({ targets }) => targets.includes(target));
    expect(meant.length).toBeGreaterThan(1);
    await expect(offers(page)).toHaveCount(meant.length);
    for (const choice of meant) await expect(prompt(page)).toContainText(labelOf(model, choice));
    await page.keyboard.press('Escape');
  }
  await arrived(page, model);
});

test('no kingdom bonus and the slope are one click', async ({ page }) => {
  const model = await open(page, 'kingdom');
  await offers(page).filter({ hasText: 'Skip, then: Replenish from the left slope' }).click();
  await arrived(page, played(played(model, 'skip'), 'refill left'));
});

test('who wants a look first sees with a click what it would play, and plays with a second one or the button', async ({
  page,
}) => {
  const model = await open(page, 'summon', { confirm: true });
  const choice = choiceOf(model, 'take e2');
  await thing(page, 'e2').click();
  await expect(offers(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await thing(page, 'e2').press('Enter');
  await expect(offers(page)).toHaveCount(1);
  expect((await saved(page)).record.log).toEqual(model.record.log);
  await thing(page, 'e2').click();
  await arrived(page, played(model, choice.text));
});

test.describe('at 1024x768', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the rings are explained', async ({ page }) => {
    await open(page, 'summon');
    await expect(page.getByText('take this tile').filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the rings are explained, and a tap brings the button that plays, and a second one nothing else', async ({
    page,
  }) => {
    const model = await open(page, 'summon');
    await expect(page.getByText('take this tile').filter({ visible: true })).toHaveCount(1);
    await thing(page, 'e2').tap();
    const choice = model.choices.find(({ text }) => text === 'take e2');
    await expect(playButton(page)).toContainText(choice === undefined ? '' : labelOf(model, choice));
    await thing(page, 'e2').tap();
    expect((await saved(page)).record.log).toEqual(model.record.log);
    await playButton(page).tap();
    await arrived(page, played(model, 'take e2'));
  });

  test('a tip stands below the answers and moves none of them', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    await open(page, 'recruit');
    await change(page, { language: 'de' });
    const sheet = page.locator('[data-prompt]');
    const answer = sheet.locator('[data-choice]').first();
    const alone = await answer.boundingBox();
    await change(page, { known: [] });
    const tip = sheet.getByRole('complementary');
    await expect(tip).toBeAttached();
    expect(await answer.boundingBox()).toEqual(alone);
    expect((await tip.boundingBox())?.y).toBeGreaterThan((alone?.y ?? 0) + (alone?.height ?? 0));
    await expect(tip.getByRole('button', { name: tableTexts.de['coach.dismiss'] })).toBeVisible();
  });

  test('something picked in the own castle leaves all of it in reach', async ({ page }) => {
    await open(page, 'kingdom');
    await page.locator('[data-part="own"] [data-legal]').first().tap();
    await expect(prompt(page)).toHaveAttribute('data-open', 'yes');
    const own = page.locator('[data-part="own"]');
    const last = own.locator('[data-target^="column"]').last();
    await last.scrollIntoViewIfNeeded();
    const [column, asked] = [await last.boundingBox(), await prompt(page).boundingBox()];
    expect((column?.y ?? 0) + (column?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  });
});
