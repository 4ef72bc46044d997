/** Options from outside, and back into the plain JSON a record keeps. */
import { BadInput, type OptionSpec, objectAt, shown, startAt, wholeAt } from '@three-crowns/core';
import { parseContent } from './content/check.ts';
import { CONTENT_SETS, type ContentSet } from './content/tables.ts';
import type { Content } from './content/types.ts';
import { facts } from './facts.ts';
import type { Options } from './setup.ts';

const SET_NAMES = Object.keys(CONTENT_SETS) as ContentSet[];

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    key: 'content',
    values: SET_NAMES,
    default: 'even',
    about: 'how the characters are spread over the three stacks; a custom table (JSON) may stand here',
  },
  { key: 'start', values: ['random', '1', '2', '3', '4'], default: 'random', about: 'the starting player' },
];

export function parseOptions(raw: unknown): Options {
  const row = objectAt(raw, 'options', ['seats'], ['content', 'start']);
  const seats = wholeAt(row.seats, 'options.seats', facts.seats.min, facts.seats.max);
  return { seats, content: contentAt(row.content), start: startAt(row.start, seats) };
}

function contentAt(raw: unknown): Content {
  if (raw === undefined) return CONTENT_SETS.even;
  if (typeof raw !== 'string') return parseContent(raw);
  const name = SET_NAMES.find((set) => set === raw);
  if (name === undefined) {
    throw new BadInput('options.content', `expected ${SET_NAMES.join(', ')} or a table, found ${shown(raw)}`);
  }
  return CONTENT_SETS[name];
}

export function formatOptions(options: Options): Readonly<Record<string, unknown>> {
  const builtIn = SET_NAMES.find((name) => CONTENT_SETS[name] === options.content);
  return {
    seats: options.seats,
    content: builtIn ?? options.content,
    start: options.start === 'random' ? 'random' : options.start + 1,
  };
}
