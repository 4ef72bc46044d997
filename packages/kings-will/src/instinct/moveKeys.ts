/** Numbers for moves: each by itself, and those that are as good as each other under one. */
import type { Seat } from '@three-crowns/core';
import type { Move } from '../move.ts';
import { harvestOf } from '../moves/harvest.ts';
import type { State } from '../state.ts';
import { valuesOf } from '../values.ts';
import { hasSeen } from '../view.ts';

/** By kind of move: where its numbers begin, times `ROOM`. */
const KINDS: { readonly [Do in Move['do']]: number } = {
  ...{ pass: 1, keep: 2, lay: 3, home: 4, settle: 5, stock: 6, take: 7, harvest: 8, look: 9, taxes: 10, found: 11 },
  ...{ erect: 12, site: 13, pay: 14, educate: 15, develop: 16, walk: 17, explore: 18, swap: 19, birth: 20, sell: 21 },
  ...{ lose: 22, pledge: 23, neutral: 24, levy: 25, give: 26 },
};
const ROOM = 2 ** 45;
/** More than any number in a move, the one of a farmer that is not given among them. */
const SMALL = 64;

export const moveKey = (move: Move): number => KINDS[move.do] * ROOM + detailOf(move);

export const PASS_KEY = KINDS.pass * ROOM;

function detailOf(move: Move): number {
  switch (move.do) {
    case 'pass':
    case 'taxes':
    case 'educate':
    case 'develop':
      return 0;
    case 'keep':
      return move.card;
    case 'lay':
      return move.land;
    case 'home':
    case 'site':
    case 'birth':
    case 'lose':
      return move.at;
    case 'settle':
      return listed(move.at);
    case 'stock':
    case 'sell':
      return move.good;
    case 'take':
      return move.slot;
    case 'harvest':
      return move.good * SMALL + move.instead;
    case 'look':
    case 'pledge':
    case 'neutral':
      return move.field;
    case 'found':
      return move.place;
    case 'erect':
      return move.building;
    case 'pay':
      return listed(move.goods);
    case 'walk':
      return move.from * SMALL + move.to;
    case 'explore':
      return move.side * SMALL + move.land;
    case 'swap':
      return move.give * SMALL + move.get;
    case 'levy':
      return listed(move.units) * SMALL + givenFrom(move);
    case 'give':
      return move.offer * SMALL + givenFrom(move);
  }
}

/** Lists are as long as each other within a decision. */
function listed(numbers: readonly number[]): number {
  let key = 0;
  for (let i = 0; i < numbers.length; i++) key = key * SMALL + numbers[i];
  return key;
}

const givenFrom = ({ from }: { readonly from?: number }): number => (from === undefined ? SMALL - 1 : from);

/** A harvest that brings nothing and a look at a known card are as good as passing; cards nobody knows are alike. */
export function foldKey(state: State, seat: Seat, move: Move): number {
  if (move.do === 'harvest' && harvestOf(valuesOf(state), state.palatinates[seat], move.good) === 0) return PASS_KEY;
  if (move.do === 'look') return hasSeen(state, seat, move.field) ? PASS_KEY : lookKey(state, move.field);
  return moveKey(move);
}

const lookKey = ({ seen, discs }: State, field: number): number =>
  KINDS.look * ROOM + (seen[field] * SMALL + discs[field]) * SMALL + SMALL - 1;
