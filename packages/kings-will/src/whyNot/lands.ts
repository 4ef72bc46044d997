/** Why something of the own palatinate cannot be used: lands, farmers, sites, the yards below, the ends of the row. */
import type { Reason, Seat } from '@three-crowns/core';
import { canUse } from '../moves/act.ts';
import { hasAbility, hasFreeSite, hasHome, type Palatinate, roomOn } from '../palatinate.ts';
import { isPlaceWork, type State, travelOf } from '../state.ts';
import { homesIn } from '../texts/deeds.ts';
import { buildingName, landAt, landName, sideName } from '../texts/names.ts';
import { valuesOf } from '../values.ts';
import {
  type Ask,
  FARMERS,
  FIRST_LANDS,
  type Land,
  NO_BUILDING,
  NO_PLACE,
  NO_SITE,
  SITES,
  type Side,
} from '../vocabulary.ts';
import {
  because,
  finishFirst,
  isActing,
  offeredActions,
  otherAction,
  type Ruling,
  unused,
  waiting,
  workFirst,
} from './because.ts';
import { whyNotAction, whyNotOffer } from './table.ts';

interface At {
  readonly at: number;
}

const landOf = (own: Palatinate, at: number) => ({ land: landAt(at, own.lands[at]) });

/** 23: too many farmers stand somewhere, in the middle of a move. */
function isCrowded(state: State, own: Palatinate): boolean {
  return own.farmers.some((count, at) => count > roomOn(valuesOf(state), own, at));
}

/** The land itself is missing, for everything that is named by a land. */
function noLand(own: Palatinate, at: number): Reason | undefined {
  return at < own.lands.length ? undefined : because('no-land', 'RULEBOOK', { number: at + 1 });
}

export function whyNotLand(state: State, ask: Ask, { at }: At, seat: Seat): Reason {
  const own = state.palatinates[seat];
  const missing = noLand(own, at);
  if (missing !== undefined) return missing;
  if (ask === 'site') return whyNotGround(state, own, at);
  const offered = offeredActions(state, ask);
  const canWalk = ask === 'walk' || offered.includes('walk');
  if (offered.includes('birth') && (!canWalk || own.farmers[at] > 0)) return whyNotBirth(state, own, at);
  return canWalk ? whyNotStep(state, own, at) : (workFirst(state, ask, seat) ?? unused(state, ask));
}

function whyNotBirth(state: State, own: Palatinate, at: number): Reason {
  if (state.farmersLeft === 0) return because('farmers-gone', '36');
  if (own.farmers[at] === 0) return because('birth-alone', 'RULEBOOK', landOf(own, at));
  if (!hasHome(valuesOf(state), own, at) && !hasAbility(valuesOf(state), own, 'births')) {
    return because('no-home', 'RULEBOOK', { ...landOf(own, at), homes: homesIn(valuesOf(state)) });
  }
  return landFull(state, own, at, 'RULEBOOK');
}

const landFull = (state: State, own: Palatinate, at: number, rule: Ruling): Reason =>
  because('land-full', rule, { ...landOf(own, at), room: roomOn(valuesOf(state), own, at) });

/** A step comes from the land next door. */
function whyNotStep(state: State, own: Palatinate, to: number): Reason {
  const hasNeighbour = own.farmers[to - 1] > 0 || own.farmers[to + 1] > 0;
  if (!hasNeighbour) return because('walk-far', 'RULEBOOK', landOf(own, to));
  return isCrowded(state, own) ? because('crowded', '23') : landFull(state, own, to, '23');
}

/** Where something is to be built: 14, 15 for a building, a farmer and a free site for a place. */
function whyNotGround(state: State, own: Palatinate, at: number): Reason {
  const { effect } = waiting(state);
  if (effect.kind !== 'site' || !isPlaceWork(effect.work)) return yardTaken(own, at);
  if (!hasFreeSite(own, at)) return because('site-taken', '16', landOf(own, at));
  return because('site-no-farmer', 'RULEBOOK', landOf(own, at));
}

const yardTaken = (own: Palatinate, at: number): Reason =>
  because('yard-taken', '15', { ...landOf(own, at), building: buildingName(own.buildings[at]) });

const isPlacing = (state: State): boolean => {
  const { effect } = waiting(state);
  return effect.kind === 'site' && isPlaceWork(effect.work);
};

