/** What the grid holds for a player: what lies in reach now, and what would be scored for it. */
import { tablesOf } from '../cards.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, PLACES } from '../grid.ts';
import { domainCost } from '../moves/actions.ts';
import { monsterAt, tokensOn } from '../moves/stacks.ts';
import { type Player, type State, topOf } from '../state.ts';
import { type Card, FIRST_DOMAIN, GOLD, MAGIC, ROLES, STRENGTH } from '../vocabulary.ts';
import { CITIZENS, domainRate, ICONS, monsterRate, type Tally } from './tally.ts';

export const PROSPECTS = [
  'domains open',
  'domains now',
  'best domain',
  'monsters now',
  'best monster',
  'next monster',
  'citizens scored',
] as const;

/** Writes them from `at` on. */
export function fillProspects(
  state: State,
  player: Player,
  tally: Tally,
  rates: Float64Array,
  out: Float64Array,
  at: number,
): void {
  fillDomains(state, player, tally, rates, out, at);
  fillMonsters(state, player, rates, out, at + 3);
  out[at + 6] = citizensScored(state, rates);
}

/** Domains whose roles the player has, those that can be paid, and the points of the best, as far as it can be paid. */
function fillDomains(
  state: State,
  player: Player,
  { roles }: Tally,
  rates: Float64Array,
  out: Float64Array,
  at: number,
): void {
  const { points } = tablesOf(state);
  const purse = player.have[GOLD] + player.have[MAGIC];
  let open = 0;
  let now = 0;
  let best = 0;
  for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) {
    const card = topOf(state, place);
    if (card === undefined || !isOpen(state, roles, card)) continue;
    const cost = domainCost(state, player, card);
    open += 1;
    if (purse >= cost) now += 1;
    best = Math.max(best, (points[card] + domainRate(state, rates, card)) * Math.min(1, purse / cost));
  }
  out[at] = open;
  out[at + 1] = now;
  out[at + 2] = best;
}

function isOpen(state: State, roles: Float64Array, card: Card): boolean {
  const needs = tablesOf(state).needs[card - FIRST_DOMAIN];
  for (let role = 0; role < ROLES.length; role++) if (roles[role] < needs[role]) return false;
  return true;
}

/** Monsters that can be slain now, and the points of the best two of all, as far as they can be paid. */
function fillMonsters(state: State, { have }: Player, rates: Float64Array, out: Float64Array, at: number): void {
  const { strengths, magics, points } = tablesOf(state);
  const force = have[STRENGTH] + have[MAGIC];
  let now = 0;
  let best = 0;
  let next = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = monsterAt(state, place);
    if (card === undefined) continue;
    const magic = magics[card] + tokensOn(state, place, MAGIC);
    const cost = strengths[card] + tokensOn(state, place, STRENGTH) + magic;
    if (force >= cost && have[MAGIC] >= magic) now += 1;
    const worth = (points[card] + monsterRate(state, rates, card)) * Math.min(1, force / cost);
    if (worth > best) {
      next = best;
      best = worth;
    } else if (worth > next) next = worth;
  }
  out[at] = now;
  out[at + 1] = best;
  out[at + 2] = next;
}

/** One citizen of each stack in sight. */
function citizensScored(state: State, rates: Float64Array): number {
  const { roles } = tablesOf(state);
  let sum = 0;
  for (let place = FIRST_CITIZEN_PLACE; place < FIRST_DOMAIN_PLACE; place++) {
    const card = topOf(state, place);
    if (card !== undefined) sum += rates[ICONS + roles[card]] + rates[CITIZENS];
  }
  return sum;
}
