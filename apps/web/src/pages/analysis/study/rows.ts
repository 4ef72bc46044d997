/** The list of decisions, with the luck between them, and which of them somebody wants to see. */

import { type Grade, givenUp, gradeOf, type Luck, type Step } from '@three-crowns/coach';
import type { Seat } from '@three-crowns/core';
import { isFault } from './grades.ts';
import { mostTouched } from './luck.ts';

export type Row =
  | {
      readonly kind: 'decision';
      readonly ply: number;
      readonly seat: Seat;
      readonly grade: Grade;
      readonly change: number;
    }
  /** What came after this ply for a seat: of dice, draws and reveals, or where nothing was dealt, of what the next one knows. */
  | {
      readonly kind: 'luck';
      readonly ply: number;
      readonly seat: Seat;
      readonly change: number;
      readonly isDealt: boolean;
    };

export const FILTERS = ['all', 'mattered', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];

/** Luck that moves a win chance less is part of every game. */
const TELLING = 0.04;
/** Where nothing was dealt a smaller change matters to nobody. */
const SWING = 0.15;

/** In the order of the game. Where there was nothing to decide there is no row. */
export function rowsOf(steps: readonly Step[], lucks: readonly Luck[], isDealt: (ply: number) => boolean): Row[] {
  const decisions = steps.flatMap((step): Row[] => {
    const grade = gradeOf(step);
    return grade === 'forced'
      ? []
      : [{ kind: 'decision', ply: step.ply, seat: step.seat, grade, change: -givenUp(step) }];
  });
  const telling = mostTouched(lucks, 'chances').flatMap(({ ply, seat, chance }): Row[] =>
    Math.abs(chance) < TELLING ? [] : [{ kind: 'luck', ply, seat, change: chance, isDealt: isDealt(ply) }],
  );
  // The decision comes before the luck that followed it: a sort leaves equals in their order.
  return [...decisions, ...telling].sort((a, b) => a.ply - b.ply);
}

/** `own`: the seat of the one who looks, where there is just one person. */
export function chosenRows(rows: readonly Row[], filter: Filter, own: Seat | undefined): readonly Row[] {
  switch (filter) {
    case 'all':
      return rows;
    case 'mattered':
      return rows.filter((row) =>
        row.kind === 'luck'
          ? row.isDealt || Math.abs(row.change) >= SWING
          : row.grade === 'brilliant' || isFault(row.grade),
      );
    case 'mine':
      return rows.filter(({ seat }) => seat === own);
  }
}

/** The plies at which something better was left. */
export const faultsIn = (steps: readonly Step[]): number[] =>
  steps.flatMap((step) => (isFault(gradeOf(step)) ? [step.ply] : []));

/** From a ply to the next or the last one of these; undefined where there is none that way. */
export const stepAmong = (plies: readonly number[], at: number, by: 1 | -1): number | undefined =>
  by === 1 ? plies.find((ply) => ply > at) : plies.findLast((ply) => ply < at);
