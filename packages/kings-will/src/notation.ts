/** One line of text for every move. Lands, fields, slots and offers count from 1. A secret choice is named by its place. */
import { moveParser } from '@three-crowns/core';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import { legalMoves } from './turn.ts';
import type { Units } from './values.ts';
import { BUILDINGS, FARMERS, GOODS, HARVESTS, LANDS, PLACES, SIDES, UNITS } from './vocabulary.ts';

export function formatMove(_state: State, move: Move): string {
  switch (move.do) {
    case 'keep':
      return `keep ${move.card + 1}`;
    case 'lay':
      return `lay ${LANDS[move.land]}`;
    case 'settle':
      return `settle ${move.at.map((at) => at + 1).join(' ')}`;
    case 'stock':
    case 'sell':
      return `${move.do} ${GOODS[move.good]}`;
    case 'home':
    case 'site':
    case 'birth':
    case 'lose':
      return `${move.do} ${move.at + 1}`;
    case 'take':
      return `take ${move.slot + 1}`;
    case 'harvest':
      return move.instead === move.good ? HARVESTS[move.good] : `${HARVESTS[move.good]} with ${GOODS[move.instead]}`;
    case 'look':
    case 'pledge':
    case 'neutral':
      return `${move.do} ${move.field + 1}`;
    case 'found':
      return `found ${PLACES[move.place]}`;
    case 'erect':
      return `erect ${BUILDINGS[move.building]}`;
    case 'pay':
      return ['pay', ...unitNames(move.goods)].join(' ');
    case 'walk':
      return `walk ${move.from + 1} ${move.to + 1}`;
    case 'explore':
      return `explore ${SIDES[move.side]} ${LANDS[move.land]}`;
    case 'swap':
      return `swap ${GOODS[move.give]} ${GOODS[move.get]}`;
    case 'levy':
      return ['levy', ...unitNames(move.units), ...fromLand(move.from)].join(' ');
    case 'give':
      return ['give', move.offer + 1, ...fromLand(move.from)].join(' ');
    case 'taxes':
    case 'educate':
    case 'develop':
    case 'pass':
      return move.do;
  }
}

/** Two wood and a stone: wood wood stone. A farmer is named by his land. */
function unitNames(units: Units): string[] {
  const names = units.flatMap((count, unit) => (unit === FARMERS ? [] : Array<string>(count).fill(UNITS[unit])));
  return names.length > 0 || units[FARMERS] > 0 ? names : ['nothing'];
}

const fromLand = (from: number | undefined): string[] => (from === undefined ? [] : ['farmer', `${from + 1}`]);

export const parseMove = moveParser(legalMoves, formatMove);
