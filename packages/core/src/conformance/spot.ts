/** One moment of a random game, as every check of the kit sees it. */
import type { Game, Seat, Viewer } from '../game.ts';
import type { Luck } from '../luck.ts';

/** What a spot is made from. */
export interface Place<S, M, E, O> {
  readonly game: Game<S, M, E, O>;
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
  readonly ply: number;
  readonly state: S;
  /** `state` as JSON, made before any check ran. */
  readonly json: string;
  /** What is played here next; undefined at the end of the game. */
  readonly next: { readonly seat: Seat; readonly move: M } | undefined;
  /** Move texts played so far, each once. */
  readonly heard: readonly string[];
  readonly maxMoves: number;
  /** For what the kit itself chooses; the random game has a luck of its own. */
  readonly luck: Luck;
}

/** What many checks ask for is made once, when the first of them asks. They look at it and change nothing. */
export interface Spot<S, M, E, O> extends Place<S, M, E, O> {
  moves(seat: Seat): readonly M[];
  texts(seat: Seat): readonly string[];
  view(viewer: Viewer): S;
  /** The view as JSON, made with it. */
  viewJson(viewer: Viewer): string;
  /** Legal moves as the seat finds them from its own view. */
  ownMoves(seat: Seat): readonly M[];
  /** After `next`, with what was told on the way; undefined at the end of the game. */
  after(): { readonly state: S; readonly events: readonly E[] } | undefined;
  /** A copy of the state that shares nothing, as a saved and reloaded game is. */
  copy(): S;
}

export function makeSpot<S, M, E, O>(place: Place<S, M, E, O>): Spot<S, M, E, O> {
  const { game, state, json, next } = place;
  const { rules, secrets, notation } = game;
  const copy = (): S => JSON.parse(json);
  const moves = once((seat: Seat) => rules.legalMoves(state, seat));
  const views = once((viewer: Viewer) => {
    const seen = secrets.view(state, viewer);
    return { seen, json: JSON.stringify(seen) };
  });
  const after = once(() => {
    if (next === undefined) return undefined;
    const [played, events] = [copy(), [] as E[]];
    rules.play(played, next.seat, next.move, (event) => events.push(event));
    return { state: played, events };
  });
  return {
    ...place,
    copy,
    moves,
    texts: once((seat: Seat) => moves(seat).map((move) => notation.formatMove(state, move))),
    view: (viewer) => views(viewer).seen,
    viewJson: (viewer) => views(viewer).json,
    ownMoves: once((seat: Seat) => rules.legalMoves(views(seat).seen, seat)),
    after: () => after(undefined),
  };
}

function once<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as T;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

export type Problem = (text: string) => void;

/** A check calls `problem` with what it found; what the game throws in it is reported too. */
export interface Check {
  readonly name: string;
  readonly run: <S, M, E, O>(spot: Spot<S, M, E, O>, problem: Problem) => void;
}
