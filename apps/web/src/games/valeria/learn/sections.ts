/** The sections of "How to play" in order, with the texts each is made of. */
import { numbered } from '../../../learn/parts/howTo.ts';
import type { HowToKey } from './texts/howto/en.ts';

const TEXTS = {
  goal: { paragraphs: ['goal.1', 'goal.2'] },
  setup: { paragraphs: ['setup.1', 'setup.2'] },
  turn: { paragraphs: ['turn.1'] },
  roll: { paragraphs: ['roll.1', 'roll.2'] },
  harvest: { paragraphs: ['harvest.1', 'harvest.2'] },
  herald: { paragraphs: ['herald.1', 'herald.2'] },
  trade: { paragraphs: ['trade.1', 'trade.2'] },
  actions: { paragraphs: ['actions.1', 'actions.2'], fine: ['actions.fine.1', 'actions.fine.2'] },
  recruit: { paragraphs: ['recruit.1', 'recruit.2'] },
  slay: { paragraphs: ['slay.1', 'slay.2'] },
  build: { paragraphs: ['build.1', 'build.2'] },
  powers: { paragraphs: ['powers.1', 'powers.2'] },
  end: { paragraphs: ['end.1', 'end.2'] },
  scoring: { paragraphs: ['scoring.1', 'scoring.2'] },
  variants: { paragraphs: ['variants.1', 'variants.2', 'variants.3'] },
  alone: { paragraphs: ['alone.1', 'alone.2'], fine: ['alone.fine.1', 'alone.fine.2'] },
  setups: { paragraphs: ['setups.1'] },
  tips: { paragraphs: [] },
} as const;

export type HowToSection = keyof typeof TEXTS;

export const HOW_TO = numbered<HowToSection, HowToKey>(TEXTS);
