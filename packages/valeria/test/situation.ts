/** A table that can be played move by move: a test shows the situation, the moves and what came of it. */
import { draw, UNKNOWN } from '@three-crowns/core';
import type { GameEvent } from '../src/events.ts';
import { formatMove, parseMove } from '../src/notation.ts';
import { outcome } from '../src/outcome.ts';
import { scores } from '../src/scoring.ts';
import type { Player, State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { CARDS, type Card, EXHAUSTED, NOTHING, RESOURCES } from '../src/vocabulary.ts';
import { placeNamed, stateOf, type Wanted } from './wanted.ts';

/** Seats count from 1, as in every text. */
export interface Situation {
  readonly state: State;
  /** Who is asked what, like `1 action`; several with a comma; empty when the game is over. */
  readonly asked: string;
  /** Every legal move of the seat, or of the first one asked, sorted: their order is no rule. */
  moves(seat?: number): string[];
  /** Those that begin with these words. */
  only(start: string): string[];
  /** Plays these one after the other, each by the first seat asked, or by the seat before a colon. */
  play(...texts: string[]): GameEvent[];
  /** Rolls these dice: the luck is moved to where they come next. */
  roll(one: number, two: number): GameEvent[];
  /** Like `3G 2M`, in the order G S M VP. */
  has(seat: number): string;
  citizens(seat: number): string;
  domains(seat: number): string;
  monsters(seat: number): string;
  /** A stack, the top first; unseen cards are not told from open ones. */
  stack(place: string): string;
  /** The card that can be taken from a place; a dash for none. */
  top(place: string): string;
  cover(place: string): string;
  tokens(place: string): string;
  /** The exhausted pile: events, the next one first, and the number of Exhausted cards. */
  readonly pile: string;
  score(seat: number): number;
  /** Points of one line of the score pad. */
  line(seat: number, key: string): number | undefined;
  readonly winners: number[] | undefined;
}

export const table = (wanted: Wanted = {}): Situation => situationOf(stateOf(wanted));

export function situationOf(state: State): Situation {
  const first = () => pending(state)[0]?.seat;
  const moves = (seat = (first() ?? 0) + 1) =>
    legalMoves(state, seat - 1)
      .map((move) => formatMove(state, move))
      .sort();

  function playOne(line: string): GameEvent[] {
    const [, named, text] = /^(?:(\d): )?(.*)$/.exec(line) ?? [];
    const seat = named === undefined ? (first() ?? 0) : Number(named) - 1;
    const move = parseMove(state, seat, text);
    if (move === undefined) throw new Error(`player ${seat + 1} cannot play "${text}": ${moves(seat + 1).join(', ')}`);
    const events: GameEvent[] = [];
    play(state, seat, move, (event) => events.push(event));
    return events;
  }

  return {
    state,
    get asked() {
      return pending(state)
        .map(({ seat, ask }) => `${seat + 1} ${ask}`)
        .join(', ');
    },
    moves,
    only: (start) => moves().filter((text) => `${text} `.startsWith(`${start} `)),
    play: (...lines) => lines.flatMap(playOne),
    roll(one, two) {
      load(state, one, two);
      return playOne('roll');
    },
    has: (seat) => hasOf(state.players[seat - 1]),
    citizens: (seat) => citizensOf(state.players[seat - 1].citizens),
    domains: (seat) => namesOf(state.players[seat - 1].domains),
    monsters: (seat) => namesOf(state.players[seat - 1].monsters),
    stack: (place) => namesOf(state.grid[placeNamed(place)].toReversed()),
    top: (place) => topName(state, placeNamed(place)),
    cover: (place) => nameOf(state.cover[placeNamed(place)]),
    tokens: (place) => tokensAt(state, placeNamed(place)),
    get pile() {
      return [...state.events.toReversed().map(nameOf), state.exhausted].join(' ');
    },
    score: (seat) => scores(state)[seat - 1].total,
    line: (seat, key) => scores(state)[seat - 1].lines.find((one) => one.key === key)?.points,
    get winners() {
      return outcome(state)?.winners.map((seat) => seat + 1);
    },
  };
}

/** Draws on from here until these two come; the luck then stands right before them. */
function load(state: State, one: number, two: number): void {
  for (let at = 0; ; at++) {
    const luck = { ...state.luck, at };
    if (draw(luck, 6) === one - 1 && draw(luck, 6) === two - 1) {
      state.luck.at = at;
      return;
    }
  }
}

const nameOf = (card: Card): string => {
  if (card === UNKNOWN) return '?';
  if (card === NOTHING) return '-';
  return card === EXHAUSTED ? 'exhausted' : CARDS[card];
};
const namesOf = (cards: readonly Card[]): string => cards.map(nameOf).join(' ');

function topName({ grid, down }: State, place: number): string {
  const stack = grid[place];
  return stack.length > down[place] ? nameOf(stack[stack.length - 1]) : '-';
}

const citizensOf = (counts: readonly number[]): string =>
  counts.flatMap((count, card) => Array<string>(count).fill(CARDS[card])).join(' ');

function hasOf({ have, points }: Player): string {
  return [...have, points]
    .map((amount, i) => (amount === 0 ? '' : `${amount}${['G', 'S', 'M', 'VP'][i]}`))
    .filter((word) => word !== '')
    .join(' ');
}

function tokensAt({ tokens }: State, place: number): string {
  return ['G', 'S', 'M']
    .map((letter, i) => ({ letter, count: tokens[place * RESOURCES.length + i] }))
    .flatMap(({ letter, count }) => (count === 0 ? [] : [`${count}${letter}`]))
    .join(' ');
}

/** The names of what happened, in order. */
export const typesOf = (events: readonly GameEvent[]): string[] => events.map((event) => event.type);
