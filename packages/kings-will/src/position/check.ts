/** A situation must be one that could be played on: everything fits together, and somebody can move. */
import { BadInput } from '@three-crowns/core';
import { DISC_SPACES } from '../content/box.ts';
import { inventoryOf } from '../inventory.ts';
import { discsOn, hasDisc } from '../moves/pledge.ts';
import { NEUTRAL_SEATS } from '../moves/visit.ts';
import { farmersOf, roomOn, storeOf } from '../palatinate.ts';
import type { Effect, State } from '../state.ts';
import { legalMoves } from '../turn.ts';
import { valuesOf } from '../values.ts';
import {
  type Ask,
  BUILDINGS,
  FARMSTEAD,
  FIRST_LANDS,
  GOODS,
  KING,
  LANDS,
  LAST_SLOT,
  LOCKED,
  NEUTRAL,
  NO_BUILDING,
  NO_PLACE,
  NO_SLOT,
  NO_WILL,
  PLACES,
} from '../vocabulary.ts';
import { type Keyword, type Lines, need } from './lines.ts';
import { checkWaiting, NEUTRAL_TABLE, WAITING } from './waiting.ts';

/** Takes what lies in the palatinates out of the supply; fails when the box holds less. */
export function takeFromSupply(state: State): void {
  const used = inventoryOf(state);
  const take = (left: number, count: number, name: string) => {
    if (count > left) throw new BadInput('position', `there are ${count} of ${name}, the box holds ${left}`);
    return left - count;
  };
  state.farmersLeft = take(state.farmersLeft, used.farmers, 'farmers');
  state.landsLeft = state.landsLeft.map((left, land) => take(left, used.lands[land], LANDS[land]));
  state.placesLeft = state.placesLeft.map((left, place) => take(left, used.places[place], PLACES[place]));
  used.buildings.forEach((count, building) => {
    take(1, count, BUILDINGS[building]);
    if (count > 0) state.built |= 1 << building;
  });
}

export function checkSituation(state: State, lines: Lines): void {
  checkRow(state, lines);
  checkCards(state, lines);
  checkWaiting(state, lines);
  checkDiscs(state, lines);
  state.palatinates.forEach((_, seat) => {
    checkPalatinate(state, seat, lines);
  });
  const top = state.stack.at(-1);
  if (top !== undefined && legalMoves(state, top.seat).length === 0) {
    throw new BadInput(need(lines, 'turn').place, `player ${top.seat + 1} (${top.effect.kind}) has no move here`);
  }
}

/** The king stands at the end exactly in a visit and after the last; a tile is out while its actions are done. */
function checkRow(state: State, lines: Lines): void {
  const { place } = need(lines, 'row');
  const isVisit = state.phase === 'visit' || state.phase === 'over';
  if ((state.row[LAST_SLOT] === KING) !== isVisit) {
    throw new BadInput(place, `in phase ${state.phase} the king must ${isVisit ? '' : 'not '}stand last`);
  }
  const isOut = state.stack.some(({ effect }) => WAITING.turn.includes(effect.kind) && effect.kind !== 'tile');
  if (state.phase === 'turn' && isOut !== (state.slot !== NO_SLOT)) {
    throw new BadInput(place, 'a line taken and an action that waits need each other');
  }
  if (state.phase !== 'turn' && state.slot !== NO_SLOT) throw new BadInput(place, 'a tile is taken only in a turn');
  if (state.slot !== NO_SLOT && (state.slot < LOCKED || state.row[state.slot] === KING)) {
    throw new BadInput(need(lines, 'taken').place, 'this tile cannot have been taken');
  }
}

function checkCards(state: State, lines: Lines): void {
  const place = lines.get('plan')?.place ?? 'position';
  const isWills = state.phase === 'wills';
  state.plan.forEach((will, field) => {
    const isOpen = isWills && field < state.hands.length && state.hands[field].length > 0;
    if ((will === NO_WILL) !== isOpen) {
      throw new BadInput(place, `field ${field + 1} must ${isOpen ? 'be - until its card is chosen' : 'have a card'}`);
    }
    if (discsOn(state, field) > DISC_SPACES[state.hands.length]) {
      throw new BadInput(place, `field ${field + 1} has more discs than spaces`);
    }
  });
  const isChosen = state.hands.every((hand) => hand.length === 0);
  if (isWills === isChosen) throw new BadInput(place, 'somebody holds cards exactly in phase wills');
}

