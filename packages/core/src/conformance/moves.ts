/** Who is asked, what they may do, and the texts of it. */
import type { Seat } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { formatLine, MOVE_LENGTH } from '../log.ts';
import { isSame, sample } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';

/** Texts no game has; a parser must refuse them and not stumble. */
const FOREIGN = ['', ' ', 'no such move', '\u0000', '{"do":"move"}', '99999999999999999999', 'x'.repeat(MOVE_LENGTH)];

/** Parsing may look through all legal moves, and some decisions have a thousand: so many are parsed back a ply. */
const PARSED = 30;

export const moveChecks: readonly Check[] = [
  { name: 'asked seats', run: checkAsked },
  { name: 'move texts', run: checkTexts },
  { name: 'illegal texts', run: checkIllegalTexts },
];

function checkAsked<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, seats } = spot;
  const asked = game.rules.pending(state).map((decision) => decision.seat);
  if (new Set(asked).size !== asked.length) problem(`a seat is asked twice: ${asked.map((seat) => seat + 1)}`);
  for (const seat of asked) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) problem(`seat ${seat + 1} is asked and does not exist`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const count = spot.moves(seat).length;
    if (asked.includes(seat) && count === 0) problem(`seat ${seat + 1} is asked and has no move`);
    if (!asked.includes(seat) && count > 0) problem(`seat ${seat + 1} is not asked and has ${count} moves`);
  }
}

function checkTexts<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, luck } = spot;
  for (const { seat } of game.rules.pending(state)) {
    const seen = new Set<string>();
    for (const text of spot.texts(seat)) {
      if (seen.has(text)) problem(`seat ${seat + 1} has two moves "${text}"`);
      seen.add(text);
      if (!isLine(text, seat)) problem(`not a short line of text: ${JSON.stringify(text)}`);
    }
    for (const move of sample(luck, spot.moves(seat), PARSED)) {
      const text = game.notation.formatMove(state, move);
      const back = game.notation.parseMove(state, seat, text);
      if (back === undefined) problem(`"${text}" does not parse back`);
      else if (!isSame(back, move)) {
        problem(`"${text}" of ${canonicalJson(move)} parses to ${canonicalJson(back)}`);
      }
    }
  }
}

/** Whatever a text parses to is legal; a text that means nothing, or comes from a seat not asked, parses to nothing. */
function checkIllegalTexts<S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem): void {
  const { game, state, seats, luck } = spot;
  for (let seat = 0; seat < seats; seat++) {
    const [moves, texts] = [spot.moves(seat), spot.texts(seat)];
    const others = [...sample(luck, spot.heard, 4), ...sample(luck, texts, 1).flatMap(mangled)];
    for (const text of others.filter((one) => !texts.includes(one))) {
      const move = game.notation.parseMove(state, seat, text);
      if (move !== undefined && !moves.some((legal) => isSame(legal, move))) {
        problem(`seat ${seat + 1}: "${text}" parses to ${canonicalJson(move)}, which is not legal`);
      }
    }
    for (const text of FOREIGN) {
      if (game.notation.parseMove(state, seat, text) !== undefined) problem(`${JSON.stringify(text)} parses to a move`);
    }
  }
}

function mangled(text: string): string[] {
  return [`${text} x`, `${text} ${text}`, text.slice(1), text.slice(0, -1), text.replace(/\d+/, '77'), `-${text}`];
}

function isLine(text: string, seat: Seat): boolean {
  return text !== '' && text === text.trim() && !/\p{Cc}/u.test(text) && formatLine(seat, text).length <= MOVE_LENGTH;
}
