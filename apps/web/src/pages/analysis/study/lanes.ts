/** The way from an even start to the result as bars: luck first, then the own decisions, then those of the others. */
import type { Lanes } from '@three-crowns/coach';

export type LaneKind = 'luck' | 'own' | 'others';
export const LANE_KINDS: readonly LaneKind[] = ['luck', 'own', 'others'];

export interface Bar {
  readonly kind: LaneKind;
  readonly from: number;
  readonly to: number;
}

export function barsOf({ even, luck, own, others }: Lanes): Bar[] {
  const changes = { luck, own, others };
  let at = even;
  return LANE_KINDS.map((kind) => {
    const from = at;
    at += changes[kind];
    return { kind, from, to: at };
  });
}

/** What all the bars reach from and to, so that those of several seats can be compared. */
export function reachOf(lanes: readonly Lanes[]): readonly [number, number] {
  const ends = lanes.flatMap((one) => barsOf(one).flatMap(({ from, to }) => [from, to]));
  return [Math.min(...ends), Math.max(...ends)];
}

/** A place in that reach, in hundredths of it. */
export const shareIn = ([low, high]: readonly [number, number], value: number): number =>
  high === low ? 50 : (100 * (value - low)) / (high - low);

/** Who or what decided: the luck of the winner, or what was decided; and whom else luck helped. */
export interface Verdict {
  readonly by: 'skill' | 'luck';
  /** The seat that luck helped most, where it was not the winner. */
  readonly helped: number | undefined;
}

/** Less luck than this is not worth a word. */
const TELLING = 0.05;

/** By win chances. Undefined where nobody has won, or several have. */
export function verdictOf(chances: readonly Lanes[], winners: readonly number[]): Verdict | undefined {
  if (winners.length !== 1) return undefined;
  const [winner] = winners;
  const { luck, own, others } = chances[winner];
  const lucky = chances.reduce((best, lanes, seat) => (lanes.luck > chances[best].luck ? seat : best), 0);
  const isHelped = lucky !== winner && chances[lucky].luck >= TELLING;
  return { by: own + others >= luck ? 'skill' : 'luck', helped: isHelped ? lucky : undefined };
}
