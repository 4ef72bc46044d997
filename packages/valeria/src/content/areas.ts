/** The stacks of monsters of a table, and the order of their row (A1), worked out once for each table. */
import { memoOf } from '@three-crowns/core';
import { AREAS, type Area, type Card, FIRST_MONSTER } from '../vocabulary.ts';
import { stackSizes } from './box.ts';
import type { Content } from './types.ts';

interface AreaStack {
  /** The strongest at the bottom. */
  readonly cards: readonly Card[];
  /** The strength of the weakest and of the strongest. */
  readonly top: number;
  readonly boss: number;
}

type AreaStacks = { readonly [A in Area]: AreaStack };

interface Stacks {
  readonly usual: AreaStacks;
  readonly larger: AreaStacks;
}

const stacksFor = memoOf(
  (content: Content): Stacks => ({ usual: stacksOf(content, false), larger: stacksOf(content, true) }),
);

/** With more players the stacks are larger. */
export function areaStacks(content: Content, seats: number): AreaStacks {
  const { usual, larger } = stacksFor(content);
  return stackSizes(seats).monsters > stackSizes(1).monsters ? larger : usual;
}

function stacksOf(content: Content, isLarger: boolean): AreaStacks {
  const stacks = {} as { [A in Area]: AreaStack };
  for (const area of AREAS) stacks[area] = stackOf(content, area, isLarger);
  return stacks;
}

function stackOf(content: Content, area: Area, isLarger: boolean): AreaStack {
  const rows = content.monsters
    .map((row, i) => ({ row, card: FIRST_MONSTER + i }))
    .filter(({ row }) => row.area === area)
    .sort((a, b) => b.row.strength - a.row.strength || b.card - a.card);
  const cards: Card[] = [];
  for (const { row, card } of rows) {
    for (let left = row.copies + (isLarger ? row.more : 0); left > 0; left--) cards.push(card);
  }
  const strengths = cards.map((card) => content.monsters[card - FIRST_MONSTER].strength);
  return { cards, top: Math.min(...strengths), boss: Math.max(...strengths) };
}

/** A1: the weakest top monster on the left; of equal ones the weaker boss. Magic does not count. */
export function rowOf(stacks: AreaStacks, areas: readonly Area[]): Area[] {
  return areas.toSorted((a, b) => {
    const [one, other] = [stacks[a], stacks[b]];
    return one.top - other.top || one.boss - other.boss || AREAS.indexOf(a) - AREAS.indexOf(b);
  });
}
