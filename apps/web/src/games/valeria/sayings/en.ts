/** What the table says of this game: hints for the first time, what to choose next, short names. English defines the keys. */
export const en = {
  'coach.duke': 'Your duke scores in secret at the end: keep the one who scores what is common in the grid.',
  'coach.roll': 'Each die and their sum activate the citizens of those numbers: yours, and those of everybody else.',
  'coach.dice': 'A domain can turn a die before the harvest: the buttons show what each change would bring.',
  'coach.harvest': 'Take what your next two actions need: gold for citizens and domains, strength for monsters.',
  'coach.action':
    'Gold ring: you can pay for it; dashed: only with magic. Citizens on numbers you lack bring the most.',
  'coach.token':
    'A token makes a monster dearer for everybody, or pays gold to whoever slays it: put it where it helps you.',
  'coach.steal': 'Take from whoever is about to buy what you want; the buttons show all that can be taken.',
  'coach.choose': 'The reward is yours at once: take what pays your next action.',
  'coach.citizen':
    'The citizen is free and raises your number of roles: take one for a domain, or on a number you lack.',
  'coach.slay': 'This slaying costs no action, only its price.',
  'coach.return': 'A card you give back no longer counts for your duke; its points come at once.',
  'coach.bargain': 'Magic left at the end is worth little: the points are sure.',
  'coach.rob': 'The monster is drawn at random and brings no reward: choose who has slain the most.',
  'coach.exhaust': 'The order decides which place takes the next event.',
  'coach.column': 'Choose the column that can best spare a card.',
  'coach.capture': 'What he takes counts for him at the end: give up what helps him least.',

  'next.pay': 'How do you pay?',
  'next.die': 'With which domain, or which die?',
  'next.take': 'From whom, and what?',

  gold: 'Gold',
  strength: 'Strength',
  magic: 'Magic',
  die: 'Die {number}',
  dice: 'The dice',
  skip: 'Decline',
  bank: 'The bank',
  tie: 'Equal points: {names}. The tie goes to whoever has fewer citizens and domains.',
} as const;

export type Key = keyof typeof en;
