/** Numbers for moves: each by itself, and those that are as good as each other under one. */
import type { Seat } from '@three-crowns/core';
import { BANK, type Move } from '../move.ts';
import { citizenCost, domainCost, slayCost } from '../moves/actions.ts';
import { LEAST_REAL } from '../moves/payments.ts';
import { monsterAt } from '../moves/stacks.ts';
import { type State, topOf } from '../state.ts';
import { type Card, GOLD, STRENGTH } from '../vocabulary.ts';

/** By kind of move: where its numbers begin, times `ROOM`. */
const KINDS: { readonly [Do in Move['do']]: number } = {
  pass: 1,
  roll: 2,
  bargain: 3,
  keep: 4,
  change: 5,
  token: 6,
  steal: 7,
  pick: 8,
  trade: 9,
  take: 10,
  recruit: 11,
  slay: 12,
  build: 13,
  choose: 14,
  citizen: 15,
  return: 16,
  rob: 17,
  exhaust: 18,
  column: 19,
  capture: 20,
};
const ROOM = 2 ** 40;
const SMALL = 256;

export const moveKey = (move: Move): number => KINDS[move.do] * ROOM + detailOf(move);

function detailOf(move: Move): number {
  switch (move.do) {
    case 'pass':
    case 'roll':
    case 'bargain':
      return 0;
    case 'keep':
    case 'token':
    case 'citizen':
    case 'exhaust':
    case 'capture':
      return move.place;
    case 'change':
      return move.domain * SMALL + move.die;
    case 'steal':
      return victimKey(move) * SMALL + move.amount;
    case 'pick':
      return picked(move.card, move.counts);
    case 'trade':
      return move.card * SMALL + move.times;
    case 'take':
      return move.resource;
    case 'recruit':
    case 'slay':
    case 'build':
      return move.place * SMALL + move.magic;
    case 'choose':
      return move.option;
    case 'return':
      return move.card;
    case 'rob':
      return move.victim;
    case 'column':
      return move.column;
  }
}

const victimKey = ({ victim, resource }: Extract<Move, { readonly do: 'steal' }>): number =>
  (victim === BANK ? SMALL - 1 : victim) * SMALL + resource;

function picked(card: Card, counts: readonly number[]): number {
  let key = card;
  for (const count of counts) key = key * SMALL + count;
  return key;
}

/**
 * Magic stands in for anything, so as little of it is paid as can be, unless that takes the last of what must be real in
 * the next price. Of a theft the most is taken.
 */
export function foldKey(state: State, seat: Seat, move: Move): number {
  switch (move.do) {
    case 'recruit':
    case 'slay':
    case 'build':
      return KINDS[move.do] * ROOM + move.place * 2 + (leftReal(state, seat, move) >= LEAST_REAL ? 1 : 0);
    case 'steal':
      return KINDS.steal * ROOM + victimKey(move) * SMALL;
    default:
      return moveKey(move);
  }
}

type Paid = Extract<Move, { readonly magic: number }>;

/** What is left of the resource that must be paid with, after the payment. */
function leftReal(state: State, seat: Seat, { do: action, place, magic }: Paid): number {
  const player = state.players[seat];
  if (action === 'slay') {
    const { strength } = slayCost(state, place, monsterAt(state, place) as Card);
    return player.have[STRENGTH] + magic - strength;
  }
  const card = topOf(state, place) as Card;
  const cost = action === 'build' ? domainCost(state, player, card) : citizenCost(state, player, card);
  return player.have[GOLD] + magic - cost;
}