/** A disc for each visit so far; the neutral one is for two players (32, 33). */
function checkDiscs(state: State, lines: Lines): void {
  const visits = state.phase === 'visit' || state.phase === 'over' ? state.round : state.round - 1;
  const check = (owner: number, ask: Ask, keyword: Keyword) => {
    const isAsked = ({ effect, seat }: State['stack'][number]) =>
      effect.kind === ask && (seat === owner || owner === NEUTRAL);
    const most = visits - state.stack.filter(isAsked).length;
    const found = state.discs.filter((_, field) => hasDisc(state, field, owner)).length;
    const place = lines.get(keyword)?.place ?? 'position';
    if (found > most) throw new BadInput(place, `expected at most ${Math.max(0, most)} discs by now, found ${found}`);
  };
  state.palatinates.forEach((_, seat) => {
    check(seat, 'pledge', `discs ${seat + 1}`);
  });
  const neutral = lines.get('discs neutral');
  if (neutral !== undefined && state.hands.length !== NEUTRAL_SEATS) throw new BadInput(neutral.place, NEUTRAL_TABLE);
  check(NEUTRAL, 'neutral', 'discs neutral');
}

function checkPalatinate(state: State, seat: number, lines: Lines): void {
  const own = state.palatinates[seat];
  const place = lines.get(`lands ${seat + 1}` as Keyword)?.place ?? 'position';
  const frames = state.stack.filter((frame) => frame.seat === seat).map((frame) => frame.effect.kind);
  const isMoving = frames.at(-1) === 'walk' && state.stack.at(-1)?.seat === seat;
  own.farmers.forEach((count, at) => {
    const room = roomOn(valuesOf(state), own, at);
    if (count > room && !isMoving) throw new BadInput(place, `land ${at + 1} has room for ${room} farmers`);
  });
  const store = storeOf(valuesOf(state), own);
  if (own.goods.some((count) => count > store)) {
    const player = lines.get(`player ${seat + 1}` as Keyword)?.place ?? 'position';
    throw new BadInput(player, `the storehouse holds ${store} of each of ${GOODS.join(', ')}`);
  }
  const isBeginning = state.phase === 'wills' || state.phase === 'arrange';
  if (!isBeginning && (own.lands.length < FIRST_LANDS || farmersOf(own) === 0)) {
    throw new BadInput(place, `player ${seat + 1} needs at least ${FIRST_LANDS} lands and a farmer`);
  }
  if (isBeginning) checkBeginning(state, seat, frames, place);
}

/** What is still to be arranged must be missing, and nothing else be there. */
function checkBeginning(state: State, seat: number, frames: readonly Effect['kind'][], place: string): void {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const isFixed = values.variant === 'first';
  const isEmpty = state.phase === 'wills' && !isFixed;
  const leftOf = (kind: Ask) => state.stack.find((one) => one.seat === seat && one.effect.kind === kind)?.left ?? 0;
  const lands = isEmpty ? 0 : FIRST_LANDS - leftOf('lay');
  if (
    own.lands.length !== lands ||
    new Set(own.lands).size !== lands ||
    own.lands.some((land) => land >= FIRST_LANDS)
  ) {
    throw new BadInput(place, `expected ${lands} different lands of ${LANDS.slice(0, FIRST_LANDS).join(', ')}`);
  }
  const farmers = isEmpty || frames.includes('settle') ? 0 : values.numbers.startFarmers;
  const homes = isEmpty || frames.includes('home') ? [] : [FARMSTEAD];
  const places = own.sites.filter((site) => site < NO_PLACE);
  const isBuilt = own.buildings.some((building) => building !== NO_BUILDING);
  if (farmersOf(own) !== farmers || places.join() !== homes.join() || isBuilt) {
    throw new BadInput(place, `farmers and farmstead of player ${seat + 1} do not fit what waits`);
  }
  const goods = own.goods.reduce((sum, count) => sum + count, 0);
  const stocked = isEmpty ? 0 : values.numbers.startGoods - leftOf('stock');
  if (!isFixed && goods !== stocked) {
    throw new BadInput(place, `player ${seat + 1} has ${goods} goods, expected ${stocked} by now`);
  }
}
