/** Every page of the app and every state of a table that looks different: for the checks that go over all of them. */
import type { Page } from '@playwright/test';
import { en as english } from '../apps/web/src/games/king-of-the-valley/texts/en.ts';
import type { GameId } from '../apps/web/src/games/list.ts';
import type { GameRecord } from '../packages/core/src/index.ts';
import { kingOfTheValley } from '../packages/king-of-the-valley/src/index.ts';
import { analysisOf, storeAnalysis } from './analysed.ts';
import { change, recordFrom } from './app.ts';
import { kingsWillScenes } from './kings-will/scenes.ts';
import { ASKED, finished } from './positions.ts';
import {
  at,
  atTable,
  behindCrests,
  byKey,
  chooseInMenu,
  doing,
  openMenu,
  puzzleOf,
  type Scene,
  type Scenes,
  shellTexts,
  tableTexts,
  toTheCrown,
  withTable,
} from './scene.ts';
import { store } from './stored.ts';
import { valeriaScenes } from './valeria/scenes.ts';
import { skipEnd } from './watching.ts';

const over = finished(4);
/** A game that statistics count. */
const counted: GameRecord = {
  ...finished(2),
  seats: [{ name: 'Mathilde' }, { name: 'Anselm', bot: 'knight' }],
  result: { reason: 'finished', scores: [80, 70], winners: [1] },
};
const four = recordFrom({
  bots: [undefined, 'greedy', 'random', 'greedy'],
  names: ['Bartholomäus von Rabenstein', 'Anselm', 'Brunhilde', 'Maximilienne d’Aubépine'],
  seed: 'finished',
  moves: over.log.slice(0, 60),
});

async function storeValley(page: Page): Promise<void> {
  for (const id of ['over', 'ended', 'crowned']) await store(page, over, id, 1_750_000_000_000);
  await store(page, counted, 'counted', 1_750_000_000_000);
  await storeAnalysis(page, analysisOf(kingOfTheValley, over), 'over');
  await store(page, four, 'four', 1_750_000_060_000);
  await store(page, { ...over, rulesVersion: 99 }, 'other-rules', 1_750_000_010_000);
  await store(page, ASKED.summon, 'first', 1_750_000_040_000);
  for (const [ask, record] of Object.entries(ASKED)) await store(page, record, ask, 1_750_000_050_000);
}

const games = at('games', '/games', 'main ul li');

const PAGES: readonly Scene[] = [
  at('home', '/', 'article'),
  at('new game', '/new/king-of-the-valley'),
  games,
  puzzleOf('king-of-the-valley', /King of the Valley/),
  at('daily deal', '/daily', 'main section button'),
  at('your games over time', '/progress', 'main svg[role=img]'),
  at('settings', '/settings'),
  at('about', '/about'),
  at('how to play', '/learn/king-of-the-valley', 'h2#how-to-play'),
  at('components', '/learn/king-of-the-valley#components', 'h2#components'),
  at('rulings', '/learn/king-of-the-valley#rulings', 'h2#rulings'),
  at('a wrong address', '/no/such/place'),
  at('a game that is not here', '/table/none'),
  at('a game of other rules', '/table/other-rules'),
  at('the castles are counted', '/table/ended/score', 'dialog'),
  doing('the crown falls', at('', '/table/crowned/score', 'dialog'), toTheCrown),
  doing('score', at('', '/table/over/score'), skipEnd),
  at('score so far', '/table/four/score', 'table'),
  at('analysis', '/analysis/over?at=10', '[data-graph] svg'),
  doing('deleting a game', games, async (page) => {
    const [start] = shellTexts.en['games.deleteOf'].split('{');
    await page.getByRole('button', { name: start }).first().click();
    await page.getByRole('dialog').waitFor();
  }),
  doing('a file that cannot be opened', games, async (page) => {
    const file = { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('alert').first().waitFor();
  }),
];

const FIRST_GAME = { 'king-of-the-valley': { table: 'first', lessons: 'on' } } as const;

const OPENED: readonly Scene[] = [
  withTable('log', 'four', byKey('l')),
  withTable('menu', 'summon', openMenu),
  withTable('what the others have', 'four', chooseInMenu(tableTexts.en['others.all'])),
  withTable('giving up', 'four', chooseInMenu(tableTexts.en.resign)),
  withTable('breaking off', 'summon', chooseInMenu(tableTexts.en.abandon)),
  withTable('keys', 'summon', byKey('?')),
  withTable('all moves', 'swap', byKey('m')),
  withTable('does everybody agree', 'four', byKey('u')),
  withTable('replay', 'four', async (page) => {
    await page.goto('/table/four?replay=21');
    await page.getByRole('slider').waitFor();
  }),
  withTable('a refusal and a preview', 'summon', async (page) => {
    await page.locator('main [data-target="d4"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-refused]').waitFor();
    await page.locator('main [data-target="e2"]').focus();
  }),
  withTable('the goal of a first game', 'first', async (page) => {
    await change(page, { firstGames: FIRST_GAME, known: [] });
    await page.locator('aside[data-place]').filter({ visible: true }).first().waitFor();
  }),
  withTable('a first game', 'first', async (page) => {
    await change(page, { firstGames: FIRST_GAME, known: ['goal.king-of-the-valley'] });
    await page.locator('[data-instruction]').waitFor();
  }),
  withTable('the card of a thing', 'summon', async (page) => {
    await page.locator('main [data-target="e4"]').focus();
    await page.keyboard.press('i');
    await page.locator('[data-fact="does.P"]').first().waitFor();
  }),
  withTable('help', 'summon', async (page) => {
    await openMenu(page);
    await page.getByRole('dialog').getByRole('link', { name: tableTexts.en.help }).click();
    await page.locator('#how-to-play').waitFor();
  }),
];

/** The pages of the app go with the first game. */
const valleyScenes: Scenes = {
  game: 'king-of-the-valley',
  store: storeValley,
  pages: PAGES,
  asked: [...Object.keys(ASKED), 'four'].map(atTable),
  opened: OPENED,
  behind: behindCrests('four'),
  axePhone: [
    'home',
    'new game',
    'games',
    'how to play',
    'score',
    'analysis',
    'table: summon',
    'table: jester',
    'table: menu',
  ],
  english,
};

/** A game without scenes does not compile. */
const BY_GAME: { readonly [G in GameId]: Scenes } = {
  'king-of-the-valley': valleyScenes,
  'kings-will': kingsWillScenes,
  valeria: valeriaScenes,
};

export const SCENES: readonly Scenes[] = Object.values(BY_GAME);
