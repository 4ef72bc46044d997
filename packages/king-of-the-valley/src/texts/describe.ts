/** Moves, events, decisions and score lines as messages. A new move, event or ask does not compile without its words. */
import type { Decision, Message, ScoreLine } from '@three-crowns/core';
import type { GameEvent } from '../events.ts';
import { CELL_NAMES, RAYS } from '../grid.ts';
import type { Move } from '../move.ts';
import { slotName } from '../notation.ts';
import type { ScoreKey } from '../scoring.ts';
import { castleOfTurn, needsOf, payOf, type State } from '../state.ts';
import { type Ask, CHARACTER_OF, EMPTY, kindOf, SLOPES, type Tile } from '../vocabulary.ts';
import { columnName, message, oneTile, places, player, somePieces, someTiles } from './names.ts';

type Buttons = { readonly [D in Move['do']]: (state: State, move: Extract<Move, { readonly do: D }>) => Message };

const BUTTONS: Buttons = {
  place: (_state, { to }) => message('move.place', { place: CELL_NAMES[to] }),
  recruit: (state, { slope, row }) =>
    message('move.recruit', {
      tile: someTiles([state.hill[slope][row]]),
      gold: state.values.prices[row],
      // Its like lies across at the same price: only then the side tells them apart.
      side: state.hill[1 - slope][row] === state.hill[slope][row] ? SLOPES[slope] : 'either',
    }),
  skip: (state) => message('move.skip', { phase: state.phase }),
  take: (state, { to, cells }) =>
    message('move.take', {
      tiles: someTiles(cells.map((cell) => state.valley[cell])),
      where: whereOf(state, to, cells),
      places: places(cells),
      place: CELL_NAMES[to],
    }),
  priest: (state, { to }) => message('move.priest', { place: CELL_NAMES[to], gold: state.values.priestFee }),
  jester: (_state, { column }) => message('move.jester', { column: columnName(column) }),
  swap: (state, { piece, slope, row }) =>
    message('move.swap', {
      piece: somePieces([piece]),
      tile: someTiles([state.hill[slope][row]]),
      side: isAloneOnHill(state, state.hill[slope][row]) ? 'either' : SLOPES[slope],
      price: state.values.prices[row],
    }),
  tax: (_state, { pieces }) => message('move.tax', { pieces: somePieces(pieces) }),
  kingdom: (_state, { pieces }) => message('move.kingdom', { pieces: somePieces(pieces) }),
  refill: (_state, { slope }) => message('move.refill', { slope: SLOPES[slope] }),
};

/** What tells a take from the others: nothing, the place of its tile, the end of its way, or which of those on it. */
function whereOf(state: State, to: number, cells: readonly number[]): 'clear' | 'tile' | 'end' | 'some' {
  if (cells.length === 1) return isAloneInReach(state, to) ? 'clear' : 'tile';
  return isAllPassed(state, to, cells) ? 'end' : 'some';
}

/** Of collectors that cannot all be served some stay, and another set ends on the same place (X15). */
function isAllPassed({ kings, turn, valley }: State, to: number, cells: readonly number[]): boolean {
  const character = CHARACTER_OF[valley[cells[0]]];
  const ray = RAYS[kings[turn]].find((line) => line.includes(to)) ?? [];
  const passed = ray.slice(0, ray.indexOf(to)).filter((cell) => CHARACTER_OF[valley[cell]] === character);
  return passed.length === cells.length;
}

/** Whether no tile of the same name lies on another place that the king can look at: else the place tells them apart. */
function isAloneInReach({ kings, turn, valley }: State, place: number): boolean {
  const kind = kindOf(valley[place]);
  const isLike = (cell: number) => cell !== place && valley[cell] !== EMPTY && kindOf(valley[cell]) === kind;
  return !RAYS[kings[turn]].some((ray) => ray.some(isLike));
}

function isAloneOnHill({ hill }: State, tile: Tile): boolean {
  const kind = kindOf(tile);
  return hill.flat().filter((other) => other !== EMPTY && kindOf(other) === kind).length === 1;
}

export function describeMove(state: State, move: Move): Message {
  const button = BUTTONS[move.do] as (state: State, move: Move) => Message;
  return button(state, move);
}

