/** The rows of a custom table, each with its place in the message. */
import { listAt, objectAt, oneOfAt, wholeAt } from '@three-crowns/core';
import { AREAS, CITIZENS, MONSTER_TYPES, ROLES, SLOTS } from '../vocabulary.ts';
import { DIE_FACES } from './box.ts';
import { LARGEST } from './checkAmounts.ts';
import { scoringAt } from './checkCounts.ts';
import { effectAt, heraldEffectAt } from './checkEffects.ts';
import { instructionAt, powerAt } from './checkPowers.ts';
import {
  type Citizen,
  type Content,
  type Domain,
  type DukeRow,
  type Monster,
  type MonsterEvent,
  type Rates,
  SOURCES,
  type Source,
  type Starter,
} from './types.ts';

const MOST_ICONS = 6;
const MOST_RATES = 8;
const MOST_COPIES = 6;

/** A row without a mark was typed in by the table's maker. */
function sourceAt(raw: unknown, place: string): Source {
  return raw === undefined ? 'CUSTOM' : oneOfAt(raw, `${place}.source`, SOURCES);
}

type Raw = Readonly<Record<string, unknown>>;

function rowAt(
  raw: unknown,
  place: string,
  name: string,
  keys: readonly string[],
  optional: readonly string[] = [],
): Raw {
  const row = objectAt(raw, place, ['name', ...keys], ['source', ...optional]);
  oneOfAt(row.name, `${place}.name`, [name]);
  return row;
}

export function citizenAt(raw: unknown, place: string, name: Citizen['name']): Citizen {
  const row = rowAt(raw, place, name, ['slot', 'role', 'cost', 'left', 'right']);
  return {
    name,
    slot: oneOfAt(row.slot, `${place}.slot`, SLOTS),
    role: oneOfAt(row.role, `${place}.role`, ROLES),
    cost: wholeAt(row.cost, `${place}.cost`, 1, LARGEST),
    left: effectAt(row.left, `${place}.left`, 'left'),
    right: effectAt(row.right, `${place}.right`, 'right'),
    source: sourceAt(row.source, place),
  };
}

/** The herald alone has no number: it comes on doubles and when nothing else does. */
export function starterAt(raw: unknown, place: string, name: Starter['name']): Starter {
  const isHerald = name === 'herald';
  const row = rowAt(raw, place, name, ['left', 'right', ...(isHerald ? [] : ['slot'])], isHerald ? [] : ['as']);
  return {
    name,
    ...(isHerald ? {} : { slot: oneOfAt(row.slot, `${place}.slot`, SLOTS) }),
    ...(row.as === undefined ? {} : { as: oneOfAt(row.as, `${place}.as`, CITIZENS) }),
    left: isHerald ? heraldEffectAt(row.left, `${place}.left`) : effectAt(row.left, `${place}.left`, 'left'),
    right: isHerald ? heraldEffectAt(row.right, `${place}.right`) : effectAt(row.right, `${place}.right`, 'right'),
    source: sourceAt(row.source, place),
  };
}

const SLAYABLE = ['type', 'strength', 'magic', 'points', 'reward'] as const;

/** A14: a strength is always paid, so that none can cost less than one. */
function slayableAt(row: Raw, place: string): Pick<Monster, (typeof SLAYABLE)[number] | 'source'> {
  return {
    type: oneOfAt(row.type, `${place}.type`, MONSTER_TYPES),
    strength: wholeAt(row.strength, `${place}.strength`, 1, LARGEST),
    magic: wholeAt(row.magic, `${place}.magic`, 0, LARGEST),
    points: wholeAt(row.points, `${place}.points`, 0, LARGEST),
    reward: effectAt(row.reward, `${place}.reward`, 'any'),
    source: sourceAt(row.source, place),
  };
}

export function monsterAt(raw: unknown, place: string, name: Monster['name']): Monster {
  const row = rowAt(raw, place, name, [...SLAYABLE, 'area', 'copies', 'more']);
  return {
    name,
    area: oneOfAt(row.area, `${place}.area`, AREAS),
    copies: wholeAt(row.copies, `${place}.copies`, 0, MOST_COPIES),
    more: wholeAt(row.more, `${place}.more`, 0, MOST_COPIES),
    ...slayableAt(row, place),
  };
}

export function eventAt(raw: unknown, place: string, name: MonsterEvent['name']): MonsterEvent {
  const row = rowAt(raw, place, name, [...SLAYABLE, 'number', 'instruction']);
  return {
    name,
    number: wholeAt(row.number, `${place}.number`, 1, 2 * DIE_FACES),
    instruction: instructionAt(row.instruction, `${place}.instruction`),
    ...slayableAt(row, place),
  };
}

export function domainAt(raw: unknown, place: string, name: Domain['name']): Domain {
  const row = rowAt(raw, place, name, ['cost', 'icons', 'points', 'power']);
  const icons = listAt(row.icons, `${place}.icons`, { most: MOST_ICONS });
  return {
    name,
    cost: wholeAt(row.cost, `${place}.cost`, 1, LARGEST),
    icons: icons.map((icon, i) => oneOfAt(icon, `${place}.icons[${i}]`, ROLES)),
    points: wholeAt(row.points, `${place}.points`, 0, LARGEST),
    power: powerAt(row.power, `${place}.power`),
    source: sourceAt(row.source, place),
  };
}

/** Left-over resources are divided, so never by nothing. */
function ratesAt(row: Raw, place: string): Rates {
  const rates = listAt(row.rates, `${place}.rates`, { most: MOST_RATES }).map((rate, i) => {
    const at = `${place}.rates[${i}]`;
    const { per, points } = objectAt(rate, at, ['per', 'points']);
    return { per: scoringAt(per, `${at}.per`), points: wholeAt(points, `${at}.points`, 0, LARGEST) };
  });
  return { rates, resources: wholeAt(row.resources, `${place}.resources`, 1, LARGEST) };
}

export function dukeAt(raw: unknown, place: string, name: DukeRow['name']): DukeRow {
  const row = rowAt(raw, place, name, ['rates', 'resources']);
  return { name, ...ratesAt(row, place), source: sourceAt(row.source, place) };
}

export function noDukeAt(raw: unknown, place: string): Content['noDuke'] {
  const row = objectAt(raw, place, ['rates', 'resources', 'most', 'tied'], ['source']);
  return {
    ...ratesAt(row, place),
    most: wholeAt(row.most, `${place}.most`, 0, LARGEST),
    tied: wholeAt(row.tied, `${place}.tied`, 0, LARGEST),
    source: sourceAt(row.source, place),
  };
}
