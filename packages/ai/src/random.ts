/** The simplest bot: any legal move, each as likely. */
import { draw } from '@three-crowns/core';
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  choose(game, view, seat, luck) {
    const moves: readonly unknown[] = game.rules.legalMoves(view, seat);
    return moves[draw(luck, moves.length)];
  },
};
