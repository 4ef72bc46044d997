/** Counting what the rows of the will cards name. */
import type { Amount, Condition, Reward } from './abilities.ts';
import { SECOND_PRIZE_SEATS } from './content/box.ts';
import { farmersOf, type Palatinate, placesOn } from './palatinate.ts';
import type { State } from './state.ts';
import { valuesOf } from './values.ts';
import { LANDS, type LandName, NO_BUILDING, NO_PLACE, PLACES, type PlaceName, type Will } from './vocabulary.ts';

/** Mood counts from its lowest step, as thresholds in `values` do. */
export function amountOf(own: Palatinate, amount: Amount): number {
  switch (amount.of) {
    case 'mood':
    case 'education':
    case 'development':
    case 'coins':
      return own[amount.of];
    case 'goods':
      return own.goods[0] + own.goods[1] + own.goods[2] + own.goods[3];
    case 'sets':
      return Math.min(own.goods[0], own.goods[1], own.goods[2], own.goods[3]);
    case 'farmers':
      return farmersOf(own);
    case 'lands':
      return own.lands.length;
    case 'land':
      return landsOf(own, amount.land);
    case 'place':
      return placesNamed(own, amount.place);
    case 'places':
      return placesOf(own);
    case 'kinds':
      return kindsOf(own);
    case 'buildings':
      return buildingsOf(own);
    case 'street':
      return longestStreet(own);
    case 'settled':
      return settledLands(own, amount.land, amount.places);
    case 'estates':
      return estatesOf(own, amount.farmers);
  }
}

function landsOf(own: Palatinate, name: LandName): number {
  let count = 0;
  for (const land of own.lands) if (LANDS[land] === name) count += 1;
  return count;
}

function placesOf(own: Palatinate): number {
  let count = 0;
  for (const place of own.sites) if (place < NO_PLACE) count += 1;
  return count;
}

function kindsOf(own: Palatinate): number {
  let kinds = 0;
  for (const place of own.sites) if (place < NO_PLACE) kinds |= 1 << place;
  let count = 0;
  for (let place = 0; place < PLACES.length; place++) count += (kinds >> place) & 1;
  return count;
}

function buildingsOf(own: Palatinate): number {
  let count = 0;
  for (const building of own.buildings) if (building !== NO_BUILDING) count += 1;
  return count;
}

function settledLands(own: Palatinate, name: LandName, places: number): number {
  let count = 0;
  for (let at = 0; at < own.lands.length; at++) {
    if (LANDS[own.lands[at]] === name && placesOn(own, at) === places) count += 1;
  }
  return count;
}

function estatesOf(own: Palatinate, farmers: number): number {
  let count = 0;
  for (let at = 0; at < own.lands.length; at++) if (isEstate(own, at, farmers)) count += 1;
  return count;
}

function placesNamed(own: Palatinate, name: PlaceName): number {
  const place = PLACES.indexOf(name);
  let count = 0;
  for (const one of own.sites) if (one === place) count += 1;
  return count;
}

function longestStreet(own: Palatinate): number {
  let longest = 0;
  let run = 0;
  for (const building of own.buildings) {
    run = building === NO_BUILDING ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

const isEstate = (own: Palatinate, at: number, farmers: number): boolean =>
  placesOn(own, at) > 0 && own.buildings[at] !== NO_BUILDING && own.farmers[at] >= farmers;

export function isMet(own: Palatinate, { amounts, least }: Condition): boolean {
  let sum = 0;
  for (const amount of amounts) sum += amountOf(own, amount);
  return sum >= least;
}

/** The upper part of a card for a seat, whatever its wrath says. */
export function rewardOf(state: State, seat: number, will: Will): number {
  const reward = valuesOf(state).wills[will].will;
  const own = state.palatinates[seat];
  switch (reward.kind) {
    case 'ladder': {
      const reached = amountOf(own, reward.amount);
      let points = 0;
      for (const step of reward.steps) if (reached >= step.at) points = step.points;
      return points;
    }
    case 'each': {
      let points = 0;
      for (const { amount, points: each } of reward.terms) points += each * amountOf(own, amount);
      return Math.min(points, reward.most);
    }
    case 'majority':
      return prizeOf(state, seat, reward);
  }
}

/** All players are compared; those tied for first all get it, and then there is no second prize. */
function prizeOf(state: State, seat: number, { amount, least, first, second }: Extract<Reward, { kind: 'majority' }>) {
  const own = amountOf(state.palatinates[seat], amount);
  if (own < least) return 0;
  let ahead = 0;
  for (const other of state.palatinates) if (amountOf(other, amount) > own) ahead += 1;
  if (ahead === 0) return first;
  return ahead === 1 && state.palatinates.length >= SECOND_PRIZE_SEATS ? second : 0;
}
