import type { Key } from './en.ts';

export const de = {
  close: 'Schließen',
  'charge.lion': 'Löwe',
  'charge.eagle': 'Adler',
  'charge.oak': 'Eiche',
  'charge.rose': 'Rose',
  'charge.sun': 'Sonne',
} as const satisfies Record<Key, string>;
