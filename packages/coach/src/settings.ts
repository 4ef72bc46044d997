/** How much the coach looks at. Everything is counted in worlds, never in time: the same settings say the same everywhere. */
import type { AnyGame } from '@three-crowns/core';
import type { BudgetName } from './analysis.ts';

export interface CoachSettings {
  /** Situations looked at to plan the own turn, and for a decision of a rollout. */
  readonly situations: number;
  readonly rolloutSituations: number;
  /** Plans that a search begins with, and its rollouts: worlds times plans. */
  readonly plans: number;
  readonly rollouts: number;
  /** Worlds, at most, in which the lines that are left are compared. */
  readonly worlds: number;
  /** Fewer worlds are enough once chances and their differences have this standard error. */
  readonly sure: number;
}

type Amounts = Pick<CoachSettings, 'rolloutSituations' | 'rollouts' | 'worlds' | 'sure'>;

/** Of an analysis; of a hint; of the search for what may be a puzzle. */
export type Budget = BudgetName | 'hint' | 'scout';

const AMOUNTS: Readonly<Record<Budget, Amounts>> = {
  scout: { rolloutSituations: 12, rollouts: 64, worlds: 32, sure: 0.02 },
  hint: { rolloutSituations: 100, rollouts: 128, worlds: 48, sure: 0.01 },
  standard: { rolloutSituations: 100, rollouts: 64, worlds: 32, sure: 0.02 },
  deep: { rolloutSituations: 100, rollouts: 512, worlds: 192, sure: 0.01 },
};

/** A game that is looked ahead in by its hunch shows so many more worlds in the same time. */
const BY_HUNCH = 8;
/** The standard is what two minutes a game allow: as much more as a game looks less than this far ahead, and so as much surer. */
const FAR = 8;
const PLANS = 12;
const SITUATIONS = 400;

export function coachSettings({ instinct }: AnyGame, budget: Budget): CoachSettings {
  const { rolloutSituations, rollouts, worlds, sure } = AMOUNTS[budget];
  const more = budget === 'standard' ? Math.max(1, FAR / instinct.horizon) : 1;
  const times = more * (instinct.hunch === undefined ? 1 : BY_HUNCH);
  return {
    situations: SITUATIONS,
    rolloutSituations,
    plans: PLANS,
    rollouts: times * rollouts,
    worlds: times * worlds,
    sure: sure / Math.sqrt(more),
  };
}
