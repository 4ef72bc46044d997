import type { Key } from './en.ts';

export const de = {
  title: 'Die Schlösser werden gezählt',
  'name.influence': 'Untertanen',
  'name.kingdoms': 'Königreiche',
  'name.orders': 'Orden',
  'name.couples': 'Pärchen',
  'name.gold': 'Gold',
  'said.influence': 'Die Untertanen bringen: {list}.',
  'said.kingdoms': 'Königreiche bringen: {list}.',
  'said.orders': 'Ritterorden bringen: {list}.',
  'said.couples': 'Pärchen bringen: {list}.',
  'said.gold': 'Gold bringt: {list}.',
  leads: '{name} geht in Führung.',
  castle: '{name}: {total, plural, one {# Punkt} other {# Punkte}}',
} as const satisfies Readonly<Record<Key, string>>;
