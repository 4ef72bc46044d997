/** The workers of the app: one that leads, made when first needed, and a crew for it when there is much to play on. */
import type { Answer, Message, Wish } from './orders.ts';

interface Waiting {
  hear(answer: Answer): void;
  fail(error: Error): void;
}

let leader: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Set<() => void>();

/** Called when the team has failed: whoever is asked next knows nothing of what was told before. */
export function onForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Asks under a number of its own. `hear` is given every answer, and makes the result of the last. Work ends soon after the signal. */
export function request<T>(
  messageOf: (id: number) => Message,
  hear: (answer: Answer) => T | undefined,
  signal: AbortSignal,
): Promise<T> {
  leader ??= startTeam();
  const id = ++count;
  const asked = leader;
  const stop = () => send(asked, { stop: id });
  const answered = new Promise<T>((resolve, reject) => {
    waiting.set(id, {
      hear(answer) {
        if ('error' in answer) return reject(new Error(answer.error));
        const result = hear(answer);
        if (result !== undefined) resolve(result);
      },
      fail: reject,
    });
    signal.addEventListener('abort', stop, { once: true });
    send(asked, messageOf(id));
  });
  return answered.finally(() => {
    waiting.delete(id);
    // What is answered cannot be stopped: the worker would remember it for ever.
    signal.removeEventListener('abort', stop);
  });
}

function send(to: Worker, message: Message, ports: readonly MessagePort[] = []): void {
  to.postMessage(message, [...ports]);
}

function newWorker(): Worker {
  return new Worker(new URL('./team.worker.ts', import.meta.url), { type: 'module' });
}

function startTeam(): Worker {
  const made = newWorker();
  const team = [made];
  const fail = ({ message }: ErrorEvent) => {
    for (const one of waiting.values()) one.fail(new Error(message || 'the bot stopped'));
    waiting.clear();
    for (const one of team) one.terminate();
    for (const forget of listeners) forget();
    leader = undefined;
  };
  made.addEventListener('error', fail);
  made.addEventListener('message', ({ data }: MessageEvent<Answer | Wish>) => {
    if (!('wants' in data)) return waiting.get(data.id)?.hear(data);
    const crew = gather(made);
    for (const one of crew) one.addEventListener('error', fail);
    team.push(...crew);
  });
  return made;
}

/** All cores but one, which is the page's. */
function gather(lead: Worker): Worker[] {
  const crew = Array.from({ length: Math.max(1, navigator.hardwareConcurrency - 1) }, newWorker);
  const ports = crew.map((one) => {
    const { port1, port2 } = new MessageChannel();
    send(one, { serve: port2 }, [port2]);
    return port1;
  });
  send(lead, { crew: ports }, ports);
  return crew;
}
