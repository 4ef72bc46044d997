/** Asks the bot worker; one worker for the whole app, made when first needed, and a crew for it when a bot needs that. */
import { type News, newsOf } from '@three-crowns/core';
import type { AnyMoment } from '../../table/session/snapshot.ts';
import type { Question as AskedOfBot } from '../../table/session/surroundings.ts';
import type { Answer, Message } from './bot.worker.ts';

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/** By bot at a seat of a table: what the worker was told that it saw. */
const told = new Map<string, readonly AnyMoment[]>();

/** A thought that nobody waits for any more ends soon after the signal, with the best move found so far. */
export function think({ seen, ...question }: AskedOfBot, signal: AbortSignal): Promise<string> {
  worker ??= startWorker();
  const id = ++count;
  const asked = worker;
  const stop = () => send(asked, { stop: id });
  const answered = new Promise<string>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    signal.addEventListener('abort', stop, { once: true });
    send(asked, { ask: { id, ...question, ...newsFor(question, seen) } });
  });
  // What is answered cannot be stopped: the worker would remember it for ever.
  return answered.finally(() => signal.removeEventListener('abort', stop));
}

/** A bot at another table has left this one. */
function newsFor({ table, seat, bot }: Omit<AskedOfBot, 'seen'>, seen: readonly AnyMoment[]): News<AnyMoment> {
  const place = `${table}/`;
  for (const key of told.keys()) if (!key.startsWith(place)) told.delete(key);
  const key = `${place}${seat}/${bot}`;
  const news = newsOf(told.get(key) ?? [], seen);
  told.set(key, seen);
  return news;
}

function send(to: Worker, message: Message, ports: readonly MessagePort[] = []): void {
  to.postMessage(message, [...ports]);
}

function newWorker(): Worker {
  return new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
}

function startWorker(): Worker {
  const made = newWorker();
  const team = [made];
  const fail = ({ message }: ErrorEvent) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'the bot stopped'));
    waiting.clear();
    for (const one of team) one.terminate();
    told.clear();
    worker = undefined;
  };
  made.addEventListener('error', fail);
  made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (!('wants' in data)) return settle(data);
    const crew = gather(made);
    for (const one of crew) one.addEventListener('error', fail);
    team.push(...crew);
  });
  return made;
}

function settle(answer: Exclude<Answer, { readonly wants: 'crew' }>): void {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('text' in answer) asked?.resolve(answer.text);
  else asked?.reject(new Error(answer.error));
}

/** All cores but one, which is the page's. */
function gather(leader: Worker): Worker[] {
  const crew = Array.from({ length: Math.max(1, navigator.hardwareConcurrency - 1) }, newWorker);
  const ports = crew.map((one) => {
    const { port1, port2 } = new MessageChannel();
    send(one, { serve: port2 }, [port2]);
    return port1;
  });
  send(leader, { crew: ports }, ports);
  return crew;
}
