/**
 * What a game brings to the table: the only thing a new board has to fill in.
 *
 * `S`, `M` and `E` are the state, move and event of the game. A game names them once
 * (`type View = TableView<State, Move, GameEvent>`); the table, which knows no game, leaves them `unknown`. Parts of a
 * screen are written as methods, so that the screen of any game is one that the table takes.
 */
import type { AnyGame, Decision, Game, Language, Message, Outcome, Seat, Viewer, Wishes } from '@three-crowns/core';
import type { ReactNode } from 'react';
import type { SeatInfo } from '../../seats/seats.ts';
import type { CardProps } from './card.ts';
import type { GameEnding } from './ending.ts';
import type { PhoneScreen } from './phone.ts';
import type { Telling } from './telling.ts';

/** A legal move of the seat at the screen, with what it touches: highlighting, clicking and keys need no more. */
export interface Choice<M = unknown> {
  readonly move: M;
  /** Its notation, which is unique among the choices. */
  readonly text: string;
  readonly label: Message;
  readonly targets: readonly string[];
}

/** Everything a board, a castle or an opponent's card draws from. */
export interface TableView<S = unknown, M = unknown, E = unknown> {
  readonly game: Game<S, M, E>;
  /** The state as the viewer may see it. */
  readonly state: S;
  /** The game and the same state in the version that is played: another one only where an old game goes on. It decides. */
  readonly played: { readonly game: AnyGame; readonly state: unknown };
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  /** The seat whose area is shown large at the bottom. */
  readonly own: Seat;
  /** A screen that all look at: nothing is told there that is so for one seat alone, such as its prices. */
  readonly isForAll?: true;
  readonly asked: Decision | undefined;
  /** Those that use everything picked so far. Empty while somebody else decides, in a replay and after the end. */
  readonly choices: readonly Choice<M>[];
  /** Targets picked one after the other, to say step by step which choice is meant. */
  readonly picked: readonly string[];
  /** What each seat would score now. */
  readonly scores: Outcome['scores'];
  /** The move that is pointed at, for its preview. */
  readonly pointed: Choice<M> | undefined;
  /** What happened last, for animation. `ply` tells one step from the next; `jumped` when it did not follow the one shown before. */
  readonly latest: { readonly ply: number; readonly events: readonly E[]; readonly jumped: boolean };
  /** What happened since another seat was asked before: the whole turn that led to `latest`, its events among them. */
  readonly turn: readonly E[];
  /** Answers the own seat has left standing (`game.standing`). */
  readonly wishes: Wishes;
  /** The things that the scene on the screen is about. */
  readonly told: readonly string[];
  /** Why the thing that was clicked cannot be used. */
  readonly refusal: { readonly target: string; readonly message: Message; readonly rule: string } | undefined;
}

/** What a board tells the table. Targets are the names of `game.guidance`. */
export interface TableActions {
  /** A pointer or the focus rests on a thing; undefined when it leaves. */
  point(target: string | undefined): void;
  /** A thing was clicked, tapped or chosen by key: plays the move it means, narrows the choices, or says why not. */
  pick(target: string, how?: 'mouse' | 'touch' | 'key'): void;
  play(choice: Choice): void;
  /** Leaves answers standing for the own seat. Only where the table keeps them. */
  setWishes?(wishes: Wishes): void;
}

export interface Phase {
  readonly key: string;
  readonly name: Message;
  readonly state: 'done' | 'now' | 'next';
  readonly optional: boolean;
}

/** Sentences and names of a game that the table says, for what is on the screen. */
export interface Sayings<M = unknown> {
  /** One sentence for somebody who is asked this for the first time. */
  readonly coach: string | undefined;
  /** What to choose next, once something was picked. */
  readonly next: string | undefined;
  /** A thing in few words, as a button or the prompt names it: "Farmer", "Knights". Undefined where it has no name. */
  nameOf(target: string): string | undefined;
  /** A choice among those left, without what they share: "Falcon knight". Undefined where only its label will do. */
  shortOf(choice: Choice<M>): string | undefined;
}

/** The round after which the points are counted: the rules know it, the table announces it. */
export interface LastRound<S = unknown, E = unknown> {
  isNow(state: S): boolean;
  /** What is said when this event has begun it; `state` is the one afterwards. */
  announce(event: E, state: S): Message | undefined;
}

/** What decides between equal points. */
export interface TieBreak {
  /** The lines of the score pad whose sum decides; none where something else does. */
  readonly lines: readonly string[];
  /** A sentence of it. In `list` each of the names has its sum. */
  say(language: Language, args: { readonly names: string; readonly list: string }): string;
}

