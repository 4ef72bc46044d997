/** Options from outside, and back into the plain JSON a record keeps. */
import { BadInput, listAt, type OptionSpec, objectAt, oneOfAt, shown, startAt, wholeAt } from '@three-crowns/core';
import { AREAS_IN_PLAY, SEATS } from './content/box.ts';
import { parseContent } from './content/check.ts';
import { hashOf } from './content/hash.ts';
import { SETUP_NAMES } from './content/setups.ts';
import { BASE } from './content/tables.ts';
import type { Content } from './content/types.ts';
import type { Options } from './setup.ts';
import { AREAS, type Area, CITIZENS, type CitizenName, LEVELS, SLOTS, type Slot } from './vocabulary.ts';

const SETUP_VALUES = [...SETUP_NAMES, 'random'] as const;
const SWITCH = ['off', 'on'] as const;

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'content', values: ['base'], default: 'base', about: 'the cards; a custom table (JSON) may stand here' },
  { key: 'setup', values: SETUP_VALUES, default: 'first-game', about: 'which areas and citizens are in play' },
  {
    key: 'areas',
    values: AREAS,
    default: '',
    about: `with setup=random: ${AREAS_IN_PLAY} areas, separated by commas, instead of drawn ones`,
  },
  {
    key: 'citizens',
    values: CITIZENS,
    default: '',
    about: 'with setup=random: citizens of different numbers, separated by commas; the others are drawn',
  },
  { key: 'events', values: SWITCH, default: 'off', about: 'monster events in the exhausted pile' },
  { key: 'mixed', values: SWITCH, default: 'off', about: 'citizens of a number mixed, face down but for the top' },
  { key: 'dukes', values: SWITCH, default: 'on', about: 'off: everybody scores by the same table' },
  { key: 'level', values: LEVELS, default: 'normal', about: 'alone: how hard the Dark Lord attacks' },
  { key: 'start', values: ['random', '1', '2', '3', '4', '5'], default: 'random', about: 'the first player' },
];

const REQUIRED = ['seats'];
const OPTIONAL = OPTION_SPECS.map(({ key }) => key);

export function parseOptions(raw: unknown): Options {
  const row = objectAt(raw, 'options', REQUIRED, OPTIONAL);
  const seats = wholeAt(row.seats, 'options.seats', SEATS.min, SEATS.max);
  const content = contentAt(row.content);
  const setup = oneOfAt(row.setup ?? 'first-game', 'options.setup', SETUP_VALUES);
  const mixed = switchAt(row.mixed, 'options.mixed', false);
  const areas = areasAt(row.areas, setup);
  const citizens = citizensAt(row.citizens, setup, mixed, content);
  const level = oneOfAt(row.level ?? 'normal', 'options.level', LEVELS);
  if (level !== 'normal' && seats > 1) {
    throw new BadInput('options.level', `expected normal with more than one player, found ${level}`);
  }
  return {
    seats,
    content,
    setup,
    areas,
    citizens,
    mixed,
    level,
    events: switchAt(row.events, 'options.events', false),
    dukes: switchAt(row.dukes, 'options.dukes', true),
    start: startAt(row.start, seats),
  };
}

function contentAt(raw: unknown): Content {
  if (raw === undefined || raw === BASE.id) return BASE;
  if (typeof raw !== 'string') return parseContent(raw);
  throw new BadInput('options.content', `expected ${BASE.id} or a table, found ${shown(raw)}`);
}

function switchAt(raw: unknown, place: string, normal: boolean): boolean {
  return raw === undefined ? normal : oneOfAt(raw, place, SWITCH) === 'on';
}

/** A list, or from a command line its entries with commas between; nothing at all leaves the choice open. */
function namesAt<T extends string>(raw: unknown, place: string, values: readonly T[]): readonly T[] | undefined {
  if (raw === undefined || raw === '') return undefined;
  const list = typeof raw === 'string' ? raw.split(',').map((name) => name.trim()) : raw;
  const names = listAt(list, place, { most: values.length }).map((name, i) => oneOfAt(name, `${place}[${i}]`, values));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new BadInput(place, `${twice} is named twice`);
  return names.length === 0 ? undefined : names;
}

function areasAt(raw: unknown, setup: Options['setup']): readonly Area[] | undefined {
  const areas = namesAt(raw, 'options.areas', AREAS);
  if (areas === undefined) return undefined;
  if (setup !== 'random') throw new BadInput('options.areas', `the set-up ${setup} has its own; expected setup random`);
  if (areas.length !== AREAS_IN_PLAY) {
    throw new BadInput('options.areas', `expected ${AREAS_IN_PLAY} areas, found ${areas.length}`);
  }
  return areas;
}

/** One kind for a number; numbers without one are drawn. */
function citizensAt(
  raw: unknown,
  setup: Options['setup'],
  mixed: boolean,
  content: Content,
): readonly CitizenName[] | undefined {
  const place = 'options.citizens';
  const names = namesAt(raw, place, CITIZENS);
  if (names === undefined) return undefined;
  if (setup !== 'random') throw new BadInput(place, `the set-up ${setup} has its own; expected setup random`);
  if (mixed) throw new BadInput(place, 'mixed citizens cannot be chosen; expected none');
  const slotOf = (name: CitizenName): Slot => content.citizens[CITIZENS.indexOf(name)].slot;
  for (const slot of SLOTS) {
    const rivals = names.filter((name) => slotOf(name) === slot);
    if (rivals.length > 1) {
      throw new BadInput(place, `expected one citizen for number ${slot}, found ${rivals.join(' and ')}`);
    }
  }
  return names;
}

export function formatOptions(options: Options): Readonly<Record<string, unknown>> {
  const { areas, citizens, start } = options;
  return {
    seats: options.seats,
    content: options.content === BASE ? BASE.id : options.content,
    setup: options.setup,
    ...(areas === undefined ? {} : { areas }),
    ...(citizens === undefined ? {} : { citizens }),
    events: options.events ? 'on' : 'off',
    mixed: options.mixed ? 'on' : 'off',
    dukes: options.dukes ? 'on' : 'off',
    level: options.level,
    start: start === 'random' ? 'random' : start + 1,
  };
}

export const contentHash = ({ content }: Options): string => hashOf(content);
