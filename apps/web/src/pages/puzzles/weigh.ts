/** A move in the middle of a line that is not the one of the puzzle: whether it is as good. */
import type { Advice, Line, Why } from '@three-crowns/coach';

/** What a better move has more. */
export interface Fault {
  /** Of the chance to win. */
  readonly lost: number;
  readonly why: readonly Why[];
}

/** So little less is as good: an analysis calls it a good move, too. */
const AS_GOOD = 0.02;

/** A move that is not among the best ones is at most as good as the last of them. */
export function faultIn({ lines, seat }: Pick<Advice, 'lines' | 'seat'>, text: string): Fault | undefined {
  const chanceOf = ({ outlook }: Line) => outlook.chances[seat].mean;
  const best = lines.at(0);
  const tried = lines.find(({ texts }) => texts[0] === text) ?? lines.at(-1);
  if (best === undefined || tried === undefined) return undefined;
  const lost = chanceOf(best) - chanceOf(tried);
  return lost < AS_GOOD ? undefined : { lost, why: best.why };
}
