/** An analysis is stored as it goes on, stops, goes on from there, and never in two pages at once. */
import { ANALYSIS_FORMAT, type Analysis, type Step } from '@three-crowns/coach';
import { expect, test } from 'vitest';
import { AnalysisRun, type Workshop } from '../../src/pages/analysis/run/analysisRun.ts';
import { type AnalysisStore, type KeptAnalysis, toForget } from '../../src/storage/analyses.ts';
import { until } from '../table/surroundings.ts';

const PLIES = 6;
const VALUES = { chances: [0.5, 0.5], points: [20, 20] };

const stepAt = (ply: number): Step => ({ ply, seat: ply % 2, before: VALUES, after: VALUES });

/** A store that several pages share; the first that asks holds it. */
function sharedStore() {
  let kept: KeptAnalysis | undefined;
  const followers = new Set<() => void>();
  const waiting: ((isOurs: boolean) => void)[] = [];
  const page = (): AnalysisStore => ({
    read: async () => kept,
    async write(_table, written) {
      kept = written;
      for (const follower of followers) follower();
    },
    follow(_table, listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    hold(_table, listener) {
      waiting.push(listener);
      queueMicrotask(() => listener(waiting[0] === listener));
      return {
        takeOver() {},
        release() {
          waiting.splice(waiting.indexOf(listener), 1);
          waiting[0]?.(true);
        },
      };
    },
  });
  const parsed = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as Analysis));
  return { page, stored: () => parsed(kept?.text), deeper: () => parsed(kept?.deeper) };
}

/** A coach who does a step whenever he is let. */
function slowCoach() {
  const begun: number[] = [];
  let isFree = false;
  const gates: (() => void)[] = [];
  const gate = () => (isFree ? Promise.resolve() : new Promise<void>((resolve) => gates.push(resolve)));
  const work: Workshop['work'] = async (done, signal, onStep) => {
    begun.push(done.steps.length);
    for (let ply = done.steps.length; ply < PLIES; ply++) {
      await gate();
      if (signal.aborted) break;
      onStep(stepAt(ply));
    }
    return { ...done, steps: Array.from({ length: PLIES }, (_, ply) => stepAt(ply)) };
  };
  return {
    work,
    begun,
    step: () => gates.shift()?.(),
    hold() {
      isFree = false;
    },
    free() {
      isFree = true;
      for (const open of gates.splice(0)) open();
    },
  };
}

function runIn(store: AnalysisStore, work: Workshop['work']): AnalysisRun {
  return new AnalysisRun('table', {
    store,
    work,
    make: (budget, steps) => ({ format: ANALYSIS_FORMAT, game: 'g', rulesVersion: 1, record: 'r', budget, steps }),
    read: (text) => JSON.parse(text) as Analysis,
    format: (analysis) => JSON.stringify(analysis),
    isWhole: ({ steps }) => steps.length === PLIES,
  });
}

const isAt = (run: AnalysisRun, status: string, steps: number) => () =>
  run.snapshot().status === status && run.snapshot().analysis?.steps.length === steps;

test('what is done is stored at once; another visit goes on from there and ends it', async () => {
  const { page, stored } = sharedStore();
  const coach = slowCoach();
  const first = runIn(page(), coach.work);
  await first.open();
  await until(isAt(first, 'running', 0));
  coach.step();
  await until(isAt(first, 'running', 1));
  coach.step();
  await until(() => stored()?.steps.length === 2);
  first.close();
  const second = runIn(page(), coach.work);
  void second.open();
  await until(isAt(second, 'running', 2));
  expect(coach.begun).toEqual([0, 2]);
  coach.free();
  await until(isAt(second, 'done', PLIES));
  await until(() => stored()?.steps.length === PLIES);
  const third = runIn(page(), coach.work);
  await third.open();
  expect(third.snapshot().status).toBe('done');
  expect(coach.begun).toEqual([0, 2]);
});

