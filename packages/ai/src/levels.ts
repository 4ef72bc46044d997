/** Five players for people, the weaker first: a weaker one looks at less, and none plays on what it cannot see. */
import { type Bot, makeBot } from './bot.ts';
import { glancePlayer } from './glance.ts';
import type { LevelName } from './names.ts';
import { type SearchSettings, searchPlayer } from './search/player.ts';

const glancing = (name: LevelName, moves: number): Bot =>
  makeBot(name, (game, seat) => glancePlayer(game, seat, moves));
const searching = (name: LevelName, settings: SearchSettings): Bot =>
  makeBot(name, (game, seat) => searchPlayer(game, seat, settings));

const PLANNING = { value: 'learned', rolloutSituations: 40 } as const;

export const LEVELS: { readonly [N in LevelName]: Bot } = {
  page: glancing('page', 2),
  squire: glancing('squire', 5),
  knight: searching('knight', { ...PLANNING, situations: 150, plans: 6, rollouts: 0, looseness: 0.3 }),
  baron: searching('baron', { ...PLANNING, situations: 300, plans: 6, rollouts: 16 }),
  king: searching('king', { ...PLANNING, situations: 1000, plans: 16, rollouts: 512 }),
};
