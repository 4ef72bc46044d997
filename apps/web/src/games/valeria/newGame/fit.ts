/** Options that belong together, as the page keeps them: lists for a choice of one's own, '' for drawn ones. */
import { AREAS, type Area, CITIZENS, SETUP_NAMES, SETUPS, type SetupName } from '@three-crowns/valeria/board';
import type { RawOptions } from '../../../newGame/draft.ts';

type CitizenName = (typeof CITIZENS)[number];

/** own: a random set-up whose areas and citizens are chosen. */
export type Scheme = SetupName | 'random' | 'own';

export const SCHEMES: readonly Scheme[] = [...SETUP_NAMES, 'random', 'own'];

export function schemeOf({ setup, areas }: RawOptions): Scheme {
  if (setup === 'random') return Array.isArray(areas) ? 'own' : 'random';
  return schemeNamed(setup);
}

export const schemeNamed = (name: unknown): Scheme => SCHEMES.find((scheme) => scheme === name) ?? 'first-game';

export const areasOf = ({ areas }: RawOptions): readonly Area[] => namesIn(areas, AREAS);

export const citizensOf = ({ citizens }: RawOptions): readonly CitizenName[] => namesIn(citizens, CITIZENS);

/** Those of a list that are among the names, in its own order. */
const namesIn = <T extends string>(list: unknown, names: readonly T[]): T[] =>
  Array.isArray(list) ? list.flatMap((one) => names.filter((name) => name === one)) : [];

/** One's own choice begins with the cards that were in play before. */
export function withScheme(options: RawOptions, scheme: Scheme): RawOptions {
  if (scheme === 'random') return { ...options, setup: 'random', areas: '', citizens: '' };
  if (scheme !== 'own') return { ...options, setup: scheme, areas: '', citizens: '' };
  const before = schemeOf(options);
  const { areas, citizens } = SETUPS[before === 'random' || before === 'own' ? 'first-game' : before];
  return { ...options, setup: 'random', areas: [...areas], citizens: options.mixed === 'on' ? '' : [...citizens] };
}

/** Levels are for the game alone; citizens that are mixed cannot be chosen. */
export function fit(options: RawOptions, seats: number): RawOptions {
  const level = seats > 1 ? 'normal' : (options.level ?? 'normal');
  const isFree = options.setup === 'random';
  const areas = isFree ? (options.areas ?? '') : '';
  const citizens = isFree && options.mixed !== 'on' ? (options.citizens ?? '') : '';
  return { ...options, level, areas, citizens };
}

/** Another one of its number takes its place; the same one again leaves it to chance. */
export function toggled<T>(list: readonly T[], one: T, rivals: readonly T[] = []): T[] {
  if (list.includes(one)) return list.filter((other) => other !== one);
  return [...list.filter((other) => !rivals.includes(other)), one];
}
