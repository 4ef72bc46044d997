/** The tally as people and programs want it. */
import { counted, table } from '../output.ts';
import type { Tally } from './tally.ts';

export interface Report {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly turns: { readonly mean: number; readonly min: number; readonly max: number };
  readonly seats: readonly SeatReport[];
}

interface SeatReport {
  readonly bot: string;
  /** Part of the games won; a win shared by n counts 1/n. */
  readonly winShare: number;
  readonly score: { readonly mean: number; readonly sd: number };
}

export function reportOf(tally: Tally, bots: readonly string[], seconds: number): Report {
  const { games, moves, turns } = tally;
  return {
    games,
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    gamesPerSecond: games / seconds,
    turns: { mean: turns.sum / games, min: turns.min, max: turns.max },
    seats: tally.seats.map(({ wins, score, scoreSquared }, i) => ({
      bot: bots[i],
      winShare: wins.reduce((sum, count, others) => sum + count / (others + 1), 0) / games,
      score: { mean: score / games, sd: deviation(games, score, scoreSquared) },
    })),
  };
}

/** Of a sample; of a single game it is 0. */
function deviation(n: number, sum: number, squares: number): number {
  return n < 2 ? 0 : Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1));
}

export function formatReport(report: Report, { swap }: { readonly swap: boolean }): string[] {
  const { games, moves, seconds, turns } = report;
  const head = [swap ? 'bot' : 'seat', '', 'wins', 'score', 'sd'];
  const rows = report.seats.map(({ bot, winShare, score }, i) => {
    return [`${i + 1}`, bot, `${(winShare * 100).toFixed(1)} %`, score.mean.toFixed(2), score.sd.toFixed(2)];
  });
  return [
    `${counted(games, 'game')}, ${counted(moves, 'move')} in ${seconds.toFixed(2)} s: ${rate(report.gamesPerSecond)} games and ${rate(report.movesPerSecond)} moves a second`,
    `turns a game: ${turns.mean.toFixed(1)} on average, ${turns.min} to ${turns.max}`,
    '',
    ...table([head, ...rows], [2, 3, 4]),
  ];
}

function rate(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(2) : Math.round(perSecond).toString();
}
