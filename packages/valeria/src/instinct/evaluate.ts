/**
 * How good a situation is for every seat, in points of the final score, where nothing was learned. The weights were set by
 * hand and by trial; they are judgement, not rules, so they live here and not in the content table.
 */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import { dukeRow, tablesOf } from '../cards.ts';
import type { Scoring } from '../content/types.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, PLACES } from '../grid.ts';
import { meetsNeeds } from '../moves/actions.ts';
import { dukeOf } from '../moves/dukes.ts';
import { lordTotal, total } from '../scoring.ts';
import { isSolo, type Player, type State, topOf } from '../state.ts';
import { FIRST_DOMAIN, ROLES } from '../vocabulary.ts';
import { cardsAtFirst, cardsLeft } from './haste.ts';
import { fillIncome } from './income.ts';
import { INCOMES } from './yields.ts';

/** Gold, strength, magic, points, any resource: what one becomes in the end. */
export const WORTHS = [0.38, 0.32, 0.42, 1, 0.42];
/** Of many of one kind those beyond this are worth little. */
const PLENTY = 9;
const BEYOND_PLENTY = 0.3;
/** Rounds of a game whose income still becomes points; the cards to be taken before the end say how many are left. */
const ROUNDS = 7.5;
const LEAST_ROUNDS = 0.4;
/** A domain in sight that could be taken but for gold. */
const DOMAIN_IN_REACH = 0.5;
/** In the last round what is not spent now never will be. */
const LATE = 0.3;
/** How much the points of the Dark Lord count while the game goes on. */
const RIVALRY = 0.35;
/** By what a duke counts: how many a player has in the end, about, and for icons how many of them a stack in sight means. */
const IN_THE_END = { citizens: 9, monsters: 8, domains: 4, type: 1.2, resources: 5 };
const ICONS_PER_STACK = 1.3;
const ICONS_PER_DOMAIN = 0.35;

export function evaluate(state: State, worth: Float64Array): void {
  const left = roundsLeft(state);
  for (let seat = 0; seat < state.players.length; seat++) worth[seat] = worthOf(state, seat, left);
}

function worthOf(state: State, seat: Seat, left: number): number {
  const player = state.players[seat];
  if (state.phase === 'dukes') return prospect(state, player);
  const own = total(state, seat);
  if (state.phase === 'over') return finalWorth(state, own);
  const worth = own + inHand(player, left) + toCome(state, player, left);
  return isSolo(state) ? worth - lordTotal(state) * RIVALRY : worth;
}

/** Alone, what counts is the way to the Dark Lord. */
function finalWorth(state: State, own: number): number {
  if (state.ended === 'triumph') return own + IN_THE_END.monsters;
  if (state.ended === 'fall') return -own;
  return isSolo(state) ? own - lordTotal(state) : own;
}

export function roundsLeft(state: State): number {
  return Math.max(LEAST_ROUNDS, (ROUNDS * cardsLeft(state)) / cardsAtFirst(state));
}

/** Resources: those that come too late to be spent are worth less. */
function inHand({ have }: Player, left: number): number {
  let value = 0;
  for (let resource = 0; resource < have.length; resource++) {
    const plenty = BEYOND_PLENTY * Math.max(0, have[resource] - PLENTY);
    value += WORTHS[resource] * (Math.min(have[resource], PLENTY) + plenty);
  }
  return left <= LEAST_ROUNDS ? LATE * value : value;
}

const income = new Float64Array(INCOMES);

/** The harvests that are left, and domains in sight. */
function toCome(state: State, player: Player, left: number): number {
  fillIncome(state, player, income, 0);
  let round = 0;
  for (let kind = 0; kind < INCOMES; kind++) round += WORTHS[kind] * income[kind];
  return left > LEAST_ROUNDS ? left * round + DOMAIN_IN_REACH * reachable(state, player) : left * round;
}

function reachable(state: State, player: Player): number {
  let count = 0;
  for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) {
    const card = topOf(state, place);
    if (card !== undefined && meetsNeeds(state, player, card)) count += 1;
  }
  return count;
}

/** What a duke promises with this grid. */
function prospect(state: State, player: Player): number {
  const duke = dukeOf(player);
  if (duke === undefined || duke === UNKNOWN) return 0;
  const { rates, resources } = dukeRow(state, duke);
  let sum = IN_THE_END.resources / resources;
  for (const { per, points } of rates) sum += points * expected(state, per);
  return sum;
}

function expected(state: State, per: Scoring): number {
  if (per.of !== 'icon') return IN_THE_END[per.of];
  const role = ROLES.indexOf(per.role);
  const { roles, needs } = tablesOf(state);
  let icons = 0;
  for (let place = FIRST_CITIZEN_PLACE; place < FIRST_DOMAIN_PLACE; place++) {
    const card = topOf(state, place);
    if (card !== undefined && roles[card] === role) icons += ICONS_PER_STACK;
  }
  for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) {
    const card = topOf(state, place);
    if (card !== undefined) icons += ICONS_PER_DOMAIN * needs[card - FIRST_DOMAIN][role];
  }
  return icons;
}
