/** What ends a command early, in one line and an exit code. */
import { BadInput, cleanLine } from '@three-crowns/core';
import { streams } from './streams.ts';

export const EXIT = { done: 0, no: 1, badInput: 2, internal: 70 } as const;

/** Runs something; a BadInput from inside gets the name of the place around it: a file, an option. */
export function inPlace<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(place, error.message);
    throw error;
  }
}

/** The same for what takes its time. */
export async function inPlaceLater<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return inPlace(place, () => {
      throw error;
    });
  }
}

/** Tells the error on stderr; returns the exit code. */
export function report(error: unknown, command: string): number {
  const { stderr } = streams();
  if (error instanceof BadInput) {
    stderr.write(`${oneLine(`${command}: ${error.message}`)}\n`);
    return EXIT.badInput;
  }
  const what = error instanceof Error ? error.message : String(error);
  stderr.write(`${oneLine(`${command}: internal error: ${what}`)} (CROWNS_DEBUG=1 shows where)\n`);
  if (process.env.CROWNS_DEBUG === '1' && error instanceof Error) stderr.write(`${error.stack}\n`);
  return EXIT.internal;
}

/** Names of files and words from outside may hold anything; a refusal stays on one line, and is read from left to right. */
function oneLine(text: string): string {
  return cleanLine(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' '));
}
