/** Little to look at: what is shown in tests does not hang on how much was. */
import type { CoachSettings } from '../src/index.ts';

export const SMALL: CoachSettings = {
  situations: 60,
  rolloutSituations: 8,
  plans: 4,
  rollouts: 16,
  worlds: 24,
  sure: 0,
};
