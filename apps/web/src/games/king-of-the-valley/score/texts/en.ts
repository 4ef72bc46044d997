/** How the end is told. English defines the keys. */
export const en = {
  title: 'The castles are counted',
  'name.influence': 'People',
  'name.kingdoms': 'Kingdoms',
  'name.orders': 'Orders',
  'name.couples': 'Couples',
  'name.gold': 'Gold',
  'said.influence': 'The people bring {list}.',
  'said.kingdoms': 'Kingdoms bring {list}.',
  'said.orders': 'Orders of knights bring {list}.',
  'said.couples': 'Couples bring {list}.',
  'said.gold': 'Gold brings {list}.',
  leads: '{name} takes the lead.',
  castle: '{name}: {total, plural, one {# point} other {# points}}',
} as const;

export type Key = keyof typeof en;
