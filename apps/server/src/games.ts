/** The games at this server. This is the only list of them here. */
import { type AnyGame, type GameRecord, oneOfAt, type Versions, versionOf } from '@three-crowns/core';
import { kingOfTheValleyVersions } from '@three-crowns/king-of-the-valley/versions';
import { kingsWillVersions } from '@three-crowns/kings-will/versions';
import { valeriaVersions } from '@three-crowns/valeria/versions';

const ALL: readonly Versions[] = [kingOfTheValleyVersions, kingsWillVersions, valeriaVersions];

const versionsOf = (id: string): Versions => {
  const ids = ALL.map(({ game }) => game.id);
  return ALL[ids.indexOf(oneOfAt(id, 'game', ids))];
};

/** With the rules of today. Throws BadInput. */
export const gameNamed = (id: string): AnyGame => versionsOf(id).game;

/** With the rules a table began with, however old it is. */
export const gameOf = ({ game, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>): Promise<AnyGame> =>
  versionOf(versionsOf(game), rulesVersion);
