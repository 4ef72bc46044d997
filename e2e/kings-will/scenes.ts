/** What there is to see of The King's Will. */
import { expect, type Page } from '@playwright/test';
import { en as english } from '../../apps/web/src/games/kings-will/texts/en.ts';
import type { GameRecord } from '../../packages/core/src/index.ts';
import {
  at,
  atTable,
  behindCrests,
  byKey,
  doing,
  openOther,
  puzzleOf,
  type Scenes,
  toTheCrown,
  withTable,
} from '../scene.ts';
import { store } from '../stored.ts';
import { skipEnd } from '../watching.ts';
import { asked, ended, lateFor, newGame } from './positions.ts';

const LONG_NAMES = ['Bartholomäus von Rabenstein', 'Anselm', 'Brunhilde', 'Maximilienne d’Aubépine'];

let made: Readonly<Record<string, GameRecord>> | undefined;

/** They take a moment, so they are made once, and only where they are looked at. */
function records(): Readonly<Record<string, GameRecord>> {
  if (made !== undefined) return made;
  const four = lateFor(4, { names: LONG_NAMES });
  const people = newGame({ names: LONG_NAMES, bots: [undefined, undefined] });
  const over = ended(four);
  made = { ...asked(), four, people, over, ended: over };
  return made;
}

const ASKS = [
  ...[
    'will',
    'lay',
    'home',
    'settle',
    'stock',
    'tile',
    'act',
    'exchange',
    'move',
    'build',
    'follow',
    'intrigue',
    'walk',
  ],
  ...['trade', 'look', 'site', 'pay', 'lose', 'pledge', 'neutral', 'levy', 'offer'],
];

async function storeAll(page: Page): Promise<void> {
  for (const [id, record] of Object.entries(records())) await store(page, record, id);
}

/** To a place of a phone; false on a desktop, which has all of them at once. */
async function turnTo(page: Page, place: string): Promise<boolean> {
  const bookmark = page.locator(`[data-bookmark=${place}]`);
  if (!(await bookmark.isVisible())) return false;
  // A table that has just been opened turns to what is asked as soon as it may ask.
  await expect(async () => {
    await bookmark.click();
    await page.locator(`[data-part=${place}]`).waitFor({ timeout: 1000 });
  }).toPass();
  return true;
}

const form = at('new game of The King’s Will', '/new/kings-will', 'input[value=first]');
const story = at('the king judges', '/table/ended/score', 'dialog');

export const kingsWillScenes: Scenes = {
  game: 'kings-will',
  store: storeAll,
  pages: [
    form,
    puzzleOf('kings-will', /King.s Will/),
    at('how to play The King’s Will', '/learn/kings-will', 'h2'),
    at('components of The King’s Will', '/learn/kings-will#components', 'h2#components'),
    at('rulings of The King’s Will', '/learn/kings-will#rulings', 'h2#rulings'),
    doing('a lesson', at('', '/learn/kings-will#levies', '#levies'), async (page) => {
      await page.locator('#levies').getByRole('button').last().click();
      await page.locator('#levies [data-target]').first().waitFor();
    }),
    story,
    doing('the king judges a card', story, async (page) => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }),
    doing('the king has judged', story, toTheCrown),
    doing('score of four', at('', '/table/over/score'), skipEnd),
    at('score so far', '/table/four/score', 'table'),
    at('the screen changes hands', '/table/people', 'main'),
  ],
  asked: [...ASKS, 'four'].map(atTable),
  opened: [
    withTable('notebook', 'tile', async (page) => {
      // A card that cannot be chosen now is read by a finger all the same.
      if (await turnTo(page, 'will')) return page.locator('main [data-target="will-1"]').tap({ force: true });
      await page.getByRole('button', { name: english.notebook, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    }),
    withTable('market', 'tile', async (page) => {
      if (await turnTo(page, 'market')) return;
      await page.getByRole('button', { name: english['market.open'] }).last().click();
      await page.locator('[data-sheet]').waitFor();
    }),
    withTable('a card peeked at', 'tile', async (page) => {
      await turnTo(page, 'will');
      await page.locator('main [data-target="will-1"]').focus();
    }),
    withTable('scales', 'four', async (page) => {
      await turnTo(page, 'scales');
    }),
    withTable('a refusal', 'tile', async (page) => {
      await page.locator('main [data-target="slot-3"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-refused]').waitFor();
    }),
    withTable('where to walk', 'move', async (page) => {
      await page.locator('main [data-choice="action-walk"]').focus();
      await page.keyboard.press('Enter');
      // On a phone the realm comes forward then, and the sheet holds the rest of the question.
      await page.locator('[data-picked], [data-prompt][data-open]').first().waitFor({ state: 'attached' });
    }),
    withTable('an opponent', 'four', openOther),
    withTable('log', 'four', byKey('l')),
    withTable('all moves', 'intrigue', byKey('m')),
  ],
  behind: behindCrests('four'),
  axePhone: [
    ...['new game of The King’s Will', 'the king judges a card', 'score of four'],
    ...['table: tile', 'table: will', 'table: intrigue', 'table: offer', 'a lesson'],
  ],
  english,
};
