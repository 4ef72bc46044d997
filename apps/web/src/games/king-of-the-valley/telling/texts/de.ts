import type { Key } from './en.ts';

export const de: Readonly<Record<Key, string>> = {
  'told.placed': 'stellt den König auf',
  'told.recruited': 'rekrutiert {tile}',
  'told.rides': 'reitet aus',
  'told.took': 'nimmt {tiles}',
  'told.stuck': 'kann niemanden nehmen',
  'told.swapped': 'tauscht {piece} gegen {tile}',
  'told.taxed': 'nimmt {gold} Gold Steuern ein',
  'told.kingdom': 'erhält ein Königreich',
  'told.refilled': 'füllt das Tal auf',
};
