import { type AnyGame, BadInput, shown } from '@three-crowns/core';
import { agentNamed, KINDS } from '../arena/agents.ts';
import { openMatch } from '../arena/ledger.ts';
import { type Match, seatingsOf } from '../arena/match.ts';
import { formatReport, reportOf, sharesOf, standing } from '../arena/report.ts';
import { runMatch } from '../arena/run.ts';
import { type Claims, likelihoodRatio, verdictOf } from '../arena/statistics.ts';
import { command } from '../args/command.ts';
import { list, text, texts, whole } from '../args/option.ts';
import { findGame } from '../games.ts';
import { GAME_ARGUMENT, GAME_OPTIONS, readOptions, seatsFor } from '../options.ts';
import { say, sayJson } from '../output.ts';
import { progressOf } from '../progress.ts';

const DEALS = 100;
const MOST_DEALS = 10_000;
const MOST_JOBS = 256;

export const arena = command({
  name: 'arena',
  about: 'Measure how strong players are: duplicate deals in every seating',
  args: [GAME_ARGUMENT],
  options: {
    ...GAME_OPTIONS,
    agent: texts('name', 'a player, the one that is judged first; two, or one for each seat'),
    deals: whole(`how many deals, at most with --sprt (${DEALS} when left out)`, 1, MOST_DEALS),
    sprt: list('a,b', 'stop when it is clear whether the first is better by b Elo, or only by a'),
    seed: text('text', 'deal i is dealt from "<seed>/<i>", i from 0 ("1" when left out)'),
    out: text('file', 'keep every deal there, and go on from those already there'),
    jobs: whole('workers (as many as cores when left out)', 1, MOST_JOBS),
  },
  notes: [
    'Agents: a kind, and settings after a colon (greedy:budget=100):',
    ...kindLines(),
    'Two agents at a larger table: the first sits alone among many of the second.',
    'The deal is the unit of sampling. The results do not depend on --jobs.',
    'JSON: { game, rulesVersion, contentHash, options, seats, agents, seed, deals, games, moves, results: [{ agent,',
    '        winShare: { mean, low, high }, elo, points, margin, thinking: { decisions, msPerDecision, msSlowest, msPerGame,',
    '        searches, msPerSearch, rolloutsPerSearch } }], sprt?: { none, gain, ratio, bound, verdict } };',
    '      null where infinite, or of nothing',
    'Example: crowns arena valeria --agent greedy --agent reference --deals 500 --out match.jsonl',
  ],
  async run([id], options) {
    const game = findGame(id, '<game>');
    const match = await matchOf(game, options);
    const claims = claimsOf(options.sprt, match.seats);
    const { deals = DEALS, jobs, out, json } = options;
    const ledger = await openMatch(out, match);
    const progress = progressOf(deals, 'deals', json);
    const results = await runMatch(match, {
      deals,
      jobs,
      ledger,
      isEnough: (some) => claims !== undefined && some.length > 0 && isDecided(sharesOf(some), claims, match.seats),
      onProgress: (some) => progress.tell(some.length, standing(some)),
    });
    progress.end();
    const report = reportOf(match, results, claims);
    if (json) sayJson(report);
    else for (const line of formatReport(report)) say(line);
    return undefined;
  },
});

function kindLines(): string[] {
  return Object.entries(KINDS).map(([name, { about, options }]) => {
    const settings = Object.entries(options).map(([key, option]) => `${key}: ${option.about}`);
    return `  ${name}: ${[about, ...settings].join('; ')}`;
  });
}

interface Given {
  readonly seats: number | undefined;
  readonly option: readonly string[];
  readonly content: string | undefined;
  readonly agent: readonly string[];
  readonly seed: string | undefined;
}

async function matchOf(game: AnyGame, { agent: agents, seed = '1', option, content, ...given }: Given): Promise<Match> {
  if (agents.length === 0) throw new BadInput('--agent', `expected a player: ${Object.keys(KINDS).join(', ')}`);
  for (const name of agents) agentNamed(name, '--agent');
  const seats = seatsFor(game, given.seats, '--agent', agents);
  seatingsOf({ agents, seats });
  const options = await readOptions(game, { seats, option, content });
  const contentHash = game.contentHash(game.parseOptions(options));
  return { game: game.id, rulesVersion: game.rulesVersion, contentHash, options, seats, agents, seed };
}

function claimsOf(given: readonly string[] | undefined, seats: number): Claims | undefined {
  if (given === undefined) return undefined;
  if (seats === 1) throw new BadInput('--sprt', 'expected nothing: alone there is nobody to be better than');
  const [none, gain] = given.map(Number);
  if (given.length !== 2 || !(none < gain) || !Number.isFinite(gain - none)) {
    throw new BadInput(
      '--sprt',
      `expected two numbers, the smaller first, as in 0,10, found ${shown(given.join(','))}`,
    );
  }
  return { none, gain };
}

function isDecided(shares: readonly number[], claims: Claims, seats: number): boolean {
  return verdictOf(likelihoodRatio(shares, claims, seats)) !== 'open';
}
