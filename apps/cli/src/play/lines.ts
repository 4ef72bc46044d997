/** The lines a person or a program types. */
import { createInterface } from 'node:readline';

export interface Lines {
  /** Undefined at the end of the input. */
  next(): Promise<string | undefined>;
  close(): void;
}

export function standardLines(): Lines {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({
    input: process.stdin,
    terminal: isTerminal,
    prompt: '> ',
    ...(isTerminal ? { output: process.stdout } : {}),
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
