/** A situation must be one that could be played on: everything fits together, and somebody can move. */
import { BadInput } from '@three-crowns/core';
import { DISC_SPACES } from '../content/box.ts';
import { inventoryOf } from '../inventory.ts';
import type { Move } from '../move.ts';
import { discsOn, hasDisc } from '../moves/pledge.ts';
import { NEUTRAL_SEATS } from '../moves/visit.ts';
import { farmersOf, roomOn, storeOf } from '../palatinate.ts';
import { type Effect, type State, type Work, workOf } from '../state.ts';
import { legalMoves } from '../turn.ts';
import { valuesOf } from '../values.ts';
import {
  type Ask,
  BUILDINGS,
  FIRST_LANDS,
  GOODS,
  INTRIGUE,
  KING,
  LANDS,
  LAST_SLOT,
  LOCKED,
  NEUTRAL,
  NO_SLOT,
  NO_WILL,
  type Phase,
  PLACES,
  TILES,
} from '../vocabulary.ts';
import { type Keyword, type Lines, need } from './lines.ts';

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

const KINDS: { readonly [P in Phase]: readonly Ask[] } = {
  wills: [],
  arrange: ['lay', 'home', 'settle', 'stock'],
  turn: ['tile', 'act', 'follow', 'intrigue', 'walk', 'trade', 'look', 'site', 'pay', 'lose'],
  visit: ['pledge', 'neutral', 'levy', 'offer', 'lose'],
  over: [],
};
const BUILD = TILES.indexOf('build');
const NEUTRAL_TABLE = `a neutral disc is set with ${NEUTRAL_SEATS} players only`;
/** These wait for nobody else: they stand first. */
const ON_TOP: readonly Ask[] = ['tile', 'walk', 'trade', 'look', 'site', 'pay', 'lose'];

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
  const isOut = state.stack.some(({ effect }) => KINDS.turn.includes(effect.kind) && effect.kind !== 'tile');
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

function checkWaiting(state: State, lines: Lines): void {
  const place = lines.get('waiting')?.place ?? need(lines, 'turn').place;
  const isIdle = state.phase === 'wills' || state.phase === 'over';
  if (isIdle !== (state.stack.length === 0)) {
    throw new BadInput(place, `in phase ${state.phase} ${isIdle ? 'nothing waits' : 'somebody must be asked'}`);
  }
  const tile = state.slot === NO_SLOT ? NO_SLOT : state.row[state.slot];
  state.stack.forEach(({ effect, source, seat }, i) => {
    const isTop = i === state.stack.length - 1;
    const { kind } = effect;
    if (!KINDS[state.phase].includes(kind)) throw new BadInput(place, `${kind} cannot wait in phase ${state.phase}`);
    if (ON_TOP.includes(kind) && !isTop) throw new BadInput(place, `${kind} must stand first`);
    if (kind === 'tile' && (state.stack.length > 1 || seat !== state.turn)) {
      throw new BadInput(place, 'a tile is chosen by the player whose turn it is, before anything else');
    }
    if (['act', 'follow', 'intrigue'].includes(kind) && !isOfTile(kind, source, tile)) {
      throw new BadInput(place, `${kind} must name the tile that is taken`);
    }
    if (kind === 'lose' && farmersOf(state.palatinates[seat]) < 2) {
      throw new BadInput(place, `player ${seat + 1} keeps the last farmer`);
    }
    if (kind === 'neutral' && state.hands.length !== NEUTRAL_SEATS) throw new BadInput(place, NEUTRAL_TABLE);
    if (!canStillBuild(state)) throw new BadInput(place, 'this cannot be built there');
  });
}

const isOfTile = (kind: Effect['kind'], source: number, tile: number): boolean =>
  source === tile && (kind === 'intrigue') === (tile === INTRIGUE);

/** What is being built must be left in the supply and payable (36), and its land one of the sites for it. */
function canStillBuild(state: State): boolean {
  const { effect, seat } = state.stack[state.stack.length - 1];
  if (effect.kind !== 'site' && effect.kind !== 'pay') return true;
  const movesOf = (before: Effect, source = 0) =>
    legalMoves({ ...state, stack: [{ effect: before, seat, source, left: 1 }] }, seat);
  const isOffered = movesOf({ kind: 'act' }, BUILD).some((move) => isPlanOf(move, effect.work));
  if (effect.kind === 'site' || !isOffered) return isOffered;
  return movesOf({ kind: 'site', work: effect.work }).some((move) => move.do === 'site' && move.at === effect.at);
}

const isPlanOf = (move: Move, work: Work): boolean =>
  (move.do === 'found' && move.place === work) || (move.do === 'erect' && workOf(move.building) === work);

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

/** What is still to be arranged must be missing, and nothing else. */
function checkBeginning(state: State, seat: number, frames: readonly Effect['kind'][], place: string): void {
  const own = state.palatinates[seat];
  const lay = state.stack.find((frame) => frame.seat === seat && frame.effect.kind === 'lay');
  const isFixed = state.phase === 'wills' && valuesOf(state).variant === 'first';
  const isEmpty = state.phase === 'wills' && !isFixed;
  const lands = isEmpty ? 0 : FIRST_LANDS - (lay?.left ?? 0);
  if (
    own.lands.length !== lands ||
    new Set(own.lands).size !== lands ||
    own.lands.some((land) => land >= FIRST_LANDS)
  ) {
    throw new BadInput(place, `expected ${lands} different lands of ${LANDS.slice(0, FIRST_LANDS).join(', ')}`);
  }
  const isUnsettled = isEmpty || frames.includes('settle');
  const isHomeless = isEmpty || frames.includes('home');
  const hasHome = own.sites.some((site) => site < PLACES.length);
  if (isUnsettled !== (farmersOf(own) === 0) || isHomeless === hasHome) {
    throw new BadInput(place, `farmers and farmstead of player ${seat + 1} do not fit what waits`);
  }
}
