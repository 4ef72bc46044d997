/** Which move brings most, in points, by the look of it and without playing it: quick and rough, with weights set by hand. */
import type { Seat } from '@three-crowns/core';
import { powerOf, tablesOf } from '../cards.ts';
import type { Bundle, Effect } from '../content/types.ts';
import { countOf } from '../counting.ts';
import type { Move } from '../move.ts';
import { citizenCost, domainCost, slayCost } from '../moves/actions.ts';
import { isActiveSide } from '../moves/harvest.ts';
import { monsterAt, tokensOn } from '../moves/stacks.ts';
import type { Effect as Business, Player, State } from '../state.ts';
import { topOf } from '../state.ts';
import { type Card, FIRST_DOMAIN, FIRST_MONSTER, GOLD, isCitizen, KINDS, MAGIC, STRENGTH } from '../vocabulary.ts';
import { roundsLeft, WORTHS } from './evaluate.ts';
import { othersRolls } from './income.ts';
import { allRates, CITIZENS, domainRate, ICONS, monsterRate } from './tally.ts';
import { INCOMES, type Yielding, yieldsOf } from './yields.ts';

/** Beyond this a resource more is worth less, and in the end next to nothing. */
const ENOUGH = 7;
const TOO_MUCH = 0.5;
const WORTHLESS = 0.35;
/** The first citizen of a role opens domains. */
const NEW_ROLE = 0.7;

/** What a resource more is worth to the player whose hunch it is; filled for every decision. */
const worths = new Float64Array(INCOMES);
let left = 0;
let rates: Float64Array = new Float64Array();

/** By its place among the legal moves; of equal ones the first. */
export function hunch(state: State, seat: Seat, moves: readonly Move[]): number {
  if (moves.length === 1) return 0;
  begin(state, seat);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const brings = broughtBy(state, seat, moves[i]);
    if (brings > most) {
      most = brings;
      best = i;
    }
  }
  return best;
}

/** By legal move: what it brings. */
export function hunches(state: State, seat: Seat, moves: readonly Move[]): number[] {
  begin(state, seat);
  return moves.map((move) => broughtBy(state, seat, move));
}

/** Before the moves of a decision are judged. */
function begin(state: State, seat: Seat): void {
  const player = state.players[seat];
  left = roundsLeft(state);
  const late = Math.min(1, WORTHLESS + left / 2);
  for (let kind = 0; kind < INCOMES; kind++) {
    const isPlenty = kind < player.have.length && player.have[kind] >= ENOUGH;
    worths[kind] = WORTHS[kind] * (KINDS[kind] === 'points' ? 1 : isPlenty ? TOO_MUCH * late : late);
  }
  const { dukes, noDuke } = allRates(state);
  rates = dukes[player.dukes[player.kept]] ?? noDuke;
}

function broughtBy(state: State, seat: Seat, move: Move): number {
  const player = state.players[seat];
  switch (move.do) {
    case 'take':
      return worths[move.resource];
    case 'recruit': {
      const card = topOf(state, move.place) as Card;
      return citizenWorth(state, player, card) - paid(GOLD, citizenCost(state, player, card), move.magic);
    }
    case 'build': {
      const card = topOf(state, move.place) as Card;
      return domainWorth(state, player, card) - paid(GOLD, domainCost(state, player, card), move.magic);
    }
    case 'slay':
      return slayWorth(state, player, move.place, move.magic);
    case 'citizen':
      return citizenWorth(state, player, topOf(state, move.place) as Card);
    case 'pick':
      return pickWorth(state, player, powerOf(state, move.card, isActiveSide(state, seat)), move.counts);
    case 'trade': {
      const effect = powerOf(state, move.card, isActiveSide(state, seat));
      return effect.kind === 'trade' ? move.times * (worthOf(effect.get) - worthOf(effect.pay)) : 0;
    }
    case 'steal':
      return move.amount * worths[move.resource];
    case 'rob':
      return state.players[move.victim].monsters.length;
    default:
      return businessWorth(state, player, state.stack[state.stack.length - 1]?.effect, move);
  }
}

