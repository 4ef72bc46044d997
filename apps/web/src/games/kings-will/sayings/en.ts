/** What the table says of this game: hints for the first time, what to choose next. English defines the keys. */
export const en = {
  'coach.will': 'This is the only card you know from the start: lay out the one you are most likely to fulfil.',
  'coach.lay': 'Your four landscapes lie in a row for the whole game: farmers walk only from one to the next.',
  'coach.home':
    'Farmers have offspring only where a farmstead or a village stands: choose a landscape you want to fill.',
  'coach.settle': 'Each farmer brings the good of the landscape he stands on. Two fit on each.',
  'coach.stock': 'Look at what the king asks of everybody in this round, and at what a farmstead costs.',
  'coach.tile':
    'You get both actions of the tile, everybody else one of them. Taking a tile to the right of the king brings him closer.',
  'coach.act': 'Use one action, then the other; what the first brings can already pay for the second.',
  'coach.follow': 'Somebody else took this tile: one of its two actions is yours, or you pass.',
  'coach.intrigue': 'You may use one single action of all the locked tiles, and nobody follows.',
  'coach.walk': 'Choose a farmer, then the landscape beside him; an end of the row adds a new landscape.',
  'coach.trade': 'Your Trading House swaps one more good in the same action.',
  'coach.look': 'Your Scriptorium shows you another card. Only you see it.',
  'coach.site':
    'A place needs a farmer on the landscape and a free site; a building goes below a landscape that has none yet.',
  'coach.pay': 'The marked payment leaves you the most even storehouse; every other one is allowed, too.',
  'coach.lose': 'The mood fell to the lowest step: choose the farmer you can best spare.',
  'coach.pledge':
    'Your disc lets you score the card at the end, and its wrath threatens everybody. You can never take it back.',
  'coach.neutral': 'The neutral disc scores for nobody, but it wakes the wrath of its card and takes a space.',
  'coach.levy': 'Everybody pays the mandatory levy in full, or keeps everything and loses a point and mood.',
  'coach.offer': 'The happier your people, the more tribute the king accepts. Each kind once in a visit.',

  'next.farmer': 'Now choose the landscape beside, or an end of the row.',
  'next.end': 'Which new landscape?',
  'next.walk': 'Which farmer walks, and where to?',
  'next.swap': 'Which good do you give, and which do you take?',
  'next.get': 'Which good do you take for it?',
  'next.sell': 'Which good do you sell?',
  'next.birth': 'On which landscape?',
  'next.look': 'Which card do you look at?',
  'next.found': 'Which place do you found?',
  'next.erect': 'Which building do you erect?',
  'next.exchange': 'Take it all as it is, or swap one good?',
  'next.settle': 'Where does the other farmer stand?',
  'next.from': 'Which farmer do you give?',

  land: '{land}, {number}',
  farmer: 'Farmer on {land}',
  site: 'Site on {land}',
  yard: 'Place below {land}',
  'end.left': 'Left end of the row',
  'end.right': 'Right end of the row',
  slot: '{tile}, slot {slot}',
  field: 'Card {number}',
  hand: 'Card {number} of two',
  'supply.good': '{good} from the supply',
  levy: 'Mandatory levy',
  offer: 'Tribute {number}',
  pass: 'Pass',
  tie: 'Equal points: {names}. Whoever came later in the order of play wins.',
} as const;

export type Key = keyof typeof en;
