/**
 * What a bot may know of this game: how good a situation is for a seat, in points of the final score. The weights were
 * set by hand and by trial; they are judgement, not rules, so they live here and not in the content table.
 */
import { type Seat, UNKNOWN } from '@three-crowns/core';
import { dukeRow, powerOf, tablesOf } from './cards.ts';
import { RESTING_SEATS } from './content/box.ts';
import type { Bundle, Effect, Scoring } from './content/types.ts';
import { amountIn } from './counting.ts';
import { exhaustedLimit } from './ending.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE } from './grid.ts';
import { meetsNeeds } from './moves/actions.ts';
import { dukeOf } from './moves/dukes.ts';
import { ownedOf } from './moves/harvest.ts';
import { lordTotal, total } from './scoring.ts';
import { exhaustedPlaces, isSolo, type Player, type State, topOf } from './state.ts';
import { FIRST_DOMAIN, FIRST_MONSTER, isDomain, ROLES, SLOTS } from './vocabulary.ts';
import { CHANCES } from './wakings.ts';

/** What a resource becomes in the end, and how much less one is worth that lies unused beside many others. */
const WORTH = { gold: 0.45, strength: 0.5, magic: 0.48, points: 1 };
const PLENTY = 9;
const BEYOND_PLENTY = 0.15;
/** Two actions spend only so much a round, in points: income beyond it lies idle. */
const SPENT = 7;
const IDLE = 0.4;
/** Rounds of a game when nobody hurries; the exhausted places say how much of it is left. */
const ROUNDS = 15;
const LEAST_ROUNDS = 0.6;
/** A domain in sight that could be taken but for gold. */
const DOMAIN_IN_REACH = 0.5;
/** In the last round what is not spent now never will be. */
const LATE = 0.3;
const TRADE_USE = 0.7;
const THEFT_USE = 0.8;
const RIVALRY = 0.35;
/** By what a duke counts: how many a player has in the end, about, and for icons how many of them a stack in sight means. */
const IN_THE_END = { citizens: 9, monsters: 8, domains: 4, type: 1.2, resources: 5 };
const ICONS_PER_STACK = 1.3;
const ICONS_PER_DOMAIN = 0.35;

export function evaluate(state: State, worth: Float64Array): void {
  for (let seat = 0; seat < state.players.length; seat++) worth[seat] = seatWorth(state, seat);
}

function seatWorth(state: State, seat: Seat): number {
  const player = state.players[seat];
  if (state.phase === 'dukes') return prospect(state, player);
  const own = total(state, seat);
  if (state.phase === 'over') return finalWorth(state, own);
  const left = roundsLeft(state);
  const worth = own + inHand(player, left) + toCome(state, player, left);
  return isSolo(state) ? worth - lordTotal(state) * RIVALRY : worth;
}

/** Alone, what counts is the way to the Dark Lord. */
function finalWorth(state: State, own: number): number {
  if (state.ended === 'triumph') return own + IN_THE_END.monsters;
  if (state.ended === 'fall') return -own;
  return isSolo(state) ? own - lordTotal(state) : own;
}

/** From the round and the exhausted places: the later of both. */
function roundsLeft(state: State): number {
  const open = 1 - exhaustedPlaces(state) / exhaustedLimit(state);
  return Math.max(LEAST_ROUNDS, Math.min(ROUNDS - state.round, ROUNDS * open));
}

const RESOURCE_WORTHS = [WORTH.gold, WORTH.strength, WORTH.magic];

/** Resources: those that come too late to be spent are worth less. */
function inHand({ have }: Player, left: number): number {
  let value = 0;
  for (let resource = 0; resource < have.length; resource++) {
    const plenty = BEYOND_PLENTY * Math.max(0, have[resource] - PLENTY);
    value += RESOURCE_WORTHS[resource] * (Math.min(have[resource], PLENTY) + plenty);
  }
  return left <= LEAST_ROUNDS ? LATE * value : value;
}

/** The harvests that are left, and domains in sight. */
function toCome(state: State, player: Player, left: number): number {
  const income = incomeOf(state, player);
  const value = left * (Math.min(income, SPENT) + IDLE * Math.max(0, income - SPENT));
  return left > LEAST_ROUNDS ? value + DOMAIN_IN_REACH * reachable(state, player) : value;
}

function reachable(state: State, player: Player): number {
  let count = 0;
  for (let place = FIRST_DOMAIN_PLACE; place < state.grid.length; place++) {
    const card = topOf(state, place);
    if (card !== undefined && isDomain(card) && meetsNeeds(state, player, card)) count += 1;
  }
  return count;
}

/** What a round of everybody's rolls brings, in points. */
function incomeOf(state: State, player: Player): number {
  const { slots } = tablesOf(state);
  const seats = state.players.length;
  const others = seats === 1 ? 1 : seats === RESTING_SEATS ? seats - 2 : seats - 1;
  let value = 0;
  for (let card = 0; card < FIRST_MONSTER; card++) {
    const owned = ownedOf(player, card);
    if (owned === 0 || slots[card] === SLOTS.length) continue;
    const worth =
      effectWorth(state, player, powerOf(state, card, true)) +
      others * effectWorth(state, player, powerOf(state, card, false));
    value += owned * CHANCES[slots[card]] * worth;
  }
  return value;
}

const worthOf = (bundle: Bundle): number =>
  (bundle.gold ?? 0) * WORTH.gold +
  (bundle.strength ?? 0) * WORTH.strength +
  (bundle.magic ?? 0) * WORTH.magic +
  (bundle.points ?? 0) * WORTH.points;

const gainWorth = (state: State, player: Player, effect: Effect): number =>
  amountIn(state, player, effect, 'gold') * WORTH.gold +
  amountIn(state, player, effect, 'strength') * WORTH.strength +
  amountIn(state, player, effect, 'magic') * WORTH.magic +
  amountIn(state, player, effect, 'points') * WORTH.points;

function effectWorth(state: State, player: Player, effect: Effect): number {
  switch (effect.kind) {
    case 'either': {
      let best = Number.NEGATIVE_INFINITY;
      for (const part of effect.of) best = Math.max(best, effectWorth(state, player, part));
      return best;
    }
    case 'trade':
      return TRADE_USE * Math.max(0, worthOf(effect.get) - worthOf(effect.pay));
    case 'steal':
      return THEFT_USE * effect.amount * WORTH.gold;
    default:
      return gainWorth(state, player, effect);
  }
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
  for (let place = FIRST_DOMAIN_PLACE; place < state.grid.length; place++) {
    const card = topOf(state, place);
    if (card !== undefined) icons += ICONS_PER_DOMAIN * needs[card - FIRST_DOMAIN][role];
  }
  return icons;
}
