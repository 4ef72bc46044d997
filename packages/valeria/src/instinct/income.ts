/** What a round of everybody's rolls brings a player, on average, by kind. */
import { RESTING_SEATS } from '../content/box.ts';
import { countOf } from '../counting.ts';
import type { Player, State } from '../state.ts';
import { FIRST_DOMAIN, FIRST_STARTER, SLOTS } from '../vocabulary.ts';
import { heraldChance } from './herald.ts';
import { ANY, INCOMES, type Yielding, yieldsOf } from './yields.ts';

/** Rolls of others that a player harvests from, in a round: with five one rests (A35); alone there is a second harvest. */
export function othersRolls({ players }: State): number {
  if (players.length === 1) return 1;
  return players.length === RESTING_SEATS ? players.length - 2 : players.length - 1;
}

/** Writes `INCOMES` numbers from `at` on. */
export function fillIncome(state: State, player: Player, out: Float64Array, at: number): void {
  const yields = yieldsOf(state);
  const others = othersRolls(state);
  const producers = yields.producers[others];
  out.fill(0, at, at + INCOMES);
  let slots = 0;
  for (let card = 0; card < producers.length; card++) {
    const owned = card < FIRST_STARTER ? player.citizens[card] : 1;
    if (owned === 0 || yields.slots[card] === SLOTS.length) continue;
    slots |= 1 << yields.slots[card];
    collect(state, player, producers[card], owned, out, at);
  }
  const domains = yields.domains[others];
  for (let i = 0; i < player.domains.length; i++) {
    collect(state, player, domains[player.domains[i] - FIRST_DOMAIN], 1, out, at);
  }
  out[at + ANY] += (1 + others) * heraldChance(slots);
}

function collect(
  state: State,
  player: Player,
  { plain, each }: Yielding,
  times: number,
  out: Float64Array,
  at: number,
): void {
  for (let kind = 0; kind < INCOMES; kind++) out[at + kind] += times * plain[kind];
  for (let i = 0; i < each.length; i++) {
    const count = times * countOf(state, player, each[i].per);
    for (let kind = 0; kind < INCOMES; kind++) out[at + kind] += count * each[i].amounts[kind];
  }
}
