/** Effects of a custom table, word by word. Where an effect stands says which words the rules understand there. */
import { BadInput, listAt, objectAt, oneOfAt, shown, wholeAt } from '@three-crowns/core';
import { CITIZENS, RESOURCES, ROLES } from '../vocabulary.ts';
import { bundleAt, LARGEST } from './checkAmounts.ts';
import { countAt } from './checkCounts.ts';
import { kindAt } from './checkKinds.ts';
import type { Effect } from './types.ts';

type Kind = Effect['kind'];

/** Gains that ask nothing. */
const PLAIN: readonly Kind[] = ['gain', 'each', 'all'];

/**
 * By where it stands. `left`, `right`: citizens, which are harvested all at once, so that their parts can only be gains,
 * and only the active player steals (A10). `timed`: before and after the actions, when no stack of the grid may go,
 * because Exhausted cards come with actions (A22). `plain`: what comes by itself.
 */
const KINDS = {
  left: [...PLAIN, 'either', 'trade', 'steal'],
  right: [...PLAIN, 'either', 'trade'],
  plain: PLAIN,
  timed: [...PLAIN, 'either', 'trade', 'steal'],
  any: [...PLAIN, 'either', 'trade', 'steal', 'citizen', 'slay', 'rob', 'return'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;
export type Where = keyof typeof KINDS;

/** What stands inside `all` and `either` there. */
const INSIDE: { readonly [W in Where]: Where } = {
  left: 'plain',
  right: 'plain',
  plain: 'plain',
  timed: 'timed',
  any: 'any',
};

const DEEPEST = 4;
const MOST_PARTS = 4;

export function effectAt(raw: unknown, place: string, where: Where, depth = 1): Effect {
  if (depth > DEEPEST) throw new BadInput(place, `expected effects inside each other at most ${DEEPEST} deep`);
  const kind = kindAt(raw, place, 'kind', KINDS[where]);
  return READERS[kind](raw, place, where, depth);
}

/** It is asked for one at a time, so it must leave a choice. */
export function heraldEffectAt(raw: unknown, place: string): Effect {
  kindAt(raw, place, 'kind', ['either', 'trade']);
  return effectAt(raw, place, 'right');
}

type Reader<K extends Kind> = (
  raw: unknown,
  place: string,
  where: Where,
  depth: number,
) => Extract<Effect, { kind: K }>;

/** One for every word: leaving one out does not compile. */
const READERS: { readonly [K in Kind]: Reader<K> } = {
  gain(raw, place) {
    const { gain } = objectAt(raw, place, ['kind', 'gain']);
    return { kind: 'gain', gain: bundleAt(gain, `${place}.gain`) };
  },
  each(raw, place) {
    const { gain, per } = objectAt(raw, place, ['kind', 'gain', 'per']);
    return { kind: 'each', gain: bundleAt(gain, `${place}.gain`), per: countAt(per, `${place}.per`) };
  },
  all: (raw, place, where, depth) => ({ kind: 'all', of: partsAt(raw, place, where, depth) }),
  either: (raw, place, where, depth) => ({ kind: 'either', of: partsAt(raw, place, where, depth) }),
  trade(raw, place) {
    const { pay, get } = objectAt(raw, place, ['kind', 'pay', 'get']);
    return { kind: 'trade', pay: bundleAt(pay, `${place}.pay`), get: bundleAt(get, `${place}.get`) };
  },
  steal(raw, place) {
    const row = objectAt(raw, place, ['kind', 'resources', 'amount', 'less', 'may']);
    const resources = listAt(row.resources, `${place}.resources`, { most: RESOURCES.length }).map((name, i) =>
      oneOfAt(name, `${place}.resources[${i}]`, RESOURCES),
    );
    if (resources.length === 0 || new Set(resources).size < resources.length) {
      throw new BadInput(`${place}.resources`, `expected ${RESOURCES.join(', ')}, each at most once`);
    }
    return {
      kind: 'steal',
      resources,
      amount: wholeAt(row.amount, `${place}.amount`, 1, LARGEST),
      less: flagAt(row.less, `${place}.less`),
      may: flagAt(row.may, `${place}.may`),
    };
  },
  citizen(raw, place) {
    const { role, citizen, atMost } = objectAt(raw, place, ['kind'], ['role', 'citizen', 'atMost']);
    return {
      kind: 'citizen',
      ...(role === undefined ? {} : { role: oneOfAt(role, `${place}.role`, ROLES) }),
      ...(citizen === undefined ? {} : { citizen: oneOfAt(citizen, `${place}.citizen`, CITIZENS) }),
      ...(atMost === undefined ? {} : { atMost: wholeAt(atMost, `${place}.atMost`, 0, LARGEST) }),
    };
  },
  slay(raw, place) {
    objectAt(raw, place, ['kind']);
    return { kind: 'slay' };
  },
  rob(raw, place) {
    objectAt(raw, place, ['kind']);
    return { kind: 'rob' };
  },
  return(raw, place) {
    const { what, get } = objectAt(raw, place, ['kind', 'what', 'get']);
    return {
      kind: 'return',
      what: oneOfAt(what, `${place}.what`, ['citizen', 'monster']),
      get: bundleAt(get, `${place}.get`),
    };
  },
};

function partsAt(raw: unknown, place: string, where: Where, depth: number): Effect[] {
  const { of } = objectAt(raw, place, ['kind', 'of']);
  const parts = listAt(of, `${place}.of`, { most: MOST_PARTS });
  if (parts.length < 2) throw new BadInput(`${place}.of`, `expected at least 2 effects, found ${parts.length}`);
  return parts.map((part, i) => effectAt(part, `${place}.of[${i}]`, INSIDE[where], depth + 1));
}

function flagAt(raw: unknown, place: string): boolean {
  if (typeof raw !== 'boolean') throw new BadInput(place, `expected true or false, found ${shown(raw)}`);
  return raw;
}
