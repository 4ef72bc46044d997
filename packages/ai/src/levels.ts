/** Five players for people, the weaker first: a weaker one looks at less, and none plays on what it cannot see. */
import { type AnyGame, draw, type Levels, type Seat, type Skill } from '@three-crowns/core';
import { type Bot, makeBot, type Player } from './bot.ts';
import { LEVEL_NAMES, type LevelName } from './names.ts';
import { planPlayer } from './planPlayer.ts';
import { searchPlayer } from './search/player.ts';

/** For a game that says nothing of its own. */
const USUAL: Levels = [
  [{ situations: 12, margin: 4 }],
  [{ situations: 20, margin: 2 }],
  [{ situations: 100, margin: 0 }],
  [{ situations: 200, search: { plans: 4, rollouts: 12, situations: 100 } }],
  [{ situations: 600, search: { plans: 16, rollouts: 512, situations: 100 } }],
];

function level(name: LevelName): Bot {
  return makeBot(name, (game, seat, luck) => {
    const skills = (game.instinct.levels ?? USUAL)[LEVEL_NAMES.indexOf(name)];
    return playerWith(game, seat, skills.length === 1 ? skills[0] : skills[draw(luck, skills.length)]);
  });
}

function playerWith(game: AnyGame, seat: Seat, skill: Skill): Player {
  const { situations, search } = skill;
  if (search === undefined) return planPlayer(game, seat, skill);
  const { plans, rollouts, situations: rolloutSituations } = search;
  return searchPlayer(game, seat, { value: 'learned', situations, rolloutSituations, plans, rollouts });
}

export const LEVELS: { readonly [N in LevelName]: Bot } = {
  page: level('page'),
  squire: level('squire'),
  knight: level('knight'),
  baron: level('baron'),
  king: level('king'),
};
