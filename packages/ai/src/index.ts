import type { Bot, Budget, Choice, Player, Thinking, Thought } from './bot.ts';
import { greedyBot, makeGreedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { type BotName, botNameOf } from './names.ts';
import { quickBot } from './quick.ts';
import { randomBot } from './random.ts';

export { type Estimate, estimateFrom } from './estimate.ts';
export { makeValue } from './judgement.ts';
export { type KeptPlan, makeKeptPlan } from './keptPlan.ts';
export { makePlanner, type Plan, type Planner } from './planner.ts';
export { planPlayer } from './planPlayer.ts';
export { type Crew, crewOf, finish } from './search/crew.ts';
export { type Found, halving } from './search/halving.ts';
export { type SearchSettings, searchPlayer } from './search/player.ts';
export { makeRoller, type Roller, worldOf } from './search/roller.ts';
export {
  type Ending,
  type Endings,
  makeSurveyor,
  type Outlook,
  outlookOf,
  type Term,
  termsBetween,
} from './search/survey.ts';
export type { Job, Results, Work } from './search/work.ts';
export type { Bot, Budget, Choice, Player, Thinking, Thought };
export { greedyBot, makeGreedy, quickBot, randomBot };

/** Every bot by its name. */
export const BOTS: { readonly [N in BotName]: Bot } = { random: randomBot, greedy: greedyBot, ...LEVELS };

/** The bot that a record calls so, by its name of today or one it once had. */
export function botNamed(name: string): Bot | undefined {
  const known = botNameOf(name);
  return known && BOTS[known];
}
