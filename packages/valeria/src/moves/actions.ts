/** The four actions (A14 to A17, A23, A24). */
import type { Seat } from '@three-crowns/core';
import { domainRow, monsterRow, tablesOf } from '../cards.ts';
import { citizensWith, give } from '../counting.ts';
import { applyEffect } from '../effects/apply.ts';
import type { EmitEvent } from '../events.ts';
import { FIRST_CITIZEN_PLACE, FIRST_DOMAIN_PLACE, PLACES } from '../grid.ts';
import type { Move } from '../move.ts';
import { type Player, playerOfTurn, type State, topOf } from '../state.ts';
import { type Card, FIRST_DOMAIN, GOLD, isEvent, MAGIC, RESOURCES, ROLES, STRENGTH } from '../vocabulary.ts';
import { isPayable, LEAST_REAL, listPayments, paymentsFor } from './payments.ts';
import { runPowers } from './powers.ts';
import { monsterAt, reveal, takeMonster, takeTop, tokensOn } from './stacks.ts';

const TAKES: readonly Move[] = RESOURCES.map((_, resource) => ({ do: 'take', resource }));

const RECRUITS = paymentsFor('recruit');
const BUILDS = paymentsFor('build');
const SLAYS = paymentsFor('slay');

/**
 * Lists are written here, behind what can always be taken, and copied out at their own length: to let each grow anew costs more
 * than to fill it.
 */
const listed: Move[] = TAKES.slice();

export function legalActions(state: State): Move[] {
  const player = playerOfTurn(state);
  let count = listRecruits(state, player, TAKES.length);
  count = listBuilds(state, player, count);
  return listed.slice(0, listSlays(state, player, count));
}

export const legalSlays = (state: State): Move[] =>
  listed.slice(TAKES.length, listSlays(state, playerOfTurn(state), TAKES.length));

/** Lists from a place on and returns where the list ends, as those below it do. */
function listRecruits(state: State, player: Player, from: number): number {
  let count = from;
  const { costs, namesakes } = tablesOf(state);
  const isLifted = isSurchargeLifted(state, player);
  const { citizens } = player;
  const gold = player.have[GOLD];
  const magic = player.have[MAGIC];
  for (let place = FIRST_CITIZEN_PLACE; place < FIRST_DOMAIN_PLACE; place++) {
    const card = topOf(state, place);
    if (card === undefined) continue;
    const cost = isLifted ? costs[card] : costs[card] + citizens[card] + namesakes[card];
    count = listPayments(listed, count, RECRUITS[place], cost, gold, magic);
  }
  return count;
}

function listBuilds(state: State, player: Player, from: number): number {
  let count = from;
  const { costs } = tablesOf(state);
  const discount = discountOf(state, player);
  const gold = player.have[GOLD];
  const magic = player.have[MAGIC];
  for (let place = FIRST_DOMAIN_PLACE; place < PLACES; place++) {
    const card = topOf(state, place);
    if (card === undefined) continue;
    const cost = Math.max(LEAST_REAL, costs[card] - discount);
    // Gold is looked at first: to count roles costs more.
    if (!isPayable(cost, gold, magic) || !meetsNeeds(state, player, card)) continue;
    count = listPayments(listed, count, BUILDS[place], cost, gold, magic);
  }
  return count;
}

function listSlays(state: State, { have }: Player, from: number): number {
  let count = from;
  const strength = have[STRENGTH];
  const magic = have[MAGIC];
  const { strengths, magics } = tablesOf(state);
  const { cover, tokens } = state;
  for (let place = 0; place < PLACES; place++) {
    // Elsewhere than in the row of monsters there are events alone, and seldom.
    if (place >= FIRST_CITIZEN_PLACE && !isEvent(cover[place])) continue;
    const card = monsterAt(state, place);
    if (card === undefined) continue;
    const first = place * RESOURCES.length;
    const cost = strengths[card] + tokens[first + STRENGTH];
    const left = magic - magics[card] - tokens[first + MAGIC];
    count = listPayments(listed, count, SLAYS[place], cost, strength, left);
  }
  return count;
}

/** One gold more for each card of the name, starters included, unless a domain lifts it. */
export function citizenCost(state: State, player: Player, card: Card): number {
  const cost = tablesOf(state).costs[card];
  return isSurchargeLifted(state, player) ? cost : cost + surcharge(state, player, card);
}

const surcharge = (state: State, player: Player, card: Card): number =>
  player.citizens[card] + tablesOf(state).namesakes[card];

