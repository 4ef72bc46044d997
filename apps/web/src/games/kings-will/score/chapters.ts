/** The final scoring, step by step: what was collected, each card with wrath and will, the buildings, the treasury. */
import type { Seat } from '@three-crowns/core';
import type { State } from '@three-crowns/kings-will';
import {
  failedFields,
  hasDisc,
  hoardOf,
  isJudged,
  type Palatinate,
  rewardOf,
  seamPoints,
  shieldedFields,
  valuesOf,
  type Will,
} from '@three-crowns/kings-will/board';

/** What a card does to a seat: `fate` is undefined where the seat has nothing to do with the step. */
export interface Part {
  readonly fate: 'avoided' | 'shielded' | 'wrath' | undefined;
  readonly hasDisc: boolean;
  /** Taken by the wrath; never more than is left of what was collected (21). */
  readonly lost: number;
  readonly won: number;
  /** Of everything told so far. */
  readonly total: number;
}

export type Chapter =
  | { readonly kind: 'points' | 'seams' | 'hoard'; readonly parts: readonly Part[] }
  | { readonly kind: 'card'; readonly field: number; readonly will: Will; readonly parts: readonly Part[] };

interface Card {
  readonly field: number;
  readonly will: Will;
}

const cardsOf = (state: State): Card[] =>
  state.plan.flatMap((will, field) => (isJudged(state, field) ? [{ field, will }] : []));

function fateOf(state: State, seat: Seat, field: number): Part['fate'] {
  const failed = failedFields(state, seat);
  if (((failed >> field) & 1) === 0) return 'avoided';
  return ((shieldedFields(state, seat, failed) >> field) & 1) === 1 ? 'shielded' : 'wrath';
}

export function chaptersOf(state: State): Chapter[] {
  const values = valuesOf(state);
  const { palatinates } = state;
  const totals = palatinates.map(({ points }) => points);
  /** What the wrath can still take of each. */
  const left = [...totals];
  const plain = (kind: 'points' | 'seams' | 'hoard', read: (own: Palatinate, seat: Seat) => number): Chapter => ({
    kind,
    parts: palatinates.map((own, seat) => {
      const won = read(own, seat);
      if (kind !== 'points') totals[seat] += won;
      return { fate: undefined, hasDisc: false, lost: 0, won, total: totals[seat] };
    }),
  });
  const card = ({ field, will }: Card): Chapter => ({
    kind: 'card',
    field,
    will,
    parts: palatinates.map((_, seat): Part => {
      const fate = fateOf(state, seat, field);
      const lost = fate === 'wrath' ? Math.min(left[seat], values.numbers.wrath) : 0;
      const isOwn = hasDisc(state, field, seat);
      const won = isOwn && fate !== 'wrath' ? rewardOf(state, seat, will) : 0;
      left[seat] -= lost;
      totals[seat] += won - lost;
      return { fate, hasDisc: isOwn, lost, won, total: totals[seat] };
    }),
  });
  const hoards = palatinates.map((own) => hoardOf(values, own));
  return [
    plain('points', ({ points }) => points),
    ...cardsOf(state).map(card),
    plain('seams', (own) => seamPoints(values, own)),
    ...(hoards.some((points) => points > 0) ? [plain('hoard', (_, seat) => hoards[seat])] : []),
  ];
}
