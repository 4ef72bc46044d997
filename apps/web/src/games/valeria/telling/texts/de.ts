import type { Key } from './en.ts';

export const de: Readonly<Record<Key, string>> = {
  'told.rolled': 'würfelt {one} und {two}',
  'told.harvested': 'erhält den Ertrag',
  'told.took': 'nimmt {amount}',
  'told.recruited': 'rekrutiert {card}',
  'told.slew': 'erschlägt {card}',
  'told.built': 'übernimmt „{card}“',
  'told.token': 'legt {amount} auf {monster}',
  'told.stole': 'nimmt {amount}',
  'told.returned': 'legt {card} zurück',
  'told.robbed': 'nimmt {card}',
};
