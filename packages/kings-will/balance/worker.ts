/** A worker plays the jobs it is sent and answers each with its tally. */
import { parentPort } from 'node:worker_threads';
import type { Job } from './plan.ts';
import { playJob } from './play.ts';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(playJob(job)));
