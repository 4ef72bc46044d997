import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { GAMES } from '../src/games.ts';
import { crowns, folder, json } from './crowns.ts';
import { GAME } from './records.ts';

const at = folder();
const game: AnyGame = kingOfTheValley;

interface Counted {
  readonly depths: readonly { depth: number; nodes: number }[];
  readonly divide?: readonly { seat: number; move: string; nodes: number }[];
}

describe.concurrent('help', () => {
  it('names every command', async () => {
    const { code, out } = await crowns(['--help']);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  });

  it('tells the options of a command, whatever else is wrong', async () => {
    const { code, out } = await crowns(['sim', '--seats', '99', '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}--bots <a,b,…> /m);
  });
});

describe.concurrent('games', () => {
  it('lists them', async () => {
    const list = await json<{ id: string }[]>(['games']);
    expect(list.map((one) => one.id)).toEqual(GAMES.map((one) => one.id));
    expect(list[0]).toMatchObject({ seats: { min: 2, max: 4 }, options: expect.any(Array) });
    const { out } = await crowns(['games']);
    expect(out).toMatch(/^king-of-the-valley +King of the Valley +2-4 +content/m);
  });
});

describe.concurrent('perft', () => {
  it('counts by depth and by first move', async () => {
    const { depths, divide = [] } = await json<Counted>(['perft', GAME, '--seats', '3', '--depth', '3', '--divide']);
    expect(depths.slice(0, 2)).toMatchObject([
      { depth: 1, nodes: 25 },
      { depth: 2, nodes: 25 * 24 },
    ]);
    expect(divide).toHaveLength(25);
    expect(divide.reduce((sum, part) => sum + part.nodes, 0)).toBe(depths[2].nodes);
  });

  it('begins from a written position', async () => {
    const state: unknown = game.rules.setup(game.parseOptions({ seats: 2 }), 'p');
    const [{ seat }] = game.rules.pending(state);
    game.rules.play(state, seat, game.rules.legalMoves(state, seat)[0]);
    const file = join(at, 'position.txt');
    writeFileSync(file, `${game.notation.formatPosition(state).join('\n')}\n`);
    const { depths } = await json<Counted>(['perft', GAME, '--depth', '1', '--position', file]);
    expect(depths).toMatchObject([{ depth: 1, nodes: 24 }]);
  });
});
