/** What tiles, their actions and landscapes are for, with the numbers of the table in use. */
import type { Message } from '@three-crowns/core';
import type { Values } from '../values.ts';
import {
  ACTIONS_OF,
  type ActionName,
  COINS,
  GOODS,
  HARVESTS,
  INTRIGUE,
  KING,
  LANDS,
  type Land,
  PLACES,
  TILES,
  type Tile,
} from '../vocabulary.ts';
import { message, some } from './names.ts';

/** What a landscape is good for. */
export function landText({ yields, sites }: Values, land: Land): Message {
  const good = yields[land];
  const isBarren = good === GOODS.length;
  return message('text.land', {
    yields: isBarren ? 'none' : 'goods',
    goods: isBarren ? message('nothing') : some(good, 1),
    sites: sites[land],
  });
}

/** What an action does for somebody without buildings and scales. */
export function actionText(values: Values, action: ActionName): Message {
  const { numbers } = values;
  switch (action) {
    case 'walk':
      return message('does.walk', { count: numbers.steps });
    case 'sell':
      return message('does.sell', { coins: some(COINS, numbers.sale) });
    case 'taxes':
      return message('does.taxes', { mood: numbers.taxMood });
    case 'educate':
      return message('does.educate', { mood: numbers.educationMood });
    case 'birth':
      return message('does.birth', { places: homesIn(values) });
    case 'till':
    case 'breed':
    case 'fell':
    case 'quarry':
      return harvestText(values, HARVESTS.indexOf(action));
    default:
      return message(`does.${action}`);
  }
}

function harvestText({ yields }: Values, good: number): Message {
  const lands = LANDS.flatMap((land, i) => (yields[i] === good ? [message(`many.land.${land}`)] : []));
  return message('does.harvest', { goods: some(good, 1), lands });
}

/** The places where offspring is born. */
export function homesIn({ places }: Values): Message[] {
  return PLACES.flatMap((place, i) => (places[i].isHome ? [message(`many.place.${place}`)] : []));
}

/** Its two actions, or what else it is for. */
export function tileText(values: Values, tile: Tile): readonly Message[] {
  if (tile === KING) return [message('does.king')];
  if (tile === INTRIGUE) return [message('does.intrigue')];
  return ACTIONS_OF[TILES[tile]].map((action) => actionText(values, action));
}