type Lines = {
  readonly [T in GameEvent['type']]: (event: Extract<GameEvent, { readonly type: T }>) => Message | undefined;
};

const LINES: Lines = {
  placed: ({ seat, cell }) => message('event.placed', { player: player(seat), place: CELL_NAMES[cell] }),
  turn: ({ seat, round }) => message('event.turn', { player: player(seat), round }),
  recruited: ({ seat, slope, row, tile, gold }) =>
    message('event.recruited', { player: player(seat), tile: someTiles([tile]), slot: slotName(slope, row), gold }),
  declined: ({ seat, phase }) => message('event.declined', { player: player(seat), phase }),
  // What the king passed says nothing that the priest or the tiles he takes do not say.
  travelled: () => undefined,
  prayed: ({ seat, cell, gold }) => message('event.prayed', { player: player(seat), place: CELL_NAMES[cell], gold }),
  took: ({ seat, cells, tiles }) =>
    message('event.took', {
      player: player(seat),
      count: cells.length,
      tiles: someTiles(tiles),
      places: places(cells),
      end: CELL_NAMES[endOf(cells)],
    }),
  found: ({ seat, cell, gold }) => message('event.found', { player: player(seat), place: CELL_NAMES[cell], gold }),
  stuck: ({ seat }) => message('event.stuck', { player: player(seat) }),
  jester: ({ seat, column }) => message('event.jester', { player: player(seat), column: columnName(column) }),
  swapped: ({ seat, piece, tile, slope, row }) =>
    message('event.swapped', {
      player: player(seat),
      piece: somePieces([piece]),
      tile: someTiles([tile]),
      slot: slotName(slope, row),
    }),
  taxed: ({ seat, pieces, gold }) =>
    message('event.taxed', { player: player(seat), count: pieces.length, pieces: somePieces(pieces), gold }),
  kingdom: ({ seat, pieces, gold }) =>
    message('event.kingdom', { player: player(seat), pieces: somePieces(pieces), gold }),
  refilled: ({ seat, slope, cells, tiles }) =>
    message('event.refilled', {
      player: player(seat),
      slope: SLOPES[slope],
      count: tiles.length,
      tiles: tiles.map((tile, i) => message('placed', { tile: oneTile(tile), place: CELL_NAMES[cells[i]] })),
    }),
  drew: ({ slope, tiles }) => message('event.drew', { slope: SLOPES[slope], tiles: someTiles(tiles) }),
  ending: () => message('event.ending'),
  standstill: () => message('event.standstill'),
  over: () => message('event.over'),
};

/** Undefined for an event that needs no line. */
export function describeEvent(event: GameEvent): Message | undefined {
  const line = LINES[event.type] as (event: GameEvent) => Message | undefined;
  return line(event);
}

/** X2: behind the last tile of a set, on the only tile otherwise. */
function endOf(cells: readonly number[]): number {
  const last = cells[cells.length - 1];
  const ray = RAYS[cells[0]].find((line) => line.includes(last));
  return ray === undefined ? last : ray[ray.indexOf(last) + 1];
}

const PROMPTS: { readonly [A in Ask]: (state: State) => Message } = {
  place: () => message('ask.place'),
  recruit: (state) => message('ask.recruit', { gold: castleOfTurn(state).gold }),
  summon: (state) =>
    // Only a priest leaves a way behind him while the king still summons (P3).
    state.path.length === 0
      ? message('ask.summon')
      : message('ask.onward', { place: CELL_NAMES[state.kings[state.turn]] }),
  kingdom: (state) => message('ask.kingdom', { gold: state.values.kingdomGold }),
  replenish: (state) => message('ask.replenish', { count: state.gaps.length }),
  jester: (state) => message('ask.jester', { count: top(state).left }),
  swap: (state) => message('ask.swap', { count: top(state).left }),
  tax: (state) => {
    const collector = top(state).source;
    return message('ask.tax', { need: needsOf(state, collector), gold: payOf(state, collector) });
  },
};

const top = (state: State): State['stack'][number] => state.stack[state.stack.length - 1];

export function describeDecision(state: State, decision: Decision<Ask>): Message {
  return PROMPTS[decision.ask](state);
}

export function describeScoreLine(line: ScoreLine & { readonly key: ScoreKey }): Message {
  return message(`score.${line.key}`, { count: line.count, points: line.points });
}