export function whyNotYard(state: State, ask: Ask, { at }: At, seat: Seat): Reason {
  const own = state.palatinates[seat];
  const missing = noLand(own, at);
  if (missing !== undefined) return missing;
  if (ask === 'site') return isPlacing(state) ? because('place-not-below', 'RULEBOOK') : yardTaken(own, at);
  if (!offeredActions(state, ask).includes('erect')) return unused(state, ask);
  if (own.buildings[at] !== NO_BUILDING) return yardTaken(own, at);
  return canUse(state, seat, 'erect')
    ? because('choose-work', 'RULEBOOK', { kind: 'building' })
    : whyNotAction(state, ask, { action: 'erect' }, seat);
}

interface SiteAt extends At {
  readonly site: number;
}

export function whyNotSite(state: State, ask: Ask, { at, site }: SiteAt, seat: Seat): Reason {
  const own = state.palatinates[seat];
  const missing = noLand(own, at);
  if (missing !== undefined) return missing;
  const place = own.sites[at * SITES + site];
  if (place === NO_SITE) return because('single-site', 'RULEBOOK', landOf(own, at));
  if (ask === 'site') {
    if (!isPlacing(state)) return because('building-below', '15');
    if (place < NO_PLACE) return siteTaken(own, at);
    return own.farmers[at] === 0 ? whyNotGround(state, own, at) : because('first-site', '16', landOf(own, at));
  }
  if (ask === 'home') return because('first-site', '16', landOf(own, at));
  if (!offeredActions(state, ask).includes('found')) return unused(state, ask);
  if (place < NO_PLACE) return siteTaken(own, at);
  if (own.farmers[at] === 0) return because('site-no-farmer', 'RULEBOOK', landOf(own, at));
  return canUse(state, seat, 'found')
    ? because('choose-work', 'RULEBOOK', { kind: 'place' })
    : whyNotAction(state, ask, { action: 'found' }, seat);
}

/** 16: the other site of a lake may still be free. */
const siteTaken = (own: Palatinate, at: number): Reason =>
  because(hasFreeSite(own, at) ? 'site-occupied' : 'site-taken', '16', landOf(own, at));

export function whyNotFarmer(state: State, ask: Ask, { at }: At, seat: Seat): Reason {
  const own = state.palatinates[seat];
  const missing = noLand(own, at);
  if (missing !== undefined) return missing;
  const canWalk = ask === 'walk' || offeredActions(state, ask).includes('walk');
  const isAsked = canWalk || ask === 'lose' || ask === 'levy' || ask === 'offer';
  if (!isAsked) return unused(state, ask);
  if (own.farmers[at] === 0) return because('no-farmer', 'RULEBOOK', landOf(own, at));
  if (canWalk) return isCrowded(state, own) ? because('crowded', '23') : because('farmer-stuck', '23', landOf(own, at));
  if (ask !== 'offer') return because('farmer-unasked', '27');
  // 29, 50: a levy that asks for one is made already, or out of reach.
  const offer = valuesOf(state).travels[travelOf(state)].offers.findIndex(({ pay }) => pay[FARMERS] > 0);
  return offer < 0 ? because('farmer-unasked', '29') : whyNotOffer(state, ask, { offer }, seat);
}

/** 24: a new land costs a step, from an end outwards, one per action. */
export function whyNotEnd(state: State, ask: Ask, { side }: { readonly side: Side }, seat: Seat): Reason {
  const shut = whyNotExplore(state, ask);
  if (shut !== undefined) return shut;
  const own = state.palatinates[seat];
  if (state.landsLeft.every((count) => count === 0)) return because('lands-gone', '36');
  if (own.farmers[side === 0 ? 0 : own.lands.length - 1] > 0) return because('crowded', '23');
  return because('end-empty', '24', { side: sideName(side) });
}

/** Nothing new may be opened now, wherever. */
function whyNotExplore(state: State, ask: Ask): Reason | undefined {
  if (ask === 'walk') {
    const { effect } = waiting(state);
    return effect.kind === 'walk' && effect.explored ? because('explored', '24') : undefined;
  }
  if (!isActing(ask)) return finishFirst(ask);
  return offeredActions(state, ask).includes('walk') ? undefined : otherAction(ask, state, 'walk');
}

export function whyNotSupplyLand(state: State, ask: Ask, { land }: { readonly land: Land }, seat: Seat): Reason {
  if (ask === 'lay') {
    const args = { land: landName(land) };
    return land < FIRST_LANDS ? because('laid-already', 'RULEBOOK', args) : because('not-first-land', 'RULEBOOK', args);
  }
  const shut = whyNotExplore(state, ask);
  if (shut !== undefined) return shut;
  if (state.landsLeft[land] === 0) return because('land-gone', '36', { land: landName(land) });
  const { farmers } = state.palatinates[seat];
  const isEmpty = farmers[0] === 0 && farmers[farmers.length - 1] === 0;
  return isEmpty ? because('ends-empty', '24') : because('crowded', '23');
}
