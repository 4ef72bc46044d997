/** A worker plays the lots it is sent and answers each with its samples. */
import { parentPort, workerData } from 'node:worker_threads';
import { playLot } from './selfPlay.ts';
import type { Lot, Training } from './training.ts';

const training: Training = workerData;

parentPort?.on('message', (lot: Lot) => {
  const samples = playLot(training, lot);
  parentPort?.postMessage(samples, [samples.rows.buffer, samples.margins.buffer, samples.wins.buffer]);
});
