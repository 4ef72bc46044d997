/** Asks the bot worker; one worker for the whole app, made when first needed. */
import type { Answer, Question } from './bot.worker.ts';

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

export function think(question: Omit<Question, 'id'>): Promise<string> {
  worker ??= startWorker();
  const id = ++count;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, ...question } satisfies Question);
  });
}

function startWorker(): Worker {
  const made = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('text' in data) asked?.resolve(data.text);
    else asked?.reject(new Error(data.error));
  });
  made.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the bot stopped'));
    waiting.clear();
    worker = undefined;
  });
  return made;
}
