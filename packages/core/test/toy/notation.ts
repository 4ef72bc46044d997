import { BadInput, moveParser, type Notation } from '../../src/index.ts';
import { formatPosition, parsePosition } from './position.ts';
import { legalMoves } from './rules.ts';
import type { Move, State } from './state.ts';

function formatMove(_state: State, move: Move): string {
  switch (move.do) {
    // By its place: the record is public, and which goal it is nobody else may know.
    case 'keep':
      return `keep ${move.which + 1}`;
    case 'play':
      return `play ${move.card}`;
    case 'take':
      return `take ${move.what}`;
    case 'give':
      return `give ${move.to + 1}`;
    default:
      return move.do;
  }
}

const parseMove = moveParser(legalMoves, formatMove);

/** What a move uses, as `whyNot` names it. */
export function targetsOf(_state: State, move: Move): string[] {
  switch (move.do) {
    case 'keep':
      return [`goal ${move.which + 1}`];
    case 'play':
      return [`card ${move.card}`];
    case 'take':
      return [move.what];
    case 'give':
      return ['deck', `seat ${move.to + 1}`];
    case 'draw':
      return ['deck'];
    case 'pass':
      return [];
  }
}

export function seatsOf(options: unknown): number {
  const { seats, ...rest } = Object(options) as { seats?: unknown };
  if (Object.keys(rest).length > 0) throw new BadInput(Object.keys(rest)[0], 'unknown; expected seats');
  if (seats === 2 || seats === 3 || seats === 4) return seats;
  throw new BadInput('seats', 'expected 2, 3 or 4');
}

export const notation: Notation<State, Move> = {
  formatMove,
  parseMove,
  formatPosition,
  parsePosition: (lines, options, seed) => parsePosition(lines, seatsOf(options), seed),
};
