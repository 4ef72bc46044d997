export const en = {
  come: 'Come in late, or back:',
  'come.code': 'Come in late, or back: point a phone at the code.',
  join: 'Point your phone at the code',
  'join.words': 'or type these words on the page “With friends”:',
  'join.at': 'This screen is at {address}',
  chooses: 'chooses',
  points: '{name} points here',
} as const;

export type Key = keyof typeof en;
