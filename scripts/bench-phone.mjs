// The first visit on a slow phone: `npm run bench:phone -- <commit> [<rounds>]`. The commit is built beside this one, and
// both are visited in turn by a Chromium with the network and the processor of such a phone. Medians of the rounds.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, isRoot } from './browser.mjs';
import { root } from './npm.mjs';

const ROUNDS = 5;
/** A slow 4G: bytes a second, and milliseconds there and back. The processor is a quarter as fast. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };
const SLOWER = 4;

/** @typedef {{ readonly [Moment in 'paint' | 'home' | 'zones' | 'table']: number }} Visit  In milliseconds. */

/**
 * The commit in a folder of its own, with the packages installed here and its own beside them.
 * @param {string} commit @param {string} folder
 */
function checkOut(commit, folder) {
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root, stdio: 'ignore' });
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(modules, '@three-crowns'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@three-crowns') fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const kind of ['packages', 'apps']) {
    for (const name of fs.readdirSync(path.join(folder, kind))) {
      fs.symlinkSync(path.join(folder, kind, name), path.join(modules, '@three-crowns', name));
    }
  }
}

/** @param {string} folder @returns {Promise<{ readonly url: string, stop(): void }>} */
function serve(folder) {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_FOLDER: path.join(os.tmpdir(), `phone-${path.basename(folder)}`),
  };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`the server of ${folder} has ended`)));
    server.stdout.on('data', (said) => {
      const url = /Three Crowns is at (\S+)/.exec(String(said))?.[1];
      if (url !== undefined) resolve({ url, stop: () => server.kill() });
    });
  });
}

/**
 * From an empty browser: the first picture, home with its games, and from Play now to the zones of a table and to its
 * question.
 * @param {import('@playwright/test').Browser} browser @param {string} url @returns {Promise<Visit>}
 */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 553 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  const play = page.locator('article button').first();
  await play.waitFor();
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const home = await page.evaluate(() => performance.now());
  await play.tap();
  // Where they stand before the table is there, they do so at the address of home.
  await page.locator('[data-skeleton], [data-board]').first().waitFor();
  const zones = (await page.evaluate(() => performance.now())) - home;
  await page.locator('[data-target]').first().waitFor({ state: 'attached' });
  const table = (await page.evaluate(() => performance.now())) - home;
  await context.close();
  return { paint, home, zones, table };
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const [commit, rounds = ROUNDS] = process.argv.slice(2);
if (commit === undefined) throw new Error('npm run bench:phone -- <commit> [<rounds>]');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crowns-before-'));
const args = isRoot ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: !isRoot, args });
/** @type {{ readonly url: string, stop(): void }[]} */
const servers = [];
try {
  checkOut(commit, folder);
  for (const place of [folder, root]) execFileSync('npm', ['run', '-s', 'build'], { cwd: place, stdio: 'inherit' });
  for (const place of [folder, root]) servers.push(await serve(place));
  /** @type {Visit[][]} */
  const visits = servers.map(() => []);
  for (let round = 0; round < Number(rounds); round++) {
    for (const [i, { url }] of servers.entries()) visits[i].push(await visit(browser, url));
  }
  console.log(
    `375x553, slow 4G, a processor ${SLOWER} times slower; medians of ${rounds} first visits each, in turn\n`,
  );
  console.log('| milliseconds | before | now |\n|---|---|---|');
  for (const [name, key] of /** @type {const} */ ([
    ['first picture', 'paint'],
    ['home with its games', 'home'],
    ['Play now: zones of the table', 'zones'],
    ['Play now: the table', 'table'],
  ])) {
    const [before, now] = visits.map((all) => Math.round(median(all.map((one) => one[key]))));
    console.log(`| ${name} | ${before} | ${now} |`);
  }
} finally {
  for (const server of servers) server.stop();
  await browser.close();
  execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
}
