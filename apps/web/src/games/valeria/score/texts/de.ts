import type { Key } from './en.ts';

export const de = {
  title: 'Die Herzöge zeigen sich',
  'title.alike': 'Die Reiche werden gezählt',
  'name.open': 'Offenes',
  'name.alike': 'Für alle gleich',
  'said.open': 'Monster, Gebiete und Punkte, die alle sehen konnten: {list}.',
  'said.alike': 'Was für alle gleich zählt: {list}.',
  'said.duke': '{name} deckt auf: {duke}. {lines}. Das macht {total}.',
  'lead.duke': 'Herzog aufdecken: {name}',
  'lead.last': 'Den letzten Herzog aufdecken',
  served: 'Herzog: {duke}',
  line: '{what}, {points}',
  sum: '{name}: {total, plural, one {# Punkt} other {# Punkte}}',
  open: 'offen',
  duke: 'der Herzog',
  alike: 'für alle gleich',
  hidden: 'ein verdeckter Herzog',
} as const satisfies Readonly<Record<Key, string>>;
