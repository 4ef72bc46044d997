/** While the coach thinks, the page answers: no task of its thread takes long because of that. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openTable, settle } from './app.ts';
import { lateGame } from './lateGame.ts';
import { finished } from './positions.ts';
import { store } from './stored.ts';
import { overhear } from './team.ts';

/** What a browser calls a long task, in microseconds. */
const LONG = 50_000;
const PATIENT = { timeout: 45_000 };
/** Marks the page's own thread: a browser keeps another renderer ready, whose start is no task of the page. */
const BEGUN = 'begun';
/** Marks the moment at which an answer is drawn: what comes from then on is no thought. */
const ANSWERED = 'answered';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time: how long the thread was really busy, whoever else uses the machine. */
  readonly tdur?: number;
}

/** How long the tasks of the page's thread took while something was done there, until it was answered. */
async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((name) => performance.mark(name), BEGUN);
  await act();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const own = traceEvents.find(({ name }) => name === BEGUN);
  const events = traceEvents.filter(({ pid, tid }) => pid === own?.pid && tid === own.tid);
  const answered = events.find(({ name }) => name === ANSWERED)?.ts ?? Number.POSITIVE_INFINITY;
  // The task that draws the answer, and what is part of it, counts no more.
  const drawing = events.filter(({ ts, dur = 0 }) => ts <= answered && answered <= ts + dur).map(({ ts }) => ts);
  const end = Math.min(answered, ...drawing);
  return events.flatMap(({ ts, tdur = 0 }) => (ts < end ? [tdur] : []));
}

const longOnes = (tasks: readonly number[]) => tasks.filter((task) => task > LONG);

test('while it looks ahead for a hint', async ({ browser, page }) => {
  await settle(page);
  const { letCrewCome } = await overhear(page);
  await openTable(page, lateGame());
  await page.keyboard.press('h');
  await page.getByRole('progressbar').waitFor();
  await page.evaluate((name) => {
    const watching = new MutationObserver(() => {
      if (document.querySelector('[data-hint=given]') !== null) performance.mark(name);
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, ANSWERED);
  const tasks = await tasksDuring(browser, page, async () => {
    await letCrewCome();
    await page.locator('[data-hint=given]').waitFor(PATIENT);
  });
  expect(tasks.length).toBeGreaterThan(0);
  expect(longOnes(tasks)).toEqual([]);
});

test('while it analyses a game', async ({ browser, page }) => {
  await settle(page);
  const { log, ...two } = finished(2);
  await store(page, { ...two, log: [...log.slice(0, 30), 'resign 2'] });
  await page.goto('/analysis/e2e');
  await page.locator('[data-run=running]').waitFor();
  const done = async () => Number(await page.locator('progress').getAttribute('value', PATIENT));
  await expect.poll(done, PATIENT).toBeGreaterThan(2);
  const before = await done();
  const tasks = await tasksDuring(browser, page, () => expect.poll(done, PATIENT).toBeGreaterThan(before + 3));
  expect(tasks.length).toBeGreaterThan(0);
  expect(longOnes(tasks)).toEqual([]);
});
