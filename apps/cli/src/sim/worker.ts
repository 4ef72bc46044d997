/** A worker plays the ranges it is sent and answers each with its tally. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan, Range } from './plan.ts';
import { playRange } from './playRange.ts';

const plan: Plan = workerData;

parentPort?.on('message', async (range: Range) => {
  parentPort?.postMessage(await playRange(plan, range));
});
