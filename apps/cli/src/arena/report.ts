/** The results of a match as people and programs want them. */
import { counted, table } from '../output.ts';
import type { Match } from './match.ts';
import {
  BOUND,
  type Claims,
  type Estimate,
  eloOf,
  estimateOf,
  likelihoodRatio,
  shareOf,
  type Verdict,
  verdictOf,
} from './statistics.ts';
import { type AgentTally, type DealResult, sumOf } from './tally.ts';

export interface Report extends Match {
  readonly deals: number;
  readonly games: number;
  readonly moves: number;
  readonly results: readonly AgentReport[];
  readonly sprt?: Claims & { readonly ratio: number; readonly bound: number; readonly verdict: Verdict };
}

export interface AgentReport {
  readonly agent: string;
  /** Of a game, for one seat of it; a win shared by n counts 1/n. */
  readonly winShare: Estimate;
  /** Above the others; null where that is infinite, or nobody to compare with. */
  readonly elo: { readonly [K in keyof Estimate]: number | null };
  readonly points: number;
  /** Own points less those of the best other seat. */
  readonly margin: Estimate;
  readonly thinking: Thinking;
}

/** Milliseconds are of the processor; those of nothing are null. */
interface Thinking {
  /** Questions with more than one answer. */
  readonly decisions: number;
  readonly msPerDecision: number | null;
  readonly msSlowest: number;
  readonly msPerGame: number;
  /** Those of them for which worlds were played on in. */
  readonly searches: number;
  readonly msPerSearch: number | null;
  readonly rolloutsPerSearch: number | null;
}

/** The share of the judged agent in each deal. */
export function sharesOf(results: readonly DealResult[], agent = 0): number[] {
  return results.map(({ agents }) => agents[agent].wins / agents[agent].seats);
}

export function reportOf(match: Match, results: readonly DealResult[], claims: Claims | undefined): Report {
  return {
    ...match,
    deals: results.length,
    games: results.reduce((sum, { games }) => sum + games, 0),
    moves: results.reduce((sum, { moves }) => sum + moves, 0),
    results: match.agents.map((agent, i) => agentReport(match, results, agent, i)),
    ...(claims === undefined ? {} : { sprt: sprtOf(match, results, claims) }),
  };
}

function agentReport({ seats }: Match, results: readonly DealResult[], agent: string, i: number): AgentReport {
  const tallies = results.map(({ agents }) => agents[i]);
  const sum = sumOf(tallies);
  const winShare = shareOf(sharesOf(results, i));
  const elo = (share: number): number | null => {
    const difference = seats === 1 ? Number.NaN : eloOf(share, seats);
    return Number.isFinite(difference) ? difference : null;
  };
  return {
    agent,
    winShare,
    elo: { mean: elo(winShare.mean), low: elo(winShare.low), high: elo(winShare.high) },
    points: sum.points / sum.seats,
    margin: estimateOf(tallies.map(({ margin, seats: own }) => margin / own)),
    thinking: thinkingOf(sum),
  };
}

function thinkingOf(sum: AgentTally): Thinking {
  const { decisions, milliseconds, slowest, searches, searchMilliseconds, rollouts, seats } = sum;
  const per = (total: number, count: number): number | null => (count === 0 ? null : total / count);
  return {
    decisions,
    msPerDecision: per(milliseconds, decisions),
    msSlowest: slowest,
    msPerGame: milliseconds / seats,
    searches,
    msPerSearch: per(searchMilliseconds, searches),
    rolloutsPerSearch: per(rollouts, searches),
  };
}

function sprtOf({ seats }: Match, results: readonly DealResult[], claims: Claims): NonNullable<Report['sprt']> {
  const ratio = likelihoodRatio(sharesOf(results), claims, seats);
  return { ...claims, ratio, bound: BOUND, verdict: verdictOf(ratio) };
}

const THINKING = ['ms', 'slowest', 'searched', 'rollouts'] as const;

export function formatReport({ deals, games, moves, seats, seed, results, sprt }: Report): string[] {
  const head = ['agent', 'wins', '95 %', 'Elo', '95 %', 'points', 'margin', '95 %', ...THINKING];
  const rows = results.map(({ agent, winShare, elo, points, margin, thinking }) => [
    agent,
    percent(winShare.mean),
    `${percent(winShare.low)} - ${percent(winShare.high)}`,
    fixed(elo.mean, 0),
    `${fixed(elo.low, 0)} to ${fixed(elo.high, 0)}`,
    points.toFixed(1),
    margin.mean.toFixed(1),
    `${fixed(margin.low, 1)} to ${fixed(margin.high, 1)}`,
    fixed(thinking.msPerDecision, 2),
    thinking.msSlowest.toFixed(1),
    fixed(thinking.msPerSearch, 1),
    fixed(thinking.rolloutsPerSearch, 0),
  ]);
  return [
    `${counted(deals, 'deal')} of the seed ${seed} in every seating: ${counted(games, 'game')} of ${counted(seats, 'seat')}, ${counted(moves, 'move')}`,
    '',
    ...table(
      [head, ...rows],
      head.slice(1).map((_, i) => i + 1),
    ),
    '',
    'ms: of the processor for a decision with more than one answer; searched: for those that were searched, with so many rollouts',
    ...(sprt === undefined ? [] : [sprtLine(sprt)]),
  ];
}

const VERDICTS: Readonly<Record<Verdict, string>> = { gain: 'accepted', none: 'refused', open: 'open' };

function sprtLine({ none, gain, ratio, bound, verdict }: NonNullable<Report['sprt']>): string {
  return `${gain} Elo against ${none}: ${VERDICTS[verdict]} (log-likelihood ratio ${ratio.toFixed(2)}, bounds ${(-bound).toFixed(2)} and ${bound.toFixed(2)})`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A number that is infinite, or of nothing, is not there. */
const fixed = (value: number | null, digits: number): string =>
  value === null || !Number.isFinite(value) ? '-' : value.toFixed(digits);

/** Where a match stands, in a few words. */
export function standing(results: readonly DealResult[]): string {
  if (results.length === 0) return '';
  const { mean, low, high } = shareOf(sharesOf(results));
  return `, ${percent(mean)} ± ${(Math.max(high - mean, mean - low) * 100).toFixed(1)}`;
}
