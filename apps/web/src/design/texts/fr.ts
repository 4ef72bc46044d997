import type { Key } from './en.ts';

export const fr = {
  close: 'Fermer',
  'charge.lion': 'Lion',
  'charge.eagle': 'Aigle',
  'charge.oak': 'Chêne',
  'charge.rose': 'Rose',
  'charge.sun': 'Soleil',
} as const satisfies Record<Key, string>;
