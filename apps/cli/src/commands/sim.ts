import { mkdir } from 'node:fs/promises';
import { BOT_NAMES } from '@three-crowns/ai/names';
import type { AnyGame } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { flag, list, text, whole } from '../args/option.ts';
import { refusal } from '../files.ts';
import { findGame } from '../games.ts';
import { GAME_ARGUMENT, GAME_OPTIONS, readOptions, seatsFor } from '../options.ts';
import { say, sayJson } from '../output.ts';
import { progressOf } from '../progress.ts';
import { botAt, seated } from '../seating.ts';
import type { Plan } from '../sim/plan.ts';
import { formatReport, reportOf } from '../sim/report.ts';
import { run as play } from '../sim/run.ts';

const GAMES = 100;
const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;

export const sim = command({
  name: 'sim',
  about: 'Play games among bots and add up what came out',
  args: [GAME_ARGUMENT],
  options: {
    ...GAME_OPTIONS,
    games: whole(`how many games (${GAMES} when left out)`, 1, MOST_GAMES),
    bots: list('a,b,…', `a bot for each seat, or one for all: ${BOT_NAMES.join(', ')} (random when left out)`),
    swap: flag('the bots change seats from game to game; results are then by bot, not by seat'),
    seed: text('text', 'game i is dealt from "<seed>/<i>", i from 0 ("1" when left out)'),
    jobs: whole('workers (as many as cores when left out, and only for what takes long)', 1, MOST_JOBS),
    record: text('folder', 'keep a record of every game there'),
  },
  notes: [
    'JSON: { games, moves, seconds, movesPerSecond, gamesPerSecond, turns: { mean, min, max },',
    '        seats: [{ bot, winShare, score: { mean, sd } }] }',
    'A win shared by n counts 1/n. The results do not depend on --jobs.',
    'Example: crowns sim king-of-the-valley --seats 3 --games 200 --bots random',
  ],
  async run([id], options) {
    const game = findGame(id, '<game>');
    const plan = await planOf(game, options);
    if (plan.record !== undefined) await makeFolder(plan.record);
    const progress = progressOf(plan.games, 'games', options.json);
    const begin = performance.now();
    const tally = await play(plan, options.jobs, progress.tell);
    const report = reportOf(tally, plan.bots, (performance.now() - begin) / 1000);
    progress.end();
    if (options.json) sayJson(report);
    else for (const line of formatReport(report, plan)) say(line);
    return undefined;
  },
});

interface Given {
  readonly seats: number | undefined;
  readonly option: readonly string[];
  readonly content: string | undefined;
  readonly games: number | undefined;
  readonly bots: readonly string[] | undefined;
  readonly swap: boolean;
  readonly seed: string | undefined;
  readonly record: string | undefined;
}

async function planOf(game: AnyGame, given: Given): Promise<Plan> {
  const { bots = ['random'], games = GAMES, seed = '1', swap, record, option, content } = given;
  const seats = seatsFor(game, given.seats, '--bots', bots);
  const options = await readOptions(game, { seats, option, content });
  return { game: game.id, options, bots: seated(bots, seats, botAt), games, seed, swap, record };
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    throw refusal(error, `--record ${path}`, 'written');
  }
}