const paid = (resource: number, cost: number, magic: number): number =>
  (cost - magic) * worths[resource] + magic * worths[MAGIC];

function yielded(state: State, player: Player, { plain, each }: Yielding): number {
  let sum = 0;
  for (let kind = 0; kind < INCOMES; kind++) sum += worths[kind] * plain[kind];
  for (let i = 0; i < each.length; i++) {
    const count = countOf(state, player, each[i].per);
    for (let kind = 0; kind < INCOMES; kind++) sum += count * worths[kind] * each[i].amounts[kind];
  }
  return sum;
}

function citizenWorth(state: State, player: Player, card: Card): number {
  const { roles } = tablesOf(state);
  let isNew = true;
  for (let kind = 0; kind < player.citizens.length && isNew; kind++) {
    isNew = player.citizens[kind] === 0 || roles[kind] !== roles[card];
  }
  const income = yielded(state, player, yieldsOf(state).producers[othersRolls(state)][card]);
  const scored = rates[CITIZENS] + rates[ICONS + roles[card]];
  return left * income + scored + (isNew ? NEW_ROLE * Math.min(1, left) : 0);
}

function domainWorth(state: State, player: Player, card: Card): number {
  const { built, domains } = yieldsOf(state);
  const domain = card - FIRST_DOMAIN;
  const income = yielded(state, player, domains[othersRolls(state)][domain]);
  const points = tablesOf(state).points[card] + domainRate(state, rates, card);
  return points + yielded(state, player, built[domain]) + left * income;
}

function slayWorth(state: State, player: Player, place: number, magic: number): number {
  const card = monsterAt(state, place) as Card;
  const cost = slayCost(state, place, card);
  const got = yielded(state, player, yieldsOf(state).rewards[card - FIRST_MONSTER]);
  const points = tablesOf(state).points[card] + monsterRate(state, rates, card);
  const gold = tokensOn(state, place, GOLD) * worths[GOLD];
  return points + got + gold - paid(STRENGTH, cost.strength, magic) - cost.magic * worths[MAGIC];
}

function worthOf(bundle: Bundle): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS.length; kind++) sum += worths[kind] * (bundle[KINDS[kind]] ?? 0);
  return sum;
}

function effectWorth(state: State, player: Player, effect: Effect): number {
  switch (effect.kind) {
    case 'gain':
      return worthOf(effect.gain);
    case 'each':
      return worthOf(effect.gain) * countOf(state, player, effect.per);
    case 'all': {
      let sum = 0;
      for (const part of effect.of) sum += effectWorth(state, player, part);
      return sum;
    }
    default:
      return A_CITIZEN * Math.min(1, left / 2);
  }
}

/** A citizen of the player's choice. */
const A_CITIZEN = 3;

function pickWorth(state: State, player: Player, effect: Effect, counts: readonly number[]): number {
  let sum = 0;
  if (effect.kind !== 'either') return sum;
  for (let i = 0; i < counts.length; i++)
    if (counts[i] > 0) sum += counts[i] * effectWorth(state, player, effect.of[i]);
  return sum;
}

/** Answers to what a card asks; leaving it brings nothing. */
function businessWorth(state: State, player: Player, effect: Business | undefined, move: Move): number {
  if (effect?.kind === 'choose' && move.do === 'choose') return effectWorth(state, player, effect.of[move.option]);
  if (effect?.kind === 'bargain' && move.do === 'bargain') return worthOf(effect.get) - worthOf(effect.pay);
  if (effect?.kind === 'return' && move.do === 'return')
    return worthOf(effect.get) - cardWorth(state, player, move.card);
  return 0;
}

const cardWorth = (state: State, player: Player, card: Card): number =>
  isCitizen(card) ? citizenWorth(state, player, card) : tablesOf(state).points[card] + monsterRate(state, rates, card);
