/**
 * Unfinished business as data. `state.stack` holds frames; the top one either asks its seat something or does its work
 * and goes. Because frames are plain values a game can be saved, cloned, shown and searched in the middle of an ability.
 */
import type { Emit, Seat } from './game.ts';

export interface Frame<Effect extends { readonly kind: string }> {
  readonly effect: Effect;
  readonly seat: Seat;
  /** What caused it, as the game names it: a tile, a card. */
  readonly source: number;
  /** How many times it is still to be done. */
  left: number;
}

export interface Resolving<Effect extends { readonly kind: string }> {
  stack: Frame<Effect>[];
}

interface Handler<S, Effect extends { readonly kind: string }, M, E> {
  /** Does once what needs no answer. */
  run?(state: S, frame: Frame<Effect>, emit?: Emit<E>): void;
  /** The answers to choose from. None: there is nothing to ask, `run` does it (or nothing does). */
  options?(state: S, frame: Frame<Effect>): M[];
  choose?(state: S, frame: Frame<Effect>, move: M, emit?: Emit<E>): void;
}

/** One handler for every kind of effect: leaving one out does not compile. */
export type Handlers<S, Effect extends { readonly kind: string }, M, E> = {
  readonly [K in Effect['kind']]: Handler<S, Extract<Effect, { readonly kind: K }>, M, E>;
};

export interface Resolver<S, M, E> {
  /** The answers of the top frame; empty when the stack is. */
  options(state: S): M[];
  /** Answers the top frame. */
  choose(state: S, move: M, emit?: Emit<E>): void;
  /** Works until a frame has a real choice (more than one answer) or the stack is empty. */
  advance(state: S, emit?: Emit<E>): void;
}

export function makeResolver<S extends Resolving<Effect>, Effect extends { readonly kind: string }, M, E>(
  handlers: Handlers<S, Effect, M, E>,
): Resolver<S, M, E> {
  const handlerOf = (frame: Frame<Effect>) =>
    handlers[frame.effect.kind as Effect['kind']] as unknown as Handler<S, Effect, M, E>;
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
    spend(state, frame);
    handlerOf(frame).choose?.(state, frame, move, emit);
  }

  function advance(state: S, emit?: Emit<E>): void {
    while (state.stack.length > 0) {
      const answers = options(state);
      if (answers.length > 1) return;
      if (answers.length === 1) choose(state, answers[0], emit);
      else {
        const frame = top(state);
        spend(state, frame);
        handlerOf(frame).run?.(state, frame, emit);
      }
    }
  }

  return { options, choose, advance };
}
