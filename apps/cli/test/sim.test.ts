import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { describe, expect, it } from 'vitest';
import type { Report } from '../src/sim/report.ts';
import { crowns, folder, json } from './crowns.ts';
import { GAME } from './records.ts';

const at = folder();

/** Everything but how long it took. */
function played({ games, moves, turns, seats }: Report) {
  return { games, moves, turns, seats };
}

describe.concurrent('sim', () => {
  it('prints what the design says', async () => {
    const report = await json<Report>(['sim', GAME, '--seats', '3', '--games', '5', '--seed', 'a']);
    expect(Object.keys(report)).toEqual(
      ['games', 'moves', 'seconds', 'movesPerSecond', 'gamesPerSecond', 'turns', 'seats'], //
    );
    expect(report).toMatchObject({ games: 5, turns: { min: expect.any(Number), max: expect.any(Number) } });
    expect(report.turns.mean).toBeGreaterThanOrEqual(report.turns.min);
    expect(report.seats.map((seat) => seat.bot)).toEqual(['random', 'random', 'random']);
    expect(report.seats.reduce((sum, seat) => sum + seat.winShare, 0)).toBeCloseTo(1, 10);
    expect(report.movesPerSecond).toBeCloseTo(report.moves / report.seconds, 6);
  });

  it('gives the same for any number of jobs, records included', async () => {
    const args = ['sim', GAME, '--seats', '2', '--games', '24', '--bots', 'greedy,random', '--swap', '--seed', 'j'];
    const one = await json<Report>([...args, '--jobs', '1', '--record', join(at, 'one')]);
    const two = await json<Report>([...args, '--jobs', '2', '--record', join(at, 'two')]);
    expect(played(two)).toEqual(played(one));
    const files = readdirSync(join(at, 'one'));
    expect(files).toHaveLength(24);
    for (const file of files) {
      expect(readFileSync(join(at, 'two', file), 'utf8')).toBe(readFileSync(join(at, 'one', file), 'utf8'));
    }
    const bots = files.map((file) => JSON.parse(readFileSync(join(at, 'one', file), 'utf8')).seats[0].bot);
    expect(bots.slice(0, 3)).toEqual(['greedy', 'random', 'greedy']);
    expect(one.seats.map((seat) => seat.bot)).toEqual(['greedy', 'random']);
    expect(one.seats[0].winShare).toBeGreaterThan(0.8);
  });

  it('depends on the seed, on options and on the content', async () => {
    const args = ['sim', GAME, '--games', '3', '--seed'];
    const box = kingOfTheValley.parseOptions({ seats: 2 }).content;
    const rich = join(at, 'rich.json');
    writeFileSync(rich, JSON.stringify({ ...box, id: 'rich', startGold: 20 }));
    const all = await Promise.all([
      json<Report>([...args, 'a']),
      json<Report>([...args, 'b']),
      json<Report>([...args, 'a', '--option', 'content=ramped', '--option', 'start=2']),
      json<Report>([...args, 'a', '--content', rich]),
    ]);
    expect(new Set(all.map((report) => JSON.stringify(played(report)))).size).toBe(4);
  });

  it('tells people the same in a table', async () => {
    const { code, out, err } = await crowns(['sim', GAME, '--games', '2']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^2 games, \d+ moves in /);
    expect(out).toMatch(/^seat +wins +score +sd$/m);
  });

  it('says which file it could not write, from a worker too', async () => {
    const folder = join(at, 'full');
    await json(['sim', GAME, '--games', '2', '--jobs', '2', '--record', folder]);
    // A file cannot be renamed over a folder.
    const taken = join(at, 'taken');
    await crowns(['sim', GAME, '--games', '1', '--record', join(taken, 'game-1.json')]);
    const { code, err } = await crowns(['sim', GAME, '--games', '2', '--jobs', '2', '--record', taken]);
    // On a busy machine it has told how far it was.
    expect(err).toMatch(/^(?:\d of 2 games\n)*crowns sim: [^\n]*\n$/);
    expect(err).toContain(`crowns sim: --record ${taken}: cannot be written: expected a file, found a folder\n`);
    expect(code).toBe(2);
  });
});
