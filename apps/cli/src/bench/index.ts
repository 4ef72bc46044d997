/** `crowns bench`: every side measured in one run, as rates and as ratios to a unit that measures the machine. */
import { cpus } from 'node:os';
import type { AnyGame } from '@three-crowns/core';
import { GAMES } from '../games.ts';
import { say, sayJson, table } from '../output.ts';
import { progressOf } from '../progress.ts';
import { BEHIND } from './boardgameio.ts';
import { fetchBoardgameIo } from './fetch.ts';
import { ALL_ROUNDS, type Ask, type Measured, measure } from './measure.ts';
import { PLAYOUTS } from './rows.ts';
import type { Subject } from './subject.ts';
import { subjectsFor } from './subjects.ts';
import { thinkingFor } from './thinking.ts';
import { startThreads } from './threads.ts';

const SECONDS = 60;

interface Row extends Measured {
  /** Ratio to the unit of the same run. */
  readonly perUnit: number;
}

interface Wanted {
  readonly json: boolean;
  readonly seconds: number | undefined;
  /** One game alone. */
  readonly game: AnyGame | undefined;
  readonly boardgameIo: boolean;
  /** How fast the players think, in the place of the games. */
  readonly thinking: boolean;
}

export async function runBench({ json, seconds = SECONDS, game, boardgameIo, thinking }: Wanted): Promise<void> {
  const games = game === undefined ? GAMES : [game];
  const folder = boardgameIo ? fetchBoardgameIo() : undefined;
  const threads = startThreads(folder);
  const subjects = thinking ? thinkingFor(games) : subjectsFor(games, folder);
  const rows = await rowsOf(subjects, seconds, threads.ask, json).finally(threads.end);
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  const timesBoardgameIo = boardgameIo ? games.map(({ id, name }) => ({ game: id, times: ratioOf(rows, name) })) : [];
  if (json) sayJson({ ...machine, rows, timesBoardgameIo });
  else print(rows, machine, timesBoardgameIo);
}

export async function rowsOf(
  subjects: readonly Subject[],
  seconds: number,
  ask: Ask,
  isQuiet: boolean,
): Promise<readonly Row[]> {
  const progress = progressOf(ALL_ROUNDS, 'rounds', isQuiet);
  const measured = await measure(subjects, seconds, { ask, now: () => performance.now(), onRound: progress.tell });
  progress.end();
  return measured.map((row): Row => ({ ...row, perUnit: row.perSecond / measured[0].perSecond }));
}

function ratioOf(rows: readonly Row[], name: string): number {
  const rate = (what: string) => rows.find((row) => row.name.startsWith(`${name}: ${what}`))?.perSecond ?? Number.NaN;
  return rate(PLAYOUTS) / rate(BEHIND);
}

function print(
  rows: readonly Row[],
  machine: { readonly node: string; readonly cpu: string; readonly cores: number },
  ratios: readonly { readonly game: string; readonly times: number }[],
): void {
  say(`Node ${machine.node}, ${machine.cpu}, ${machine.cores} cores; medians of interleaved rounds on one core`);
  say();
  printRows(rows);
  if (ratios.length > 0) say();
  for (const { game, times } of ratios) say(`${game}: ${times.toFixed(0)} times boardgame.io with the same rules`);
}

export function printRows(rows: readonly Row[]): void {
  const lines = rows.map(({ name, what, perSecond, perUnit, spread: [low, high] }) => [
    name,
    perSecond >= 100 ? Math.round(perSecond).toLocaleString('en') : perSecond.toFixed(1),
    `${what}/s`,
    perUnit >= 0.001 ? perUnit.toFixed(4) : perUnit.toExponential(1),
    `${low.toFixed(2)}-${high.toFixed(2)}`,
  ]);
  for (const line of table([['', 'rate', '', 'of the unit', 'spread'], ...lines], [1, 3, 4])) say(line);
}
