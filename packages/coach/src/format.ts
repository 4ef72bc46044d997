/** An analysis as a file, from outside and back. */
import {
  BadInput,
  formatFields,
  jsonFault,
  lineAt,
  lineListAt,
  listAt,
  objectAt,
  oneOfAt,
  wholeAt,
} from '@three-crowns/core';
import { ANALYSIS_FORMAT, type Analysis, BUDGETS, type Step } from './analysis.ts';
import { formatStep, parseStep } from './stepText.ts';
import { formatWhy, parseWhy } from './whyText.ts';

const REQUIRED = ['format', 'game', 'rulesVersion', 'record', 'budget', 'seats', 'steps'] as const;
const OPTIONAL = ['as'] as const;
const MOST_STEPS = 100_000;
const MOST_SEATS = 16;
const MOST_MOVES = 200;
const MOST_REASONS = 2;
const TEXT_LENGTH = 200;

export function formatAnalysis(analysis: Analysis): string {
  const { steps, as } = analysis;
  const seats = steps.length === 0 ? 1 : steps[0].before.points.length;
  const written = steps.map((step, i) => {
    const text = formatStep(step, steps[i - 1]?.after);
    return step.better === undefined ? text : [text, step.better, (step.why ?? []).map(formatWhy)];
  });
  return formatFields({ ...analysis, seats, as: as === undefined ? as : as + 1, steps: written }, [
    ...OPTIONAL,
    ...REQUIRED,
  ]);
}

/** Checks everything that can be checked without the record. */
export function parseAnalysis(raw: unknown): Analysis {
  const fault = jsonFault(raw, '');
  if (fault !== undefined) throw new BadInput('', fault);
  const fields = objectAt(raw, '', REQUIRED, OPTIONAL);
  const seats = wholeAt(fields.seats, 'seats', 1, MOST_SEATS);
  const steps: Step[] = [];
  for (const one of listAt(fields.steps, 'steps', { most: MOST_STEPS })) steps.push(stepFrom(one, steps, seats));
  return {
    format: oneOfAt(fields.format, 'format', [ANALYSIS_FORMAT]),
    game: lineAt(fields.game, 'game', TEXT_LENGTH),
    rulesVersion: wholeAt(fields.rulesVersion, 'rulesVersion', 0, 1_000_000),
    record: lineAt(fields.record, 'record', TEXT_LENGTH),
    budget: oneOfAt(fields.budget, 'budget', BUDGETS),
    ...(fields.as !== undefined && { as: wholeAt(fields.as, 'as', 1, seats) - 1 }),
    steps,
  };
}

/** A text, or with a better line a list: the text, the line, the reasons. */
function stepFrom(raw: unknown, steps: readonly Step[], seats: number): Step {
  const ply = steps.length;
  const place = `steps[${ply}]`;
  const [text, ...more] = Array.isArray(raw) ? listAt(raw, place, 3) : [raw];
  const told = parseStep(lineAt(text, place, TEXT_LENGTH), place, seats, steps[ply - 1]?.after);
  if (more.length === 0) return { ply, ...told };
  const [better, reasons] = more;
  return {
    ply,
    ...told,
    better: lineListAt(better, `${place}[1]`, MOST_MOVES, TEXT_LENGTH),
    why: lineListAt(reasons, `${place}[2]`, MOST_REASONS, TEXT_LENGTH).map((one, i) =>
      parseWhy(one, `${place}[2][${i}]`, seats),
    ),
  };
}
