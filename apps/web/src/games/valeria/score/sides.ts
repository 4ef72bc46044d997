/** Those who are scored at the end: the seats, then the Dark Lord of a game alone. */
import type { State } from '@three-crowns/valeria';
import {
  type Card,
  CITIZENS,
  contentOf,
  countOf,
  type Duke,
  dukeOf,
  dukeRow,
  isCitizen,
  isDomain,
  isMonster,
  isMonsterPlace,
  type Role,
} from '@three-crowns/valeria/board';
import { roleOf } from '../pieces/glyphs/roleOf.ts';

/** Undefined where nobody has one, or it is not known. */
export function dukeFor({ players, lord }: State, side: number): Duke | undefined {
  const duke = side < players.length ? dukeOf(players[side]) : lord?.dukes[0];
  return duke === undefined || duke < 0 ? undefined : duke;
}

export interface Lying {
  readonly card: Card;
  readonly count: number;
}

/** What lies before a side and may count: citizens, domains, monsters; of the Dark Lord those that were never slain. */
export function cardsOf({ players, lord, grid }: State, side: number): Lying[] {
  const own = side < players.length ? players[side] : lord;
  if (own === null) return [];
  const monsters = side < players.length ? players[side].monsters : grid.filter((_, at) => isMonsterPlace(at)).flat();
  const citizens = own.citizens.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
  return [...citizens, ...counted(own.domains), ...counted(monsters)];
}

const counted = (cards: readonly Card[]): Lying[] =>
  [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));

export type Kind = Role | 'starter' | 'domain' | 'monster';

export function kindOf(state: State, card: Card): Kind {
  if (isDomain(card)) return 'domain';
  return isMonster(card) ? 'monster' : (roleOf(state, card) ?? 'starter');
}

export interface Stack {
  readonly kind: Kind;
  readonly count: number;
  /** As of a card: whether the duke counts it, once that is told. */
  readonly isLit: boolean | undefined;
}

/** The same cards by kind, in the order in which they lie. Before the duke lies open nothing tells what it will count. */
export function stacksOf(state: State, side: number, isTurned: boolean): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const { card, count } of cardsOf(state, side)) {
    const kind = kindOf(state, card);
    const isLit = isTurned ? isLookedAt(state, side, card) : undefined;
    const key = `${kind} ${isLit}`;
    stacks.set(key, { kind, isLit, count: count + (stacks.get(key)?.count ?? 0) });
  }
  return [...stacks.values()];
}

/** Whether the duke of a side, or what counts for all alike, looks at this card. */
export function isLookedAt(state: State, side: number, card: Card): boolean {
  const duke = dukeFor(state, side);
  const { rates } = duke === undefined ? contentOf(state).noDuke : dukeRow(state, duke);
  const alone = {
    citizens: CITIZENS.map((_, kind) => (isCitizen(card) && kind === card ? 1 : 0)),
    domains: isDomain(card) ? [card] : [],
    monsters: isCitizen(card) || isDomain(card) ? [] : [card],
  };
  return rates.some(({ per }) => countOf(state, alone, per) > 0);
}
