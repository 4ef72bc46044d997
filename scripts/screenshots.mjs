// `npm run screenshots`: pictures of the built app for docs/screenshots, from records, so that they can be made again.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './npm.mjs';
import { smaller } from './png.mjs';
import { withApp } from './served.mjs';

const place = path.join(root, 'docs/screenshots');

/**
 * A recorded game, so many moves of which were made when the picture of the table is taken, and what is pointed at there, or
 * clicked.
 * @typedef {{ record: { moves: string[] }, ply: number, target: string, isClicked: boolean }} Game
 * @typedef {import('../apps/web/src/games/list.ts').GameId} GameId
 */

/** @type {(file: string) => Game['record']} */
const read = (file) => JSON.parse(fs.readFileSync(path.join(place, file), 'utf8'));

/**
 * A game that has no picture does not compile.
 * @type {{ readonly [G in GameId]: Game }}
 */
const PICTURED = {
  // Three farmers lie in a row; the king would end there.
  'king-of-the-valley': { record: read('game.json'), ply: 46, target: 'e1', isClicked: false },
  // The third round: which tile, and what will the row look like after it?
  'kings-will': { record: read('kings-will.json'), ply: 225, target: 'slot-9', isClicked: false },
  // The first action of a turn: how is the monster paid?
  valeria: { record: read('valeria.json'), ply: 93, target: 'm3', isClicked: true },
};
const [[first, firstGame]] = Object.entries(PICTURED);

const LARGEST = 400_000;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, theme?: 'dark', open: (page: Page, isTouch: boolean) => Promise<void> }} Shot */

const screens = [
  { name: 'desktop', isTouch: false, options: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', isTouch: true, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

/** @type {Shot[]} */
const shots = [
  { name: 'home', open: openHome },
  {
    name: 'how-to-play',
    open: (page) => page.goto(`/learn/${first}`).then(() => page.locator('#how-to-play').waitFor()),
  },
  ...Object.entries(PICTURED).flatMap(([id, game]) => shotsOf(id === first ? '' : `${id}-`, game)),
];

/** @type {(prefix: string, game: Game) => Shot[]} */
function shotsOf(prefix, game) {
  return [
    { name: `${prefix}table`, open: openTable(game) },
    { name: `${prefix}table-dark`, theme: 'dark', open: openTable(game) },
    { name: `${prefix}end`, open: openEnd(game) },
  ];
}

/**
 * Opens the record as people do, after so many moves.
 * @param {Page} page
 * @param {Game['record']} record
 * @param {number} ply
 */
async function importGame(page, record, ply) {
  const text = JSON.stringify({ ...record, moves: record.moves.slice(0, ply) });
  await page.goto('/games');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  return (await page.locator('main a[href^="/table/"]').last().getAttribute('href')) ?? '/';
}

/** @type {Shot['open']} */
async function openHome(page) {
  await importGame(page, firstGame.record, firstGame.ply);
  await page.goto('/');
  await page.locator('a[href^="/table/"]').first().waitFor();
}

/**
 * @param {Game} game
 * @returns {Shot['open']}
 */
function openTable({ record, ply, target, isClicked }) {
  return async (page, isTouch) => {
    await page.goto(await importGame(page, record, ply));
    const at = page.locator(`main [data-target="${target}"]`);
    if (isTouch) await at.tap();
    else await (isClicked ? at.click() : at.hover());
    await page.locator('[data-pointed], [data-picked]').first().waitFor();
  };
}

/**
 * The end is told as far as the crown.
 * @param {Game} game
 * @returns {Shot['open']}
 */
function openEnd({ record }) {
  return async (page) => {
    const table = await importGame(page, record, record.moves.length);
    await page.goto(`${table.replace(/\/score$/, '')}/score`);
    const telling = page.locator('dialog[data-scene]');
    await telling.waitFor();
    const steps = await telling.locator('footer ol > li').count();
    for (let at = 1; at < steps; at++) await page.keyboard.press('Enter');
    await page.locator('dialog[data-scene=crown]').waitFor();
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {typeof screens[number]} screen
 * @param {Shot} shot
 */
async function take(browser, url, screen, shot) {
  const settings = { language: 'en', theme: shot.theme ?? 'light', speed: 'off', known: ['coach'] };
  const stored = [{ name: 'three-crowns.settings', value: JSON.stringify(settings) }];
  const storageState = { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: stored }] };
  const context = await browser.newContext({ ...screen.options, baseURL: url, serviceWorkers: 'block', storageState });
  const page = await context.newPage();
  await shot.open(page, screen.isTouch);
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  const picture = smaller(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  await context.close();
  const name = `${shot.name}-${screen.name}.png`;
  if (picture.length > LARGEST) throw new Error(`${name} takes ${picture.length} bytes`);
  fs.writeFileSync(path.join(place, name), picture);
  console.log(`docs/screenshots/${name}: ${Math.round(picture.length / 1000)} kB`);
}

await withApp(async (browser, url) => {
  for (const shot of shots) for (const screen of screens) await take(browser, url, screen, shot);
});
