/**
 * Somebody who hears the page: a table through roles, names and live text alone. Nothing here looks at a class, a data
 * attribute, a place on the screen or the rules.
 */
import type { Locator, Page } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { draw, type Luck } from '../packages/core/src/index.ts';

const question = (page: Page): Locator => page.getByRole('region', { name: en.prompt });
const everyMove = new RegExp(`^${en['prompt.all'].replace('{count}', '\\d+')}`);
const skip = (page: Page): Locator => page.getByRole('button', { name: en['end.skip'] });

/** What was said last. */
const heard = async (page: Page): Promise<string> => (await page.getByRole('status').allTextContents()).join(' ');

/** For what should be there already. */
const SOON = { timeout: 1000 };

/** A part that is gone was of another question: whoever listens hears the next. */
function unlessGone(error: Error): void {
  if (error.name !== 'TimeoutError') throw error;
}

/** The names of the buttons in this part of the tree that can be pressed, each once. */
async function buttonsIn(part: Locator): Promise<string[]> {
  const tree = (await part.ariaSnapshot(SOON).catch(unlessGone)) ?? '';
  const found = [...tree.matchAll(/- button "((?:[^"\\]|\\.)*)"(.*)/g)].filter(
    ([, , marks]) => !/disabled/.test(marks),
  );
  return [...new Set(found.map(([, name]) => name.replaceAll('\\"', '"')))];
}

/** As a screen reader presses a button: it has no pointer. */
async function press(part: Locator, name: string): Promise<void> {
  const button = part.getByRole('button', { name, exact: true }).first();
  await button.dispatchEvent('click', {}, SOON).catch(unlessGone);
}

/** What brings a game on is heard in the names; who only passes and saves plays for ever. */
const BOLD = /^(slay|build|recruit|take the domain|erect|found|claim|take from slot 9)/i;

function chosen(names: readonly string[], luck: Luck): string {
  const bold = names.filter((name) => BOLD.test(name));
  const list = bold.length > 0 ? bold : names;
  return list[draw(luck, list.length)];
}

/** How long somebody waits for the next question. */
const PATIENCE = 60_000;

/** What can be answered now; `over` once the end is told. */
async function asked(page: Page): Promise<readonly string[] | 'over'> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    if ((await skip(page).count()) > 0) return 'over';
    if ((await question(page).count()) > 0) {
      const names = (await buttonsIn(question(page))).filter((name) => name !== en['prompt.back']);
      if (names.length > 0) return names;
    }
    if (Date.now() > end) throw new Error(`nothing is asked after: ${await heard(page)}`);
    await page.waitForTimeout(30);
  }
}

/** What is told once nothing has happened for a moment; who has heard it before is not told it again. */
async function hearOut(page: Page, before: ReadonlySet<string>): Promise<string> {
  const end = Date.now() + SOON.timeout;
  for (;;) {
    const now = await heard(page);
    if (!before.has(now) || Date.now() > end) return now;
    await page.waitForTimeout(30);
  }
}

/** Plays on to the end, at first slowly enough to be told this much on the way; gives how much was told. */
export async function playByEar(page: Page, luck: Luck, enough: number): Promise<number> {
  const said = new Set(['']);
  for (;;) {
    const names = await asked(page);
    if (said.size <= enough) said.add(await hearOut(page, said));
    if (names === 'over') return said.size - 1;
    const all = names.find((name) => everyMove.test(name));
    // By the list of all moves where there is one, every second time by what is offered.
    if (all !== undefined && (names.length === 1 || draw(luck, 2) === 0)) await fromList(page, all, luck);
    else
      await press(
        question(page),
        chosen(
          names.filter((name) => name !== all),
          luck,
        ),
      );
  }
}

async function fromList(page: Page, opener: string, luck: Luck): Promise<void> {
  const list = page.getByRole('dialog', { name: en['moves.title'] });
  await press(question(page), opener);
  await list.waitFor(SOON).catch(unlessGone);
  // A press that came too late met nothing: what is listed now is listened to again.
  while (await list.isVisible()) {
    const [, ...moves] = await buttonsIn(list);
    if (moves.length > 0) await press(list, chosen(moves, luck));
    await list.waitFor({ state: 'hidden', ...SOON }).catch(unlessGone);
  }
}

/** From the telling of the end to the points. */
export async function hearResult(page: Page): Promise<void> {
  const points = page.getByRole('table');
  await skip(page).or(points).first().waitFor({ timeout: PATIENCE });
  while (!(await points.isVisible())) {
    // The telling may end by itself meanwhile.
    await skip(page).dispatchEvent('click', {}, SOON).catch(unlessGone);
    await points.waitFor(SOON).catch(unlessGone);
  }
}
