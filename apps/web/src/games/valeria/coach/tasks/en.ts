/** What a puzzle asks. English: this file defines the tasks. */
export const en = {
  duke: 'Find the duke to keep.',
  dice: 'Find the best roll.',
  harvest: 'Find the best harvest.',
  recruit: 'Find the right citizens to recruit.',
  slay: 'Find the right monster to slay.',
  build: 'Find the right domain to take.',
  purchase: 'Find the best purchases.',
  action: 'Find the best use of your actions.',
  steal: 'Find the best theft.',
  choose: 'Find the best choice.',
} as const;

export type Task = keyof typeof en;
