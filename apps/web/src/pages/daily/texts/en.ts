/** The deal of the day. English: this file defines the keys. */
export const en = {
  lead: '{date}. One deal a day and game, the same for everybody, against the same opponent: a {level}. No hints, and nothing is dealt anew. The next deals come at {time}.',
  new: 'Not played yet.',
  open: 'You are in the middle of it.',
  play: 'Play the deal',
  won: 'Won, {points} to {rival}.',
  lost: 'Lost, {points} to {rival}.',
  victory: 'Won',
  you: 'You',
  points: '{points} to {rival}',
  beaten: 'As good as {count} of {of} levels, or better.',
  compare: 'Let the levels play it',
  goOn: 'Go on with the levels',
  running: 'The {level} plays your seat, move {moves}.',
  stop: 'Stop',
  edition: 'Opponents’ mark {edition}',
  earlier: 'Earlier days',
} as const;

export type Key = keyof typeof en;
