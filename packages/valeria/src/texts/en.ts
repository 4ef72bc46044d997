export const en = {
  'whyNot.not-now': 'Not now.',
  'move.any': 'Do it',
  'event.any': 'Something',
  'ask.any': 'Choose',
  'score.any': 'Points',
} as const;
