/**
 * A plan is kept through the turn. The next decision is answered from it while the seat sees what it expected to see; a card
 * turned up that the planned world did not have, and it thinks anew.
 */
import type { AnyGame, Seat } from '@three-crowns/core';

export interface KeptPlan {
  /** From the world the plan was made in, at the beginning of the plan. */
  keep(world: unknown, moves: readonly unknown[]): void;
  /** The planned move of the seat for this view; undefined when none is. */
  next(view: unknown): unknown;
}

interface Step {
  readonly viewKey: number;
  readonly moveKey: number;
}

export function makeKeptPlan({ rules, secrets, instinct }: AnyGame, seat: Seat): KeptPlan {
  let steps: Step[] = [];
  return {
    keep(world, moves) {
      steps = [];
      const state = rules.clone(world);
      for (let i = 0; i + 1 < moves.length; i++) {
        rules.play(state, seat, moves[i]);
        const viewKey = instinct.stateKey(secrets.view(state, seat));
        steps.push({ viewKey, moveKey: instinct.moveKey(moves[i + 1]) });
      }
      steps.reverse();
    },
    next(view) {
      const step = steps.pop();
      if (step === undefined || instinct.stateKey(view) !== step.viewKey) {
        steps = [];
        return undefined;
      }
      const moves: readonly unknown[] = rules.legalMoves(view, seat);
      return moves.find((move) => instinct.moveKey(move) === step.moveKey);
    },
  };
}
