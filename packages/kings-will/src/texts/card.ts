/**
 * What cards, buildings, boards, places and scales do in words, from the rows the rules play by. A new word of the
 * vocabulary does not compile without.
 */
import type { Message } from '@three-crowns/core';
import type { Ability, Advance, Condition, PlaceEffect, Reward } from '../abilities.ts';
import { SECOND_PRIZE_SEATS } from '../content/box.ts';
import type { MoodChange, Units, Values } from '../values.ts';
import {
  type Building,
  COINS,
  GOODS,
  HARVESTS,
  type Place,
  printedMood,
  type Travel,
  type Will,
} from '../vocabulary.ts';
import { amountMany, amountPer, printed, stepTexts, thresholdOf } from './amount.ts';
import { actionName, message, points, signed, some, unitList } from './names.ts';

/** What a row has to say; a travel board has several offers. */
export type Part = 'cost' | 'mood' | 'ability' | 'sides' | 'will' | 'wrath' | 'levy' | 'offer';

export interface CardText {
  readonly part: Part;
  readonly text: Message;
}

type Rewards = {
  readonly [K in Reward['kind']]: (values: Values, reward: Extract<Reward, { readonly kind: K }>) => Message;
};

const REWARDS: Rewards = {
  ladder: (values, { amount, steps }) =>
    message('text.ladder', {
      points: steps.map((step) => step.points).join('/'),
      what: amountMany(amount),
      steps: stepTexts(values, amount, steps),
    }),
  each: (_values, { terms, most }) => {
    const parts = terms.map((term) =>
      message('text.each', { points: points(term.points), per: amountPer(term.amount) }),
    );
    return message('text.most', { terms: parts.length === 1 ? parts[0] : message('list', { parts }), most });
  },
  majority: (_values, { amount, first, second }) => {
    const args = { first: points(first), what: amountMany(amount) };
    if (second === 0) return message('text.majority-only', args);
    return message('text.majority', { ...args, second, seats: SECOND_PRIZE_SEATS });
  },
};

export const rewardText = (values: Values, reward: Reward): Message =>
  (REWARDS[reward.kind] as (values: Values, reward: Reward) => Message)(values, reward);

/** What brings the wrath of a card, without its cost. */
export function wrathText({ amounts, least }: Condition): Message {
  const printedLeast = amounts.reduce((sum, amount) => printed(amount, sum), least);
  if (amounts.length === 1) return thresholdOf(amounts[0], printedLeast);
  const kinds = amounts.map(amountMany);
  if (printedLeast === 1 && kinds.length === 2) return message('text.neither', { one: kinds[0], other: kinds[1] });
  return message('text.none-of', { least: printedLeast, what: message('list', { parts: kinds }) });
}

export function willText(values: Values, will: Will): readonly CardText[] {
  const { will: reward, wrath } = values.wills[will];
  const lost = points(values.numbers.wrath);
  return [
    { part: 'will', text: rewardText(values, reward) },
    { part: 'wrath', text: message('text.wrath', { points: lost, fewer: wrathText(wrath) }) },
  ];
}

type Abilities = {
  readonly [K in Ability['kind']]: (ability: Extract<Ability, { readonly kind: K }>, values: Values) => Message;
};

const coins = (count: number): Message => some(COINS, count);

const ABILITIES: Abilities = {
  none: () => message('text.none'),
  raise: ({ scale, by }) => message(`text.raise-${scale}`, { by }),
  yield: ({ good, by }) => message('text.yield', harvestArgs(GOODS.indexOf(good), by)),
  births: () => message('text.births'),
  calm: () => message('text.calm'),
  store: ({ by }) => message('text.store', { by }),
  sale: ({ by }, { numbers }) => message('text.sale', { coins: coins(numbers.sale + by), usual: numbers.sale }),
  // An action swaps one good.
  trades: ({ by }) => message('text.trades', { count: 1 + by }),
  taxes: ({ by }) => message('text.taxes', { coins: coins(by) }),
  mercy: ({ by }, { numbers }) => message('text.mercy', { mood: Math.max(0, numbers.taxMood - by) }),
  cheer: ({ by }) => message('text.cheer', { by }),
  steps: ({ by }, { numbers }) => message('text.steps', { count: numbers.steps + by }),
  discount: ({ by }) => message('text.discount', { by }),
  // An action shows one card.
  looks: ({ by }) => message('text.looks', { count: 1 + by }),
  relief: ({ by }) => message('text.relief', { by }),
  favour: ({ by }) => message('text.favour', { by }),
  hoard: ({ per, points: each, most }) => message('text.hoard', { points: points(each), coins: coins(per), most }),
};

const harvestArgs = (good: number, by: number) => ({ action: actionName(HARVESTS[good]), goods: some(good, by) });

export const abilityText = (values: Values, ability: Ability): Message =>
  (ABILITIES[ability.kind] as (ability: Ability, values: Values) => Message)(ability, values);

export function moodText({ rise, fall }: MoodChange): Message {
  const direction = rise > 0 ? 'up' : fall > 0 ? 'down' : 'none';
  return message('text.mood', { direction, by: rise + fall });
}

export const costText = (units: Units): Message => unitList(units);

export function buildingText(values: Values, building: Building): readonly CardText[] {
  const row = values.buildings[building];
  return [
    { part: 'cost', text: costText(row.cost) },
    { part: 'mood', text: moodText(row) },
    { part: 'ability', text: abilityText(values, row.ability) },
    { part: 'sides', text: message('text.sides', { left: row.left, right: row.right }) },
  ];
}

type PlaceEffects = {
  readonly [K in PlaceEffect['kind']]: (effect: Extract<PlaceEffect, { readonly kind: K }>, values: Values) => Message;
};

const PLACE_EFFECTS: PlaceEffects = {
  births: () => message('text.place-births'),
  room: ({ farmers }) => message('text.place-room', { farmers }),
  extension: (_effect, { numbers }) => message('text.place-extension', { store: numbers.extension }),
  shield: () => message('text.place-shield'),
};

export function placeText(values: Values, place: Place): readonly CardText[] {
  const row = values.places[place];
  const effects = row.effects.map((effect) =>
    (PLACE_EFFECTS[effect.kind] as (effect: PlaceEffect, values: Values) => Message)(effect, values),
  );
  return [
    { part: 'cost', text: costText(row.cost) },
    { part: 'mood', text: moodText(row) },
    ...(effects.length > 0 ? effects : [message('text.none')]).map((text): CardText => ({ part: 'ability', text })),
  ];
}

export function travelText(values: Values, travel: Travel): readonly CardText[] {
  const { levy, offers } = values.travels[travel];
  return [
    { part: 'levy', text: costText(levy) },
    ...offers.map(({ mood, pay, points: reward }): CardText => {
      const args = { mood: signed(printedMood(mood)), units: unitList(pay), points: points(reward) };
      return { part: 'offer', text: message('text.offer', args) };
    }),
  ];
}

type Advances = {
  readonly [K in Advance['kind']]: (advance: Extract<Advance, { readonly kind: K }>) => Message;
};

const ADVANCES: Advances = {
  discount: ({ place }) => message('text.advance-discount', { place: message(`per.place.${place}`) }),
  substitute: () => message('text.advance-substitute'),
  yield: ({ good }) => message('text.advance-yield', harvestArgs(GOODS.indexOf(good), 1)),
  exchange: () => message('text.advance-exchange'),
};

/** What a step of education or development brings. */
export const advanceText = (advance: Advance): Message =>
  (ADVANCES[advance.kind] as (advance: Advance) => Message)(advance);
