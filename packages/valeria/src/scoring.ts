/** Points by source, the end and the tie-break (A28, A29, A36, A38, A43 to A45). */
import { type Outcome, type Score, type ScoreLine, type Seat, UNKNOWN } from '@three-crowns/core';
import { contentOf, domainRow, dukeRow, monsterRow } from './cards.ts';
import type { Rates, Scoring } from './content/types.ts';
import { citizenCount, countOf, type Holdings, tableauSize } from './counting.ts';
import { COLUMNS } from './grid.ts';
import { dukeOf } from './moves/dukes.ts';
import type { Lord, Player, State } from './state.ts';
import type { Card, Duke, MonsterType, Role } from './vocabulary.ts';

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
  | 'most-citizens'
  | 'most-monsters'
  | 'most-domains';

export interface Line extends ScoreLine {
  readonly key: ScoreKey;
}

/** Somebody who is scored: a seat, or the Dark Lord. */
interface Scored {
  readonly holdings: Holdings;
  readonly points: number;
  readonly resources: number;
  /** Undefined while none is kept; UNKNOWN where the viewer may not see it. */
  readonly duke: Duke | undefined;
}

export function scores(state: State): readonly Score[] {
  return state.players.map((_, seat) => scoreOf(linesOf(state, sides(state), seat)));
}

/** What the Dark Lord would score now. */
export function lordScore(state: State): Score | undefined {
  return state.lord === null ? undefined : scoreOf(linesOf(state, sides(state), state.players.length));
}

/** The seats, and behind them the Dark Lord. */
function sides(state: State): Scored[] {
  const seats = state.players.map(sideOf);
  return state.lord === null ? seats : [...seats, lordSide(state, state.lord)];
}

function sideOf(player: Player): Scored {
  const [gold, strength, magic] = player.have;
  return { holdings: player, points: player.points, resources: gold + strength + magic, duke: dukeOf(player) };
}

/** Surviving monsters of the stacks, events excepted (A43), and what was captured; no resources (A38). */
function lordSide(state: State, { dukes, citizens, domains }: Lord): Scored {
  const monsters: Card[] = state.grid.slice(0, COLUMNS).flat();
  return { holdings: { citizens, domains, monsters }, points: 0, resources: 0, duke: dukes[0] };
}

function linesOf(state: State, all: readonly Scored[], who: number): Line[] {
  const { holdings, points, resources, duke } = all[who];
  const printed = (cards: readonly Card[], pointsOf: (card: Card) => number) =>
    cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const lines: Line[] = [
    {
      key: 'monsters',
      count: holdings.monsters.length,
      points: printed(holdings.monsters, (card) => monsterRow(state, card).points),
    },
    {
      key: 'domains',
      count: holdings.domains.length,
      points: printed(holdings.domains, (card) => domainRow(state, card).points),
    },
    { key: 'points', count: points, points },
  ];
  if (state.players[0].dukes.length === 0) {
    const { noDuke } = contentOf(state);
    lines.push(...rateLines(state, holdings, resources, noDuke), ...majorities(state, all, who));
  } else if (duke !== undefined && duke !== UNKNOWN) {
    lines.push(...rateLines(state, holdings, resources, dukeRow(state, duke)));
  }
  return lines;
}

/** The pooled resources are divided, rounded down. */
function rateLines(state: State, holdings: Holdings, resources: number, { rates, resources: per }: Rates): Line[] {
  const lines = rates.map(({ per: what, points }): Line => {
    const count = countOf(state, holdings, what);
    return { key: keyOf(what), count, points: count * points };
  });
  return [...lines, { key: 'resources', count: resources, points: Math.floor(resources / per) }];
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

/** A36, A45: the most of a kind, also of nothing; tied sides get less each. */
function majorities(state: State, all: readonly Scored[], who: number): Line[] {
  const { most, tied } = contentOf(state).noDuke;
  const line = (key: ScoreKey, countIn: (holdings: Holdings) => number): Line => {
    const counts = all.map(({ holdings }) => countIn(holdings));
    const best = Math.max(...counts);
    const shared = counts.filter((count) => count === best).length > 1;
    const count = counts[who];
    const points = count < best ? 0 : shared ? tied : most;
    return { key, count, points };
  };
  return [
    line('most-citizens', citizenCount),
    line('most-monsters', ({ monsters }) => monsters.length),
    line('most-domains', ({ domains }) => domains.length),
  ];
}

const scoreOf = (lines: readonly Line[]): Score => ({
  total: lines.reduce((sum, line) => sum + line.points, 0),
  lines,
});

export const total = (state: State, seat: Seat): number => scores(state)[seat].total;

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const totals = scores(state);
  const lord = lordScore(state);
  if (lord !== undefined) return soloOutcome(state, totals, lord);
  // A28: fewer cards before oneself, then the win is shared.
  const isBetter = (one: Seat, other: Seat) =>
    totals[one].total > totals[other].total ||
    (totals[one].total === totals[other].total &&
      tableauSize(state, state.players[one]) < tableauSize(state, state.players[other]));
  const seats = state.players.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);
  return { scores: totals, places, winners: seats.filter((seat) => places[seat] === 1) };
}

/** A38: all monsters slain wins, a fallen column loses, else the points decide; equal points lose. */
function soloOutcome(state: State, totals: readonly Score[], lord: Score): Outcome {
  const won = state.ended === 'triumph' || (state.ended === 'reckoning' && totals[0].total > lord.total);
  return {
    scores: totals,
    places: [won ? 1 : 2],
    winners: won ? [0] : [],
    rivals: [{ key: 'dark-lord', score: lord, place: won ? 2 : 1 }],
  };
}
