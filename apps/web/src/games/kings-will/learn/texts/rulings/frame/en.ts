/** The page around the rulings. English defines the keys. */
export const en = {
  intro:
    'Where the rulebook leaves something open, we had to decide. Here is every decision with its number; when the table refuses something, it names the one it rests on.',
  printed:
    '**Rulebook.** If the table names only the rulebook, the matter is printed there plainly and needs no ruling: you find it told in “How to play”.',
  search: 'Search the rulings',
  placeholder: 'for example: rebellion, or 24',
  support: 'What it rests on',
  all: 'All',
  'support.rulebook': 'Rulebook',
  'support.both': 'Partly ours',
  'support.ruling': 'Our ruling',
  'support.reconstructed': 'Reconstructed',
  'about.rulebook': 'The rulebook says so.',
  'about.both': 'The rulebook says or implies part of it; the rest is our decision.',
  'about.ruling': 'Our decision where the rulebook is silent.',
  'about.reconstructed': 'About a card, a place or a building whose print is unknown to us.',
  count: '{count, plural, =0 {No ruling fits.} one {# ruling} other {# rulings}}',
  link: 'Link to ruling {id}',
  clear: 'Show all',
  'group.turn': 'Turn and tiles',
  'group.goods': 'Goods and coins',
  'group.building': 'Building',
  'group.people': 'Mood and people',
  'group.visit': 'Royal visit',
  'group.cards': 'Cards and secrets',
  'group.scoring': 'End and scoring',
} as const satisfies Readonly<Record<string, string>>;

export type RulingsFrameKey = keyof typeof en;
