/**
 * An analysis that must fit into little leaves out what is missed least. First the further moves and the reasons of better lines
 * go, those of the decisions that gave up least first; the better move itself stays. Where that is not enough small changes go,
 * then larger ones: such a decision is told as one that changed nothing, and the next that is told has the change. So every sum
 * stays exact.
 */
import type { Analysis, Step, Values } from './analysis.ts';
import { givenUp } from './grade.ts';

type Test = (lean: Analysis) => boolean;

/** Changes of chances below which nothing is told; with the last of them nothing is told but the start. */
const CHANGES = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 2] as const;

/** As much of it as fits; where nothing does, the least there can be. */
export function leanAnalysis(analysis: Analysis, isSmallEnough: Test): Analysis {
  if (isSmallEnough(analysis)) return analysis;
  const brief = briefer(analysis, isSmallEnough);
  let lean = brief;
  for (let i = 0; i < CHANGES.length && !isSmallEnough(lean); i++) {
    lean = { ...brief, steps: withoutChanges(brief.steps, CHANGES[i]) };
  }
  return lean;
}

/** As few lines are cut as need be. */
function briefer(analysis: Analysis, isSmallEnough: Test): Analysis {
  const explained = analysis.steps.filter(({ better }) => better !== undefined);
  explained.sort((a, b) => givenUp(a) - givenUp(b));
  const cut = (count: number): Analysis => {
    const brief = new Set(explained.slice(0, count));
    return { ...analysis, steps: analysis.steps.map((step) => (brief.has(step) ? inBrief(step) : step)) };
  };
  let [tooFew, enough] = [0, explained.length];
  while (enough - tooFew > 1) {
    const count = Math.floor((tooFew + enough) / 2);
    if (isSmallEnough(cut(count))) enough = count;
    else tooFew = count;
  }
  return cut(enough);
}

function inBrief(step: Step): Step {
  return { ...step, better: step.better?.slice(0, 1) ?? [], why: [] };
}

function withoutChanges(steps: readonly Step[], below: number): Step[] {
  let last: Values | undefined;
  return steps.map((step) => {
    if (last !== undefined && givenUp(step) < below && changeBetween(last, step.after) < below)
      return stillAt(step, last);
    last = step.after;
    return step;
  });
}

function stillAt({ ply, seat, mark }: Step, values: Values): Step {
  return { ply, seat, before: values, after: values, ...(mark && { mark }) };
}

/** Of the chance that changed most. */
function changeBetween({ chances }: Values, after: Values): number {
  return Math.max(...chances.map((chance, seat) => Math.abs(after.chances[seat] - chance)));
}
