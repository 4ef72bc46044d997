/** The guided first game: begun by Play now, left, taken up again, learned to its end. */
import { expect, type Page, test } from '@playwright/test';
import { lessons } from '../apps/web/src/games/king-of-the-valley/guide/lessons.ts';
import { en as guide } from '../apps/web/src/games/king-of-the-valley/guide/texts/en.ts';
import { lessons as wills } from '../apps/web/src/games/kings-will/guide/lessons.ts';
import { en as will } from '../apps/web/src/games/kings-will/guide/texts/en.ts';
import { en as realm } from '../apps/web/src/games/valeria/guide/texts/en.ts';
import { progressOf } from '../apps/web/src/table/guide/progress.ts';
import { formatLine, type GameRecord, replay } from '../packages/core/src/index.ts';
import { type GameEvent, kingOfTheValley as game, type State } from '../packages/king-of-the-valley/src/index.ts';
import { idOf, openTable, recordFrom, troubles } from './app.ts';
import { seriousIn } from './axe.ts';
import { playButton } from './hands.ts';
import { shellTexts, tableTexts } from './scene.ts';
import { saved } from './stored.ts';

const { en } = tableTexts;
const said = (page: Page) => page.locator('[data-instruction]');
/** Where a king can be placed: which places those are is luck. */
const legal = (page: Page) => page.locator('main [data-legal]').first();
const strip = (page: Page) => page.getByText(en['guide.title'], { exact: true });
const learned = (page: Page, done: number, count = lessons.length) =>
  page.getByRole('img', { name: `${done} of ${count} lessons learned` });

/** Somebody whose browser knows nothing but that things need not move. */
async function newcomer(page: Page, settings: object = {}): Promise<void> {
  const text = JSON.stringify({ language: 'en', speed: 'off', ...settings });
  await page.addInitScript((stored) => {
    const key = 'three-crowns.settings';
    if (location.protocol.startsWith('http') && localStorage.getItem(key) === null) localStorage.setItem(key, stored);
  }, text);
}

/** On the shelf: King of the Valley, The King's Will, Valeria. */
async function playNow(page: Page, place = 0): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: shellTexts.en['home.play'] }).nth(place).click();
  await page.waitForURL(/\/table\//);
  return idOf(page);
}

