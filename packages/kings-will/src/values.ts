/** The content table as play uses it: names are indexes, costs are lists by unit, mood counts from its lowest step. */
import type { Ability, Advance, Amount, Condition, PlaceEffect, Reward } from './abilities.ts';
import { CONTENT_SETS, type ContentSet } from './content/tables.ts';
import { type Content, type Cost, NUMBERS, type NumberName } from './content/types.ts';
import {
  BUILDINGS,
  GOODS,
  LANDS,
  MOOD_ZERO,
  PLACES,
  TRAVELS,
  UNITS,
  VARIANTS,
  type Variant,
  WILLS,
} from './vocabulary.ts';

/** How many of each unit, as UNITS lists them. */
export type Units = readonly number[];

/** A change of mood, apart by direction: a state holds no negative number. */
export interface MoodChange {
  readonly rise: number;
  readonly fall: number;
}

export interface PlaceValues extends MoodChange {
  readonly cost: Units;
  readonly effects: readonly PlaceEffect[];
  /** What the effects come to, which play asks all the time; room is 0 where they give none. */
  readonly room: number;
  readonly isHome: boolean;
  readonly isShield: boolean;
  readonly extends: boolean;
}

export interface BuildingValues extends MoodChange {
  readonly cost: Units;
  readonly left: number;
  readonly right: number;
  readonly ability: Ability;
}

/** Thresholds of mood count from its lowest step, as the mood of a state does. */
export interface WillValues {
  readonly will: Reward;
  readonly wrath: Condition;
}

export interface TravelValues {
  readonly levy: Units;
  readonly offers: readonly { readonly mood: number; readonly pay: Units; readonly points: number }[];
}

/** Never changed. */
export interface Values {
  readonly variant: Variant;
  readonly numbers: { readonly [N in NumberName]: number };
  readonly rounds: number;
  readonly fields: number;
  /** How many will cards are in the game, from A on. */
  readonly cards: number;
  /** By land: how many there are, the good it yields (GOODS.length: none), its building sites. */
  readonly landCounts: readonly number[];
  readonly yields: readonly number[];
  readonly sites: readonly number[];
  readonly placeCounts: readonly number[];
  readonly places: readonly PlaceValues[];
  readonly education: readonly Advance[];
  readonly development: readonly Advance[];
  readonly buildings: readonly BuildingValues[];
  readonly wills: readonly WillValues[];
  readonly travels: readonly TravelValues[];
}

type ValuesName = `${ContentSet}/${Variant}`;

/** What a state keeps: the values of a custom table, or the name of built-in ones, which would only make it large. */
export type ValuesIn = Values | ValuesName;

/** Each built-in set for each variant, worked out once. */
const BUILT_IN = Object.fromEntries(
  Object.entries(CONTENT_SETS).flatMap(([set, content]) =>
    VARIANTS.map((variant) => [`${set}/${variant}`, compile(content, variant)]),
  ),
) as { readonly [N in ValuesName]: Values };

export const valuesOf = ({ values }: { readonly values: ValuesIn }): Values =>
  typeof values === 'string' ? BUILT_IN[values] : values;

export function valuesFor(content: Content, variant: Variant): ValuesIn {
  const sets = Object.keys(CONTENT_SETS) as ContentSet[];
  const set = sets.find((name) => CONTENT_SETS[name] === content);
  return set === undefined ? compile(content, variant) : `${set}/${variant}`;
}

/** The values alone: no marks, no name of the table. */
export function compile(content: Content, variant: Variant): Values {
  const game = content.variants[variant];
  return {
    variant,
    numbers: Object.fromEntries(NUMBERS.map((name) => [name, content.numbers[name].value])) as Values['numbers'],
    rounds: game.rounds,
    fields: game.fields,
    cards: game.wills,
    landCounts: LANDS.map((land) => (land === 'lake' && !game.lakes ? 0 : content.lands[land].count)),
    yields: LANDS.map((land) => {
      const good = content.lands[land].yields;
      return good === 'none' ? GOODS.length : GOODS.indexOf(good);
    }),
    sites: LANDS.map((land) => content.lands[land].sites),
    placeCounts: PLACES.map((place) => content.places[place].count),
    places: PLACES.map((place) => {
      const { cost, mood, effects } = content.places[place];
      const has = (kind: PlaceEffect['kind']) => effects.some((effect) => effect.kind === kind);
      return {
        cost: unitsOf(cost),
        ...moodChange(mood),
        effects,
        room: Math.max(0, ...effects.map((effect) => (effect.kind === 'room' ? effect.farmers : 0))),
        isHome: has('births'),
        isShield: has('shield'),
        extends: has('extension'),
      };
    }),
    education: content.education.map((row) => row.effect),
    development: content.development.map((row) => row.effect),
    buildings: BUILDINGS.map((building) => {
      const { cost, mood, left, right, ability } = content.buildings[building];
      // 43: the first game ignores abilities, and nothing else of a building.
      return {
        cost: unitsOf(cost),
        ...moodChange(mood),
        left,
        right,
        ability: game.abilities ? ability : { kind: 'none' },
      };
    }),
    wills: WILLS.map((will) => {
      const { will: reward, wrath } = content.wills[will];
      return { will: rewardValues(reward), wrath: { amounts: wrath.amounts, least: atLeast(wrath) } };
    }),
    travels: TRAVELS.map((travel) => {
      const { levy, offers } = content.travels[travel];
      return {
        levy: unitsOf(levy),
        offers: offers.map(({ mood, pay, points }) => ({ mood: mood + MOOD_ZERO, pay: unitsOf(pay), points })),
      };
    }),
  };
}

export function unitsOf(cost: Cost): number[] {
  return UNITS.map((unit) => cost[unit] ?? 0);
}

function moodChange(mood: number): MoodChange {
  return { rise: Math.max(0, mood), fall: Math.max(0, -mood) };
}

/** How far what is counted for this amount lies above what is printed. */
function shiftOf(amount: Amount): number {
  return amount.of === 'mood' ? MOOD_ZERO : 0;
}

function atLeast({ amounts, least }: Condition): number {
  return amounts.reduce((sum, amount) => sum + shiftOf(amount), least);
}

function rewardValues(reward: Reward): Reward {
  switch (reward.kind) {
    case 'ladder': {
      const shift = shiftOf(reward.amount);
      return { ...reward, steps: reward.steps.map(({ at, points }) => ({ at: at + shift, points })) };
    }
    case 'each':
      return reward;
    case 'majority':
      return { ...reward, least: reward.least + shiftOf(reward.amount) };
  }
}
