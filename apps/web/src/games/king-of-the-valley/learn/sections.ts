/** The sections of "How to play" in order, with the texts each is made of. */
import { numbered } from '../../../learn/parts/howTo.ts';
import type { HowToKey } from './texts/howto/en.ts';

const TEXTS = {
  goal: { paragraphs: ['goal.1', 'goal.2'] },
  setup: { paragraphs: ['setup.1', 'setup.2', 'setup.3'] },
  turn: { paragraphs: ['turn.1'] },
  recruit: { paragraphs: ['recruit.1', 'recruit.2'] },
  move: { paragraphs: ['move.1', 'move.2', 'move.3'] },
  sets: {
    paragraphs: ['sets.1', 'sets.2'],
    fine: ['sets.fine.1', 'sets.fine.2', 'sets.fine.3', 'sets.fine.4'],
  },
  priest: { paragraphs: ['priest.1', 'priest.2'], fine: ['priest.fine.1', 'priest.fine.2', 'priest.fine.3'] },
  wizard: { paragraphs: ['wizard.1', 'wizard.2'] },
  collector: { paragraphs: ['collector.1', 'collector.2'] },
  jester: { paragraphs: ['jester.1', 'jester.2'] },
  kingdom: { paragraphs: ['kingdom.1', 'kingdom.2'] },
  replenish: { paragraphs: ['replenish.1', 'replenish.2'], fine: ['replenish.fine.1', 'replenish.fine.2'] },
  end: { paragraphs: ['end.1', 'end.2'] },
  scoring: { paragraphs: ['scoring.1', 'scoring.2', 'scoring.3'] },
  tips: { paragraphs: [] },
} as const;

export type HowToSection = keyof typeof TEXTS;

export const HOW_TO = numbered<HowToSection, HowToKey>(TEXTS);
