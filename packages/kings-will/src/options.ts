/** Options from outside, and back into the plain JSON a record keeps. */
import {
  BadInput,
  canonicalJson,
  memoOf,
  type OptionSpec,
  objectAt,
  oneOfAt,
  sha256,
  shown,
  startAt,
  wholeAt,
} from '@three-crowns/core';
import { parseContent } from './content/check.ts';
import { CONTENT_SETS, type ContentSet } from './content/tables.ts';
import type { Content } from './content/types.ts';
import type { Options } from './setup.ts';
import { compile, unitsOf } from './values.ts';
import { SEATS, VARIANTS } from './vocabulary.ts';

const SET_NAMES = Object.keys(CONTENT_SETS) as ContentSet[];
const POINTS = ['hidden', 'open'] as const;
const SWITCH = ['on', 'off'] as const;
const ROUNDS = ['free', 'limited'] as const;

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'variant', values: VARIANTS, default: 'full', about: 'the full game, or the shorter and simpler first game' },
  {
    key: 'content',
    values: SET_NAMES,
    default: 'reconstructed',
    about: 'the values of cards, buildings and boards; ours are reconstructed, a custom table (JSON) may stand here',
  },
  { key: 'start', values: ['random', '1', '2', '3', '4'], default: 'random', about: 'the starting player' },
  { key: 'points', values: POINTS, default: 'hidden', about: 'whether everybody sees the points of all players' },
  { key: 'notebook', values: SWITCH, default: 'on', about: 'a private note of the will cards a player has seen' },
  { key: 'rounds', values: ROUNDS, default: 'free', about: 'limited: from turn 16 only tiles right of the king' },
];

export function parseOptions(raw: unknown): Options {
  const keys = OPTION_SPECS.map((spec) => spec.key);
  const row = objectAt(raw, 'options', ['seats'], keys);
  // What is left out has its default; null is not left out.
  const { variant = 'full', points = 'hidden', notebook = 'on', rounds = 'free' } = row;
  const seats = wholeAt(row.seats, 'options.seats', SEATS.min, SEATS.max);
  return {
    seats,
    variant: oneOfAt(variant, 'options.variant', VARIANTS),
    content: contentAt(row.content),
    start: startAt(row.start, seats),
    openPoints: oneOfAt(points, 'options.points', POINTS) === 'open',
    notebook: oneOfAt(notebook, 'options.notebook', SWITCH) === 'on',
    limited: oneOfAt(rounds, 'options.rounds', ROUNDS) === 'limited',
  };
}

function contentAt(raw: unknown): Content {
  if (raw === undefined) return CONTENT_SETS.reconstructed;
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
    variant: options.variant,
    content: builtIn ?? options.content,
    start: options.start === 'random' ? 'random' : options.start + 1,
    points: options.openPoints ? 'open' : 'hidden',
    notebook: options.notebook ? 'on' : 'off',
    rounds: options.limited ? 'limited' : 'free',
  };
}

const hashOf = memoOf((content: Content) => sha256(canonicalJson(readByPlay(content))));

/** Of what play reads, for either variant: another mark or another name of the table is the same content. */
export const contentHash = ({ content }: Options): string => hashOf(content);

function readByPlay(content: Content): unknown {
  const { row, farmers, farmstead, goods } = content.start;
  return {
    start: { row, farmers, farmstead, goods: unitsOf(goods) },
    variants: VARIANTS.map((variant) => compile(content, variant)),
  };
}
