/** What a puzzle asks. English: this file defines the tasks. */
export const en = {
  claim: 'Claim a kingdom with this turn.',
  place: 'Find the best place for your king.',
  recruit: 'Recruit, or go without? Find the best turn.',
  summon: 'Find whom your king summons best.',
  kingdom: 'Claim the kingdom bonus, or wait? Find out.',
  replenish: 'Find the slope to fill the valley from.',
  jester: 'Find the best column for your jester.',
  swap: 'Find the best swap for the wizard.',
  tax: 'Find whom to hand to the tax collector.',
} as const;

export type Task = keyof typeof en;
