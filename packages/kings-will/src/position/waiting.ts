/** What waits in a written position: it fits its phase, stands in the order of play, and can be answered. */
import { BadInput, type Frame, type Seat } from '@three-crowns/core';
import type { Move } from '../move.ts';
import { pushArrangements } from '../moves/arrange.ts';
import { NEUTRAL_SEATS } from '../moves/visit.ts';
import { farmersOf } from '../palatinate.ts';
import { type Effect, type State, seatCountOf, type Work, workOf } from '../state.ts';
import { legalMoves } from '../turn.ts';
import { type Ask, INTRIGUE, NO_SLOT, type Phase, TILES } from '../vocabulary.ts';
import { type Lines, need } from './lines.ts';

/** By phase: what can wait, in the order in which it is answered. */
export const WAITING: { readonly [P in Phase]: readonly Ask[] } = {
  wills: [],
  arrange: ['lay', 'home', 'settle', 'stock'],
  turn: ['tile', 'walk', 'trade', 'look', 'site', 'pay', 'lose', 'act', 'follow', 'intrigue'],
  visit: ['pledge', 'neutral', 'lose', 'levy', 'offer'],
  over: [],
};
const BUILD = TILES.indexOf('build');
export const NEUTRAL_TABLE = `a neutral disc is set with ${NEUTRAL_SEATS} players only`;
/** These wait for nobody else: they stand first. */
const ON_TOP: readonly Ask[] = ['tile', 'walk', 'trade', 'look', 'site', 'pay', 'lose'];

export function checkWaiting(state: State, lines: Lines): void {
  const place = lines.get('waiting')?.place ?? need(lines, 'turn').place;
  const isIdle = state.phase === 'wills' || state.phase === 'over';
  if (isIdle !== (state.stack.length === 0)) {
    throw new BadInput(place, `in phase ${state.phase} ${isIdle ? 'nothing waits' : 'somebody must be asked'}`);
  }
  for (const frame of state.stack) checkFrame(state, frame, place);
  if (!isInOrder(state)) throw new BadInput(place, 'what waits must stand in the order of play, each thing once');
  if (state.stack.length > 0 && !canStillBuild(state)) throw new BadInput(place, 'this cannot be built there');
}

function checkFrame(state: State, frame: Frame<Effect>, place: string): void {
  const { effect, source, seat } = frame;
  const { kind } = effect;
  const isTop = frame === state.stack.at(-1);
  if (!WAITING[state.phase].includes(kind)) throw new BadInput(place, `${kind} cannot wait in phase ${state.phase}`);
  if (ON_TOP.includes(kind) && !isTop) throw new BadInput(place, `${kind} must stand first`);
  if (kind === 'tile' && (state.stack.length > 1 || seat !== state.turn)) {
    throw new BadInput(place, 'a tile is chosen by the player whose turn it is, before anything else');
  }
  if ((kind === 'act' || kind === 'follow' || kind === 'intrigue') && !isOfTile(state, kind, source)) {
    throw new BadInput(place, `${kind} must name the tile that is taken`);
  }
  if (kind === 'lose' && farmersOf(state.palatinates[seat]) < 2) {
    throw new BadInput(place, `player ${seat + 1} keeps the last farmer`);
  }
  if (kind === 'neutral' && seatCountOf(state) !== NEUTRAL_SEATS) throw new BadInput(place, NEUTRAL_TABLE);
}

function isOfTile(state: State, kind: 'act' | 'follow' | 'intrigue', source: number): boolean {
  const tile = state.slot === NO_SLOT ? NO_SLOT : state.row[state.slot];
  return source === tile && (kind === 'intrigue') === (tile === INTRIGUE);
}

function isInOrder(state: State): boolean {
  switch (state.phase) {
    case 'arrange':
      return isRestOfArranging(state);
    case 'turn':
      return state.stack.every((frame) => isActingSeat(state, frame)) && isFalling(state, turnRank);
    case 'visit':
      return state.stack.every((frame) => isVisitingSeat(state, frame)) && isFalling(state, visitRank);
    default:
      return true;
  }
}

/** 52: nothing in arranging can be skipped, so what waits is the lower part of all of it. */
function isRestOfArranging(state: State): boolean {
  const whole: State = { ...state, stack: [] };
  pushArrangements(whole);
  return state.stack.every(({ effect, seat, left }, i) => {
    const expected = whole.stack.at(i);
    if (expected === undefined || expected.effect.kind !== effect.kind || expected.seat !== seat) return false;
    return i === state.stack.length - 1 ? left <= expected.left : left === expected.left;
  });
}

const seatsAfterTurn = (state: State, seat: Seat): number =>
  (seat - state.turn + seatCountOf(state)) % seatCountOf(state);

/** 2: who took the tile acts, the others follow. An action under way has been taken off what is left. */
function isActingSeat(state: State, { effect, seat, left }: Frame<Effect>): boolean {
  const top = state.stack[state.stack.length - 1];
  const isUnderWay = top.seat === seat && ON_TOP.includes(top.effect.kind);
  if (effect.kind === 'act' || effect.kind === 'intrigue') return seat === state.turn && !(isUnderWay && left > 1);
  return effect.kind !== 'follow' || (seat !== state.turn && !isUnderWay);
}

const isVisitingSeat = (state: State, { effect, seat }: Frame<Effect>): boolean =>
  effect.kind !== 'neutral' || seat === state.turn;

const turnRank = (state: State, { effect, seat }: Frame<Effect>): number =>
  2 * seatsAfterTurn(state, seat) + (ON_TOP.includes(effect.kind) ? 0 : 1);

/** A farmer is lost to a levy that was not paid: in its place. */
function visitRank(state: State, { effect, seat }: Frame<Effect>): number {
  const kind = effect.kind === 'lose' ? 'levy' : effect.kind;
  return seatCountOf(state) * WAITING.visit.indexOf(kind) + seatsAfterTurn(state, seat);
}

/** The stack holds what is answered last at its bottom. */
function isFalling(state: State, rankOf: (state: State, frame: Frame<Effect>) => number): boolean {
  return state.stack.every((frame, i) => i === 0 || rankOf(state, frame) < rankOf(state, state.stack[i - 1]));
}

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
