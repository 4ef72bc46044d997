import type { Key } from './en.ts';

export const fr = {
  title: 'Les Ducs se dévoilent',
  'title.alike': 'On compte les royaumes',
  'name.open': 'À découvert',
  'name.alike': 'Pour tous',
  'said.open': 'Monstres, Domaines et points que tous voyaient : {list}.',
  'said.alike': 'Ce qui compte pour tous : {list}.',
  'said.duke': '{name} servait {duke} : {lines}. Cela fait {total}.',
  'lead.duke': 'Retourner le Duc : {name}',
  'lead.last': 'Retourner le dernier Duc',
  served: 'Duc : {duke}',
  line: '{what}, {points}',
  sum: '{name} : {total, plural, one {# point} other {# points}}',
  open: 'à découvert',
  duke: 'le Duc',
  alike: 'pour tous',
  hidden: 'un Duc caché',
} as const satisfies Readonly<Record<Key, string>>;