test('it stops and goes on by hand', async () => {
  const { page } = sharedStore();
  const coach = slowCoach();
  const run = runIn(page(), coach.work);
  await run.open();
  await until(isAt(run, 'running', 0));
  coach.step();
  await until(isAt(run, 'running', 1));
  run.stop();
  coach.step();
  expect(run.snapshot().status).toBe('stopped');
  run.resume();
  coach.free();
  await until(isAt(run, 'done', PLIES));
  expect(coach.begun).toEqual([0, 1]);
});

test('one page works, the other shows what that has stored, and goes on once it is gone', async () => {
  const { page } = sharedStore();
  const coach = slowCoach();
  const [one, other] = [runIn(page(), coach.work), runIn(page(), coach.work)];
  await one.open();
  await until(isAt(one, 'running', 0));
  await other.open();
  await until(isAt(other, 'elsewhere', 0));
  coach.step();
  await until(isAt(other, 'elsewhere', 1));
  one.close();
  await until(isAt(other, 'running', 1));
  coach.free();
  await until(isAt(other, 'done', PLIES));
  expect(coach.begun).toEqual([0, 1]);
});

test('while it looks deeper, what was found before stays, and is left for the deeper one once that is whole', async () => {
  const { page, stored, deeper } = sharedStore();
  const coach = slowCoach();
  coach.free();
  const run = runIn(page(), coach.work);
  await run.open();
  await until(isAt(run, 'done', PLIES));
  coach.hold();
  run.lookDeeper();
  await until(() => run.snapshot().status === 'running');
  coach.step();
  await until(() => deeper()?.steps.length === 1);
  expect(run.snapshot().analysis).toMatchObject({ budget: 'standard', steps: { length: PLIES } });
  expect(stored()?.budget).toBe('standard');

  run.stop();
  expect(run.snapshot()).toMatchObject({ status: 'done', analysis: { budget: 'standard' }, isDeeper: false });
  const later = runIn(page(), coach.work);
  await later.open();
  expect(later.snapshot()).toMatchObject({ status: 'done', analysis: { budget: 'standard' } });
  later.lookDeeper();
  await until(() => later.snapshot().status === 'running');
  coach.free();
  await until(() => later.snapshot().analysis?.budget === 'deep');
  await until(() => stored()?.budget === 'deep' && stored()?.steps.length === PLIES);
  expect(deeper()).toBeUndefined();
  expect(coach.begun).toEqual([0, 0, 1]);
});

test('a page that waits to look deeper shows what another one has found', async () => {
  const { page } = sharedStore();
  const coach = slowCoach();
  coach.free();
  const [one, other] = [runIn(page(), coach.work), runIn(page(), coach.work)];
  await one.open();
  await until(isAt(one, 'done', PLIES));
  await other.open();
  coach.hold();
  one.lookDeeper();
  await until(() => one.snapshot().status === 'running');
  other.lookDeeper();
  await until(() => other.snapshot().status === 'elsewhere');
  coach.step();
  await until(() => other.snapshot().deeper?.steps.length === 1);
  expect(other.snapshot().analysis?.budget).toBe('standard');
  coach.free();
  await until(() => other.snapshot().status === 'done' && other.snapshot().analysis?.budget === 'deep');
  expect(coach.begun).toEqual([0, 0]);
});

test('a coach that fails says why', async () => {
  const failing = runIn(sharedStore().page(), () => Promise.reject(new Error('no worker')));
  await failing.open();
  await until(() => failing.snapshot().status === 'failed');
  expect(failing.snapshot().problem).toBe('no worker');
});

test('of tables that are not here the oldest analyses are forgotten, and no other', () => {
  const rows = Array.from({ length: 53 }, (_, i) => ({ table: `t${i}`, at: 100 + i }));
  expect(toForget(rows, new Set(['t0', 't2']))).toEqual(['t1']);
  expect(toForget(rows, new Set(rows.map(({ table }) => table)))).toEqual([]);
  expect(toForget([{ table: 'of an earlier build' }, ...rows.slice(3)], new Set())).toEqual(['of an earlier build']);
});
