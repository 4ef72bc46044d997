/** Five players for people, the weaker first: a weaker one looks at less, and none plays on what it cannot see. */
import { type Bot, makeBot } from './bot.ts';
import { glancePlayer } from './glance.ts';
import type { LevelName } from './names.ts';
import { type SearchSettings, searchPlayer } from './search/player.ts';

const glancing = (name: LevelName, moves: number): Bot =>
  makeBot(name, (game, seat) => glancePlayer(game, seat, moves));
const searching = (name: LevelName, settings: SearchSettings): Bot =>
  makeBot(name, (game, seat) => searchPlayer(game, seat, settings));

const SEARCH = { value: 'learned', rolloutSituations: 100 } as const;

export const LEVELS: { readonly [N in LevelName]: Bot } = {
  page: glancing('page', 1.3),
  squire: glancing('squire', 2.2),
  knight: glancing('knight', 6),
  baron: searching('baron', { ...SEARCH, situations: 200, plans: 4, rollouts: 12 }),
  king: searching('king', { ...SEARCH, situations: 600, plans: 16, rollouts: 512 }),
};
