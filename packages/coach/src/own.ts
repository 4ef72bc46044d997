/** Of an analysis of all seats what one of them may be told while its game goes on: nothing that others know is in it. */
import type { Seat } from '@three-crowns/core';
import type { Analysis, Step, Values } from './analysis.ts';

/** As if only this seat had been looked at. Without steps until it has decided something. */
export function ownAnalysis(analysis: Analysis, seat: Seat): Analysis {
  const { steps } = analysis;
  const first = steps.find((step, ply) => isOwn(step, steps[ply - 1], seat));
  if (first === undefined) return { ...analysis, as: seat, steps: [] };
  let last: Values = first.before;
  const own = steps.map((step, i) => {
    if (!isOwn(step, steps[i - 1], seat)) return unchanged(step, last, seat);
    last = step.after;
    return step;
  });
  return { ...analysis, as: seat, steps: own };
}

/** Values that were carried on from the decision before may be those of another seat. */
function isOwn(step: Step, before: Step | undefined, seat: Seat): boolean {
  return step.seat === seat && step.before !== before?.after;
}

function unchanged({ ply, seat, mark }: Step, values: Values, own: Seat): Step {
  return { ply, seat, before: values, after: values, ...(seat === own && mark && { mark }) };
}
