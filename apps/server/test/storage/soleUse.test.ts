/** One file, one server: a second one is told so, whatever became of the first lets go of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/storage/open.ts';
import { InUse, takeForOne } from '../../src/storage/soleUse.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-sole-'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const root = path.join(import.meta.dirname, '../../../..');
const module = path.join(root, 'apps/server/src/storage/soleUse.ts');

/** A process that has taken the file. */
async function taker(file: string): Promise<ChildProcess> {
  const text = `import { takeForOne } from ${JSON.stringify(module)};
    takeForOne(${JSON.stringify(file)}, 0); console.log('taken'); setInterval(() => {}, 1000);`;
  const args = ['--input-type=module', '--eval', text];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('the file is refused while another process has it, and free when that one was killed', {
  timeout: 60_000,
}, async () => {
  const file = path.join(folder, 'crowns.sqlite');
  const child = await taker(file);
  expect(() => takeForOne(file, 0)).toThrow(InUse);
  // It may still be read, for a backup.
  const database = await openDatabase(file);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  await database.close();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const giveBack = takeForOne(file, 0);
  expect(() => takeForOne(file, 0)).toThrow(InUse);
  giveBack();
  takeForOne(file, 0)();
});

test('a server that is just ending is waited for', { timeout: 60_000 }, async () => {
  const file = path.join(folder, 'ending.sqlite');
  const child = await taker(file);
  // Killed by a process of its own, since waiting for the file keeps this one busy.
  children.push(spawn('sh', ['-c', `sleep 0.5; kill -9 ${child.pid}`]));
  takeForOne(file, 30_000)();
});

test('where no lock can be made nobody is refused', () => {
  takeForOne(path.join(folder, 'no such folder', 'crowns.sqlite'), 0)();
});
