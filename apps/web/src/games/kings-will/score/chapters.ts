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
import type { Noise } from '../../../design/sound/sounds.ts';
import type { EndStep } from '../../../table/screen/ending.ts';

/** What a card does to a seat: `fate` is undefined where the seat has nothing to do with the step. */
export interface Part {
  readonly fate: 'avoided' | 'shielded' | 'wrath' | undefined;
  readonly hasDisc: boolean;
  /** Taken by the wrath; never more than is left of what was collected (21). */
  readonly lost: number;
  readonly won: number;
}

interface Told extends EndStep {
  readonly parts: readonly Part[];
}

export interface Card {
  readonly field: number;
  readonly will: Will;
}

/** What is collected, and what buildings and treasury bring, is the same for everybody but its amount. */
export type PlainKind = 'points' | 'seams' | 'hoard';

export type Chapter = Told & ({ readonly kind: PlainKind } | ({ readonly kind: 'card' } & Card));

const cardsOf = (state: State): Card[] =>
  state.plan.flatMap((will, field) => (isJudged(state, field) ? [{ field, will }] : []));

function fateOf(state: State, seat: Seat, field: number): Part['fate'] {
  const failed = failedFields(state, seat);
  if (((failed >> field) & 1) === 0) return 'avoided';
  return ((shieldedFields(state, seat, failed) >> field) & 1) === 1 ? 'shielded' : 'wrath';
}

/** Every chapter waits: what the king says of each land takes its time to read. */
const told = (key: string, noise: Noise, parts: readonly Part[]): Told => ({
  key,
  noise,
  parts,
  points: parts.map(({ won, lost }) => won - lost),
  lasts: undefined,
});

export function chaptersOf(state: State): Chapter[] {
  const values = valuesOf(state);
  const { palatinates } = state;
  /** What the wrath can still take of each. */
  const left = palatinates.map(({ points }) => points);
  const plain = (kind: PlainKind, read: (own: Palatinate) => number): Chapter => ({
    ...told(
      kind,
      kind === 'seams' ? 'wood' : 'coin',
      palatinates.map((own) => ({ fate: undefined, hasDisc: false, lost: 0, won: read(own) })),
    ),
    kind,
  });
  const card = ({ field, will }: Card): Chapter => {
    const parts = palatinates.map((_, seat): Part => {
      const fate = fateOf(state, seat, field);
      const lost = fate === 'wrath' ? Math.min(left[seat], values.numbers.wrath) : 0;
      const isOwn = hasDisc(state, field, seat);
      left[seat] -= lost;
      return { fate, hasDisc: isOwn, lost, won: isOwn && fate !== 'wrath' ? rewardOf(state, seat, will) : 0 };
    });
    return { ...told(`card-${field}`, 'page', parts), kind: 'card', field, will };
  };
  const hasHoard = palatinates.some((own) => hoardOf(values, own) > 0);
  return [
    plain('points', ({ points }) => points),
    ...cardsOf(state).map(card),
    plain('seams', (own) => seamPoints(values, own)),
    ...(hasHoard ? [plain('hoard', (own) => hoardOf(values, own))] : []),
  ];
}
