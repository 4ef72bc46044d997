/** The games of the web app by id: rules only, each loaded when it is needed, so that a page carries no other game. */
import { type AnyGame, BadInput, type GameRecord, shown, type Versions, versionOf } from '@three-crowns/core';

const LOADERS: Readonly<Record<string, () => Promise<Versions>>> = {
  'king-of-the-valley': async () => (await import('@three-crowns/king-of-the-valley/versions')).kingOfTheValleyVersions,
  'kings-will': async () => (await import('@three-crowns/kings-will/versions')).kingsWillVersions,
  valeria: async () => (await import('@three-crowns/valeria/versions')).valeriaVersions,
};

/** The rules of today, for new games. */
export async function rulesOf(id: string): Promise<AnyGame> {
  return (await versionsOf(id)).game;
}

/** The rules a record was played with, however old it is. */
export async function rulesFor({ game, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>): Promise<AnyGame> {
  return versionOf(await versionsOf(game), rulesVersion);
}

async function versionsOf(id: string): Promise<Versions> {
  if (!Object.hasOwn(LOADERS, id)) throw new BadInput('game', `unknown game ${shown(id)}`);
  return LOADERS[id]();
}
