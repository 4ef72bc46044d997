/**
 * Plans its own turn in a world dealt from its view and takes the line that the game's instinct likes best. It looks no
 * further than the next decision of somebody else or the next throw of luck: what the instinct says of that situation is all
 * it knows of what follows.
 */
import { type Bot, makeBot } from './bot.ts';
import { planPlayer } from './planPlayer.ts';

/** Situations looked at for one decision, at most. */
const BUDGET = 400;

export const greedyBot: Bot = makeGreedy(BUDGET);

/** With another budget: a small one is weaker and much quicker, for reports over thousands of games. */
export function makeGreedy(budget: number): Bot {
  return makeBot('greedy', (game, seat) => planPlayer(game, seat, { situations: budget }));
}
