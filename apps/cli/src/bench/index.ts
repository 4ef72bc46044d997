/** `crowns bench`: every side measured in one run, as rates and as ratios to a unit that measures the machine. */
import { cpus } from 'node:os';
import type { AnyGame } from '@three-crowns/core';
import { GAMES } from '../games.ts';
import { say, sayJson, table } from '../output.ts';
import { progressOf } from '../progress.ts';
import { ALL_ROUNDS, type Measured, measure } from './measure.ts';
import { subjectsFor } from './subjects.ts';

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
}

export async function runBench({ json, seconds = SECONDS, game }: Wanted): Promise<void> {
  const games = game === undefined ? GAMES : [game];
  const progress = progressOf(ALL_ROUNDS, 'rounds', json);
  const measured = await measure(subjectsFor(games), seconds, progress.tell);
  progress.end();
  const rows: Row[] = measured.map((row) => ({ ...row, perUnit: row.perSecond / measured[0].perSecond }));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  const timesBoardgameIo = games.map((one) => ({ game: one.id, times: ratioOf(rows, one.name) }));
  if (json) sayJson({ ...machine, rows, timesBoardgameIo });
  else print(rows, machine, timesBoardgameIo);
}

function ratioOf(rows: readonly Row[], name: string): number {
  const rate = (what: string) => rows.find((row) => row.name.startsWith(`${name}: ${what}`))?.perSecond ?? Number.NaN;
  return rate('random playouts') / rate('the same behind');
}

function print(
  rows: readonly Row[],
  machine: { readonly node: string; readonly cpu: string; readonly cores: number },
  ratios: readonly { readonly game: string; readonly times: number }[],
): void {
  say(`Node ${machine.node}, ${machine.cpu}, ${machine.cores} cores; medians of interleaved rounds on one core`);
  say();
  const lines = rows.map(({ name, what, perSecond, perUnit, spread: [low, high] }) => [
    name,
    perSecond >= 100 ? Math.round(perSecond).toLocaleString('en') : perSecond.toFixed(1),
    `${what}/s`,
    perUnit >= 0.001 ? perUnit.toFixed(4) : perUnit.toExponential(1),
    `${low.toFixed(2)}-${high.toFixed(2)}`,
  ]);
  for (const line of table([['', 'rate', '', 'of the unit', 'spread'], ...lines], [1, 3, 4])) say(line);
  say();
  for (const { game, times } of ratios) say(`${game}: ${times.toFixed(0)} times boardgame.io with the same rules`);
}
