/**
 * Tiles in a state have no identity: a place holds a kind. To let the same tile travel over the screen, every tile on the
 * table gets a number, which the events of a step carry from place to place. Pure: a step gives new identities.
 */
import type { GameEvent, State } from '@three-crowns/king-of-the-valley';
import { EMPTY, isSubject, JESTER_TILE, jesterIn, type Piece, type Tile } from '@three-crowns/king-of-the-valley/board';

export type Id = number;

export interface Identities {
  readonly next: Id;
  /** By place; undefined where no tile lies. */
  readonly valley: readonly (Id | undefined)[];
  /** Left and right slope, foot first. */
  readonly hill: readonly (readonly Id[])[];
  /** By seat and piece, the one that came last at the end. */
  readonly up: readonly (readonly (readonly Id[])[])[];
  readonly down: readonly (readonly (readonly Id[])[])[];
  /** Jesters that wait for their column. */
  readonly waiting: readonly Id[];
}

interface Draft {
  next: Id;
  valley: (Id | undefined)[];
  hill: Id[][];
  up: Id[][][];
  down: Id[][][];
  waiting: Id[];
}

/** New numbers for everything. */
export function freshIdentities(state: State, first: Id = 1): Identities {
  let next = first;
  const several = (count: number) => Array.from({ length: count }, () => next++);
  return {
    valley: state.valley.map((tile) => (tile === EMPTY ? undefined : next++)),
    hill: state.hill.map((tiles) => several(tiles.length)),
    up: state.castles.map(({ up }) => up.map(several)),
    down: state.castles.map(({ down }) => down.map(several)),
    waiting: several(waitingJesters(state)),
    next,
  };
}

interface Numbered {
  readonly ids: Identities;
  readonly state: State;
}

/** After a jump, taking back a move among them: what lies where it lay keeps its number, all else gets a new one. */
export function keptIdentities(before: Numbered, state: State): Identities {
  const fresh = freshIdentities(state, before.ids.next);
  const { ids } = before;
  return {
    ...fresh,
    valley: fresh.valley.map((id, cell) => (state.valley[cell] === before.state.valley[cell] ? ids.valley[cell] : id)),
    hill: fresh.hill.map((slope, side) =>
      slope.map((id, row) => (state.hill[side][row] === before.state.hill[side][row] ? ids.hill[side][row] : id)),
    ),
    up: fresh.up.map((pieces, seat) => longestKept(ids.up[seat], pieces)),
    down: fresh.down.map((pieces, seat) => longestKept(ids.down[seat], pieces)),
  };
}

/** Of each piece those that came first. A game of more seats than the one before has castles without earlier numbers. */
const longestKept = (
  before: readonly (readonly Id[])[] | undefined,
  fresh: readonly (readonly Id[])[],
): readonly (readonly Id[])[] => fresh.map((ids, piece) => ids.map((id, i) => before?.[piece]?.[i] ?? id));

export function carriedIdentities(before: Identities, events: readonly GameEvent[]): Identities {
  const draft: Draft = {
    next: before.next,
    valley: before.valley.slice(),
    hill: before.hill.map((ids) => ids.slice()),
    up: before.up.map((pieces) => pieces.map((ids) => ids.slice())),
    down: before.down.map((pieces) => pieces.map((ids) => ids.slice())),
    waiting: before.waiting.slice(),
  };
  for (const event of events) carry(draft, event);
  return draft;
}

type Carriers = {
  readonly [T in GameEvent['type']]?: (draft: Draft, event: Extract<GameEvent, { readonly type: T }>) => void;
};

/** Events that are not here move no tile. */
const CARRIERS: Carriers = {
  recruited: (draft, { seat, tile, slope, row }) => {
    welcome(draft, seat, tile, draft.hill[slope].splice(row, 1)[0]);
  },
  prayed: (draft, { cell }) => {
    draft.valley[cell] = undefined;
  },
  took: (draft, { seat, cells, tiles }) => {
    cells.forEach((cell, i) => {
      const id = draft.valley[cell];
      draft.valley[cell] = undefined;
      if (id !== undefined && isSubject(tiles[i])) welcome(draft, seat, tiles[i], id);
    });
  },
  jester: (draft, { seat, column }) => {
    add(draft.up[seat][jesterIn(column)], draft.waiting.shift());
  },
  swapped: (draft, { seat, piece, tile, slope, row }) => {
    const fetched = draft.hill[slope][row];
    const given = draft.up[seat][piece].pop();
    if (given !== undefined) draft.hill[slope][row] = given;
    welcome(draft, seat, tile, fetched);
  },
  taxed: (draft, { seat, pieces }) => {
    turnDown(draft, seat, pieces);
  },
  kingdom: (draft, { seat, pieces }) => {
    turnDown(draft, seat, pieces);
  },
  refilled: (draft, { slope, cells }) => {
    for (const cell of cells) draft.valley[cell] = draft.hill[slope].shift() ?? draft.hill[1 - slope].shift();
  },
  drew: (draft, { slope, tiles }) => {
    for (const _ of tiles) draft.hill[slope].push(draft.next++);
  },
};

function carry(draft: Draft, event: GameEvent): void {
  const carrier = CARRIERS[event.type] as ((draft: Draft, event: GameEvent) => void) | undefined;
  carrier?.(draft, event);
}

function welcome(draft: Draft, seat: number, tile: Tile, id: Id): void {
  if (tile === JESTER_TILE) draft.waiting.push(id);
  else draft.up[seat][tile].push(id);
}

function turnDown(draft: Draft, seat: number, pieces: readonly Piece[]): void {
  for (const piece of pieces) add(draft.down[seat][piece], draft.up[seat][piece].pop());
}

function add(list: Id[], id: Id | undefined): void {
  if (id !== undefined) list.push(id);
}

/** Whether these are identities of this state: every tile has one, no place without a tile has one. */
export function areOf(ids: Identities, state: State): boolean {
  const alike = (lists: readonly (readonly Id[])[] | undefined, counts: readonly number[]) =>
    counts.every((count, piece) => lists?.[piece]?.length === count);
  return (
    state.valley.every((tile, cell) => (ids.valley[cell] === undefined) === (tile === EMPTY)) &&
    state.hill.every((tiles, slope) => ids.hill[slope].length === tiles.length) &&
    state.castles.every(({ up, down }, seat) => alike(ids.up[seat], up) && alike(ids.down[seat], down)) &&
    ids.waiting.length === waitingJesters(state)
  );
}

const waitingJesters = (state: State): number =>
  state.stack.reduce((sum, frame) => sum + (frame.effect.kind === 'jester' ? frame.left : 0), 0);
