/** A second, naive writing of what can be paid, where farmers walk and what shields save, to hold against the rules. */
import { isMet, rewardOf } from '../src/amounts.ts';
import { roomOn } from '../src/palatinate.ts';
import { hoardOf, seamPoints } from '../src/scoring.ts';
import type { State } from '../src/state.ts';
import { valuesOf } from '../src/values.ts';

/** Every payment for a cost: all vectors up to 6 of each good, kept when discount and replacement explain them. */
export function brutePayments(cost: readonly number[], discount: number, substitute: boolean, held: readonly number[]) {
  const found = new Set<string>();
  const total = cost.reduce((sum, count) => sum + count, 0);
  const wanted = Math.max(0, total - discount);
  for (const way of vectors(4, 6)) {
    const paid = way.reduce((sum, count) => sum + count, 0);
    // Goods paid beyond what the cost names are replacements.
    const replaced = way.reduce((sum, count, good) => sum + Math.max(0, count - cost[good]), 0);
    if (paid !== wanted || replaced > (substitute ? 1 : 0)) continue;
    if (way.every((count, good) => count <= held[good])) found.add(way.join());
  }
  return [...found].sort();
}

function vectors(length: number, most: number): number[][] {
  if (length === 0) return [[]];
  return vectors(length - 1, most).flatMap((rest) => Array.from({ length: most + 1 }, (_, count) => [count, ...rest]));
}

/** What a row of lands looks like after some steps: farmers by land, and the new land, if any. */
export interface Walked {
  readonly farmers: readonly number[];
  readonly rooms: readonly number[];
  readonly explored: string;
}

/** Every end of a move action of up to so many steps, by trying all walks and keeping those without a crowd. */
export function bruteWalks(state: State, seat: number, steps: number): Set<string> {
  const own = state.palatinates[seat];
  const values = valuesOf(state);
  const start: Walked = {
    farmers: own.farmers,
    rooms: own.farmers.map((_, at) => roomOn(values, own, at)),
    explored: '-',
  };
  const kinds = state.landsLeft.flatMap((count, land) => (count > 0 ? [land] : []));
  const ends = new Set<string>();
  let walked: Walked[] = [start];
  for (let step = 1; step <= steps; step++) {
    walked = walked.flatMap((one) => stepsFrom(one, kinds, values.numbers.farmersPerLand));
    for (const one of walked) if (one.farmers.every((count, at) => count <= one.rooms[at])) ends.add(nameOf(one));
  }
  return ends;
}

export const nameOf = ({ farmers, explored }: Pick<Walked, 'farmers' | 'explored'>): string =>
  `${farmers.join()} ${explored}`;

function stepsFrom({ farmers, rooms, explored }: Walked, kinds: readonly number[], room: number): Walked[] {
  const next: Walked[] = [];
  farmers.forEach((count, from) => {
    if (count === 0) return;
    const gone = farmers.with(from, count - 1);
    for (const to of [from - 1, from + 1]) {
      if (to >= 0 && to < farmers.length) next.push({ farmers: gone.with(to, gone[to] + 1), rooms, explored });
    }
    if (explored !== '-') return;
    for (const land of kinds) {
      if (from === 0) next.push({ farmers: [1, ...gone], rooms: [room, ...rooms], explored: `left ${land}` });
      if (from === farmers.length - 1) {
        next.push({ farmers: [...gone, 1], rooms: [...rooms, room], explored: `right ${land}` });
      }
    }
  });
  return next;
}

/** Every way to use the shields: what the best one scores. */
export function bruteShields(state: State, seat: number, shields: number): number {
  const values = valuesOf(state);
  const own = state.palatinates[seat];
  const cards = state.plan.filter((_, field) => state.discs[field] !== 0);
  const hasOwn = (will: number) => ((state.discs[state.plan.indexOf(will)] >> seat) & 1) === 1;
  const failed = cards.filter((will) => !isMet(own, values.wills[will].wrath));
  const rest = seamPoints(values, own) + hoardOf(values, own);
  let best = 0;
  for (let chosen = 0; chosen < 1 << failed.length; chosen++) {
    const saved = failed.filter((_, i) => ((chosen >> i) & 1) === 1);
    if (saved.length > shields) continue;
    const left = Math.max(0, own.points - values.numbers.wrath * (failed.length - saved.length));
    const paying = cards.filter((will) => hasOwn(will) && (!failed.includes(will) || saved.includes(will)));
    best = Math.max(best, left + rest + paying.reduce((sum, will) => sum + rewardOf(state, seat, will), 0));
  }
  return best;
}
