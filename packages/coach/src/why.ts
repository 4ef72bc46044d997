/** Why one line is better than another: by the lines of the final scores that the same worlds come to. */
import { type Endings, estimateFrom, type Term, termsBetween } from '@three-crowns/ai';
import type { Seat } from '@three-crowns/core';

export type Why =
  /** The seat gets about so many points more of this line of its score. */
  | { readonly kind: 'gains'; readonly seat: Seat; readonly key: string; readonly points: number }
  /** It loses about so many points less in a line that takes points away. */
  | { readonly kind: 'saves'; readonly seat: Seat; readonly key: string; readonly points: number }
  /** A rival gets about so many points less of this line. */
  | { readonly kind: 'denies'; readonly seat: Seat; readonly key: string; readonly points: number }
  /** A game that is going well ends sooner. */
  | { readonly kind: 'ends' }
  /** Nothing stands out: a little of everything. */
  | { readonly kind: 'waits' };

type Telling = Extract<Why, { readonly points: number }>;

/** Fewer points are no reason. */
const LEAST_POINTS = 0.5;
/** So many turns fewer are a sooner end. */
const LEAST_TURNS = 1;
const MOST_REASONS = 2;

/** What speaks for one line and against another, the most telling first. Both met the same worlds. */
export function whyBetween(endings: Endings, one: number, other: number, seat: Seat): Why[] {
  const seats = endings[0][one].points.map((_, at) => at);
  const reasons = seats.flatMap((at) => {
    const terms = termsBetween(endings, one, other, at).filter((term) => isClear(term));
    return at === seat ? terms.flatMap((term) => ownReason(endings, other, seat, term)) : terms.flatMap(denial(at));
  });
  if (reasons.length > 0) return reasons.sort((a, b) => b.points - a.points).slice(0, MOST_REASONS);
  return [{ kind: endsSooner(endings, one, other, seat) ? 'ends' : 'waits' }];
}

function isClear({ points: { mean, error } }: Term): boolean {
  return Math.abs(mean) >= LEAST_POINTS && Math.abs(mean) > error;
}

function ownReason(endings: Endings, other: number, seat: Seat, { key, points: { mean } }: Term): Telling[] {
  if (mean < 0) return [];
  const there = endings.reduce((sum, plans) => sum + (plans[other].lines[seat][key] ?? 0), 0);
  return [{ kind: there < 0 ? 'saves' : 'gains', seat, key, points: rounded(mean) }];
}

const denial =
  (seat: Seat) =>
  ({ key, points: { mean } }: Term): Telling[] =>
    mean > 0 ? [] : [{ kind: 'denies', seat, key, points: rounded(-mean) }];

const rounded = (points: number): number => Math.round(10 * points) / 10;

/** Who is ahead wants no more turns. */
function endsSooner(endings: Endings, one: number, other: number, seat: Seat): boolean {
  const { mean: chance } = estimateFrom(endings.map((plans) => plans[one].shares[seat]));
  const { mean, error } = estimateFrom(endings.map((plans) => plans[other].turns - plans[one].turns));
  return chance > 1 / endings[0][one].shares.length && mean >= LEAST_TURNS && mean > error;
}
