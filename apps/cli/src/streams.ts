/**
 * Where a command reads and writes: the streams of the process, or those it is run with. They follow a run through all it
 * waits for, so that several runs in one process, as in the tests, do not mix.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable, Writable } from 'node:stream';

export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
}

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

const given = new AsyncLocalStorage<Streams>();

export const streams = (): Streams => given.getStore() ?? process;

export function withStreams<T>(own: Streams, work: () => T): T {
  return given.run(own, work);
}
