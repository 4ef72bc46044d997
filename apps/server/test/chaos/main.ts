// `npm run chaos`: servers are killed while people play, on both databases, and the control must lose moves. Arguments:
// how many kills, how many tables, and a seed. Prints a line for each; the exit code is 1 when it is not as it must be.
// SIGINT (Ctrl+C) ends the run that is under way: what was until then is judged, and the next one begins.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { proofEnv } from '../../../../scripts/seed.mjs';
import { typed, wholeOf } from '../typed.ts';
import { type ChaosSetup, chaos } from './chaos.ts';

const [kills = '200', tables = '100', seed = proofEnv.TEST_SEED] = typed({ allowPositionals: true }).positionals;
const all = wholeOf(kills, 'kills');
const many = wholeOf(tables, 'tables');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-chaos-'));
const server = await startPostgres();

type Run = Pick<ChaosSetup, 'place' | 'processes' | 'mode' | 'kills'> & { readonly name: string };

const runs: readonly Run[] = [
  { name: 'two on PostgreSQL', place: server.url, processes: 2, mode: 'durable', kills: all },
  { name: 'embedded', place: path.join(folder, 'a.sqlite'), processes: 1, mode: 'durable', kills: all },
  { name: 'control', place: path.join(folder, 'b.sqlite'), processes: 1, mode: 'early', kills: Math.min(all, 5) },
];

let isEnough = false;
process.on('SIGINT', () => {
  isEnough = true;
});

console.log(`seed "${seed}", ${tables} tables`);
for (const { name, ...run } of runs) {
  isEnough = false;
  const onKill = (kill: number): void => void process.stderr.write(`\r${name}: kill ${kill}  `);
  const result = await chaos({ ...run, tables: many, seed, onKill, isEnough: () => isEnough });
  const isAsExpected = run.mode === 'early' ? result.lost > 0 : result.lost === 0;
  if (!isAsExpected) process.exitCode = 1;
  process.stderr.write('\r');
  console.log(`${isAsExpected ? 'ok    ' : 'FAILED'} ${name}: ${JSON.stringify(result)}`);
}
await server.stop();
fs.rmSync(folder, { recursive: true });
