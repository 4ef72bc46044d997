/** One line of text for every move; docs/valeria.md explains it. */
import { moveParser, type Seat } from '@three-crowns/core';
import { PLACE_NAMES } from './grid.ts';
import { BANK, type Move } from './move.ts';
import type { State } from './state.ts';
import { legalMoves } from './turn.ts';
import { CARDS, RESOURCES } from './vocabulary.ts';

const seatName = (seat: Seat | typeof BANK): string => (seat === BANK ? BANK : `${seat + 1}`);

export function formatMove(_state: State, move: Move): string {
  switch (move.do) {
    case 'keep':
      return `keep ${move.place + 1}`;
    case 'roll':
    case 'pass':
    case 'bargain':
      return move.do;
    case 'change':
      return `change ${move.die + 1} ${CARDS[move.domain]}`;
    case 'token':
    case 'citizen':
    case 'exhaust':
    case 'capture':
      return `${move.do} ${PLACE_NAMES[move.place]}`;
    case 'steal':
      return `steal ${move.amount} ${RESOURCES[move.resource]} ${seatName(move.victim)}`;
    case 'pick':
      return `pick ${CARDS[move.card]} ${move.counts.join(' ')}`;
    case 'trade':
      return `trade ${CARDS[move.card]} ${move.times}`;
    case 'take':
      return `take ${RESOURCES[move.resource]}`;
    case 'recruit':
    case 'slay':
    case 'build':
      return `${move.do} ${PLACE_NAMES[move.place]}${move.magic > 0 ? ` magic ${move.magic}` : ''}`;
    case 'choose':
      return `choose ${move.option + 1}`;
    case 'return':
      return `return ${CARDS[move.card]}`;
    case 'rob':
      return `rob ${seatName(move.victim)}`;
    case 'column':
      return `column ${move.column + 1}`;
  }
}

export const parseMove = moveParser(legalMoves, formatMove);
