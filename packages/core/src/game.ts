/**
 * The contract every game keeps. Server, bots, screen, command line and tests know a game only through it.
 * A state is a plain JSON value; `legalMoves` is the only definition of legality.
 */
import type { Luck } from './luck.ts';
import type { Message, Texts } from './message.ts';

/** Seats count from 0 in code and from 1 in every text a person reads or writes. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
/** Whose eyes a view is for: one viewer's, or those of all of them together, who see what any seat has ever seen. */
export type Audience = Viewer | 'everyone';

/** Any text. The same seed, options and moves give the same game on every machine. */
export type Seed = string;

/** Stands in a view wherever the viewer may not see what is there. A state uses this number for nothing else. */
export const UNKNOWN = -1;

/** A seat is asked something. `ask` names the question, so that screens and texts can be complete by type. */
export interface Decision<Ask extends string = string> {
  readonly seat: Seat;
  readonly ask: Ask;
}

export type Emit<E> = (event: E) => void;

/** One line of a score pad. `key` is complete by type in the game's texts. */
export interface ScoreLine {
  readonly key: string;
  /** How many things earned it: knights of the order, couples, coins. */
  readonly count: number;
  readonly points: number;
}

export interface Score {
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** An opponent without a seat, such as the Dark Lord of a game alone. `key` is complete by type in the game's texts. */
export interface Rival {
  readonly key: string;
  readonly score: Score;
  readonly place: number;
}

export interface Outcome {
  readonly scores: readonly Score[];
  /** Place of each seat, 1 is best; equal places share. */
  readonly places: readonly number[];
  /** The seats in place 1: none when a rival is there. */
  readonly winners: readonly Seat[];
  readonly rivals?: readonly Rival[];
}

export interface Rules<S, M, E, O> {
  setup(options: O, seed: Seed): S;
  clone(state: S): S;
  /** Who is asked what; several seats when simultaneous; none when the game is over. */
  pending(state: S): readonly Decision[];
  /** Every distinct legal move; empty for a seat that is not asked. */
  legalMoves(state: S, seat: Seat): M[];
  /** Plays a move of `legalMoves` in place and runs on to the next decision. Callers that need the old state clone. */
  play(state: S, seat: Seat, move: M, emit?: Emit<E>): void;
  /** What each seat would score if the game ended now, as far as this state, or view, shows. */
  scores(state: S): readonly Score[];
  /** The total of the seat's score alone, without the lines: for search, which asks it at every node. */
  total(state: S, seat: Seat): number;
  outcome(state: S): Outcome | undefined;
}

export interface Secrets<S, E> {
  /**
   * Same type, unseen things UNKNOWN, the luck removed. A world dealt from what everyone has seen keeps all of that and
   * deals the rest anew, as after an undo over luck; such a view is shown to nobody.
   */
  view(state: S, audience: Audience): S;
  /** The event as this viewer may know it; undefined when the viewer may not know of it at all. */
  redact(event: E, viewer: Viewer): E | undefined;
  /** A full state that could be behind the view, dealt with the luck it is given, which the world then keeps (see `dealWorld`). */
  determinize(view: S, luck: Luck): S;
}

export interface Notation<S, M> {
  /**
   * One line of text, distinct among the legal moves of a decision. The moves of a record are public, so a secret choice
   * is named by its place ("keep 2") and not by what it is.
   */
  formatMove(state: S, move: M): string;
  /** The legal move this text means, undefined when there is none. */
  parseMove(state: S, seat: Seat, text: string): M | undefined;
  /** A written situation, one entry a line, as people read and write it. */
  formatPosition(state: S): string[];
  /** Throws BadInput that names the line and what was expected. */
  parsePosition(lines: readonly string[], options: unknown, seed: Seed): S;
}

/** Why a thing cannot be used now: a code for programs, the ruling, and words for people. */
export interface Reason {
  readonly reason: string;
  readonly rule: string;
  readonly message: Message;
}

export interface Guidance<S, M> {
  /** The things on the table that this move uses, as `whyNot` names them: for highlighting, clicking and keys. */
  targetsOf(state: S, move: M): string[];
  /** Every name `whyNot` understands in this state. */
  targets(state: S): string[];
  /** Undefined exactly when a legal move of this seat uses the target. Throws BadInput for a name it does not know. */
  whyNot(state: S, seat: Seat, target: string): Reason | undefined;
}

/** Moves, events, decisions and score lines in words; the texts are complete for every language by type. */
export interface Words<S, M, E> {
  readonly texts: Texts;
  /** What a move does, as a button says it: "Take 2 farmers". */
  describeMove(state: S, move: M): Message;
  describeEvent(event: E): Message | undefined;
  describeDecision(state: S, decision: Decision): Message;
  describeScoreLine(line: ScoreLine): Message;
}

/**
 * What a bot may know of a game. It is given views, or worlds dealt from a view, never the real state. A turn ends where
 * another seat is asked, luck was drawn, or the game is over: bots plan to there, and judge there.
 */
export interface Instinct<S = unknown, M = unknown, E = unknown> {
  /**
   * By seat: what it will have in the end, in points of the final score, where a turn has just ended. Of a finished game it
   * is the score. Searches ask by the million: nothing is allocated.
   */
  evaluate(state: S, worth: Float64Array): void;
  /** Another number in every turn of the table: searches count turns by it. */
  turnOf(state: S): number;
  /** Turns worth looking ahead, for a search. */
  readonly horizon: number;
  /** Everything in the state but luck and what never changes: equal states have equal keys, other states others (`keys.ts`). */
  stateKey(state: S): number;
  /** Distinct among the moves of a decision, and the same in every world dealt from a view. */
  moveKey(move: M): number;
  /**
   * Among the moves of a decision: moves with equal keys are as good as each other, and a bot looks at the first of them.
   * Left out: no two are.
   */
  foldKey?(state: S, seat: Seat, move: M): number;
  /**
   * Before a move is tried in a world that was dealt: hides there what the move will show its seat, so that no bot plans with
   * what it has not seen yet. Left out: moves show nothing but luck.
   */
  hide?(world: S, seat: Seat, move: M): void;
  /**
   * Which of the legal moves, by its place in the list, looks best without playing it: searches look ahead with it and see
   * many more worlds. Left out: they plan the turns they look ahead.
   */
  hunch?(state: S, seat: Seat, moves: readonly M[]): number;
  /** What a learned value reads. */
  readonly features?: Features<S>;
  /** Left out: a seat has seen nothing that its view does not show. */
  readonly memory?: Memory<S, E>;
  /** A world as a thoughtful player would deal it: hidden things weighted by what their owner has done. Left out: `dealWorld`. */
  deal?(view: S, seat: Seat, luck: Luck, memory: unknown): S;
  /** Of the levels of the computer, the weakest first. Left out: numbers that suit most games. */
  readonly levels?: Levels;
  /** A move without a plan, in a world dealt from a view, which stays as it is: for simulations by the thousand. */
  quick?(world: S, seat: Seat): M;
}

/** How a bot plays: how much it looks at, and between which lines it does not choose. */
export interface Skill {
  /** Situations looked at to plan the own turn, at most. */
  readonly situations: number;
  /** Lines so many points behind the best are as good to it, and it looks at moves as they come to mind. Left out: the best. */
  readonly margin?: number;
  /**
   * So many of the best lines are played on, so many times in all, with so many situations for a decision there. Left out: a
   * line is as good as its end looks.
   */
  readonly search?: { readonly plans: number; readonly rollouts: number; readonly situations: number };
}

/** By level: the skills it may have. It has one of them through a game, as people have their days. */
export type Levels = readonly [Skills, Skills, Skills, Skills, Skills];
type Skills = readonly [Skill, ...Skill[]];

export interface Features<S> {
  /** One for each number. */
  readonly names: readonly string[];
  /** Raised whenever a weight could mean another thing. */
  readonly version: number;
  /** As one seat sees its chances, by what is open to it: own things, then its rivals' whatever their seats. */
  fill(state: S, seat: Seat, out: Float32Array): void;
  /** What was learned for so many seats. Left out, or undefined: nothing yet. */
  weights?(seats: number): Weights | undefined;
}

/** By feature, with a constant last: the logit of the chance to win, and the points ahead of the best rival at the end. */
export interface Weights {
  readonly win: readonly number[];
  readonly margin: readonly number[];
}

/** What a seat has seen and its view no longer shows, as plain JSON. */
export interface Memory<S, E> {
  /** From a view alone, for a seat that is taken over in the middle of a game. */
  begin(view: S, seat: Seat): unknown;
  /** An event as the seat saw it, and the view after the move it belongs to. Changes the memory in place. */
  observe(memory: unknown, seat: Seat, event: E, view: S): void;
}

/** A question that comes again and again, and the answers a player may leave standing; the first leaves it open. */
export interface WishSpec {
  readonly key: string;
  readonly values: readonly string[];
}

/** By wish: the value it has; a wish that is left out is open. */
export type Wishes = Readonly<Record<string, string>>;

/** What a player may leave to the program. Wishes are no part of a game: they change any time, the record holds moves. */
export interface Standing<S, M> {
  readonly wishes: readonly WishSpec[];
  /** The legal move that these wishes mean; undefined when they leave the question to the player. */
  answer(state: S, seat: Seat, wishes: Wishes): M | undefined;
}

export interface OptionSpec {
  readonly key: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly about: string;
}

/** All that a record needs to be played again: what is frozen when the rules of a game change (docs/freezing.md). */
export interface Ruleset<S = unknown, M = unknown, E = unknown, O = unknown> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever a recorded game could replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** A game that has not ended after so many moves ends there and is scored as it stands; no game people play gets near. */
  readonly mostPlies: number;
  readonly options: readonly OptionSpec[];
  /** Checks options from outside: the seat count and anything of `options`, `content` may be a custom table. */
  parseOptions(raw: unknown): O;
  /** What a record keeps: plain JSON that `parseOptions` takes back, with the number of players under `seats`. */
  formatOptions(options: O): Readonly<Record<string, unknown>>;
  /** Hash of the content table in use, so that a record cannot be replayed with other values unnoticed. */
  contentHash(options: O): string;
  readonly rules: Rules<S, M, E, O>;
  readonly secrets: Secrets<S, E>;
  readonly notation: Notation<S, M>;
}

/** Things of one version of a game in the shapes of a later one: for boards, words and bots. */
export interface Upcast<S = unknown, M = unknown, E = unknown> {
  state(old: unknown): S;
  move(old: unknown): M;
  event(old: unknown): E;
}

/** A game with everything that stands around its rules. */
export interface Game<S = unknown, M = unknown, E = unknown, O = unknown> extends Ruleset<S, M, E, O> {
  readonly guidance: Guidance<S, M>;
  readonly words: Words<S, M, E>;
  readonly instinct: Instinct<S, M, E>;
  readonly standing?: Standing<S, M>;
  /** Only on an earlier version: what its states, moves and events are in the shapes that today's boards draw. */
  readonly upcast?: Upcast;
}

/** A game whose types the caller does not care about: the apps' list, the command line, the kit. */
// biome-ignore lint/suspicious/noExplicitAny: S, M, E and O stand in both directions, so no narrower type fits every game
export type AnyGame = Game<any, any, any, any>;
