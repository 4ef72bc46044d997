/**
 * Unfinished business as data. `state.stack` holds frames; the top one either asks its seat something or does its work
 * and goes. Because frames are plain values a game can be saved, cloned, shown and searched in the middle of an ability.
 */
import type { Emit, Seat } from './game.ts';

type Kinds = { readonly kind: string };
type Doing = { readonly do: string };

export interface Frame<Effect extends Kinds> {
  readonly effect: Effect;
  readonly seat: Seat;
  /** What caused it, as the game names it: a tile, a card. */
  readonly source: number;
  /** How many times it is still to be done. */
  left: number;
}

export interface Resolving<Effect extends Kinds> {
  stack: Frame<Effect>[];
}

type Run<S, Effect extends Kinds, E> = (state: S, frame: Frame<Effect>, emit?: Emit<E>) => void;

/** By kind of move: what it does. A kind that is not here does not answer this frame. */
export type Answers<S, Effect extends Kinds, M extends Doing, E> = {
  readonly [Do in M['do']]?: (
    state: S,
    frame: Frame<Effect>,
    move: Extract<M, { readonly do: Do }>,
    emit?: Emit<E>,
  ) => void;
};

/** An effect does its work unasked, or asks; one that asks says what every answer does. */
type Handler<S, Effect extends Kinds, M extends Doing, E> =
  | { readonly run: Run<S, Effect, E>; readonly options?: never; readonly isOpen?: never; readonly choose?: never }
  | {
      /** The answers to choose from. None, or no list: there is nothing to ask, `run` does it (or nothing does). */
      readonly options: (state: S, frame: Frame<Effect>) => M[] | undefined;
      /** Whether there is more than one answer, where that is seen without listing them; false leaves it to the list. */
      readonly isOpen?: (state: S, frame: Frame<Effect>) => boolean;
      readonly choose: Answers<S, Effect, M, E>;
      readonly run?: Run<S, Effect, E>;
    };

/** One handler for every kind of effect: leaving one out does not compile. */
export type Handlers<S, Effect extends Kinds, M extends Doing, E> = {
  readonly [K in Effect['kind']]: Handler<S, Extract<Effect, { readonly kind: K }>, M, E>;
};

export interface Resolver<S, M, E> {
  /** The answers of the top frame; empty when the stack is. */
  options(state: S): M[];
  /** Answers the top frame. A move of a kind that does not answer it throws, and nothing is changed. */
  choose(state: S, move: M, emit?: Emit<E>): void;
  /** Works until a frame has a real choice (more than one answer) or the stack is empty. */
  advance(state: S, emit?: Emit<E>): void;
}

export function cloneFrame<Effect extends Kinds>(frame: Frame<Effect>): Frame<Effect> {
  return { effect: frame.effect, seat: frame.seat, source: frame.source, left: frame.left };
}

const NONE: readonly never[] = [];

/** With everything a handler can have: those of one shape are read much faster, and they are read all the time. */
function whole<S, Effect extends Kinds, M extends Doing, E>({
  options,
  isOpen,
  choose,
  run,
}: Handler<S, Effect, M, E>) {
  return { options, isOpen, choose, run };
}

export function makeResolver<S extends Resolving<Effect>, Effect extends Kinds, M extends Doing, E>(
  handlers: Handlers<S, Effect, M, E>,
): Resolver<S, M, E> {
  // By a kind that is only known when it runs: the frame and the handler of its kind belong together by `Handlers`.
  const known = handlers as unknown as { readonly [kind: string]: Handler<S, Effect, M, E> };
  const byKind = Object.fromEntries(Object.entries(known).map(([kind, handler]) => [kind, whole(handler)]));
  const handlerOf = (frame: Frame<Effect>) => byKind[frame.effect.kind];
  const top = (state: S) => state.stack[state.stack.length - 1];

  /** Once done: the frame goes before its effect runs, so that what the effect pushes lies on top of the rest. */
  function spend(state: S, frame: Frame<Effect>): void {
    frame.left -= 1;
    if (frame.left <= 0) state.stack.pop();
  }

  function options(state: S): M[] {
    if (state.stack.length === 0) return [];
    const frame = top(state);
    return handlerOf(frame).options?.(state, frame) ?? [];
  }

  function choose(state: S, move: M, emit?: Emit<E>): void {
    const frame = top(state);
    const { choose: answers } = handlerOf(frame);
    const answer = answers?.[move.do as M['do']];
    if (answer === undefined) throw new Error(`${frame.effect.kind} is not answered by ${move.do}`);
    spend(state, frame);
    answer(state, frame, move as Extract<M, { readonly do: M['do'] }>, emit);
  }

  function advance(state: S, emit?: Emit<E>): void {
    while (state.stack.length > 0) {
      const frame = top(state);
      const handler = handlerOf(frame);
      if (handler.isOpen?.(state, frame)) return;
      const answers = handler.options?.(state, frame) ?? NONE;
      if (answers.length > 1) return;
      if (answers.length === 1) choose(state, answers[0], emit);
      else {
        spend(state, frame);
        handler.run?.(state, frame, emit);
      }
    }
  }

  return { options, choose, advance };
}
