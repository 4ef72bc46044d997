/** Bots think in threads of their own. A table keeps its thread, because a player there remembers what it has planned. */
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ThinkTask, Thought } from './botThread.ts';

export interface Bots {
  /** The text of a move; rejected when the bot has failed. */
  think(task: Omit<ThinkTask, 'id'>): Promise<string>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

/** All cores but one, which serves. */
export function openBots(threads = Math.max(1, os.availableParallelism() - 1)): Bots {
  const crew = Array.from({ length: threads }, () => new BotThread());
  return {
    think: (task) => crew[placeOf(task.table, threads)].think(task),
    close: async () => {
      await Promise.all(crew.map((one) => one.close()));
    },
  };
}

/** Ids of tables are random: their letters spread them evenly. */
function placeOf(table: string, places: number): number {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % places;
}

/** A thread that is started when it is first needed, and anew after it has failed. */
class BotThread {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  think(task: Omit<ThinkTask, 'id'>): Promise<string> {
    this.#worker ??= this.#start();
    this.#asked += 1;
    const id = this.#asked;
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...task } satisfies ThinkTask);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./botThread.ts', import.meta.url));
    const fail = (error: Error): void => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the thread of the bots has ended')));
    worker.on('message', ({ id, text, problem }: Thought) => {
      const one = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (text !== undefined) one?.resolve(text);
      else one?.reject(new Error(problem));
    });
    // Nobody's server stays alive only because a bot still thinks.
    worker.unref();
    return worker;
  }
}
