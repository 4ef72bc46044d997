import type { AnyGame } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { flag, text, whole } from '../args/option.ts';
import { inPlace } from '../errors.ts';
import { placeOf, readText } from '../files.ts';
import { findGame } from '../games.ts';
import { checkSeats, GAME_ARGUMENT, GAME_OPTIONS, readOptions } from '../options.ts';
import { say, sayJson, table } from '../output.ts';
import { countLeaves, divide } from '../perft.ts';

const DEPTH = 3;
const MOST_DEPTH = 30;

export const perft = command({
  name: 'perft',
  about: 'Count the leaves of the tree of legal moves, depth by depth',
  args: [GAME_ARGUMENT],
  options: {
    ...GAME_OPTIONS,
    depth: whole(`moves deep (${DEPTH} when left out)`, 1, MOST_DEPTH),
    seed: text('text', 'what the game is dealt from ("1" when left out)'),
    position: text('file', 'begin from a written situation, a line of text for each thing'),
    divide: flag('tell the last depth by first move as well'),
  },
  notes: ['JSON: { depths: [{ depth, nodes, seconds }], divide?: [{ seat, move, nodes }] }'],
  async run([id], given) {
    const game = findGame(id, '<game>');
    const root = await rootOf(game, given);
    const depths = Array.from({ length: given.depth ?? DEPTH }, (_, i) => timed(game, root, i + 1));
    const parts = given.divide ? divide(game, root, depths.length) : undefined;
    if (given.json) sayJson({ depths, ...(parts === undefined ? {} : { divide: parts }) });
    else {
      const rows = depths.map(({ depth, nodes, seconds }) => [`${depth}`, `${nodes}`, seconds.toFixed(3)]);
      for (const line of table([['depth', 'nodes', 'seconds'], ...rows], [0, 1, 2])) say(line);
      for (const line of table(parts?.map((part) => [part.move, `${part.nodes}`]) ?? [], [1])) say(line);
    }
    return undefined;
  },
});

interface Given {
  readonly seats: number | undefined;
  readonly option: readonly string[];
  readonly content: string | undefined;
  readonly seed: string | undefined;
  readonly position: string | undefined;
}

async function rootOf(game: AnyGame, { option, content, position, seed = '1', ...given }: Given): Promise<unknown> {
  const seats = checkSeats(game, given.seats ?? game.seats.min);
  const options = await readOptions(game, { seats, option, content });
  if (position === undefined) return game.rules.setup(game.parseOptions(options), seed);
  const lines = (await readText(position)).trimEnd().split(/\r?\n/);
  return inPlace(placeOf(position), () => game.notation.parsePosition(lines, options, seed));
}

function timed(game: AnyGame, root: unknown, depth: number): { depth: number; nodes: number; seconds: number } {
  const begin = performance.now();
  const nodes = countLeaves(game, root, depth);
  return { depth, nodes, seconds: (performance.now() - begin) / 1000 };
}
