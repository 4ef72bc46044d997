import type { Grade } from '@three-crowns/coach';
import type { IconName } from '../../../design/icons/Icon.tsx';

/** Grades of decisions that left something better. */
export type FaultGrade = Extract<Grade, 'imprecise' | 'mistake' | 'blunder'>;

export const FAULT_SIGNS: Readonly<Record<FaultGrade, string>> = { imprecise: '?!', mistake: '?', blunder: '??' };

export const isFault = (grade: Grade): grade is FaultGrade => Object.hasOwn(FAULT_SIGNS, grade);

/** What a row of the list can be about. */
export type Mark = Grade | 'luck';

/** What stands in the round mark of a grade: the shape tells it before the colour does. */
export const SIGNS: Readonly<Record<Mark, { readonly icon: IconName } | { readonly sign: string }>> = {
  brilliant: { icon: 'star' },
  best: { icon: 'tick' },
  good: { icon: 'tick' },
  imprecise: { sign: FAULT_SIGNS.imprecise },
  mistake: { sign: FAULT_SIGNS.mistake },
  blunder: { sign: FAULT_SIGNS.blunder },
  forced: { icon: 'arrow-right' },
  luck: { icon: 'die' },
};
