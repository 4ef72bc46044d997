/** Three ways to make a move on the page: with a mouse, with a finger, with the keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { neighbour } from '../apps/web/src/games/king-of-the-valley/neighbour.ts';
import type { Choice } from '../apps/web/src/table/screen.ts';
import { en } from '../apps/web/src/table/texts/en.ts';
import { labelOf, type Model, waysTo } from './model.ts';

export const thing = (page: Page, target: string): Locator => page.locator(`main [data-target="${target}"]`);

export const prompt = (page: Page): Locator => page.getByRole('region', { name: en.prompt });

/** The buttons of the prompt that say this; two moves may be described alike. */
function buttons(page: Page, model: Model, choice: Choice): Locator {
  const label = page.getByText(labelOf(model, choice), { exact: true });
  return prompt(page).locator('[data-choice]').filter({ has: label });
}

async function firstShown(page: Page, targets: readonly string[]): Promise<string | undefined> {
  for (const target of targets) if (await thing(page, target).isVisible()) return target;
  return undefined;
}

/** From the list of all moves, which names each by its notation. */
async function fromList(page: Page, choice: Choice, press: 'click' | 'tap'): Promise<void> {
  await prompt(page)
    .getByRole('button', { name: /^All \d+ moves$/ })
    [press]();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(choice.text);
  await dialog
    .getByRole('button')
    .filter({ has: page.getByText(choice.text, { exact: true }) })
    [press]();
}

/** On the board where one thing stands for the move; else what the thing offers; else a button of the prompt. */
export async function byMouse(page: Page, model: Model, choice: Choice): Promise<void> {
  const { sole, among } = waysTo(model.choices, choice);
  const target = await firstShown(page, sole);
  if (target !== undefined) return thing(page, target).click();
  const several = await firstShown(page, among);
  if (several !== undefined) await thing(page, several).click();
  const found = buttons(page, model, choice);
  if ((await found.count()) === 1) return found.click();
  await fromList(page, choice, 'click');
}

/** The first tap shows what would happen, the second plays it. */
export async function byTouch(page: Page, model: Model, choice: Choice): Promise<void> {
  const { sole, among } = waysTo(model.choices, choice);
  const isMine = /^(column|piece|kingdom)/.test(choice.targets[0]);
  await page
    .getByRole('navigation', { name: en.tabs })
    .getByRole('button')
    .nth(isMine ? 1 : 0)
    .tap();
  const target = await firstShown(page, sole);
  if (target !== undefined) {
    await thing(page, target).tap();
    await expect(prompt(page)).toContainText(en['prompt.tap']);
    await expect(prompt(page)).toContainText(labelOf(model, choice));
    return thing(page, target).tap();
  }
  const several = await firstShown(page, among);
  if (several !== undefined) await thing(page, several).tap();
  const found = buttons(page, model, choice);
  if ((await found.count()) === 1) return found.tap();
  await fromList(page, choice, 'tap');
}

const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;
const WAYS = ['up', 'down', 'left', 'right'] as const;

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.target : ''));

/** The arrow keys that lead from a thing of the valley or the hill to another. */
function wayBetween(from: string, to: string): (keyof typeof ARROWS)[] {
  const seen = new Map<string, (keyof typeof ARROWS)[]>([[from, []]]);
  for (const [here, way] of seen) {
    if (here === to) return way;
    for (const step of WAYS) {
      const next = neighbour(here, step);
      if (next !== undefined && !seen.has(next)) seen.set(next, [...way, step]);
    }
  }
  throw new Error(`no arrow keys lead from ${from} to ${to}`);
}

/** By Tab onto the table, then by arrows to the thing. */
async function focusOn(page: Page, target: string): Promise<void> {
  for (let i = 0; !(await focused(page)) && i < 40; i++) await page.keyboard.press('Shift+Tab');
  const from = (await focused(page)) ?? '';
  for (const step of wayBetween(from, target)) await page.keyboard.press(ARROWS[step]);
  expect(await focused(page)).toBe(target);
}

/** By arrows and Enter where one thing stands for the move, by its digit where it is a button, else from the list. */
export async function byKeys(page: Page, model: Model, choice: Choice): Promise<void> {
  if (choice.targets.includes('skip')) return page.keyboard.press('n');
  const { sole } = waysTo(model.choices, choice);
  const target = sole.find((name) => /^[a-eLR][1-6]$/.test(name));
  if (target !== undefined) {
    await focusOn(page, target);
    return page.keyboard.press('Enter');
  }
  const labels = await prompt(page).locator('[data-choice] > span').allTextContents();
  const number = labels.indexOf(labelOf(model, choice)) + 1;
  if (number > 0 && labels.lastIndexOf(labelOf(model, choice)) === number - 1) {
    return page.keyboard.press(String(number));
  }
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  for (let i = 0; !(await dialog.getByRole('textbox').evaluate((field) => field === document.activeElement)); i++) {
    if (i > 5) throw new Error('the search of the list cannot be reached');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(choice.text);
  const move = dialog.getByRole('button').filter({ has: page.getByText(choice.text, { exact: true }) });
  for (let i = 0; !(await move.evaluate((button) => button === document.activeElement)); i++) {
    if (i > 12) throw new Error(`${choice.text} cannot be reached in the list`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}
