import type { Key } from './en.ts';

export const fr: Readonly<Record<Key, string>> = {
  'told.rolled': 'lance {one} et {two}',
  'told.harvested': 'récolte',
  'told.took': 'prend {amount}',
  'told.recruited': 'recrute {card}',
  'told.slew': 'tue {card}',
  'told.built': 'bâtit « {card} »',
  'told.token': 'met {amount} sur {monster}',
  'told.stole': 'prend {amount}',
  'told.returned': 'remet {card} sur sa pile',
  'told.robbed': 'prend {card}',
};
