/** A card as a line of pictures, from the same row as its words. A new word of the vocabulary does not compile without. */
import type { Bundle, Content, Count, Effect, Instruction, Power, Rates } from '../content/types.ts';
import {
  type Area,
  type Card,
  type CitizenName,
  type Duke,
  KINDS,
  type MonsterType,
  type Resource,
  type Role,
} from '../vocabulary.ts';
import { type CardVisitor, type Part, partsOf } from './parts.ts';

/** Signs between things, and the occasions of domains. */
type Sign =
  | 'or'
  | 'and'
  | 'per'
  /** Pay the left to get the right, or: when the left happens, the right follows. */
  | 'arrow'
  /** More, or less, of what follows; with an amount of its own for a die. */
  | 'plus'
  | 'minus'
  /** A base cost of so much at most. */
  | 'at-most'
  | 'from'
  | 'may'
  | 'now'
  | 'start'
  | 'end'
  | 'double'
  | 'most'
  | 'tied';

export type IconName =
  | keyof Bundle
  | Role
  | Area
  | MonsterType
  | Sign
  /** `role` or `citizen` says which. */
  | 'citizen'
  | 'monster'
  | 'domain'
  | 'die'
  /** An own card goes back there. */
  | 'stack'
  | 'token'
  | 'opponent'
  | 'everybody'
  /** Any of the three. */
  | 'resource';

export interface Icon {
  readonly icon: IconName;
  /** Drawn in or before the picture. */
  readonly amount?: number;
  readonly role?: Role;
  readonly citizen?: CitizenName;
  /** The face a die is set to. */
  readonly face?: number;
}

export interface IconLine {
  readonly part: Part;
  readonly icons: readonly Icon[];
}

/** Every part of a card: the two powers of a citizen, the reward of a monster, the power of a domain. */
export const iconLine = (content: Content, card: Card): readonly IconLine[] =>
  partsOf(content, card, ICONS).map(([part, icons]) => ({ part, icons }));

const bundleIcons = (bundle: Bundle): Icon[] =>
  KINDS.flatMap((icon) => {
    const amount = bundle[icon] ?? 0;
    return amount === 0 ? [] : [{ icon, amount }];
  });

type CountIcons = { readonly [O in Count['of']]: (count: Extract<Count, { readonly of: O }>) => Icon };

const COUNTS: CountIcons = {
  role: ({ role }) => ({ icon: 'citizen', role }),
  icon: ({ role }) => ({ icon: role }),
  named: ({ citizen }) => ({ icon: 'citizen', citizen }),
  area: ({ area }) => ({ icon: area }),
  type: ({ type }) => ({ icon: type }),
  citizens: () => ({ icon: 'citizen' }),
  monsters: () => ({ icon: 'monster' }),
  domains: () => ({ icon: 'domain' }),
};

const countIcon = (count: Count): Icon => (COUNTS[count.of] as (count: Count) => Icon)(count);

type EffectIcons = { readonly [K in Effect['kind']]: (effect: Extract<Effect, { readonly kind: K }>) => Icon[] };

const EFFECTS: EffectIcons = {
  gain: ({ gain }) => bundleIcons(gain),
  each: ({ gain, per }) => [...bundleIcons(gain), { icon: 'per' }, countIcon(per)],
  all: ({ of }) => between(of.map(effectIcons), { icon: 'and' }),
  either: ({ of }) => between(of.map(effectIcons), { icon: 'or' }),
  trade: ({ pay, get }) => [...bundleIcons(pay), { icon: 'arrow' }, ...bundleIcons(get)],
  steal: ({ resources, amount }) => [
    ...between(
      resources.map((icon: Resource) => [{ icon, amount }]),
      { icon: 'or' },
    ),
    { icon: 'from' },
    { icon: 'opponent' },
  ],
  citizen: ({ role, citizen, atMost }) => [
    {
      icon: 'citizen',
      amount: 1,
      ...(role === undefined ? {} : { role }),
      ...(citizen === undefined ? {} : { citizen }),
    },
    ...(atMost === undefined ? [] : ([{ icon: 'at-most' }, { icon: 'gold', amount: atMost }] as const)),
  ],
  slay: () => [{ icon: 'may' }, { icon: 'strength' }, { icon: 'arrow' }, { icon: 'monster', amount: 1 }],
  rob: () => [{ icon: 'monster', amount: 1 }, { icon: 'from' }, { icon: 'opponent' }],
  return: ({ what, get }) => [{ icon: what, amount: 1 }, { icon: 'stack' }, { icon: 'arrow' }, ...bundleIcons(get)],
};

