/** What every game must keep, looked at again and again while it is played. */
import { expect, type Page } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import type { Score } from '../packages/core/src/index.ts';
import type { Model } from './model.ts';

/** Past the telling of the end, which only the first visit brings, to the score pad. */
export async function skipEnd(page: Page): Promise<void> {
  await page.waitForURL(/\/score$/);
  const skip = page.getByRole('button', { name: en['end.skip'] });
  const pad = page.getByRole('table');
  await skip.or(pad).first().waitFor();
  if ((await skip.count()) > 0) await skip.click();
  await pad.waitFor();
}

/** Goes through every step of the end; `on` leads from one to the next and from the last to the score pad. */
export async function walkEnd(page: Page, on: () => Promise<void>): Promise<void> {
  const steps = page.locator(`dialog ol[aria-label="${en['end.way']}"] > li`);
  await page.getByRole('dialog').waitFor();
  const count = await steps.count();
  for (let at = 0; at < count; at++) {
    await expect(steps.nth(at)).toHaveAttribute('aria-current', 'step');
    await on();
  }
  await page.getByRole('table').waitFor();
}

/** The end of a game that was played on the page: it is told, then every column is what the rules say. */
export async function expectResult(page: Page, model: Model): Promise<void> {
  await skipEnd(page);
  await expectScore(page, model);
}

/** Every column of the score pad adds up, and is what the rules say: a column for each seat, then the rivals. */
export async function expectScore(page: Page, { game, state }: Model): Promise<void> {
  await page.waitForURL(/\/score$/);
  const pad = page.getByRole('table');
  await pad.waitFor();
  const outcome = game.rules.outcome(state);
  if (outcome === undefined) throw new Error('the game is not over');
  const columns: readonly Score[] = [...outcome.scores, ...(outcome.rivals ?? []).map(({ score }) => score)];
  const totals = await pad.locator('thead td b').allTextContents();
  expect(totals.map(numberOf)).toEqual(columns.map(({ total }) => total));
  const keys = new Set(columns.flatMap(({ lines }) => lines.map(({ key }) => key)));
  await expect(pad.locator('tbody tr')).toHaveCount(keys.size);
  for (const key of keys) {
    const points = await pad.locator(`[data-line="${key}"] td b`).allTextContents();
    const own = columns.map(({ lines }) => lines.find((line) => line.key === key)?.points ?? 0);
    expect(points.map(numberOf), key).toEqual(own);
  }
  for (const [i, total] of totals.entries()) {
    const points = await pad.locator(`tbody tr td:nth-of-type(${i + 1}) b`).allTextContents();
    expect(points.reduce((sum, text) => sum + numberOf(text), 0)).toBe(numberOf(total));
  }
}

/** Where the focus is: on something that can be seen, and marked. */
export async function expectFocus(page: Page): Promise<void> {
  const where = await page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'nowhere';
    const { outlineStyle, boxShadow } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    const isMarked = !at.matches('[data-target], button, a') || outlineStyle !== 'none' || boxShadow !== 'none';
    if (!isMarked) return `${at.tagName} ${at.getAttribute('aria-label')} without a mark`;
    return at.tagName !== 'H1' && width * height === 0 ? `${at.tagName} out of sight` : 'seen';
  });
  expect(where).toBe('seen');
}

/** On a phone: nothing to be scrolled to the side, and what is asked can be seen. */
export async function expectFit(page: Page): Promise<void> {
  const { clientWidth, scrollWidth, box, height } = await page.evaluate((label) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const asked = document.querySelector(`[aria-label="${label}"]`)?.getBoundingClientRect();
    return { clientWidth, scrollWidth, box: asked?.toJSON(), height: innerHeight };
  }, en.prompt);
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(height + 1);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(clientWidth);
}

/** With the minus of print. */
const numberOf = (text: string): number => Number(text.replace('−', '-'));
