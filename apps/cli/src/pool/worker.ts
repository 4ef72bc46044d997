/** A thread of the pool: plays on what it is given, and answers with what it came to. */
import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Roller, Work } from '@three-crowns/ai';

// Every thread reads the same sources; compiled once, they take a quarter of the time.
enableCompileCache();
const { makeRoller } = await import('@three-crowns/ai');
const { gameOf } = await import('../games.ts');

export interface Order {
  readonly game: string;
  readonly rulesVersion: number;
  readonly work: Work;
}

/** For the rules it was last given work of: a pool works at one table. */
let roller: { readonly key: string; readonly roll: Roller } | undefined;

parentPort?.on('message', async ({ work, ...rules }: Order) => {
  const key = `${rules.game} ${rules.rulesVersion}`;
  if (roller?.key !== key) roller = { key, roll: makeRoller(await gameOf(rules)) };
  parentPort?.postMessage(roller.roll(work));
});
