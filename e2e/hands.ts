/** Three ways to make a move on the page: with a mouse, with a finger, with the keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Choice } from '../apps/web/src/table/screen/screen.ts';
import { en } from '../apps/web/src/table/texts/en.ts';
import { choicesAt, meantBy } from '../apps/web/src/table/view/choices.ts';
import { type Played, playedIn } from './games.ts';
import { arrived, choiceOf, labelOf, type Model, played } from './model.ts';

export const thing = (page: Page, target: string): Locator => page.locator(`main [data-target="${target}"]`);

async function shown(page: Page, model: Model, left: readonly Choice[], target: string): Promise<Locator | undefined> {
  const at = thing(page, playedIn(model.record).standFor?.(left, target) ?? target);
  return (await at.isVisible()) ? at : undefined;
}

export const prompt = (page: Page): Locator => page.getByRole('region', { name: en.prompt });

/** Buttons of the prompt: each choice in its order where they are few, else those that nothing on the table stands for. */
const buttons = (page: Page): Locator => prompt(page).locator('[data-choice]:not([data-choice=ahead], [data-play] *)');

/** The button of a choice; undefined where it has none of its own. */
async function buttonOf(
  page: Page,
  model: Model,
  left: readonly Choice[],
  choice: Choice,
): Promise<Locator | undefined> {
  // Boards with prompts of their own mark each button with the notation of its move.
  const marked = prompt(page).locator(`[data-choice=${JSON.stringify(choice.text)}]`);
  if ((await marked.count()) === 1) return marked;
  if ((await prompt(page).locator('[data-prompt-body]').count()) > 0) return undefined;
  if ((await buttons(page).count()) === left.length) return buttons(page).nth(left.indexOf(choice));
  const named = buttons(page).filter({ has: page.getByText(labelOf(model, choice), { exact: true }) });
  return (await named.count()) === 1 ? named : undefined;
}

/** A way to pay is chosen first and played then. */
async function press(button: Locator, how: 'click' | 'tap'): Promise<void> {
  const isOneOf = (await button.getAttribute('aria-pressed')) === 'false';
  await button[how]();
  if (isOneOf) await button[how]();
}

interface Next {
  readonly target: string;
  readonly at: Locator;
  /** Nothing else is left then. */
  readonly isLast: boolean;
}

