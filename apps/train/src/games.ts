/** The games that can be learned. */
import { type AnyGame, BadInput, type Features, shown } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';

const GAMES: readonly AnyGame[] = [kingOfTheValley, kingsWill, valeria];

export function gameNamed(id: string): AnyGame {
  const found = GAMES.find((game) => game.id === id);
  if (found !== undefined) return found;
  throw new BadInput('game', `unknown game ${shown(id)}; expected ${GAMES.map((game) => game.id).join(', ')}`);
}

export function featuresOf({ id, instinct }: AnyGame): Features<unknown> {
  if (instinct.features === undefined) throw new BadInput('game', `${id} has no features to learn from`);
  return instinct.features;
}
