/** Points by source (A29, A36, A38, A43 to A45). */
import { type Score, type ScoreLine, type Seat, UNKNOWN } from '@three-crowns/core';
import { contentOf, dukeRow, tablesOf } from './cards.ts';
import type { Rates, Scoring } from './content/types.ts';
import { citizenCount, sumOver, type Tableau, tableauCount } from './counting.ts';
import { COLUMNS } from './grid.ts';
import { dukeOf } from './moves/dukes.ts';
import type { Lord, State } from './state.ts';
import { type Duke, MONSTER_TYPES, type MonsterType, type Role } from './vocabulary.ts';

export type ScoreKey =
  | 'monsters'
  | 'domains'
  | 'points'
  | `icon-${Role}`
  | `type-${MonsterType}`
  | 'each-citizen'
  | 'each-monster'
  | 'each-domain'
  | 'resources'
  | (typeof MAJORITIES)[number];

export interface Line extends ScoreLine {
  readonly key: ScoreKey;
}

/** Somebody who is scored: a seat, or behind them the Dark Lord. */
type Side = Seat;

const MAJORITIES = ['most-citizens', 'most-monsters', 'most-domains'] as const;
type Majority = (typeof MAJORITIES)[number];

const sidesOf = ({ players, lord }: State): number => players.length + (lord === null ? 0 : 1);
const isSeat = ({ players }: State, side: Side): boolean => side < players.length;
const tableauOf = (state: State, side: Side): Tableau =>
  isSeat(state, side) ? state.players[side] : (state.lord as Lord);

/** Undefined while none is kept; UNKNOWN where the viewer may not see it. */
const dukeFor = (state: State, side: Side): Duke | undefined =>
  isSeat(state, side) ? dukeOf(state.players[side]) : state.lord?.dukes[0];

/** Only seats have any (A38). */
const pointsOf = (state: State, side: Side): number => (isSeat(state, side) ? state.players[side].points : 0);
function resourcesOf(state: State, side: Side): number {
  if (!isSeat(state, side)) return 0;
  const { have } = state.players[side];
  let sum = 0;
  for (const amount of have) sum += amount;
  return sum;
}

/** Slain monsters; of the Dark Lord the surviving ones of the stacks, events excepted (A38, A43). */
function monsterCount(state: State, side: Side): number {
  if (isSeat(state, side)) return state.players[side].monsters.length;
  let count = 0;
  for (let place = 0; place < COLUMNS; place++) count += state.grid[place].length;
  return count;
}

/** The sum of what a table by card says of the monsters of a side. */
function overMonsters(state: State, side: Side, values: readonly number[]): number {
  if (isSeat(state, side)) return sumOver(state.players[side].monsters, values);
  let sum = 0;
  for (let place = 0; place < COLUMNS; place++) sum += sumOver(state.grid[place], values);
  return sum;
}

function countFor(state: State, side: Side, count: Scoring): number {
  switch (count.of) {
    case 'type':
      return overMonsters(state, side, tablesOf(state).ofType[MONSTER_TYPES.indexOf(count.type)]);
    case 'monsters':
      return monsterCount(state, side);
    default:
      return tableauCount(state, tableauOf(state, side), count);
  }
}

/** What a side scores by: the duke it kept, or what everybody has without dukes; nothing while that is not known. */
function ratesOf(state: State, side: Side): Rates | undefined {
  if (isDukeless(state)) return contentOf(state).noDuke;
  const duke = dukeFor(state, side);
  return duke === undefined || duke === UNKNOWN ? undefined : dukeRow(state, duke);
}

const isDukeless = ({ players }: State): boolean => players[0].dukes.length === 0;

/** The pooled resources are divided, rounded down. */
const leftOver = (state: State, side: Side, { resources }: Rates): number =>
  Math.floor(resourcesOf(state, side) / resources);

function countedFor(state: State, side: Side, majority: Majority): number {
  if (majority === 'most-monsters') return monsterCount(state, side);
  const tableau = tableauOf(state, side);
  return majority === 'most-citizens' ? citizenCount(tableau) : tableau.domains.length;
}

/** A36, A45: the most of a kind, also of nothing; tied sides get less each. */
function majorityPoints(state: State, side: Side, majority: Majority): number {
  const own = countedFor(state, side, majority);
  const { most, tied } = contentOf(state).noDuke;
  let points = most;
  for (let other = 0; other < sidesOf(state); other++) {
    if (other === side) continue;
    const count = countedFor(state, other, majority);
    if (count > own) return 0;
    if (count === own) points = tied;
  }
  return points;
}

/** The total alone: bots ask it at every node, so it makes nothing. */
export function total(state: State, side: Side): number {
  const { points } = tablesOf(state);
  let sum = overMonsters(state, side, points) + sumOver(tableauOf(state, side).domains, points) + pointsOf(state, side);
  const rates = ratesOf(state, side);
  if (rates === undefined) return sum;
  for (const rate of rates.rates) sum += rate.points * countFor(state, side, rate.per);
  sum += leftOver(state, side, rates);
  if (isDukeless(state)) for (const majority of MAJORITIES) sum += majorityPoints(state, side, majority);
  return sum;
}

/** The total of the Dark Lord, in a game alone. */
export const lordTotal = (state: State): number => total(state, state.players.length);

export function scores(state: State): readonly Score[] {
  return state.players.map((_, seat) => scoreOf(state, seat));
}

/** What the Dark Lord would score now. */
export const lordScore = (state: State): Score | undefined =>
  state.lord === null ? undefined : scoreOf(state, state.players.length);

const scoreOf = (state: State, side: Side): Score => ({ total: total(state, side), lines: linesOf(state, side) });

function linesOf(state: State, side: Side): Line[] {
  const { domains } = tableauOf(state, side);
  const { points } = tablesOf(state);
  const board = pointsOf(state, side);
  const lines: Line[] = [
    { key: 'monsters', count: monsterCount(state, side), points: overMonsters(state, side, points) },
    { key: 'domains', count: domains.length, points: sumOver(domains, points) },
    { key: 'points', count: board, points: board },
  ];
  const rates = ratesOf(state, side);
  if (rates === undefined) return lines;
  for (const { per, points: each } of rates.rates) {
    const count = countFor(state, side, per);
    lines.push({ key: keyOf(per), count, points: count * each });
  }
  lines.push({ key: 'resources', count: resourcesOf(state, side), points: leftOver(state, side, rates) });
  if (!isDukeless(state)) return lines;
  for (const key of MAJORITIES) {
    lines.push({ key, count: countedFor(state, side, key), points: majorityPoints(state, side, key) });
  }
  return lines;
}

function keyOf(count: Scoring): ScoreKey {
  switch (count.of) {
    case 'icon':
      return `icon-${count.role}`;
    case 'citizens':
      return 'each-citizen';
    case 'monsters':
      return 'each-monster';
    case 'domains':
      return 'each-domain';
    case 'type':
      return `type-${count.type}`;
  }
}
