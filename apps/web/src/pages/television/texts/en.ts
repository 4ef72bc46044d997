export const en = {
  come: 'To join late, or come back:',
  'come.code': 'To join late, or come back: point a phone at the code.',
  join: 'Point your phone at the code',
  'join.words': 'or type these words on the page “With friends”:',
  'join.at': 'This screen is at {address}',
  chooses: 'chooses',
  points: '{name} points here',
} as const;

export type Key = keyof typeof en;
