/** Of playing on from a moment. English defines the keys. */
export const en = {
  title: 'Play on from here',
  text: 'A new game begins at this moment; the old one stays as it is.',
  seen: 'What {name} knew stays. All else is dealt anew.',
  open: 'What everybody could see stays. All else is dealt anew.',
  who: 'Who plays {name}',
  start: 'Start the game',
  cancel: 'Not now',
} as const;

export type Key = keyof typeof en;
