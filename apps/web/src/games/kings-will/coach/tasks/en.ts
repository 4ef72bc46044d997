/** What a puzzle asks. English: this file defines the tasks. */
export const en = {
  setup: 'Find the best start.',
  tile: 'Find the best action tile.',
  build: 'Find the best tile to build with.',
  act: 'Find the best use of your tile.',
  follow: 'Follow, or pass? Find the best answer.',
  intrigue: 'Find the best action of a locked tile.',
  walk: 'Find the best way for your farmers.',
  trade: 'Find the best trade.',
  look: 'Find the will card worth a look.',
  site: 'Find the best site.',
  pay: 'Find the best way to pay.',
  pledge: 'Find the will card to commit to.',
  give: 'Find what to give the king.',
} as const;

export type Task = keyof typeof en;
