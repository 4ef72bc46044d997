/** The same rows as lines of pictures. A new word of the vocabulary does not compile without. */
import type { Ability, Advance, Amount, Condition, PlaceEffect, Reward } from '../abilities.ts';
import type { MoodChange, Units, Values } from '../values.ts';
import {
  type ActionName,
  type Building,
  GOODS,
  type GoodName,
  HARVESTS,
  type LandName,
  type Place,
  type PlaceName,
  printedMood,
  type Travel,
  UNITS,
  type UnitName,
  type Will,
} from '../vocabulary.ts';
import { printed } from './amount.ts';
import type { Part } from './card.ts';

/** Signs between things, and occasions. */
type Sign =
  | 'per'
  | 'and'
  /** The left brings the right. */
  | 'arrow'
  /** More, or less, of what follows. */
  | 'plus'
  | 'minus'
  | 'at-least'
  | 'below'
  | 'at-most'
  | 'most'
  | 'second'
  | 'now'
  | 'end'
  | 'visit'
  | 'none';

export type IconName =
  | UnitName
  | LandName
  | PlaceName
  | ActionName
  | Sign
  | ('points' | 'mood' | 'education' | 'development')
  /** Any good, any land, any place, any building. */
  | ('good' | 'land' | 'place' | 'building')
  /** One good of each kind; kinds of place; adjoining buildings. */
  | ('set' | 'kinds' | 'street')
  | ('store' | 'rebellion' | 'wrath' | 'shield' | 'levy' | 'offer' | 'half');

export interface Icon {
  readonly icon: IconName;
  /** Drawn in or before the picture; a mood may be below 0. */
  readonly amount?: number;
}

export interface IconLine {
  readonly part: Part;
  readonly icons: readonly Icon[];
}

const of = (icon: IconName, amount?: number): Icon => (amount === undefined ? { icon } : { icon, amount });

export const unitIcons = (units: Units): Icon[] =>
  units.flatMap((amount, unit) => (amount > 0 ? [of(UNITS[unit], amount)] : []));

type Amounts = {
  readonly [O in Amount['of']]: (amount: Extract<Amount, { readonly of: O }>, count?: number) => Icon[];
};

const AMOUNTS: Amounts = {
  mood: (_amount, count) => [of('mood', count)],
  education: (_amount, count) => [of('education', count)],
  development: (_amount, count) => [of('development', count)],
  coins: (_amount, count) => [of('coins', count)],
  goods: (_amount, count) => [of('good', count)],
  farmers: (_amount, count) => [of('farmers', count)],
  lands: (_amount, count) => [of('land', count)],
  sets: (_amount, count) => [of('set', count)],
  land: ({ land }, count) => [of(land, count)],
  place: ({ place }, count) => [of(place, count)],
  places: (_amount, count) => [of('place', count)],
  kinds: (_amount, count) => [of('kinds', count)],
  buildings: (_amount, count) => [of('building', count)],
  street: (_amount, count) => [of('street', count)],
  settled: ({ land, places }, count) => [of(land, count), of('place', places)],
  estates: ({ farmers }, count) => [
    of('land', count),
    of('place', 1),
    of('building', 1),
    ...(farmers > 0 ? [of('farmers', farmers)] : []),
  ],
};

/** What is counted, with how many of it where that is asked. */
export const amountIcons = (amount: Amount, count?: number): Icon[] =>
  (AMOUNTS[amount.of] as (amount: Amount, count?: number) => Icon[])(amount, count);

type Rewards = { readonly [K in Reward['kind']]: (reward: Extract<Reward, { readonly kind: K }>) => Icon[][] };

const REWARDS: Rewards = {
  ladder: ({ amount, steps }) =>
    steps.map((step) => [...amountIcons(amount, printed(amount, step.at)), of('arrow'), of('points', step.points)]),
  each: ({ terms, most }) => [
    ...terms.map((term) => [of('points', term.points), of('per'), ...amountIcons(term.amount)]),
    [of('at-most'), of('points', most)],
  ],
  majority: ({ amount, first, second }) => [
    [of('most'), ...amountIcons(amount), of('arrow'), of('points', first)],
    ...(second > 0 ? [[of('second'), ...amountIcons(amount), of('arrow'), of('points', second)]] : []),
  ],
};

/** A line for each step, each thing that counts, each prize. */
export const rewardIcons = (reward: Reward): Icon[][] => (REWARDS[reward.kind] as (reward: Reward) => Icon[][])(reward);

/** When the wrath comes: fewer than so many of these, taken together. */
export function wrathIcons({ amounts, least }: Condition): Icon[] {
  const count = amounts.reduce((sum, amount) => printed(amount, sum), least);
  if (amounts.length === 1) return [of('below'), ...amountIcons(amounts[0], count)];
  return [of('below', count), ...between(amounts.map((amount) => amountIcons(amount)))];
}

const between = (parts: readonly (readonly Icon[])[]): Icon[] =>
  parts.flatMap((icons, i) => (i === 0 ? [...icons] : [of('and'), ...icons]));

