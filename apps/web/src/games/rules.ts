/** The games of the web app by id: rules only, so that the bots' worker loads no screen. */
import { type AnyGame, BadInput, shown } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';

export const GAMES: readonly AnyGame[] = [kingOfTheValley];

export function gameOf(id: string): AnyGame {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new BadInput('game', `unknown game ${shown(id)}`);
  return game;
}
