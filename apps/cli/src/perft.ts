/** Counts the leaves of the tree of legal moves: two programs that agree on them agree on the rules. */
import type { AnyGame } from '@three-crowns/core';

/** Where several seats are asked at once, the first of them moves first. */
export function countLeaves({ rules }: AnyGame, root: unknown, depth: number): number {
  const count = (state: unknown, left: number): number => {
    if (left === 0) return 1;
    const [asked] = rules.pending(state);
    if (asked === undefined) return 0;
    const moves: readonly unknown[] = rules.legalMoves(state, asked.seat);
    if (left === 1) return moves.length;
    let sum = 0;
    for (const move of moves) {
      const child: unknown = rules.clone(state);
      rules.play(child, asked.seat, move);
      sum += count(child, left - 1);
    }
    return sum;
  };
  return count(root, depth);
}

interface Part {
  readonly seat: number;
  readonly move: string;
  readonly nodes: number;
}

/** The same sum, told by first move. */
export function divide(game: AnyGame, root: unknown, depth: number): Part[] {
  const { rules, notation } = game;
  const [asked] = rules.pending(root);
  if (asked === undefined) return [];
  const moves: readonly unknown[] = rules.legalMoves(root, asked.seat);
  return moves.map((move) => {
    const child: unknown = rules.clone(root);
    rules.play(child, asked.seat, move);
    return { seat: asked.seat, move: notation.formatMove(root, move), nodes: countLeaves(game, child, depth - 1) };
  });
}
