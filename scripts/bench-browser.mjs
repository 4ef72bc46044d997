// How fast the players think in a headless Chromium: `npm run bench:browser [-- <seconds>]`. The rows are those of
// `npm run bench -- --thinking`.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { printRows, rowsOf } from '../apps/cli/src/bench/index.ts';
import { thinkingFor } from '../apps/cli/src/bench/thinking.ts';
import { GAMES } from '../apps/cli/src/games.ts';
import { ensureBrowser, isRoot } from './browser.mjs';
import { root } from './npm.mjs';

const SECONDS = 120;
const PAGE = fileURLToPath(new URL('../apps/cli/src/bench/page.ts', import.meta.url));

/** One file with everything the page needs. */
async function bundled() {
  const bundle = await rolldown({
    cwd: root,
    input: PAGE,
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/**
 * The time of the processor that the page has used, in seconds.
 * @param {import('@playwright/test').CDPSession} session
 */
async function busySeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const time = metrics.find(({ name }) => name === 'ThreadTime');
  if (time === undefined) throw new Error('this browser does not tell the time of a thread');
  return time.value;
}

const args = isRoot ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: !isRoot, args });
try {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.addScriptTag({ content: await bundled() });
  /** @type {import('../apps/cli/src/bench/measure.ts').Ask} */
  const ask = async ({ name }, milliseconds) => {
    const began = await busySeconds(session);
    const count = Number(await page.evaluate(`bench(${JSON.stringify(name)}, ${milliseconds})`));
    return count / Math.max(1e-6, (await busySeconds(session)) - began);
  };
  const rows = await rowsOf(thinkingFor(GAMES), Number(process.argv[2] ?? SECONDS), ask, false);
  console.log(`Chromium ${browser.version()}; medians of interleaved rounds in one page\n`);
  printRows(rows);
} finally {
  await browser.close();
}
