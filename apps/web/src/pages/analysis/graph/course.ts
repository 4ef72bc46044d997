/** What the graph shows of an analysis: its page and its picture draw from the same. */
import { gradeOf, type Luck, type Step } from '@three-crowns/coach';
import type { SeatInfo } from '../../../seats/seats.ts';
import { type FaultGrade, isFault } from '../study/grades.ts';
import { luckIn, mostTouched } from '../study/luck.ts';
import type { Scale } from '../study/numbers.ts';
import type { Round } from '../study/study.ts';
import type { Dot } from './geometry.ts';

export interface Course {
  readonly seats: readonly SeatInfo[];
  readonly rounds: readonly Round[];
  readonly plies: number;
  readonly scale: Scale;
  /** By seat. */
  readonly lines: readonly (readonly Dot[])[];
  readonly faults: readonly Fault[];
  readonly turningPoint: Spot | undefined;
  readonly lucks: readonly LuckBar[];
  /** The seat whose line has a ground below it. */
  readonly main: number;
}

interface Spot extends Dot {
  readonly seat: number;
}

export interface Fault extends Spot {
  readonly grade: FaultGrade;
}

export type LuckBar = Spot;

/** Luck that changes less is not drawn: by scale. */
const TELLING: Readonly<Record<Scale, number>> = { chances: 0.02, points: 0.5 };

export function spotOf({ ply, seat, before }: Step, scale: Scale): Spot {
  return { ply, seat, value: before[scale][seat] };
}

export const faultSpots = (steps: readonly Step[], scale: Scale): Fault[] =>
  steps.flatMap((step) => {
    const grade = gradeOf(step);
    return isFault(grade) ? [{ ...spotOf(step, scale), grade }] : [];
  });

export const luckBars = (lucks: readonly Luck[], scale: Scale): LuckBar[] =>
  mostTouched(lucks, scale)
    .map((luck) => ({ ply: luck.ply, seat: luck.seat, value: luckIn(luck, scale) }))
    .filter(({ value }) => Math.abs(value) >= TELLING[scale]);
