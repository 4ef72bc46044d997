/** The thread of one subject: asked to work for some milliseconds, it answers how much it did a second. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { subjectsFor } from './subjects.ts';

const subject = subjectsFor(GAMES).find(({ name }) => name === workerData);

parentPort?.on('message', (milliseconds: number) => {
  const began = performance.now();
  const count = subject?.run(milliseconds) ?? Number.NaN;
  parentPort?.postMessage((count * 1000) / (performance.now() - began));
});
