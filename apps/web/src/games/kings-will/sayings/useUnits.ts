import { costText } from '@three-crowns/kings-will/board';
import type { View } from '../pieces/view.ts';
import { useNames } from './useNames.ts';

/** Units in words: "2 wood and 1 stone". */
export function useUnits(view: View): (units: readonly number[]) => string {
  const { say } = useNames(view);
  return (units) => say(costText(units));
}