test('somebody new is told the goal and guided through the first lessons, leaves, and comes back to them', async ({
  page,
}) => {
  const found = troubles(page);
  await newcomer(page);
  const id = await playNow(page);
  await expect(page.getByRole('complementary', { name: en['guide.goal'] }).first()).toContainText(guide['goal.title']);
  await expect(said(page)).toContainText(guide['place.head']);
  expect((await saved(page, id)).record.seats[1].bot).toBe('page');
  await legal(page).click();
  await expect(said(page)).toContainText(guide['ride.head']);
  await expect(learned(page, 1)).toBeVisible();
  // The mark shows what to take.
  const mark = await page.locator('[data-mark]').first().boundingBox();
  expect(mark).not.toBeNull();
  expect(await seriousIn(page)).toEqual([]);
  expect(await playNow(page)).toBe(id);
  await expect(said(page)).toContainText(guide['ride.head']);

  await page.getByRole('button', { name: en['guide.leave'] }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(said(page)).toHaveCount(0);
  await page.getByRole('button', { name: en.menu }).click();
  await page.getByRole('button', { name: en['guide.resume'] }).click();
  await expect(learned(page, 1)).toBeVisible();
  expect(found).toEqual([]);
});

test('the table of somebody new is never seen without its guide, however late that comes', async ({ page }) => {
  await newcomer(page);
  await page.addInitScript((title) => {
    new MutationObserver(() => {
      const isPlain = document.querySelector('[data-board]') !== null && !document.body.textContent.includes(title);
      if (isPlain) document.documentElement.setAttribute('data-plain', '');
    }).observe(document, { subtree: true, childList: true });
  }, en['guide.title']);
  await page.goto('/');
  const file = /\/assets\/guide-[^/]*\.js$/;
  await page.route(file, async (route) => {
    await expect(page.locator('[data-skeleton]')).toBeVisible();
    await route.continue();
  });
  await playNow(page);
  await expect(said(page)).toContainText(guide['place.head']);
  await expect(page.locator('[data-plain]')).toHaveCount(0);
});

/** A game of which only the last lesson is open, and the own seat can learn it by its next move. */
function nearlyLearned(): { readonly record: GameRecord; readonly last: string } {
  const record = recordFrom({ bots: [undefined, 'page'], seed: 'first game', start: 1 });
  const { state } = replay(game, record);
  const moments: { seat: number | undefined; state: State; events: GameEvent[] }[] = [
    { seat: undefined, state: game.rules.clone(state), events: [] },
  ];
  const log: string[] = [];
  for (let asked = game.rules.pending(state)[0]; asked !== undefined; asked = game.rules.pending(state)[0]) {
    const { seat } = asked;
    const done = progressOf({ lessons }, moments, 0).learned.filter(Boolean).length;
    const tried = game.rules.legalMoves(state, seat).map((move) => {
      const after = game.rules.clone(state);
      const events: GameEvent[] = [];
      game.rules.play(after, seat, move, (event) => events.push(event));
      const next = [...moments, { seat, state: after, events }];
      return { move, next, gain: progressOf({ lessons }, next, 0).learned.filter(Boolean).length - done };
    });
    const best = tried.toSorted((a, b) => b.gain - a.gain)[0];
    const text = game.notation.formatMove(state, best.move);
    if (seat === 0 && done === lessons.length - 1 && best.gain > 0) return { record: { ...record, log }, last: text };
    log.push(formatLine(seat, text));
    game.rules.play(state, seat, best.move);
    moments.push({ ...best.next[best.next.length - 1], state: game.rules.clone(state) });
  }
  throw new Error('the game ended before its lessons');
}

test('the last lesson leads into the rest of the game, and Play now is an ordinary game afterwards', async ({
  page,
}) => {
  await newcomer(page, { firstGames: { [game.id]: { table: 'e2e', lessons: 'on' } } });
  const { record, last } = nearlyLearned();
  await openTable(page, record);
  await expect(learned(page, lessons.length - 1)).toBeVisible();
  await expect(said(page)).toContainText(guide['kingdom.head']);
  await page.keyboard.press('m');
  const moves = page.getByRole('dialog');
  await moves.locator('button', { has: page.getByText(last, { exact: true }) }).click();
  await expect(said(page)).toContainText(en['guide.done']);
  await page.getByRole('button', { name: en['guide.playOn'] }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.locator('[data-legal]').first()).toBeVisible();
  expect(await playNow(page)).not.toBe('e2e');
  await expect(page.locator('[data-legal]').first()).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  expect((await saved(page, idOf(page))).record.seats[1].bot).toBe('knight');
});

test('by touch on a phone: the goal is read first, then a tap shows and the wide button plays', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 553 }, hasTouch: true });
  const page = await context.newPage();
  await newcomer(page);
  await playNow(page);
  await page.getByRole('button', { name: en['guide.begin'] }).tap();
  await expect(page.getByText(guide['goal.text'])).toHaveCount(0);
  await expect(said(page)).toContainText(guide['place.head']);
  expect(await seriousIn(page)).toEqual([]);
  await legal(page).tap();
  await playButton(page).tap();
  await expect(said(page)).toContainText(guide['ride.head']);
  await expect(learned(page, 1)).toBeVisible();
  await context.close();
});

test('by keys: the instruction is said aloud, and Enter places the king', async ({ page }) => {
  await newcomer(page);
  await playNow(page);
  await expect(page.getByRole('status')).toContainText(guide['place.text']);
  await legal(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(guide['ride.text']);
});

test('Valeria and The King’s Will teach their own lessons, the latter in its first game', async ({ page }) => {
  await newcomer(page);
  await playNow(page, 2);
  await expect(said(page)).toContainText(realm['duke.head']);
  const id = await playNow(page, 1);
  expect((await saved(page, id)).record.options).toMatchObject({ variant: 'first' });
  await expect(said(page)).toContainText(will['will.head']);
  await page.locator('[data-choice]').first().click();
  await expect(learned(page, 1, wills.length)).toBeVisible();
  await expect(said(page)).not.toContainText(will['will.head']);
  // Beside the goal there is room for what the rival did, in a low window, too.
  const rival = page.getByRole('region', {
    name: en.scene.replace('{name}', (await saved(page, id)).record.seats[1].name),
  });
  await expect(rival.or(page.getByRole('region', { name: en.recent })).first()).toBeInViewport({ ratio: 1 });
  expect(await playNow(page, 1)).toBe(id);
});
