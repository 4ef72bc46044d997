/** What a palatinate has, counted in one pass for everything a bot wants to know of it. */
import { memoOf } from '@three-crowns/core';
import { type Ability, type Amount, MODIFIERS } from '../abilities.ts';
import { amountOf } from '../amounts.ts';
import type { Palatinate } from '../palatinate.ts';
import { seamPoints } from '../scoring.ts';
import type { Values } from '../values.ts';
import { GOODS, LANDS, NO_BUILDING, NO_PLACE, PLACES, SITES } from '../vocabulary.ts';

/** What cards are about: every amount that can be counted, those with numbers of their own by their kind alone. */
export const TOPICS = [
  ...['mood', 'education', 'development', 'coins', 'goods', 'sets', 'farmers', 'lands', 'places', 'kinds'],
  ...['buildings', 'street', ...LANDS, ...PLACES, 'settled', 'estates'],
] as const;
const [MOOD, EDUCATION, DEVELOPMENT, COINS, STORED, SETS, FARMERS, ROW, SETTLED, KINDS, BUILT, STREET] = TOPICS.keys();
const FIRST_LAND = TOPICS.indexOf('mountain');
const FIRST_PLACE = TOPICS.indexOf('farmstead');
/** From here on topics have numbers of their own. */
const FIRST_LOOSE = TOPICS.indexOf('settled');

export const ABILITIES: readonly Ability['kind'][] = [
  'none',
  'raise',
  'yield',
  'births',
  'calm',
  'hoard',
  ...MODIFIERS,
];
const YIELD = ABILITIES.indexOf('yield');
const BIRTHS = ABILITIES.indexOf('births');

export interface Counts {
  /** By topic; those of `settled` and `estates` are asked of the palatinate (see `countOf`). */
  readonly amounts: Float64Array;
  /** By kind of ability: what the buildings add up to. */
  readonly abilities: Float64Array;
  /** By good: what one harvest brings. */
  readonly yields: Float64Array;
  /** Lands where a farmer could be born, with the homes there are; free sites within reach of a farmer. */
  births: number;
  sites: number;
  /** Farmers on land that brings something. */
  harvesters: number;
  seams: number;
}

const emptyCounts = (): Counts => ({
  amounts: new Float64Array(TOPICS.length),
  abilities: new Float64Array(ABILITIES.length),
  yields: new Float64Array(GOODS.length),
  births: 0,
  sites: 0,
  harvesters: 0,
  seams: 0,
});

/** Of the palatinate counted last. Used again at every call: search asks by the million. */
const COUNTS = emptyCounts();

export function countsOf(values: Values, own: Palatinate): Counts {
  const { amounts, abilities, yields } = COUNTS;
  clear(amounts);
  clear(abilities);
  clear(yields);
  const { goods } = own;
  amounts[MOOD] = own.mood;
  amounts[EDUCATION] = own.education;
  amounts[DEVELOPMENT] = own.development;
  amounts[COINS] = own.coins;
  amounts[STORED] = goods[0] + goods[1] + goods[2] + goods[3];
  amounts[SETS] = Math.min(goods[0], goods[1], goods[2], goods[3]);
  amounts[ROW] = own.lands.length;
  const rows = rowsOf(values);
  countAdvances(rows, own, yields);
  countBuildings(rows, own, COUNTS);
  countLands(values, own, COUNTS);
  COUNTS.seams = amounts[BUILT] > 1 ? seamPoints(values, own) : 0;
  return COUNTS;
}

/** The lists are so short that calling `fill` would cost more. */
function clear(list: Float64Array): void {
  for (let i = 0; i < list.length; i++) list[i] = 0;
}

function countAdvances({ goodAt }: Rows, own: Palatinate, yields: Float64Array): void {
  for (let step = 0; step < own.development; step++) if (goodAt[step] < GOODS.length) yields[goodAt[step]] += 1;
}

function countBuildings({ abilityOf, strengthOf, goodOf }: Rows, own: Palatinate, into: Counts): void {
  const { amounts, abilities, yields } = into;
  let run = 0;
  for (let at = 0; at < own.buildings.length; at++) {
    const building = own.buildings[at];
    run = building === NO_BUILDING ? 0 : run + 1;
    if (run === 0) continue;
    amounts[BUILT] += 1;
    if (run > amounts[STREET]) amounts[STREET] = run;
    const kind = abilityOf[building];
    abilities[kind] += strengthOf[building];
    if (kind === YIELD) yields[goodOf[building]] += strengthOf[building];
  }
}

function countLands(values: Values, own: Palatinate, into: Counts): void {
  const { amounts, abilities, yields } = into;
  const anywhere = abilities[BIRTHS] > 0;
  into.births = 0;
  into.sites = 0;
  into.harvesters = 0;
  let kinds = 0;
  for (let at = 0; at < own.lands.length; at++) {
    const land = own.lands[at];
    const farmers = own.farmers[at];
    amounts[FIRST_LAND + land] += 1;
    amounts[FARMERS] += farmers;
    const good = values.yields[land];
    if (good < GOODS.length) {
      yields[good] += farmers;
      into.harvesters += farmers;
    }
    let room = values.numbers.farmersPerLand;
    let isHome = anywhere;
    for (let site = at * SITES; site < (at + 1) * SITES; site++) {
      const place = own.sites[site];
      if (place === NO_PLACE && farmers > 0) into.sites += 1;
      if (place >= NO_PLACE) continue;
      amounts[FIRST_PLACE + place] += 1;
      amounts[SETTLED] += 1;
      kinds |= 1 << place;
      if (values.places[place].room > room) room = values.places[place].room;
      isHome ||= values.places[place].isHome;
    }
    if (isHome && farmers > 0 && farmers < room) into.births += 1;
  }
  for (let rest = kinds; rest !== 0; rest &= rest - 1) amounts[KINDS] += 1;
}

/** Its topic, as a number. */
export function topicOf(amount: Amount): number {
  if (amount.of === 'land') return FIRST_LAND + LANDS.indexOf(amount.land);
  if (amount.of === 'place') return FIRST_PLACE + PLACES.indexOf(amount.place);
  return TOPICS.indexOf(amount.of);
}

export function countOf(counts: Counts, own: Palatinate, topic: number, amount: Amount): number {
  return topic < FIRST_LOOSE ? counts.amounts[topic] : amountOf(own, amount);
}

/** What the rows of a table come to in numbers. */
interface Rows {
  /** By building: its ability, how much of it, and the good of one that yields. */
  readonly abilityOf: readonly number[];
  readonly strengthOf: readonly number[];
  readonly goodOf: readonly number[];
  /** By step of development: the good it yields more of; GOODS.length where it does another thing. */
  readonly goodAt: readonly number[];
}

const rowsOf = memoOf(({ buildings, development }: Values): Rows => {
  const abilities = buildings.map((building) => building.ability);
  return {
    abilityOf: abilities.map((ability) => ABILITIES.indexOf(ability.kind)),
    strengthOf: abilities.map((ability) => ('by' in ability ? ability.by : 1)),
    goodOf: abilities.map((ability) => (ability.kind === 'yield' ? GOODS.indexOf(ability.good) : 0)),
    goodAt: development.map((effect) => (effect.kind === 'yield' ? GOODS.indexOf(effect.good) : GOODS.length)),
  };
});
