/** The sections of "How to play" in order, with the texts each is made of. */
import { numbered } from '../../../learn/parts/howTo.ts';
import type { HowToKey } from './texts/howto/en.ts';

const TEXTS = {
  goal: { paragraphs: ['goal.1', 'goal.2'] },
  setup: { paragraphs: ['setup.1', 'setup.2', 'setup.3', 'setup.4'] },
  wills: { paragraphs: ['wills.1', 'wills.2', 'wills.3'] },
  row: { paragraphs: ['row.1', 'row.2', 'row.3'], fine: ['row.fine.1', 'row.fine.2'] },
  turn: { paragraphs: ['turn.1', 'turn.2'], fine: ['turn.fine.1'] },
  harvest: { paragraphs: ['harvest.1', 'harvest.2'] },
  extract: { paragraphs: ['extract.1', 'extract.2'] },
  enrich: { paragraphs: ['enrich.1', 'enrich.2', 'enrich.3'] },
  build: { paragraphs: ['build.1', 'build.2', 'build.3'], fine: ['build.fine.1', 'build.fine.2'] },
  seams: { paragraphs: ['seams.1', 'seams.2'] },
  govern: { paragraphs: ['govern.1', 'govern.2', 'govern.3'] },
  move: { paragraphs: ['move.1', 'move.2'], fine: ['move.fine.1', 'move.fine.2'] },
  multiply: { paragraphs: ['multiply.1', 'multiply.2'] },
  intrigue: { paragraphs: ['intrigue.1', 'intrigue.2'] },
  mood: { paragraphs: ['mood.1', 'mood.2'], fine: ['mood.fine.1', 'mood.fine.2'] },
  visit: { paragraphs: ['visit.1', 'visit.2', 'visit.3'] },
  levies: { paragraphs: ['levies.1', 'levies.2'], fine: ['levies.fine.1', 'levies.fine.2'] },
  two: { paragraphs: ['two.1', 'two.2'] },
  scoring: { paragraphs: ['scoring.1', 'scoring.2', 'scoring.3', 'scoring.4'] },
  first: { paragraphs: ['first.1', 'first.2'] },
  tips: { paragraphs: [] },
} as const;

export type HowToSection = keyof typeof TEXTS;

export const HOW_TO = numbered<HowToSection, HowToKey>(TEXTS);
