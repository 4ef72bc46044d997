/** What the action tiles and their lines look like. */
import type { ActionName, TileName } from '@three-crowns/kings-will/board';
import type { SignName } from './Sign.tsx';

export const TILE_SIGNS: { readonly [T in TileName]: SignName } = {
  king: 'king',
  move: 'boot',
  multiply: 'family',
  intrigue: 'intrigue',
  harvest: 'sickle',
  extract: 'pick',
  enrich: 'crown-coin',
  build: 'tower',
  govern: 'decree',
};

export const ACTION_SIGNS: { readonly [A in ActionName]: SignName } = {
  walk: 'wander',
  swap: 'swap',
  birth: 'farmers',
  sell: 'coins',
  till: 'food',
  breed: 'cow',
  fell: 'axe',
  quarry: 'stone',
  look: 'spyglass',
  taxes: 'taxes',
  found: 'village',
  erect: 'house',
  educate: 'education',
  develop: 'development',
};
