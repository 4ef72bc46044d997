/** What picking a thing means where one only tries: the moves that use it, or why there are none. */
import type { Reason } from '@three-crowns/core';
import { type Move, type State, valeria } from '@three-crowns/valeria';

type Answer =
  | { readonly kind: 'moves'; readonly moves: readonly Move[] }
  | { readonly kind: 'refused'; readonly reason: Reason };

export function answerTo(state: State, target: string): Answer {
  const { rules, guidance } = valeria;
  const reason = guidance.whyNot(state, state.turn, target);
  if (reason !== undefined) return { kind: 'refused', reason };
  const moves = rules.legalMoves(state, state.turn);
  return { kind: 'moves', moves: moves.filter((move) => guidance.targetsOf(state, move).includes(target)) };
}
