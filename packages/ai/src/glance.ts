/**
 * A player who looks at a few of the legal moves, whichever come to mind, and takes the one after which things look best at
 * once: no plan, and nothing of what others may do.
 */
import { type AnyGame, dealWorld, draw, type Seat } from '@three-crowns/core';
import { type Player, quickPlayer } from './bot.ts';
import { makeValue, type Value } from './value.ts';

/** Chances are drawn in thousandths. */
const FINE = 1000;

/** `moves` may lie between two numbers: at 1.4 it looks at a second move four times in ten. */
export function glancePlayer(game: AnyGame, seat: Seat, moves: number): Player {
  const { rules } = game;
  let value: Value | undefined;
  return quickPlayer((view, luck) => {
    const rest: unknown[] = rules.legalMoves(view, seat);
    if (rest.length === 1) return rest[0];
    value ??= makeValue(game, 'hand', rules.scores(view).length);
    const world = dealWorld(game, view, luck);
    let best: { readonly move: unknown; readonly rank: number } | undefined;
    const most = Math.floor(moves + draw(luck, FINE) / FINE);
    for (let looked = 0; looked < most && rest.length > 0; looked++) {
      const [move] = rest.splice(draw(luck, rest.length), 1);
      const after = rules.clone(world);
      rules.play(after, seat, move);
      const rank = value.rank(after, seat, rules.pending(after).length === 0);
      if (best === undefined || rank > best.rank) best = { move, rank };
    }
    return best?.move;
  });
}
