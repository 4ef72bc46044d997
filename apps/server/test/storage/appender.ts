/**
 * A process to be killed: appends to some tables as fast as it can, and says of each entry that it was answered.
 * Arguments: the place of the database, the tables with commas between, and "early" for the control, which says so before.
 */
import fs from 'node:fs';
import process from 'node:process';
import { entry, openAt } from './sample.ts';

const [place, tables, mode] = process.argv.slice(2);
const { journal } = await openAt(place, `process ${process.pid}`);
// Written at once: what was said is said, even if the next moment is the last.
const say = (table: string, seq: number): void => void fs.writeSync(1, `${table} ${seq}\n`);

async function appendFor(table: string): Promise<never> {
  const last = (await journal.after(table, 0)).at(-1)?.seq ?? 0;
  for (let seq = last + 1; ; seq++) {
    if (mode === 'early') say(table, seq);
    await journal.append(table, entry(seq, `${process.pid} at ${seq}`));
    if (mode !== 'early') say(table, seq);
  }
}

fs.writeSync(1, 'ready\n');
await Promise.all(tables.split(',').map(appendFor));
