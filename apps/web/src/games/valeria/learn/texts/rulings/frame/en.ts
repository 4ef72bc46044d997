/** The page around the rulings. English defines the keys. */
export const en = {
  intro:
    'What the rulebook leaves open, and what it says where the table depends on it, as one entry each. When the table refuses a move, it names the ruling; here you can look it up.',
  plain:
    'Where the table names the rulebook instead of a ruling, the rule stands there in plain words, and in “How to play” on these pages.',
  search: 'Search the rulings',
  placeholder: 'for example: herald, or A14',
  support: 'What it rests on',
  all: 'All',
  'support.rulebook': 'Rulebook',
  'support.both': 'Partly ours',
  'support.ruling': 'Our ruling',
  'support.reconstructed': 'Reconstructed',
  'about.rulebook': 'The rulebook says so.',
  'about.both': 'The rulebook says part of it; the rest is our decision.',
  'about.ruling': 'Our decision where the rulebook is silent or contradicts itself.',
  'about.reconstructed': 'The print is not known to us; this fits everything that is.',
  count: '{count, plural, =0 {No ruling fits.} one {# ruling} other {# rulings}}',
  link: 'Link to ruling {id}',
  clear: 'Show all',
  'group.setup': 'Set-up',
  'group.roll': 'Roll',
  'group.harvest': 'Harvest',
  'group.actions': 'Actions',
  'group.end': 'End and scoring',
  'group.events': 'Monster events',
  'group.variants': 'Variants',
  'group.more': 'Further rulings',
} as const satisfies Readonly<Record<string, string>>;

export type RulingsFrameKey = keyof typeof en;
