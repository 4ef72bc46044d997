/** Three ways to make a move on the page: with a mouse, with a finger, with the keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { neighbour } from '../apps/web/src/games/king-of-the-valley/neighbour.ts';
import { choicesAt, meantBy } from '../apps/web/src/table/choices.ts';
import type { Choice } from '../apps/web/src/table/screen.ts';
import { en } from '../apps/web/src/table/texts/en.ts';
import { CELL_NAMES } from '../packages/king-of-the-valley/src/board.ts';
import { labelOf, type Model } from './model.ts';

export const thing = (page: Page, target: string): Locator => page.locator(`main [data-target="${target}"]`);

/** The end of a set has a mark of its own only on a place that can be taken too; elsewhere the place stands for it. */
async function shown(page: Page, left: readonly Choice[], target: string): Promise<Locator | undefined> {
  const place = target.replace('land ', '');
  const stand = place !== target && choicesAt(left, place).length === 0 ? place : target;
  return (await thing(page, stand).isVisible()) ? thing(page, stand) : undefined;
}

export const prompt = (page: Page): Locator => page.getByRole('region', { name: en.prompt });

/** Buttons of the prompt: each choice in its order where they are few, else those that nothing on the table stands for. */
const buttons = (page: Page): Locator => prompt(page).locator('[data-choice]:not([data-choice=ahead])');

/** The button of a choice; undefined where it has none of its own. */
async function buttonOf(
  page: Page,
  model: Model,
  left: readonly Choice[],
  choice: Choice,
): Promise<Locator | undefined> {
  if ((await buttons(page).count()) === left.length) return buttons(page).nth(left.indexOf(choice));
  const named = buttons(page).filter({ has: page.getByText(labelOf(model, choice), { exact: true }) });
  return (await named.count()) === 1 ? named : undefined;
}

interface Next {
  readonly target: string;
  readonly at: Locator;
  /** Nothing else is left then. */
  readonly isLast: boolean;
}

/** The next thing to pick on the table so that fewer choices are left. */
async function nextPick(page: Page, left: readonly Choice[], choice: Choice): Promise<Next | undefined> {
  const found: (Next & { readonly count: number })[] = [];
  for (const target of choice.targets) {
    const at = await shown(page, left, target);
    const meant = meantBy(left, target);
    const count = choicesAt(left, target).length;
    const isLast = meant === choice;
    if (at !== undefined && (isLast || (meant === undefined && count < left.length))) {
      found.push({ target, at, isLast, count: isLast ? 0 : count });
    }
  }
  return found.sort((a, b) => a.count - b.count)[0];
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

const middleOf = async (at: Locator): Promise<Point> => {
  const box = await at.boundingBox();
  if (box === null) throw new Error('there is nothing to drag');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The king to the place he goes to, a tile of the hill to the castle; false where the move is no drag. */
export async function byDrag(page: Page, { state, asked, choices }: Model, choice: Choice): Promise<boolean> {
  const [target] = choice.targets;
  if (asked === undefined || meantBy(choices, target) !== choice) return false;
  const king = thing(page, CELL_NAMES[state.kings[asked.seat]]);
  const castle = page.locator('main [data-castle][data-drop]');
  const way = { summon: [king, thing(page, target)], recruit: [thing(page, target), castle] }[asked.ask];
  if (way === undefined || target === 'skip') return false;
  const [from, to] = [await middleOf(way[0]), await middleOf(way[1])];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
  return true;
}

/** Thing by thing on the table; what nothing there stands for by its button, every second time also where it has one. */
export async function byMouse(page: Page, model: Model, choice: Choice): Promise<void> {
  let left = model.choices;
  const button = await buttonOf(page, model, left, choice);
  if (button !== undefined && model.record.moves.length % 2 === 0) return button.click();
  for (let next = await nextPick(page, left, choice); next !== undefined; next = await nextPick(page, left, choice)) {
    await next.at.click();
    if (next.isLast) return;
    left = choicesAt(left, next.target);
  }
  const rest = await buttonOf(page, model, left, choice);
  await (rest === undefined ? fromList(page, choice, 'click') : rest.click());
}

export type Point = readonly [x: number, y: number];

/** A finger that goes down, waits, moves and goes up: Playwright has only taps. */
export async function touchDrag(page: Page, from: Point, to: Point, { hold = 0 } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await send('touchStart', from);
  if (hold > 0) await page.waitForTimeout(hold);
  const steps = 8;
  for (let i = 1; i <= steps; i++) {
    await send('touchMove', [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps]);
  }
  // It rests before it goes up, so that what it scrolls does not run on.
  await page.waitForTimeout(120);
  await send('touchMove', to);
  await send('touchEnd');
  await session.detach();
}

/** On the name at the lower edge: kings, coins and the marks of sets lie on the rest of a tile. */
async function tapName(at: Locator): Promise<void> {
  const box = await at.boundingBox();
  if (box === null) throw new Error('there is nothing to tap');
  await at.tap({ position: { x: box.width / 2, y: box.height * 0.85 } });
}

/** The last tap but one shows what would happen, the last plays it. */
export async function byTouch(page: Page, model: Model, choice: Choice): Promise<void> {
  let left = model.choices;
  const isMine = /^(column|piece|kingdom)/.test(choice.targets[0]);
  await page
    .getByRole('navigation', { name: en.tabs })
    .getByRole('button')
    .nth(isMine ? 1 : 0)
    .tap();
  const next = await nextPick(page, left, choice);
  if (next !== undefined) {
    await tapName(next.at);
    if (next.isLast) {
      await expect(prompt(page)).toContainText(en['prompt.tap']);
      return tapName(next.at);
    }
    left = choicesAt(left, next.target);
    // The prompt lies over a part of the table now, and names what is left.
    await expect(prompt(page)).toHaveAttribute('data-open', 'yes');
  }
  const rest = await buttonOf(page, model, left, choice);
  await (rest === undefined ? fromList(page, choice, 'tap') : rest.tap());
}

/** Places of the valley and of the hill. */
const ON_BOARD = /^[a-eLR][1-6]$/;
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
  const isOnBoard = async () => /^(land )?[a-eLR][1-6]$|^slope/.test((await focused(page)) ?? '');
  for (let i = 0; !(await isOnBoard()) && i < 60; i++) await page.keyboard.press('Tab');
  const from = (await focused(page)) ?? '';
  for (const step of wayBetween(from, target)) await page.keyboard.press(ARROWS[step]);
  expect(await focused(page)).toBe(target);
}

/** By arrows and Enter where one thing stands for the move, by its digit where it is a button, else from the list. */
export async function byKeys(page: Page, model: Model, choice: Choice): Promise<void> {
  if (choice.targets.includes('skip')) return page.keyboard.press('n');
  const target = choice.targets.find((name) => ON_BOARD.test(name) && meantBy(model.choices, name) === choice);
  if (target !== undefined) {
    await focusOn(page, target);
    return page.keyboard.press('Enter');
  }
  const count = await buttons(page).count();
  if (count === model.choices.length && count <= 9) {
    return page.keyboard.press(String(model.choices.indexOf(choice) + 1));
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
