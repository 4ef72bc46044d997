/** What is typed after `npm run chaos --` and `npm run load --`. */
import process from 'node:process';
import { type ParseArgsConfig, parseArgs } from 'node:util';

const BAD_INPUT = 2;

export function wholeOf(text: string, place: string): number {
  return /^[1-9]\d{0,6}$/.test(text)
    ? Number(text)
    : refuse(`${place}: expected a whole number from 1, found "${text}"`);
}

/** The options, or a line that says which of them is not known. */
export function typed<const C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(message: string): never {
  console.error(message);
  process.exit(BAD_INPUT);
}
