import type { Key } from './en.ts';

export const fr = {
  title: 'On compte les Châteaux',
  'name.influence': 'Sujets',
  'name.kingdoms': 'Royaumes',
  'name.orders': 'Ordres',
  'name.couples': 'Couples',
  'name.gold': 'Or',
  'said.influence': 'Les Sujets rapportent : {list}.',
  'said.kingdoms': 'Les Royaumes rapportent : {list}.',
  'said.orders': 'Les Ordres de Chevaliers rapportent : {list}.',
  'said.couples': 'Les couples rapportent : {list}.',
  'said.gold': 'L’Or rapporte : {list}.',
  leads: '{name} prend la tête.',
  castle: '{name} : {total, plural, one {# point} other {# points}}',
} as const satisfies Readonly<Record<Key, string>>;
