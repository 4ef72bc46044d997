/** How the dukes show themselves. English defines the keys. */
export const en = {
  title: 'The dukes show themselves',
  'title.alike': 'The realms are counted',
  'name.open': 'In the open',
  'name.alike': 'For all alike',
  'said.open': 'Monsters, domains and points that all could see: {list}.',
  'said.alike': 'What counts for all alike: {list}.',
  'said.duke': '{name} served {duke}: {lines}. That makes {total}.',
  'lead.duke': 'Turn {name}’s duke',
  'lead.last': 'Turn the last duke',
  served: 'Duke: {duke}',
  line: '{what}, {points}',
  sum: '{name}: {total, plural, one {# point} other {# points}}',
  open: 'in the open',
  duke: 'the duke',
  alike: 'for all alike',
  hidden: 'a duke, face down',
} as const;

export type Key = keyof typeof en;