export function willIcons(values: Values, will: Will): readonly IconLine[] {
  const { will: reward, wrath } = values.wills[will];
  const penalty = [of('arrow'), of('minus'), of('points', values.numbers.wrath)];
  return [
    ...rewardIcons(reward).map((icons): IconLine => ({ part: 'will', icons })),
    { part: 'wrath', icons: [of('wrath'), ...wrathIcons(wrath), ...penalty] },
  ];
}

type Abilities = { readonly [K in Ability['kind']]: (ability: Extract<Ability, { readonly kind: K }>) => Icon[] };

const harvest = (good: GoodName, by: number): Icon[] => [of(HARVESTS[GOODS.indexOf(good)]), of('plus'), of(good, by)];

const ABILITIES: Abilities = {
  none: () => [of('none')],
  raise: ({ scale, by }) => [of('now'), of('plus'), of(scale, by)],
  yield: ({ good, by }) => harvest(good, by),
  births: () => [of('birth'), of('arrow'), of('land')],
  calm: () => [of('rebellion'), of('arrow'), of('none')],
  store: ({ by }) => [of('store'), of('plus'), of('good', by)],
  sale: ({ by }) => [of('sell'), of('plus'), of('coins', by)],
  trades: ({ by }) => [of('swap'), of('plus'), of('good', by)],
  taxes: ({ by }) => [of('taxes'), of('plus'), of('coins', by)],
  mercy: ({ by }) => [of('taxes'), of('plus'), of('mood', by)],
  cheer: ({ by }) => [of('visit'), of('plus'), of('mood', by)],
  steps: ({ by }) => [of('plus'), of('walk', by)],
  discount: ({ by }) => [of('building'), of('minus'), of('good', by)],
  looks: ({ by }) => [of('plus'), of('look', by)],
  relief: ({ by }) => [of('levy'), of('minus'), of('good', by)],
  favour: ({ by }) => [of('offer'), of('plus'), of('mood', by)],
  hoard: ({ per, points, most }) => [
    of('end'),
    of('points', points),
    of('per'),
    of('coins', per),
    of('at-most'),
    of('points', most),
  ],
};

export const abilityIcons = (ability: Ability): Icon[] =>
  (ABILITIES[ability.kind] as (ability: Ability) => Icon[])(ability);

export const moodIcons = ({ rise, fall }: MoodChange): Icon[] => [
  of(rise > 0 ? 'plus' : fall > 0 ? 'minus' : 'none'),
  of('mood', rise + fall),
];

export function buildingIcons(values: Values, building: Building): readonly IconLine[] {
  const { cost, ability, left, right, rise, fall } = values.buildings[building];
  return [
    { part: 'cost', icons: unitIcons(cost) },
    { part: 'mood', icons: moodIcons({ rise, fall }) },
    { part: 'ability', icons: abilityIcons(ability) },
    { part: 'sides', icons: [of('half', left), of('half', right)] },
  ];
}

type PlaceEffects = {
  readonly [K in PlaceEffect['kind']]: (effect: Extract<PlaceEffect, { readonly kind: K }>, values: Values) => Icon[];
};

const PLACE_EFFECTS: PlaceEffects = {
  births: () => [of('birth')],
  room: ({ farmers }) => [of('land'), of('arrow'), of('farmers', farmers)],
  extension: (_effect, { numbers }) => [of('store'), of('arrow'), of('good', numbers.extension)],
  shield: () => [of('end'), of('shield'), of('wrath', 1)],
};

export function placeIcons(values: Values, place: Place): readonly IconLine[] {
  const { cost, rise, fall, effects } = values.places[place];
  const abilities = effects.map((effect) =>
    (PLACE_EFFECTS[effect.kind] as (effect: PlaceEffect, values: Values) => Icon[])(effect, values),
  );
  return [
    { part: 'cost', icons: unitIcons(cost) },
    { part: 'mood', icons: moodIcons({ rise, fall }) },
    ...(abilities.length > 0 ? abilities : [[of('none')]]).map((icons): IconLine => ({ part: 'ability', icons })),
  ];
}

export function travelIcons(values: Values, travel: Travel): readonly IconLine[] {
  const { levy, offers } = values.travels[travel];
  return [
    { part: 'levy', icons: unitIcons(levy) },
    ...offers.map(({ mood, pay, points }): IconLine => {
      const icons = [of('at-least'), of('mood', printedMood(mood)), ...unitIcons(pay), of('arrow')];
      return { part: 'offer', icons: [...icons, of('points', points)] };
    }),
  ];
}

type Advances = { readonly [K in Advance['kind']]: (advance: Extract<Advance, { readonly kind: K }>) => Icon[] };

const ADVANCES: Advances = {
  discount: ({ place }) => [of(place), of('minus'), of('good', 1)],
  substitute: () => [of('building'), of('good', 1), of('arrow'), of('good', 1)],
  yield: ({ good }) => harvest(good, 1),
  exchange: () => [of('till'), of('good', 1), of('arrow'), of('good', 1)],
};

export const advanceIcons = (advance: Advance): Icon[] =>
  (ADVANCES[advance.kind] as (advance: Advance) => Icon[])(advance);