export const effectIcons = (effect: Effect): Icon[] => (EFFECTS[effect.kind] as (effect: Effect) => Icon[])(effect);

function between(parts: readonly (readonly Icon[])[], sign: Icon): Icon[] {
  return parts.flatMap((icons, i) => (i === 0 ? [...icons] : [sign, ...icons]));
}

type PowerIcons = { readonly [W in Power['when']]: (power: Power & { readonly when: W }) => Icon[] };

const POWERS: PowerIcons = {
  now: ({ effect }) => [{ icon: 'now' }, ...effectIcons(effect)],
  'action-start': ({ effect }) => [{ icon: 'start' }, { icon: 'arrow' }, ...effectIcons(effect)],
  'action-end': ({ effect }) => [{ icon: 'end' }, { icon: 'arrow' }, ...effectIcons(effect)],
  citizen: ({ effect }) => [{ icon: 'citizen' }, { icon: 'arrow' }, ...effectIcons(effect)],
  monster: ({ effect }) => [{ icon: 'monster' }, { icon: 'arrow' }, ...effectIcons(effect)],
  double: ({ effect }) => [{ icon: 'double' }, { icon: 'arrow' }, ...effectIcons(effect)],
  dice: (power) =>
    'set' in power
      ? [
          ...bundleIcons(power.pay),
          ...(power.per === undefined ? [] : [{ icon: 'per' } as const, countIcon(power.per)]),
          { icon: 'arrow' },
          { icon: 'die', face: power.set },
        ]
      : [{ icon: 'die' }, { icon: 'minus', amount: power.lower }],
  recruiting: ({ surcharge }) => [{ icon: 'citizen' }, { icon: 'plus' }, { icon: 'gold', amount: surcharge }],
  building: ({ discount }) => [{ icon: 'domain' }, { icon: 'minus' }, { icon: 'gold', amount: discount }],
};

const powerIcons = (power: Power): Icon[] => (POWERS[power.when] as (power: Power) => Icon[])(power);

type InstructionIcons = {
  readonly [K in Instruction['kind']]: (instruction: Extract<Instruction, { readonly kind: K }>) => Icon[];
};

const INSTRUCTIONS: InstructionIcons = {
  token: ({ resource }) => [{ icon: 'token' }, { icon: resource, amount: 1 }, { icon: 'arrow' }, { icon: 'monster' }],
  lose: ({ loss }) => [{ icon: 'everybody' }, { icon: 'minus' }, ...bundleIcons(loss)],
};

const ICONS: CardVisitor<readonly Icon[]> = {
  effect: effectIcons,
  power: powerIcons,
  instruction: (instruction, number) => [
    { icon: 'die', face: number },
    { icon: 'arrow' },
    ...(INSTRUCTIONS[instruction.kind] as (instruction: Instruction) => Icon[])(instruction),
  ],
};

export const dukeIcons = (content: Content, duke: Duke): readonly (readonly Icon[])[] => rateIcons(content.dukes[duke]);

export function noDukeIcons({ noDuke }: Content): readonly (readonly Icon[])[] {
  const kinds = ['citizen', 'monster', 'domain'] as const;
  return [
    ...rateIcons(noDuke),
    ...kinds.map((icon): Icon[] => [
      { icon: 'most' },
      { icon },
      { icon: 'arrow' },
      { icon: 'points', amount: noDuke.most },
      { icon: 'tied' },
      { icon: 'points', amount: noDuke.tied },
    ]),
  ];
}

function rateIcons({ rates, resources }: Rates): Icon[][] {
  return [
    ...rates.map(({ per, points }): Icon[] => [{ icon: 'points', amount: points }, { icon: 'per' }, countIcon(per)]),
    [{ icon: 'points', amount: 1 }, { icon: 'per' }, { icon: 'resource', amount: resources }],
  ];
}
