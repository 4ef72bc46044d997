// `npm run load`: bots that think 2.5 seconds sit down at more and more tables, over real sockets, until the 99th of 100
// moves takes longer than 100 ms to the other player. With --boardgame-io the same traffic goes to its own server as well.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { fetchBoardgameIo, VERSION } from '../../../cli/src/bench/fetch.ts';
import { typed, wholeOf } from '../typed.ts';
import type { Round } from './crowd.ts';
import { compare, medianCpu, raise } from './load.ts';

const { values } = typed({
  options: {
    /** The most there will be. */
    tables: { type: 'string', default: '1000' },
    /** These at once, however late moves come: for a machine that has other work. */
    only: { type: 'boolean', default: false },
    /** In milliseconds. Below 400 the server shuts out who has a clock: he says too much. */
    think: { type: 'string', default: '2500' },
    /** How long each number of tables is measured. */
    seconds: { type: 'string', default: '20' },
    /** In the place of the embedded database, and so many processes over it. */
    postgres: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    'boardgame-io': { type: 'boolean', default: false },
    /** At how many tables both are compared, and how often. */
    compared: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
});

const most = wholeOf(values.tables, '--tables');
const traffic = {
  think: wholeOf(values.think, '--think'),
  seconds: wholeOf(values.seconds, '--seconds'),
  warmUp: 5,
  rush: 30,
};
const wantedProcesses = wholeOf(values.processes, '--processes');
const sizes = { tables: wholeOf(values.compared, '--compared'), rounds: wholeOf(values.rounds, '--rounds') };
// Few steps: each takes 25 seconds.
const lower = values.only ? [] : [100, 300, 600, 1000, 1500, 2000, 2500];
const steps = [...lower.filter((tables) => tables < most), most];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-load-'));
const postgres = values.postgres ? await startPostgres() : undefined;
const placeNamed = (name: string): string => postgres?.url ?? path.join(folder, `${name}.sqlite`);

const rowOf = ({ tables, movesPerSecond, cpuPerMove, bytesPerMove, p50, p99 }: Round): string =>
  [
    `${tables} tables`,
    `${movesPerSecond.toFixed(0)} moves/s`,
    `${cpuPerMove.toFixed(2)} ms of CPU a move`,
    `${bytesPerMove.toFixed(0)} bytes a move`,
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `load ${os.loadavg()[0].toFixed(1)}`,
  ].join('  ');

try {
  const processes = values.postgres ? wantedProcesses : 1;
  const database = values.postgres ? `PostgreSQL, processes: ${processes}` : 'embedded database';
  console.log(`${database}, ${os.availableParallelism()} cores`);
  const raised = await raise({ place: placeNamed('raised'), processes }, traffic, steps, (round) =>
    console.log(rowOf(round)),
  );
  const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
  console.log(`a table: ${kib(raised.memoryPerTable)} of memory, ${kib(raised.bytesPerTable)} to open and join it`);
  console.log(`a move: ${kib(raised.memoryPerMove)} of memory`);
  if (values['boardgame-io']) {
    const { ours, theirs, ratio } = await compare(placeNamed('compared'), fetchBoardgameIo(), traffic, sizes);
    for (const round of ours) console.log(`ours    ${rowOf(round)}`);
    for (const round of theirs) console.log(`theirs  ${rowOf(round)}`);
    const perSecond = (rounds: readonly Round[]): string => (1000 / medianCpu(rounds)).toFixed(0);
    console.log(`moves a CPU second: ${perSecond(ours)}, of boardgame.io ${VERSION} in memory ${perSecond(theirs)}`);
    console.log(`ratio ${ratio.toFixed(1)}`);
  }
} finally {
  await postgres?.stop();
  fs.rmSync(folder, { recursive: true });
}
process.exit();
