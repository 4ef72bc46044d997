/** All ways to answer a card that leaves a choice, activated several times: how often each alternative is taken. */
import type { Move } from '../move.ts';
import type { Card } from '../vocabulary.ts';

/** By card, alternatives and activations, as far as games get. Moves are values, so equal ones are made once. */
const made: (readonly Move[])[][][] = [];
const MOST_KEPT = 8;

export function picksOf(card: Card, times: number, alternatives: number): Move[] {
  return times > MOST_KEPT ? makePicks(card, times, alternatives) : keptPicks(card, times, alternatives).slice();
}

function keptPicks(card: Card, times: number, alternatives: number): readonly Move[] {
  made[card] ??= [];
  made[card][alternatives] ??= [];
  made[card][alternatives][times] ??= makePicks(card, times, alternatives);
  return made[card][alternatives][times];
}

const makePicks = (card: Card, times: number, alternatives: number): Move[] =>
  splits(times, alternatives).map((counts) => ({ do: 'pick', card, counts }));

/** All ways to spread `total` over `parts`, the first part fullest first. */
function splits(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  const ways: number[][] = [];
  for (let first = total; first >= 0; first--) {
    for (const rest of splits(total - first, parts - 1)) ways.push([first, ...rest]);
  }
  return ways;
}
