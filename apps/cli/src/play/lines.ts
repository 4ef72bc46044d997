/** The lines a person or a program types. */
import { createInterface } from 'node:readline';
import { streams } from '../streams.ts';

export interface Lines {
  /** Undefined at the end of the input. */
  next(): Promise<string | undefined>;
  close(): void;
}

export function standardLines(): Lines {
  const { stdin, stdout } = streams();
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface({
    input: stdin,
    terminal: isTerminal,
    prompt: '> ',
    ...(isTerminal ? { output: stdout } : {}),
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next() {
      if (isTerminal) reader.prompt();
      const { done, value } = await lines.next();
      return done === true ? undefined : value;
    },
    close: () => reader.close(),
  };
}

/** Where no person plays nothing is read. */
export const noLines: Lines = { next: async () => undefined, close: () => {} };
