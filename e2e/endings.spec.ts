/** The end of every game: told once by keys or by touch, skipped at will, and the score pad at every later visit. */
import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { type GameRecord, LANGUAGES, replay } from '../packages/core/src/index.ts';
import { type GameEvent, kingOfTheValley } from '../packages/king-of-the-valley/src/index.ts';
import { change, openTable, recordFrom, settle } from './app.ts';
import { make } from './hands.ts';
import { test } from './kept.ts';
import { ended as judged, lateFor as lateWill } from './kings-will/positions.ts';
import { modelOf } from './model.ts';
import { finished } from './positions.ts';
import { store } from './stored.ts';
import { lateFor as lateDukes } from './valeria/positions.ts';
import { ended as turned } from './valeria/scenes.ts';
import { expectScore, walkEnd } from './watching.ts';

interface Ended {
  readonly name: string;
  record(): GameRecord;
}

const ENDED: readonly Ended[] = [
  { name: 'King of the Valley', record: () => finished(3) },
  { name: 'The King’s Will', record: () => judged(lateWill(4)) },
  { name: 'Valeria', record: () => turned(lateDukes('five')) },
  { name: 'Valeria alone', record: () => turned(lateDukes('alone')) },
];

const dialog = (page: Page) => page.getByRole('dialog');
const told = (page: Page) => dialog(page).getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openEnd(page: Page, record: GameRecord): Promise<void> {
  await settle(page);
  await store(page, record);
  await page.goto('/table/e2e/score');
  await dialog(page).waitFor();
}

for (const { name, record } of ENDED) {
  test(`${name}: by keys through every step, back and on, to the score pad; the next visit opens it`, async ({
    page,
  }) => {
    const model = modelOf(record());
    await openEnd(page, model.record);
    await expect(page.getByRole('table')).toHaveCount(0);
    const first = (await told(page).textContent()) ?? '';
    expect(first).not.toBe('');
    await page.keyboard.press('Enter');
    await expect(told(page)).not.toHaveText(first);
    await page.keyboard.press('Backspace');
    await expect(told(page)).toHaveText(first);
    await walkEnd(page, () => page.keyboard.press('Enter'));
    await expectScore(page, model);
    await page.reload();
    await expectScore(page, model);
    await expect(dialog(page)).toHaveCount(0);
    await button(page, en['end.again']).click();
    await expect(told(page)).toHaveText(first);
    await page.keyboard.press('Escape');
    await expectScore(page, model);
  });

  test.describe('on a phone of 375x553', () => {
    test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true });

    test(`${name}: by touch to the score pad, the way on always in sight; the next game begins`, async ({ page }) => {
      const model = modelOf(record());
      await openEnd(page, model.record);
      const skip = button(page, en['end.skip']);
      await walkEnd(page, async () => {
        await expect(skip).toBeInViewport({ ratio: 1 });
        const box = await dialog(page).locator('h1').boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        await page.touchscreen.tap(180, 200);
      });
      await expectScore(page, model);
      const rematch = button(page, en.rematch);
      await expect(rematch).toBeInViewport({ ratio: 1 });
      await button(page, en['score.more']).tap();
      await expect(dialog(page).getByRole('button', { name: en['log.save'] })).toBeVisible();
      await page.keyboard.press('Escape');
      await rematch.tap();
      await page.waitForURL(/\/table\/(?!e2e)[^/]+$/);
    });
  });

  test(`${name}: the ways on stay in sight at every size, told and counted`, async ({ page }) => {
    await openEnd(page, record());
    const sizes = [
      { width: 1280, height: 720 },
      { width: 390, height: 664 },
      { width: 844, height: 390 },
    ];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(button(page, en['end.skip'])).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('combobox')).toBeInViewport({ ratio: 1 });
    }
    await button(page, en['end.skip']).click();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(button(page, en.rematch)).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('link', { name: en['score.board'] }).click();
    await page.locator('[data-board]').waitFor({ state: 'attached' });
  });
}

test('in a low window long names leave the dukes their stage, and what is said is read whole', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openEnd(page, turned(lateDukes('five')));
  const steps = await dialog(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
    .count();
  for (let step = 0; step <= steps; step++) {
    for (const language of LANGUAGES) {
      await change(page, { language });
      const { foot, cut } = await dialog(page).evaluate((all) => {
        const said = all.querySelector('footer [role=status]');
        return {
          foot: all.querySelector('footer')?.clientHeight ?? 0,
          cut: said === null || said.scrollHeight > said.clientHeight,
        };
      });
      expect(foot, `${language}, step ${step}`).toBeLessThanOrEqual(100);
      expect(cut, `${language}, step ${step}`).toBe(false);
    }
    await page.keyboard.press('Enter');
  }
});

test('the last round is announced where it begins: over the table, in the bar and aloud', async ({ page }) => {
  const whole = finished(2);
  let ply = 0;
  replay(kingOfTheValley, whole, {
    onMoment: (moment) => {
      if (moment.events.some(({ type }: GameEvent) => type === 'ending')) ply = moment.ply;
    },
  });
  await settle(page);
  const late = recordFrom({ seed: 'finished', moves: whole.log.slice(0, ply - 1) });
  await openTable(page, late);
  await expect(page.locator('[data-last]')).toHaveCount(0);
  await make(page, modelOf(late), whole.log[ply - 1].split(' ').slice(1).join(' '));
  await expect(page.locator('[data-last-round]')).toContainText(en.lastRound);
  await expect(page.locator('header [data-last]')).toHaveText(en.lastRound);
  await expect(
    page.getByRole('status').filter({ hasText: kingOfTheValley.words.texts.en['event.ending'] }),
  ).toHaveCount(1);
});
