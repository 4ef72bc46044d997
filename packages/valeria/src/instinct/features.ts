/** What a learned value reads of a situation. Every number stands there three times: early, in the middle and late. */
import { type Features, type Seat, weightsOf } from '@three-crowns/core';
import { contentOf } from '../cards.ts';
import { exhaustedLimit } from '../ending.ts';
import { exhaustedPlaces, isBeforeRoll, type Player, type State } from '../state.ts';
import { FIRST_DOMAIN, GOLD, KINDS, RESOURCES, ROLES, STRENGTH } from '../vocabulary.ts';
import { fillRates } from './belief.ts';
import { cardsAtFirst, cardsLeft } from './haste.ts';
import { fillIncome } from './income.ts';
import { fillProspects, PROSPECTS } from './prospects.ts';
import { CITIZENS, COUNTED, DOMAINS, fillTally, ICONS, MONSTERS, newTally, scored } from './tally.ts';
import two from './weights/2.json' with { type: 'json' };
import three from './weights/3.json' with { type: 'json' };
import more from './weights/4-5.json' with { type: 'json' };
import { INCOMES } from './yields.ts';

/** Of one resource: more than this is counted as plenty. */
const PLENTY = 8;

const OF_A_SIDE = [
  'points',
  'duke',
  ...RESOURCES,
  'plenty',
  'lacks gold',
  'lacks strength',
  ...[...KINDS, 'any'].map((kind) => `income ${kind}`),
  'citizens',
  'monsters',
  'domains',
  ...ROLES.map((role) => `icons ${role}`),
  'changes dice',
  'pays less',
  ...PROSPECTS,
] as const;
const OF_THE_OWN = ['monster scored', 'domain scored', 'icons scored'] as const;
const OF_THE_TABLE = [
  'one',
  'cards left',
  'exhausted',
  'round',
  'ending',
  'turns before',
  'own turn left',
  'ending, own turn left',
  'ending, turns of rivals left',
  'own actions',
] as const;

const RIVALS_AT = OF_A_SIDE.length + OF_THE_OWN.length;
const BEST_AT = RIVALS_AT + OF_A_SIDE.length;
const TABLE_AT = BEST_AT + 1;
const ONCE = TABLE_AT + OF_THE_TABLE.length;

const TIMES = ['early', 'middle', 'late'] as const;

const names: readonly string[] = TIMES.flatMap((time) => [
  ...[...OF_A_SIDE, ...OF_THE_OWN].map((name) => `${time}: own ${name}`),
  ...[...OF_A_SIDE, 'best points'].map((name) => `${time}: rivals' ${name}`),
  ...OF_THE_TABLE.map((name) => `${time}: ${name}`),
]);

/** Raised whenever a feature means another thing. */
const version = 1;

export const features: Features<State> = {
  names,
  version,
  fill,
  weights: weightsOf({ names, version }, [two, three, more]),
};

const once = new Float64Array(ONCE);
const side = new Float64Array(OF_A_SIDE.length);
const rates = new Float64Array(COUNTED);
const tally = newTally();

function fill(state: State, seat: Seat, out: Float32Array): void {
  once.fill(0);
  fillRivals(state, seat);
  // Last, so that `rates` are the own.
  fillSide(state, seat, seat);
  once.set(side);
  once[OF_A_SIDE.length] = rates[MONSTERS];
  once[OF_A_SIDE.length + 1] = rates[DOMAINS];
  for (let role = ICONS; role < ICONS + ROLES.length; role++) once[OF_A_SIDE.length + 2] += rates[role];
  fillTable(state, seat);
  spread(state, out);
}

/** The mean of the rivals, and the most points of any. */
function fillRivals(state: State, seat: Seat): void {
  const share = 1 / (state.players.length - 1);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    fillSide(state, seat, other);
    for (let i = 0; i < side.length; i++) once[RIVALS_AT + i] += share * side[i];
    once[BEST_AT] = Math.max(once[BEST_AT], side[0] + side[1]);
  }
}

function fillSide(state: State, viewer: Seat, seat: Seat): void {
  const player = state.players[seat];
  fillTally(state, player, tally);
  fillRates(state, viewer, seat, tally, rates);
  let at = 0;
  side[at++] = tally.points;
  side[at++] = scored(rates, tally);
  at = fillPurse(player, at);
  fillIncome(state, player, side, at);
  at += INCOMES;
  side[at++] = tally.counts[CITIZENS];
  side[at++] = tally.counts[MONSTERS];
  side[at++] = tally.counts[DOMAINS];
  for (let role = 0; role < ROLES.length; role++) side[at++] = tally.counts[ICONS + role];
  at = fillPowers(state, player, at);
  fillProspects(state, player, tally, rates, side, at);
}

/** Writes from a place on and returns where it ends, as the next one does. */
function fillPurse({ have }: Player, from: number): number {
  let at = from;
  let plenty = 0;
  for (let resource = 0; resource < have.length; resource++) {
    side[at++] = Math.min(have[resource], PLENTY);
    plenty += Math.max(0, have[resource] - PLENTY);
  }
  side[at++] = plenty;
  side[at++] = have[GOLD] === 0 ? 1 : 0;
  side[at++] = have[STRENGTH] === 0 ? 1 : 0;
  return at;
}

function fillPowers(state: State, { domains }: Player, at: number): number {
  const rows = contentOf(state).domains;
  side[at] = 0;
  side[at + 1] = 0;
  for (let i = 0; i < domains.length; i++) {
    const { when } = rows[domains[i] - FIRST_DOMAIN].power;
    if (when === 'dice') side[at] += 1;
    else if (when === 'recruiting' || when === 'building') side[at + 1] += 1;
  }
  return at + 2;
}

function fillTable(state: State, seat: Seat): void {
  const seats = state.players.length;
  const place = (seat - state.start + seats) % seats;
  const current = (state.turn - state.start + seats) % seats;
  const isOwn = place === current;
  const isOver = !isBeforeRoll(state) && state.actions === 0;
  const hasTurn = place > current || (isOwn && !isOver) ? 1 : 0;
  const turns = seats - current - (isOver ? 1 : 0);
  const ending = state.ending ? 1 : 0;
  let at = TABLE_AT;
  once[at++] = 1;
  once[at++] = cardsLeft(state);
  once[at++] = exhaustedPlaces(state) / exhaustedLimit(state);
  once[at++] = state.round;
  once[at++] = ending;
  once[at++] = ((seat - state.turn + seats) % seats) / seats;
  once[at++] = hasTurn;
  once[at++] = ending * hasTurn;
  once[at++] = ending * (turns - hasTurn);
  once[at++] = isBeforeRoll(state) ? 0 : isOwn ? state.actions : -state.actions;
}

/** A number is shared between the two times that the cards still to be taken lie between. */
function spread(state: State, out: Float32Array): void {
  const gone = (TIMES.length - 1) * (1 - Math.min(1, once[TABLE_AT + 1] / cardsAtFirst(state)));
  for (let time = 0; time < TIMES.length; time++) {
    const share = Math.max(0, 1 - Math.abs(gone - time));
    for (let i = 0; i < ONCE; i++) out[time * ONCE + i] = share * once[i];
  }
}