/** What the body of a prompt is given. */
export interface PromptProps<S = unknown, M = unknown, E = unknown> {
  readonly view: TableView<S, M, E>;
  /** Those that use everything picked so far, in the order of the rules. */
  readonly choices: readonly Choice<M>[];
  /** The one of them that Enter takes. */
  readonly preferred: Choice<M> | undefined;
  readonly actions: TableActions;
  /** The one of them that is shown and that the wide button of a phone plays. */
  readonly shown: Choice<M> | undefined;
  /** A click or a key plays it; a tap shows it first. */
  choose(choice: Choice<M>): void;
  /** Shows its preview, as pointing at a thing does; undefined when the pointer or the focus leaves. */
  hover(choice: Choice<M> | undefined): void;
}

/** How one question is put. The sentence above it comes from the rules (`describeDecision`). */
export interface PromptOf<S = unknown, M = unknown, E = unknown> {
  /** In the place of the list of buttons. Mark its buttons `data-choice` with the text of their choice: digits press them. */
  Body?(props: PromptProps<S, M, E>): ReactNode;
  /** The sensible choice among `view.choices`: it stands first, is marked, and Enter takes it. */
  preferred?(view: TableView<S, M, E>): Choice<M> | undefined;
}

/** Every question of a game; one that is left out does not compile. `Ask` is the game's own type of questions. */
export type Prompts<Ask extends string, S = unknown, M = unknown, E = unknown> = {
  readonly [A in Ask]: PromptOf<S, M, E> | 'default';
};

export interface BoardProps<S = unknown, M = unknown, E = unknown> {
  readonly view: TableView<S, M, E>;
  readonly actions: TableActions;
  /** The scene of what was done, for a board that has a place for it (`telling.place`). */
  readonly scene?: ReactNode;
}

export interface SeatProps<S = unknown, M = unknown, E = unknown> extends Omit<BoardProps<S, M, E>, 'scene'> {
  readonly seat: Seat;
}

export interface GameScreen<S = unknown, M = unknown, E = unknown, Ask extends string = string> {
  readonly game: Game<S, M, E>;
  readonly prompts: Prompts<Ask, S, M, E>;
  /** The board in the middle. */
  Board(props: BoardProps<S, M, E>): ReactNode;
  /** All that one seat has, large: at the bottom for the own seat, in a drawer for the others. */
  SeatArea(props: SeatProps<S, M, E>): ReactNode;
  /** What one must know of an opponent, small. */
  SeatSummary(props: SeatProps<S, M, E>): ReactNode;
  /** What a seat has, in a row of icons and figures that can be read across the room. */
  Goods?(props: { readonly view: TableView<S, M, E>; readonly seat: Seat }): ReactNode;
  /** Stands in the place of the opponents on a wide screen when somebody plays alone. */
  AloneArea?(props: { readonly view: TableView<S, M, E> }): ReactNode;
  /** The end told step by step, before the score pad is shown; loaded when a game has come there. */
  ending?(): Promise<GameEnding<S>>;
  readonly lastRound?: LastRound<S, E>;
  /** What stands beside a name while some points are hidden; else it is the total of `scores`. */
  tally?(state: S, seat: Seat): string;
  /** What the marks on the board mean now, in a line or two: stands in the prompt where the board has no room for it. */
  Legend?(props: { readonly view: TableView<S, M, E> }): ReactNode;
  /** What a thing is, costs and brings; nothing of those without a card. Why it cannot be had is said below by the table. */
  Card?(props: CardProps<S, M, E>): ReactNode;
  /** What stands in the zones of a phone. */
  readonly phone?: PhoneScreen<S, M, E>;
  /** How scenes of turns are told; without it the last events are listed. */
  readonly telling: Telling<S, M, E> | undefined;
  /** The thing that a choice moves, where it moves one on the board: arrows begin there. */
  startOf?(view: TableView<S, M, E>, choice: Choice<M>): string | undefined;
  /** The edge of the things on its board where nothing is printed at half height; the right one where it is not said. */
  readonly freeSide?: 'left' | 'right';
  /** The strip in the top bar. */
  phases(state: S): readonly Phase[];
  /** "Round 6". */
  headline(state: S): Message;
  /** Where an arrow key leads from a target on the board; undefined for the nearest thing that way on the screen. */
  neighbour(target: string, direction: 'up' | 'down' | 'left' | 'right'): string | undefined;
  /** Events that begin a group in the log. */
  beginsTurn(event: E): boolean;
  /** The small noise an event makes, if any. */
  sound(event: E): 'wood' | 'coin' | 'page' | 'stone' | 'bell' | 'horn' | undefined;
  sayings(view: TableView<S, M, E>, language: Language): Sayings<M>;
  /** Without one the table only says that the rules decided. */
  readonly tieBreak: TieBreak | undefined;
}
