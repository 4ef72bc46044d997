/** The games at this table. This is the only list of them on the command line. */
import { type AnyGame, BadInput, shown } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import { didYouMean } from './args/nearest.ts';

export const GAMES: readonly AnyGame[] = [kingOfTheValley, kingsWill, valeria];

export function findGame(id: string, place: string): AnyGame {
  const game = GAMES.find((one) => one.id === id);
  if (game !== undefined) return game;
  const ids = GAMES.map((one) => one.id);
  throw new BadInput(place, `unknown game ${shown(id)}; expected ${ids.join(', ')}${didYouMean(id, ids)}`);
}
