import type { Key } from './en.ts';

export const fr: Readonly<Record<Key, string>> = {
  'told.placed': 'place son Roi',
  'told.recruited': 'recrute {tile}',
  'told.rides': 'part à cheval',
  'told.took': 'convoque {tiles}',
  'told.stuck': 'ne peut convoquer personne',
  'told.swapped': 'échange {piece} contre {tile}',
  'told.taxed': 'lève {gold} Or d’impôts',
  'told.kingdom': 'réclame un Royaume',
  'told.refilled': 'remplit la Vallée',
};
