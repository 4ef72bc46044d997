/** From the text of a move to the move, with the words for what is wrong with it. */
import { lineAt } from './check.ts';
import { shown } from './errors.ts';
import { refused } from './faults.ts';
import type { Emit, Game, Seat } from './game.ts';
import { formatLine, MOVE_LENGTH } from './log.ts';

/** Examples in a refusal are of the seat that tried, so that a refusal tells nobody another's cards. */
const EXAMPLES = 4;

/** The legal move that this text means. Throws BadInput that says who is asked what and what would be legal. */
export function findMove<S, M, E, O>(game: Game<S, M, E, O>, state: S, seat: Seat, text: string, place = 'move'): M {
  lineAt(text, place, MOVE_LENGTH - formatLine(seat, '').length);
  const asked = game.rules.pending(state);
  const found = shown(formatLine(seat, text), MOVE_LENGTH);
  if (asked.length === 0) throw refused(place, 'over', { found });
  const decision = asked.find((one) => one.seat === seat);
  if (decision === undefined) {
    const wanted = asked.map((one) => `seat ${one.seat + 1} (${one.ask})`).join(' or ');
    throw refused(place, 'move.other', { wanted, found, seats: asked.map((one) => one.seat + 1).join(', ') });
  }
  const move = game.notation.parseMove(state, seat, text);
  if (move !== undefined) return move;
  const legal = examples(game, state, seat);
  throw refused(place, 'move.illegal', { found, seat: seat + 1, ask: decision.ask, legal });
}

/** The `parseMove` of a game. Legality is said once: a text means the legal move that is written so. Spaces do not matter. */
export function moveParser<S, M>(
  legalMoves: (state: S, seat: Seat) => readonly M[],
  formatMove: (state: S, move: M) => string,
): (state: S, seat: Seat, text: string) => M | undefined {
  return (state, seat, text) => {
    const wanted = text.trim().replace(/\s+/g, ' ');
    return legalMoves(state, seat).find((move) => formatMove(state, move) === wanted);
  };
}

/** Plays a move given by its text, in place. */
export function playTextOn<S, M, E, O>(
  game: Game<S, M, E, O>,
  state: S,
  seat: Seat,
  text: string,
  place?: string,
  emit?: Emit<E>,
): M {
  const move = findMove(game, state, seat, text, place);
  game.rules.play(state, seat, move, emit);
  return move;
}

function examples<S, M, E, O>(game: Game<S, M, E, O>, state: S, seat: Seat): string {
  const moves = game.rules.legalMoves(state, seat);
  const texts = moves.slice(0, EXAMPLES).map((move) => JSON.stringify(game.notation.formatMove(state, move)));
  const more = moves.length - texts.length;
  return texts.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
