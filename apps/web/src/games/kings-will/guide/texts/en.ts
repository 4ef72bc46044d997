/** The goal card of a first game. English defines the keys. */
export const en = {
  'goal.title': 'You win by pleasing the king',
  'goal.text': 'Most points after his last visit: shape your land to what he wants.',
  'worth.visits': 'Tributes',
  'worth.wills': 'Will cards met',
  'worth.buildings': 'Matching buildings',
  'when.visit': 'each visit',
  'when.end': 'at the end',
} as const satisfies Readonly<Record<string, string>>;

export type Key = keyof typeof en;
