/** The final scoring, step by step: what was collected, each card with wrath and will, the buildings, the treasury. */
import type { Seat } from '@three-crowns/core';
import { kingsWill, type State } from '@three-crowns/kings-will';
import {
  hasDisc,
  isMet,
  NO_WILL,
  type Palatinate,
  rewardOf,
  seamsOf,
  shieldsOf,
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

/** Cards with at least one disc; a neutral one counts (32). */
const cardsOf = (state: State): Card[] =>
  state.plan.flatMap((will, field) => (state.discs[field] !== 0 && will !== NO_WILL ? [{ field, will }] : []));

/** 40, 51: shields go to the failed cards that pay most. */
function shieldedOf(state: State, seat: Seat): ReadonlySet<number> {
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  const worth = ({ field, will }: Card) => (hasDisc(state, field, seat) ? rewardOf(state, seat, will) : 0);
  const failed = cardsOf(state)
    .filter(({ will }) => !isMet(own, values.wills[will].wrath))
    .sort((a, b) => worth(b) - worth(a));
  return new Set(failed.slice(0, shieldsOf(values, own)).map(({ field }) => field));
}

export function chaptersOf(state: State): Chapter[] {
  const values = valuesOf(state);
  const { palatinates } = state;
  const totals = palatinates.map(({ points }) => points);
  /** What the wrath can still take of each. */
  const left = [...totals];
  const shielded = palatinates.map((_, seat) => shieldedOf(state, seat));
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
    parts: palatinates.map((own, seat): Part => {
      const isAvoided = isMet(own, values.wills[will].wrath);
      const fate = isAvoided ? 'avoided' : shielded[seat].has(field) ? 'shielded' : 'wrath';
      const lost = fate === 'wrath' ? Math.min(left[seat], values.numbers.wrath) : 0;
      const isOwn = hasDisc(state, field, seat);
      const won = isOwn && fate !== 'wrath' ? rewardOf(state, seat, will) : 0;
      left[seat] -= lost;
      totals[seat] += won - lost;
      return { fate, hasDisc: isOwn, lost, won, total: totals[seat] };
    }),
  });
  const hoards = kingsWill.rules
    .scores(state)
    .map(({ lines }) => lines.find(({ key }) => key === 'hoard')?.points ?? 0);
  return [
    plain('points', ({ points }) => points),
    ...cardsOf(state).map(card),
    plain('seams', (own) => seamsOf(values, own).points),
    ...(hoards.some((points) => points > 0) ? [plain('hoard', (_, seat) => hoards[seat])] : []),
  ];
}
