/** What somebody did, after their name, with the arguments of the game's own sentence of it. English defines the keys. */
export const en = {
  'told.rolled': 'rolls {one} and {two}',
  'told.harvested': 'harvests',
  'told.took': 'takes {amount}',
  'told.recruited': 'recruits {card}',
  'told.slew': 'slays {card}',
  'told.built': 'takes {card}',
  'told.token': 'puts {amount} on {monster}',
  'told.stole': 'takes {amount}',
  'told.returned': 'puts {card} back',
  'told.robbed': 'takes {card}',
} as const;

export type Key = keyof typeof en;
