/** A written position that can be played move by move, so that a test shows the situation, the moves and what came of it. */

import type { GameEvent } from '../src/events.ts';
import { CELL_NAMES, cellNamed, OFF_BOARD } from '../src/grid.ts';
import { formatMove, parseMove } from '../src/notation.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { outcome } from '../src/scoring.ts';
import type { State } from '../src/state.ts';
import { askOf, legalMoves, play } from '../src/turn.ts';
import { COLUMNS, EMPTY, PIECES, TILES } from '../src/vocabulary.ts';

/** Written without its line, each of these is as here. Nothing on the board can be taken as a set of three. */
const DEFAULTS = {
  turn: ['turn 1 round 2 phase summon start 1'],
  valley: ['valley', 'F  Kl W  Kf F', 'Ko F  Ks W  F', 'F  W  F  Ko Kl', 'Kf F  W  F  Ks', 'F  Ko F  W  F'],
  left: ['left F W C F D C'],
  right: ['right W F D C F W'],
  'stack III': ['stack III rest'],
} as const;
const KINGS = ['a1', 'e5', 'a5', 'e1'];

interface SituationOptions {
  readonly seats?: number;
  readonly content?: unknown;
  readonly seed?: string;
}

/** Seats count from 1, as in every text; pieces and tiles are written as in a position. */
export interface Situation {
  readonly state: State;
  /** Who is asked, and what; undefined when the game is over. */
  readonly seat: number | undefined;
  readonly ask: string | undefined;
  /** Every legal move of the seat asked, sorted: their order is no rule. */
  moves(): string[];
  /** Plays these one after the other, each by the seat that is asked, and returns what happened. */
  play(...texts: string[]): GameEvent[];
  castle(seat: number): { gold: number; kingdoms: number; taxed: string; up: string; down: string };
  king(seat: number): string;
  /** The tile on a place with its coins, like F+1; an empty place is a dot. */
  tile(place: string): string;
  readonly left: string;
  readonly right: string;
  readonly removed: string;
  readonly position: string[];
  /** Final points by seat; empty before the end. */
  scores(): number[];
}

export function situation(text: string, { seats = 2, content = 'even', seed = 'situation' }: SituationOptions = {}) {
  return situationOf(parsePosition(linesOf(text, seats), { seats, content }, seed));
}

/** A finished game with these castles and nothing else on the table: for scores. */
export function finished(...castles: string[]): Situation {
  const lines = castles.map((castle, i) => `castle ${i + 1} ${castle.includes('gold') ? '' : 'gold 0 '}${castle}`);
  return situation(
    `turn 1 round 9 phase over start 1 ending
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    left
    right
    ${lines.join('\n')}`,
    { seats: Math.max(2, castles.length) },
  );
}

/** The written lines, and the defaults for those that are not. */
function linesOf(text: string, seats: number): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isWritten = (keyword: string) => lines.some((line) => `${line} `.startsWith(`${keyword} `));
  const missing = Object.entries(DEFAULTS).flatMap(([keyword, wanted]) => (isWritten(keyword) ? [] : wanted));
  return [...lines, ...missing, ...(isWritten('kings') ? [] : [`kings ${KINGS.slice(0, seats).join(' ')}`])];
}

export function situationOf(state: State): Situation {
  const moves = () =>
    legalMoves(state, state.turn)
      .map((move) => formatMove(state, move))
      .sort();

  function playOne(text: string): GameEvent[] {
    const events: GameEvent[] = [];
    const move = parseMove(state, state.turn, text);
    if (move === undefined) {
      throw new Error(`player ${state.turn + 1} cannot play "${text}"; ${askOf(state)}: ${moves().join(', ')}`);
    }
    play(state, state.turn, move, (event) => events.push(event));
    return events;
  }

  return {
    state,
    get seat() {
      return askOf(state) === undefined ? undefined : state.turn + 1;
    },
    get ask() {
      return askOf(state);
    },
    moves,
    play: (...texts) => texts.flatMap(playOne),
    castle: (seat) => castleOf(state, seat - 1),
    king: (seat) => (state.kings[seat - 1] === OFF_BOARD ? '-' : CELL_NAMES[state.kings[seat - 1]]),
    tile: (place) => tileAt(state, cellNamed(place)),
    get left() {
      return names(state.hill[0]);
    },
    get right() {
      return names(state.hill[1]);
    },
    get removed() {
      return names(state.removed);
    },
    get position() {
      return formatPosition(state);
    },
    scores: () => outcome(state)?.scores.map((score) => score.total) ?? [],
  };
}

const names = (tiles: readonly number[]): string => tiles.map((tile) => TILES[tile]).join(' ');

function tileAt(state: State, cell: number): string {
  const name = state.valley[cell] === EMPTY ? '.' : TILES[state.valley[cell]];
  return state.coins[cell] > 0 ? `${name}+${state.coins[cell]}` : name;
}

function castleOf(state: State, seat: number) {
  const { gold, kingdoms, taxed, up, down } = state.castles[seat];
  return {
    gold,
    kingdoms,
    taxed: COLUMNS.filter((_, column) => taxed[column]).join(' '),
    up: pieces(up),
    down: pieces(down),
  };
}

function pieces(counts: readonly number[]): string {
  const words = PIECES.flatMap((piece, i) => (counts[i] === 0 ? [] : [counts[i] > 1 ? `${counts[i]}${piece}` : piece]));
  return words.join(' ');
}

/** The names of what happened, in order. */
export const typesOf = (events: readonly GameEvent[]): string[] => events.map((event) => event.type);
