/** The deal of the day. English: this file defines the keys. */
export const en = {
  lead: '{date}. One deal per game every day, the same for everybody, against the same opponent: a {level}. No hints, and nothing is dealt anew. The next deals come at {time}.',
  new: 'Not played yet.',
  open: 'You are in the middle of it.',
  play: 'Play the deal',
  won: 'Won, {points} to {rival}.',
  lost: 'Lost, {points} to {rival}.',
  victory: 'Won',
  you: 'You',
  points: '{points} to {rival}',
  beaten: '{count, plural, =0 {Every level so far did better.} other {As good as # of {of} levels, or better.}}',
  compare: 'Let the levels play it',
  goOn: 'Go on with the levels',
  running: 'The {level} plays in your seat, move {moves}.',
  stop: 'Stop',
  edition: 'Opponents’ version {edition}',
  earlier: 'Earlier days',
} as const;

export type Key = keyof typeof en;
