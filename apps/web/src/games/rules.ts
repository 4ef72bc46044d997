/** The games of the web app by id: rules only, each loaded when it is needed, so that a page carries no other game. */
import { type AnyGame, BadInput, shown } from '@three-crowns/core';

const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'king-of-the-valley': async () => (await import('@three-crowns/king-of-the-valley')).kingOfTheValley,
  'kings-will': async () => (await import('@three-crowns/kings-will')).kingsWill,
  valeria: async () => (await import('@three-crowns/valeria')).valeria,
};

export async function rulesOf(id: string): Promise<AnyGame> {
  if (!Object.hasOwn(LOADERS, id)) throw new BadInput('game', `unknown game ${shown(id)}`);
  return LOADERS[id]();
}
