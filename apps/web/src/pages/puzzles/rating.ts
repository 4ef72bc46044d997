/** How strong somebody is at puzzles, and how hard a puzzle is, on one scale: as players of a game are rated by its results. */

/** Of somebody who has solved nothing yet. */
export const FIRST_RATING = 1500;

/** So much better finds it ten times as often for every time it is not found. */
const TENFOLD = 400;

/** Nothing is found always, or never. */
const LEAST_SHARE = 0.02;

/** What a try may change: more while little is known. */
const STEPS = [
  { tries: 10, most: 64 },
  { tries: 30, most: 32 },
] as const;
const LAST_STEP = 20;

/** By the share of the weaker levels that find it: one that half of them find is as hard as a beginner is strong. */
export function difficultyOf(found: number): number {
  const share = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, found));
  return FIRST_RATING + TENFOLD * Math.log10((1 - share) / share);
}

export const RESULTS = ['found', 'nudged', 'missed'] as const;
/** nudged: found with a nudge. missed: the first try was another move, or it was shown. */
export type Result = (typeof RESULTS)[number];

const WORTH: Readonly<Record<Result, number>> = { found: 1, nudged: 0.5, missed: 0 };

/** The rating after so many tries before this one. */
export function ratedAfter(rating: number, tries: number, difficulty: number, result: Result): number {
  const expected = 1 / (1 + 10 ** ((difficulty - rating) / TENFOLD));
  const most = STEPS.find((step) => tries < step.tries)?.most ?? LAST_STEP;
  return Math.round(rating + most * (WORTH[result] - expected));
}
