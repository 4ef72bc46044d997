/**
 * A toy with everything the contract has: hidden hands and a hidden deck, a secret simultaneous choice (of one of two
 * goals), abilities on the stack (a choice made twice, a gift of an unseen card) and luck during play (a die).
 */
import { cloneFrame, cloneLuck, type Frame, type Luck, type Seat } from '../../src/index.ts';

export type Effect = { readonly kind: 'roll' } | { readonly kind: 'gain' } | { readonly kind: 'gift' };

export interface State {
  phase: 'keep' | 'turn' | 'over';
  turn: Seat;
  round: number;
  hands: number[][];
  rows: number[][];
  /** The next card last. */
  deck: number[];
  /** Two for each seat; once it has chosen, the kept one first. */
  goals: number[][];
  /** Goals out of the game. */
  box: number[];
  kept: boolean[];
  crowns: number[];
  shields: number[];
  dice: number[];
  stack: Frame<Effect>[];
  luck: Luck;
}

export interface Options {
  readonly seats: number;
}

export type Move =
  | { readonly do: 'keep'; readonly which: number }
  | { readonly do: 'play'; readonly card: number }
  | { readonly do: 'take'; readonly what: 'crown' | 'shield' }
  | { readonly do: 'give'; readonly to: Seat }
  | { readonly do: 'draw' }
  | { readonly do: 'pass' };

export type Fact =
  | { readonly kind: 'kept' | 'passed' | 'over'; readonly seat: Seat }
  | { readonly kind: 'played' | 'drew'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly what: 'crown' | 'shield' }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: number };

export const ROUNDS = 4;
export const GOALS = 8;
export const cardCount = (seats: number): number => 4 * seats + 6;

export function clone(state: State): State {
  return {
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    hands: state.hands.map((cards) => cards.slice()),
    rows: state.rows.map((cards) => cards.slice()),
    deck: state.deck.slice(),
    goals: state.goals.map((goals) => goals.slice()),
    box: state.box.slice(),
    kept: state.kept.slice(),
    crowns: state.crowns.slice(),
    shields: state.shields.slice(),
    dice: state.dice.slice(),
    stack: state.stack.map(cloneFrame),
    luck: cloneLuck(state.luck),
  };
}
