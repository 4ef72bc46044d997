/** The four scales as numbers: how many steps each has and where a seat stands on it. */
import type { State } from '@three-crowns/kings-will';
import { MOOD_STEPS, printedMood, valuesOf } from '@three-crowns/kings-will/board';
import { signed } from '../../../design/numbers.ts';
import type { ScaleName } from '../pieces/Scale.tsx';

export function stepCount(state: State, scale: ScaleName): number {
  const values = valuesOf(state);
  if (scale === 'mood') return MOOD_STEPS + 1;
  return 1 + (scale === 'money' ? values.numbers.money : values[scale].length);
}

export function stepOf(state: State, scale: ScaleName, seat: number): number {
  const own = state.palatinates[seat];
  return scale === 'money' ? own.coins : own[scale];
}

/** As it is printed. */
export function printedStep(scale: ScaleName, step: number): string {
  if (scale !== 'mood') return String(step);
  return signed(printedMood(step));
}
