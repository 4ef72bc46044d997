/** A written position that can be played move by move, so that a test shows the situation, the moves and what came of it. */
import type { GameEvent } from '../src/events.ts';
import { formatMove, parseMove } from '../src/notation.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import { outcome, scores } from '../src/scoring.ts';
import type { State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import {
  BUILDINGS,
  GOODS,
  LANDS,
  NO_BUILDING,
  NO_PLACE,
  PLACES,
  printedMood,
  SITES,
  TILES,
  type TileName,
} from '../src/vocabulary.ts';

const ROW = ['king', 'move', 'multiply', 'intrigue', 'harvest', 'extract', 'enrich', 'build', 'govern'];
const LANDS_AT_START = 'mountain forest/1/farmstead meadow/1 cornfield';

interface SituationOptions {
  readonly seats?: number;
  readonly seed?: string;
  readonly variant?: 'full' | 'first';
  readonly content?: unknown;
  readonly points?: 'hidden' | 'open';
  readonly notebook?: 'on' | 'off';
  readonly rounds?: 'free' | 'limited';
}

/** Seats, lands, fields and slots count from 1, as in every text. */
export interface Situation {
  readonly state: State;
  /** Who is asked, and what; undefined when the game is over. */
  readonly seat: number | undefined;
  readonly ask: string | undefined;
  /** Every legal move of the seat asked, sorted: their order is no rule. */
  moves(): string[];
  /** Those that begin with this word. */
  moves(word: string): string[];
  /** Plays these one after the other, each by the seat that is asked, and returns what happened. */
  play(...texts: string[]): GameEvent[];
  player(seat: number): Player;
  /** Lands as in a position, like forest/1/farmstead/mill. */
  lands(seat: number): string;
  readonly row: string;
  readonly position: string[];
  /** Points by seat, as if the game ended now. */
  scores(): number[];
  /** A line of the score pad; undefined when it is not there. */
  line(seat: number, key: string): number | undefined;
  winners(): number[];
}

interface Player {
  readonly points: number;
  readonly coins: number;
  readonly mood: number;
  readonly education: number;
  readonly development: number;
  /** Like 1W 2S; nothing is an empty text. */
  readonly goods: string;
  readonly extended: boolean;
}

export function situation(text: string, { seats = 2, seed = 'situation', ...options }: SituationOptions = {}) {
  return situationOf(parsePosition(linesOf(text, seats), { seats, ...options }, seed));
}

/** Player 1 has taken a tile from slot 5 and has two actions; the others follow. */
export function acting(tile: TileName, text: string, options: SituationOptions = {}): Situation {
  const seats = options.seats ?? 2;
  const row = [...ROW.filter((name) => name !== tile)];
  row.splice(4, 0, tile);
  const followers = Array.from({ length: seats - 1 }, (_, i) => `follow/${i + 2}/${tile}/1`);
  return situation(
    `row ${row.join(' ')}
    taken 5
    waiting act/1/${tile}/2 ${followers.join(' ')}
    ${text}`,
    options,
  );
}

/** The visit of a round on this board, when all discs are set; player 1 took the last tile. */
export function levying(board: string, text: string, options: SituationOptions = {}): Situation {
  const seats = Array.from({ length: options.seats ?? 2 }, (_, i) => i + 1);
  const boards = ['R1', 'R2', 'R3', 'R4', 'R5'].filter((one) => one !== board).slice(0, 3);
  const levies = seats.map((seat) => `levy/${seat}`);
  const offers = seats.map((seat) => `offer/${seat}/-`);
  const lines = `turn 1 round 1 phase visit start 1 number 9
    row ${[...ROW.slice(1), 'king'].join(' ')}
    journey ${[board, ...boards].join(' ')}
    waiting ${[`pledge/${seats.length}`, ...levies, ...offers].join(' ')}
    ${text}`;
  const table = situation(lines, options);
  // The last disc, on the last card; then everything runs on to the first real choice.
  table.play(`pledge ${table.state.plan.length}`);
  return table;
}

/** A finished game: for scores. */
export function finished(text: string, options: SituationOptions = {}): Situation {
  const rounds = options.variant === 'first' ? 3 : 4;
  return situation(
    `turn 1 round ${rounds} phase over start 1 number 9
    row ${[...ROW.slice(1), 'king'].join(' ')}
    ${text}`,
    options,
  );
}

/** The written lines, and the defaults for those that are not. */
function linesOf(text: string, seats: number): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const missing = (keyword: string, line: string) =>
    lines.some((one) => `${one} `.startsWith(`${keyword} `)) ? [] : [line];
  return [
    ...lines,
    ...missing('turn', 'turn 1 round 1 phase turn start 1 number 1'),
    ...missing('row', `row ${ROW.join(' ')}`),
    ...Array.from({ length: seats }, (_, i) => missing(`lands ${i + 1}`, `lands ${i + 1} ${LANDS_AT_START}`)).flat(),
  ];
}

export function situationOf(state: State): Situation {
  const asked = () => pending(state)[0];
  const moves = (word = '') => {
    const decision = asked();
    const texts = decision ? legalMoves(state, decision.seat).map((move) => formatMove(state, move)) : [];
    return texts.filter((text) => word === '' || text.split(' ')[0] === word).sort();
  };

  function playOne(text: string): GameEvent[] {
    const events: GameEvent[] = [];
    const decision = asked();
    const move = decision && parseMove(state, decision.seat, text);
    if (move === undefined) {
      const who = decision ? `player ${decision.seat + 1} (${decision.ask})` : 'nobody';
      throw new Error(`${who} cannot play "${text}": ${moves().join(', ')}`);
    }
    play(state, decision.seat, move, (event) => events.push(event));
    return events;
  }

  return {
    state,
    get seat() {
      const decision = asked();
      return decision && decision.seat + 1;
    },
    get ask() {
      return asked()?.ask;
    },
    moves,
    play: (...texts) => texts.flatMap(playOne),
    player: (seat) => playerOf(state, seat - 1),
    lands: (seat) => landsOf(state, seat - 1),
    get row() {
      return state.row.map((tile) => TILES[tile]).join(' ');
    },
    get position() {
      return formatPosition(state);
    },
    scores: () => scores(state).map((score) => score.total),
    line: (seat, key) => scores(state)[seat - 1].lines.find((line) => line.key === key)?.points,
    winners: () => outcome(state)?.winners.map((seat) => seat + 1) ?? [],
  };
}

function playerOf(state: State, seat: number): Player {
  const { points, coins, mood, education, development, goods, extended } = state.palatinates[seat];
  const names = GOODS.map((good) => good[0].toUpperCase());
  return {
    points,
    coins,
    mood: printedMood(mood),
    education,
    development,
    goods: goods.flatMap((count, good) => (count > 0 ? [`${count}${names[good]}`] : [])).join(' '),
    extended,
  };
}

function landsOf(state: State, seat: number): string {
  const { lands, farmers, sites, buildings } = state.palatinates[seat];
  return lands
    .map((land, at) => {
      const places = sites.slice(at * SITES, (at + 1) * SITES).filter((place) => place < NO_PLACE);
      const building = buildings[at] === NO_BUILDING ? '-' : BUILDINGS[buildings[at]];
      const parts = [LANDS[land], farmers[at], places.map((place) => PLACES[place]).join('+') || '-', building];
      return parts
        .join('/')
        .replace(/(\/-)+$/, '')
        .replace(/\/0$/, '');
    })
    .join(' ');
}

/** The names of what happened, in order. */
export const typesOf = (events: readonly GameEvent[]): string[] => events.map((event) => event.type);