/** The next thing to pick on the table so that fewer choices are left. */
async function nextPick(page: Page, model: Model, left: readonly Choice[], choice: Choice): Promise<Next | undefined> {
  const found: (Next & { readonly count: number })[] = [];
  for (const target of choice.targets) {
    const at = await shown(page, model, left, target);
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

/** False where the move is no drag. */
export async function byDrag(page: Page, model: Model, choice: Choice): Promise<boolean> {
  const way = playedIn(model.record).dragOf(model, choice);
  if (way === undefined) return false;
  const [from, to] = [await middleOf(page.locator(way[0])), await middleOf(page.locator(way[1]).first())];
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
  if (button !== undefined && model.record.log.length % 2 === 0) return press(button, 'click');
  for (;;) {
    const next = await nextPick(page, model, left, choice);
    if (next === undefined) break;
    // A click on what lies upon it is as good, and meant to be.
    if (playedIn(model.record).covered?.test(next.target)) await page.mouse.click(...(await middleOf(next.at)));
    else await next.at.click();
    if (next.isLast) return;
    left = choicesAt(left, next.target);
  }
  const rest = await buttonOf(page, model, left, choice);
  await (rest === undefined ? fromList(page, choice, 'click') : press(rest, 'click'));
}

export type Point = readonly [x: number, y: number];

/** A finger that goes down, waits until something has come, moves and goes up: Playwright has only taps. */
export async function touchDrag(page: Page, from: Point, to: Point, until?: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await send('touchStart', from);
  await until?.waitFor({ state: 'attached' });
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
async function tapOn(page: Page, at: Locator, isCovered: boolean): Promise<void> {
  // A tap on what lies upon it is as good, and meant to be.
  if (isCovered) return page.touchscreen.tap(...(await middleOf(at)));
  const box = await at.boundingBox();
  if (box === null) throw new Error('there is nothing to tap');
  await at.tap({ position: { x: box.width / 2, y: box.height * 0.85 } });
}

/** The wide button that plays what a tap has shown. */
export const playButton = (page: Page): Locator => prompt(page).locator('[data-play] button');

/** To the place of the table where the thing lies: by its bookmark, or by the own crest there and back. */
async function turnTo(page: Page, at: Locator): Promise<void> {
  if ((await at.count()) === 0 || (await at.isVisible())) return;
  const part = await at.evaluate((thing) => thing.closest<HTMLElement>('[data-part]')?.dataset.part);
  // Drawn nowhere on a phone: a button stands for it.
  if (await page.locator(`[data-part="${part}"]`).isVisible()) return;
  const bookmark = page.locator(`[data-bookmark="${part}"]`);
  await ((await bookmark.isVisible()) ? bookmark : page.locator('[data-crest=own]')).tap();
  await page.locator(`[data-part="${part}"]`).waitFor();
}

/** A tap shows, the wide button plays; where there is no other answer, the button is that one. */
async function show(page: Page, button: Locator, isOnly: boolean): Promise<void> {
  await button.tap();
  if (!isOnly) await playButton(page).tap();
}

/** Thing by thing, or by a button; nothing is played before the wide button is pressed. */
export async function byTouch(page: Page, model: Model, choice: Choice): Promise<void> {
  let left = model.choices;
  for (const target of choice.targets.slice(0, 1)) {
    await turnTo(page, thing(page, playedIn(model.record).standFor?.(left, target) ?? target));
  }
  for (let isOpen = false; ; isOpen = true) {
    const rest = await buttonOf(page, model, left, choice);
    const next = await nextPick(page, model, left, choice);
    // Every second time by the button where there is a thing, too.
    if (next !== undefined && (rest === undefined || model.record.log.length % 2 === 0)) {
      await tapOn(page, next.at, playedIn(model.record).covered?.test(next.target) ?? false);
      if (next.isLast) return playButton(page).tap();
      left = choicesAt(left, next.target);
    } else if (rest !== undefined) {
      return show(page, rest, model.choices.length === 1);
    } else {
      const step = await markedStep(page, left, choice);
      if (step === undefined) return listed(page, choice, isOpen);
      await step.at.tap();
      left = choicesAt(left, step.target);
    }
    await prompt(page).and(page.locator('[data-open=yes]')).waitFor();
  }
}

/** From the list of all moves, which stands beside the question: what was picked is let go. */
async function listed(page: Page, choice: Choice, isOpen: boolean): Promise<void> {
  if (isOpen) await prompt(page).getByRole('button', { name: en['prompt.back'] }).tap();
  await fromList(page, choice, 'tap');
  await playButton(page).tap();
}

const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;
const WAYS = ['up', 'down', 'left', 'right'] as const;

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.target : ''));

/** The arrow keys that lead from a thing of the board to another. */
function wayBetween({ neighbour }: Played, from: string, to: string): (keyof typeof ARROWS)[] {
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
async function focusOn(page: Page, game: Played, target: string): Promise<void> {
  const isOnBoard = async () => {
    const at = (await focused(page)) ?? '';
    return game.onBoard.test(at) || game.nearby?.test(at) === true;
  };
  for (let i = 0; !(await isOnBoard()) && i < 60; i++) await page.keyboard.press('Tab');
  const from = (await focused(page)) ?? '';
  for (const step of wayBetween(game, from, target)) await page.keyboard.press(ARROWS[step]);
  expect(await focused(page)).toBe(target);
}

/** The key that presses a button of the prompt. */
async function digitAt(page: Page, button: Locator): Promise<string | undefined> {
  const all = await buttons(page).elementHandles();
  for (const [i, one] of all.slice(0, 9).entries()) {
    if (await button.evaluate((element, other) => element === other, one)) return String(i + 1);
  }
  return undefined;
}

/** Digits that press the button of a choice, step by step where the prompt asks so. False: it has none, or no longer. */
async function byDigits(page: Page, model: Model, choice: Choice): Promise<boolean> {
  for (let left = model.choices; ; ) {
    const button = await buttonOf(page, model, left, choice);
    const digit = button && (await digitAt(page, button));
    if (digit !== undefined) {
      await page.keyboard.press(digit);
      return true;
    }
    const step = await stepOf(page, left, choice);
    if (step === undefined) return false;
    await page.keyboard.press(step.digit);
    await step.at.waitFor({ state: 'detached' });
    left = choicesAt(left, step.target);
  }
}

/** A button that leaves fewer choices is marked with the thing that it stands for. */
async function markedStep(page: Page, left: readonly Choice[], choice: Choice) {
  for (const target of choice.targets) {
    const at = prompt(page).locator(`[data-choice=${JSON.stringify(target)}]`);
    if (choicesAt(left, target).length < left.length && (await at.count()) === 1) return { target, at };
  }
  return undefined;
}

/** The same, with the digit that presses it. */
async function stepOf(page: Page, left: readonly Choice[], choice: Choice) {
  const step = await markedStep(page, left, choice);
  if (step === undefined) return undefined;
  const digit = await digitAt(page, step.at);
  return digit === undefined ? undefined : { ...step, digit };
}

/** By arrows and Enter where one thing stands for the move, by its digit where it is a button, else from the list. */
export async function byKeys(page: Page, model: Model, choice: Choice): Promise<void> {
  if (choice.targets.includes('skip')) return page.keyboard.press('n');
  const game = playedIn(model.record);
  const target = choice.targets.find((name) => game.onBoard.test(name) && meantBy(model.choices, name) === choice);
  if (target !== undefined) {
    await focusOn(page, game, target);
    return page.keyboard.press('Enter');
  }
  if (await byDigits(page, model, choice)) return;
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

/** The screen is handed on: who is asked says so, and only then sees the table. */
export async function takeScreen(page: Page, model: Model, how: 'click' | 'tap' | 'key' = 'click'): Promise<void> {
  if (!model.isCovered || model.asked === undefined) return;
  const { name } = model.record.seats[model.asked.seat];
  const button = page.getByRole('button', { name: en['hand.take'].replace('{name}', name) });
  // An assertion that fails at first looks again a tenth of a second later; this looks at every frame.
  await button.waitFor();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  if (how === 'key') {
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  } else {
    await button[how]();
  }
}

/** Who is asked openly turns the own secrets up. */
export async function turnUp(page: Page, model: Model): Promise<Model> {
  await prompt(page).getByRole('button', { name: en['faceDown.show'] }).click();
  return { ...model, holder: model.asked?.seat };
}

/** Makes the move with this notation once the table is there. */
export async function make(page: Page, model: Model, text: string): Promise<Model> {
  await takeScreen(page, model);
  await arrived(page, model);
  await byMouse(page, model, choiceOf(model, text));
  return played(model, text);
}
