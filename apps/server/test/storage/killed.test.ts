/** A process is killed in the middle of storing, again and again: what it was told is stored must be there. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { draw, worldLuck } from '@three-crowns/core';
import { expect, test } from 'vitest';
import { proof } from '../../../../packages/core/test/proof.ts';
import { freshPlaces, KINDS } from './places.ts';
import { openAt, table } from './sample.ts';

const freshPlace = freshPlaces();
const TABLES = ['a', 'b', 'c', 'd'];
const program = fileURLToPath(new URL('./appender.ts', import.meta.url));

interface Loss {
  readonly said: number;
  readonly lost: number;
}

type Appender = ChildProcessByStdio<null, Readable, Readable>;

/** Lets it say so many lines, kills it, and gives all that it said. */
function killAfter(child: Appender, lines: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    let wrong = '';
    let count = 0;
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      count += part.split('\n').length - 1;
      if (count > lines) child.kill('SIGKILL');
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      wrong += part;
    });
    child.once('error', reject);
    child.once('close', (_code, signal) => (signal === 'SIGKILL' ? resolve(said) : reject(new Error(wrong))));
  });
}

/** So many times, or until something is lost. */
async function killAgainAndAgain(place: string, kills: number, seed: string, mode: 'early' | 'durable'): Promise<Loss> {
  const luck = worldLuck(seed);
  const store = await openAt(place);
  for (const id of TABLES) await store.tables.create(table(id));
  let said = 0;
  let lost = 0;
  for (let kill = 0; kill < kills && lost === 0; kill++) {
    const args = [program, place, TABLES.join(','), mode];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const text = await killAfter(child, 20 + draw(luck, 200));
    // The last line may have been cut off.
    const lines = text.split('\n').slice(1, -1);
    said += lines.length;
    for (const id of TABLES) {
      const stored = (await store.journal.after(id, 0)).map(({ seq }) => seq);
      expect(stored).toEqual(stored.map((_, i) => i + 1));
      const promised = lines.filter((line) => line.startsWith(`${id} `)).map((line) => Number(line.slice(2)));
      lost += promised.filter((seq) => seq > stored.length).length;
    }
  }
  await store.close();
  return { said, lost };
}

const KILLS = proof('kills of a process that stores', { small: 3, full: 100 });

test.each(KINDS)(`%s: ${KILLS.name}, nothing that was answered is lost`, async (kind) => {
  const { said, lost } = await killAgainAndAgain(
    await freshPlace(kind),
    KILLS.size,
    `${KILLS.seed} ${kind}`,
    'durable',
  );
  expect(said).toBeGreaterThan(KILLS.size * 20);
  expect(lost).toBe(0);
});

test.each(KINDS)('%s: the control, which answers before it has stored, loses something', async (kind) => {
  const { lost } = await killAgainAndAgain(await freshPlace(kind), 30, `${KILLS.seed} ${kind} control`, 'early');
  expect(lost).toBeGreaterThan(0);
});
