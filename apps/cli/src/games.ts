/** The games at this table. This is the only list of them on the command line. */
import { type AnyGame, BadInput, type GameRecord, shown, type Versions, versionOf } from '@three-crowns/core';
import { kingOfTheValleyVersions } from '@three-crowns/king-of-the-valley/versions';
import { kingsWillVersions } from '@three-crowns/kings-will/versions';
import { valeriaVersions } from '@three-crowns/valeria/versions';
import { didYouMean } from './args/nearest.ts';

const ALL: readonly Versions[] = [kingOfTheValleyVersions, kingsWillVersions, valeriaVersions];

/** With the rules of today. */
export const GAMES: readonly AnyGame[] = ALL.map(({ game }) => game);

export function findGame(id: string, place: string): AnyGame {
  return versionsOf(id, place).game;
}

/** The rules a record was played with, however old it is. */
export function gameOf({ game, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>): Promise<AnyGame> {
  return versionOf(versionsOf(game, 'game'), rulesVersion);
}

function versionsOf(id: string, place: string): Versions {
  const found = ALL.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const ids = GAMES.map((one) => one.id);
  throw new BadInput(place, `unknown game ${shown(id)}; expected ${ids.join(', ')}${didYouMean(id, ids)}`);
}
