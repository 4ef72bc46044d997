/** What is counted when a game is over: scores by source, seats, cards, buildings. */
import { isMet } from '../src/amounts.ts';
import { hasDisc } from '../src/moves/pledge.ts';
import { farmersOf, type Palatinate } from '../src/palatinate.ts';
import { outcome, seamPoints } from '../src/scoring.ts';
import type { State } from '../src/state.ts';
import { type Values, valuesOf } from '../src/values.ts';
import { BUILDINGS, NO_BUILDING, NO_PLACE, printedMood, WILLS } from '../src/vocabulary.ts';
import type { Story } from './events.ts';
import { add, type Tally } from './tally.ts';

interface Ending {
  readonly state: State;
  readonly values: Values;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** Of all seats together. */
  readonly all: number;
}

export function countEnd(story: Story, state: State, tally: Tally): void {
  const result = outcome(state);
  if (result === undefined) throw new Error('nobody is asked and there is no outcome');
  const totals = result.scores.map((score) => score.total);
  const all = totals.reduce((sum, total) => sum + total, 0);
  const ending = { state, values: valuesOf(state), totals, winners: result.winners, all };
  add(tally, 'games');
  add(tally, 'game turns', story.turns);
  add(tally, 'margin', marginOf(totals));
  state.palatinates.forEach((own, seat) => {
    countSeat(ending, seat, tally);
    countSources(story, own, seat, result.scores[seat].lines, ending.values, tally);
    countEstate(own, tally);
  });
  state.plan.forEach((_, field) => {
    countCard(ending, field, tally);
  });
  countBuildings(story, ending, tally);
}

function marginOf(totals: readonly number[]): number {
  const sorted = totals.toSorted((a, b) => b - a);
  return sorted[0] - sorted[1];
}

/** By place in the order of play: the starting player is the first. */
function countSeat({ state, totals, winners }: Ending, seat: number, tally: Tally): void {
  const turn = (seat - state.start + totals.length) % totals.length;
  add(tally, `seat ${turn + 1}`);
  add(tally, `seat wins ${turn + 1}`, winners.includes(seat) ? 1 : 0);
  add(tally, `seat score ${turn + 1}`, totals[seat]);
  add(tally, 'score', totals[seat]);
  add(tally, 'score squared', totals[seat] ** 2);
}

function countSources(
  { bonus, given }: Story,
  { points }: Palatinate,
  seat: number,
  lines: readonly { readonly key: string; readonly points: number }[],
  { numbers }: Values,
  tally: Tally,
): void {
  add(tally, 'source start', numbers.startPoints);
  add(tally, 'source last slot', bonus[seat]);
  add(tally, 'source voluntary levies', given[seat]);
  add(tally, 'source rebellions and unpaid levies', points - numbers.startPoints - bonus[seat] - given[seat]);
  for (const line of lines) {
    if (line.key.startsWith('will-')) add(tally, 'source wills', line.points);
    else if (line.key !== 'points' && line.key !== 'shields') add(tally, `source ${line.key}`, line.points);
    if (line.key.startsWith('will-')) add(tally, `earned ${line.key.slice(5)}`, line.points);
    if (line.key === 'shields') add(tally, 'shields used');
  }
}

function countEstate(own: Palatinate, tally: Tally): void {
  add(tally, 'end lands', own.lands.length);
  add(tally, 'end farmers', farmersOf(own));
  add(tally, 'end places', own.sites.filter((place) => place < NO_PLACE).length);
  add(tally, 'end buildings', own.buildings.filter((building) => building !== NO_BUILDING).length);
  add(tally, 'end education', own.education);
  add(tally, 'end development', own.development);
  add(tally, 'end mood', printedMood(own.mood));
  add(tally, 'end coins', own.coins);
  add(tally, 'end goods', own.goods[0] + own.goods[1] + own.goods[2] + own.goods[3]);
}

/** Discs, what they brought (see `earned`), and wrath: of everybody, on a card with a disc. */
function countCard({ state, values, winners }: Ending, field: number, tally: Tally): void {
  const card = WILLS[state.plan[field]];
  add(tally, `plan ${card}`);
  if (state.discs[field] === 0) return;
  add(tally, `judged ${card}`);
  const { wrath } = values.wills[state.plan[field]];
  const angering = state.palatinates.filter((own) => !isMet(own, wrath)).length;
  add(tally, `wrath ${card}`, angering);
  add(tally, `anger ${card}`, angering > 0 ? 1 : 0);
  state.palatinates.forEach((_, seat) => {
    if (!hasDisc(state, field, seat)) return;
    add(tally, `discs ${card}`);
    if (winners.includes(seat)) add(tally, `disc wins ${card}`);
  });
}

function countBuildings({ erected }: Story, { state, values, totals, winners, all }: Ending, tally: Tally): void {
  state.palatinates.forEach((own, seat) => {
    own.buildings.forEach((building, at) => {
      if (building === NO_BUILDING) return;
      const name = BUILDINGS[building];
      add(tally, `built ${name}`);
      add(tally, `built round ${name}`, erected[building]);
      add(tally, `bought ${erected[building]}`);
      if (winners.includes(seat)) add(tally, `built wins ${name}`);
      add(tally, `built ahead ${name}`, totals[seat] * totals.length - all);
      add(tally, `built seams ${name}`, seamsBeside(values, own, at));
    });
  });
}

/** The points of the seams to its left and right. */
function seamsBeside(values: Values, own: Palatinate, at: number): number {
  return seamPoints(values, own) - seamPoints(values, { ...own, buildings: own.buildings.with(at, NO_BUILDING) });
}