function isSurchargeLifted(state: State, { domains }: Player): boolean {
  const { lifts } = tablesOf(state);
  for (let i = 0; i < domains.length; i++) if (lifts[domains[i] - FIRST_DOMAIN]) return true;
  return false;
}

export function domainCost(state: State, player: Player, card: Card): number {
  return Math.max(LEAST_REAL, tablesOf(state).costs[card] - discountOf(state, player));
}

function discountOf(state: State, { domains }: Player): number {
  const { discounts } = tablesOf(state);
  let discount = 0;
  for (let i = 0; i < domains.length; i++) discount += discounts[domains[i] - FIRST_DOMAIN];
  return discount;
}

/** Printed cost and tokens. */
const slayStrength = (state: State, place: number, card: Card): number =>
  tablesOf(state).strengths[card] + tokensOn(state, place, STRENGTH);
const slayMagic = (state: State, place: number, card: Card): number =>
  tablesOf(state).magics[card] + tokensOn(state, place, MAGIC);

export const slayCost = (state: State, place: number, card: Card): { strength: number; magic: number } => ({
  strength: slayStrength(state, place, card),
  magic: slayMagic(state, place, card),
});

/** How many citizens of a role a player lacks for a domain; other domains and starters do not help. */
export const rolesLacking = (state: State, player: Player, card: Card, role: number): number =>
  Math.max(0, tablesOf(state).needs[card - FIRST_DOMAIN][role] - citizensWith(state, player, role));

export function meetsNeeds(state: State, player: Player, card: Card): boolean {
  const needs = tablesOf(state).needs[card - FIRST_DOMAIN];
  for (let role = 0; role < ROLES.length; role++) {
    if (needs[role] > 0 && citizensWith(state, player, role) < needs[role]) return false;
  }
  return true;
}

export function doTake(state: State, resource: number, emit?: EmitEvent): void {
  playerOfTurn(state).have[resource] += 1;
  emit?.({ type: 'took', seat: state.turn, resource });
}

export function doRecruit(state: State, place: number, magic: number, emit?: EmitEvent): void {
  const player = playerOfTurn(state);
  const cost = citizenCost(state, player, topOf(state, place) as Card);
  player.have[GOLD] -= cost - magic;
  player.have[MAGIC] -= magic;
  const card = takeTop(state, place);
  player.citizens[card] += 1;
  emit?.({ type: 'recruited', seat: state.turn, place, card, paid: { gold: cost - magic, magic } });
  reveal(state, place, emit);
  runPowers(state, state.turn, 'citizen', emit);
}

/** A15, A17: a citizen without its price. */
export function doJoin(state: State, seat: Seat, place: number, source: Card, emit?: EmitEvent): void {
  const card = takeTop(state, place);
  state.players[seat].citizens[card] += 1;
  emit?.({ type: 'joined', seat, place, card, source });
  reveal(state, place, emit);
  runPowers(state, seat, 'citizen', emit);
}

export function doSlay(state: State, place: number, magic: number, emit?: EmitEvent): void {
  const player = playerOfTurn(state);
  const monster = monsterAt(state, place) as Card;
  const gold = tokensOn(state, place, GOLD);
  const paid = {
    strength: slayStrength(state, place, monster) - magic,
    magic: slayMagic(state, place, monster) + magic,
  };
  player.have[STRENGTH] -= paid.strength;
  player.have[MAGIC] -= paid.magic;
  const card = takeMonster(state, place);
  player.monsters.push(card);
  emit?.({ type: 'slew', seat: state.turn, place, card, paid });
  // A32: gold that lay on the monster, on top of the reward.
  if (gold > 0) {
    give(player, { gold });
    emit?.({ type: 'gained', seat: state.turn, card, got: { gold } });
  }
  applyEffect(state, state.turn, monsterRow(state, card).reward, card, emit);
  runPowers(state, state.turn, 'monster', emit);
}

/** The next domain is turned up last, after what this one does at once (A23); an ongoing one works from now on (A16). */
export function doBuild(state: State, place: number, magic: number, emit?: EmitEvent): void {
  const player = playerOfTurn(state);
  const card = topOf(state, place) as Card;
  const cost = domainCost(state, player, card);
  player.have[GOLD] -= cost - magic;
  player.have[MAGIC] -= magic;
  takeTop(state, place);
  player.domains.push(card);
  emit?.({ type: 'built', seat: state.turn, place, card, paid: { gold: cost - magic, magic } });
  state.stack.push({ effect: { kind: 'reveal', place }, seat: state.turn, source: card, left: 1 });
  const { power } = domainRow(state, card);
  if (power.when === 'now') applyEffect(state, state.turn, power.effect, card, emit);
}
