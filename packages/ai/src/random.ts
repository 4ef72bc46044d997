/** The simplest bot: any legal move, each as likely. */
import { draw } from '@three-crowns/core';
import { makeBot, quickPlayer } from './bot.ts';

export const randomBot = makeBot('random', (game, seat) =>
  quickPlayer((view, luck) => {
    const moves: readonly unknown[] = game.rules.legalMoves(view, seat);
    return moves[draw(luck, moves.length)];
  }),
);
