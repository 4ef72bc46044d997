/** For simulations by the thousand: the game's own quick policy, or a plan of very few situations where it has none. */
import { dealWorld } from '@three-crowns/core';
import { type Bot, makeBot, quickPlayer } from './bot.ts';
import { makeGreedy } from './greedy.ts';

const FEW_SITUATIONS = 40;
const planning = makeGreedy(FEW_SITUATIONS);

export const quickBot: Bot = makeBot('quick', (game, seat, luck) => {
  const { quick } = game.instinct;
  if (quick === undefined) return planning.sit(game, seat, luck);
  return quickPlayer((view, luck) => quick(dealWorld(game, view, luck), seat));
});
