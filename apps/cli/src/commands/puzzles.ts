import {
  AGAIN_TIMES,
  formatPuzzles,
  holds,
  isConfirmed,
  type Puzzle,
  type PuzzleFile,
  parsePuzzles,
} from '@three-crowns/coach';
import { type AnyGame, BadInput, canonicalJson } from '@three-crowns/core';
import { command } from '../args/command.ts';
import { flag, text, whole } from '../args/option.ts';
import { finished, listenForStop } from '../coaching.ts';
import { inPlace, inPlaceLater } from '../errors.ts';
import { checkWritable, isThere, readJson, writeText } from '../files.ts';
import { findGame } from '../games.ts';
import { checkSeats, GAME_ARGUMENT, GAME_OPTIONS, readOptions } from '../options.ts';
import { counted, say, sayJson } from '../output.ts';
import { progressOf } from '../progress.ts';
import { puzzlesOf } from '../puzzles/harvest.ts';

const COUNT = 100;
const MOST = 10_000;

export const puzzles = command({
  name: 'puzzles',
  about: 'Find situations with one clearly best line that is not found at once, in games of bots',
  args: [GAME_ARGUMENT],
  options: {
    ...GAME_OPTIONS,
    out: text('file', 'where they are kept; it goes on from what is there'),
    count: whole(`how many are wanted in all, or are checked (${COUNT} when left out)`, 1, MOST),
    seed: text('text', 'game i is dealt from "<seed>/<i>", i from 0 ("puzzles" when left out)'),
    check: flag(
      `solve those of the file again with ${AGAIN_TIMES} times the budget, in worlds that chose none of them`,
    ),
  },
  notes: [
    'A puzzle that is found is looked at again in other worlds, and dropped where another plan comes near.',
    'Stopped with Ctrl+C, it keeps every game that was gone through; a check tells what it has.',
    'JSON: { deals, puzzles }, both counts; with --check { checked, held, others: [id] }; the exit code is then 1 below 96 %.',
    'Example: crowns puzzles valeria --out puzzles.json --count 300',
  ],
  async run([id], { count = COUNT, seed = 'puzzles', out, check, json, option, content, ...given }) {
    if (out === undefined) throw new BadInput('--out', 'expected a file');
    const game = findGame(id, '<game>');
    if (check) return checkAll(game, out, count, json);
    const seats = checkSeats(game, given.seats ?? Math.max(2, game.seats.min));
    const parsed = game.parseOptions(await readOptions(game, { seats, option, content }));
    const fresh: PuzzleFile = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      contentHash: game.contentHash(parsed),
      options: game.formatOptions(parsed),
      seed,
      deals: 0,
      confirmed: 0,
      puzzles: [],
    };
    const file = await harvested(game, await begun(out, fresh), out, count, json);
    if (json) sayJson({ deals: file.deals, puzzles: file.puzzles.length });
    else say(`${counted(file.puzzles.length, 'puzzle')} out of ${counted(file.deals, 'game')}`);
    return undefined;
  },
});

async function fileAt(path: string): Promise<PuzzleFile> {
  const raw = await readJson(path);
  return inPlace(path, () => parsePuzzles(raw));
}

/** What is in the file, if it is of the same set-up. */
async function begun(path: string, fresh: PuzzleFile): Promise<PuzzleFile> {
  await checkWritable(path, path);
  if (!(await isThere(path))) return fresh;
  const file = await fileAt(path);
  const setUp = ({ puzzles: _, deals: _1, confirmed: _2, ...rest }: PuzzleFile) => canonicalJson(rest);
  if (setUp(file) === setUp(fresh)) return file;
  throw new BadInput(path, 'holds puzzles of another game, version, set-up or seed');
}

async function harvested(game: AnyGame, begun: PuzzleFile, out: string, count: number, quiet: boolean) {
  const stop = listenForStop();
  const progress = progressOf(count, 'puzzles', quiet);
  let file = begun;
  while (file.confirmed < Math.max(count, file.puzzles.length) && !stop.isStopped()) {
    const isNext = file.confirmed < file.puzzles.length;
    const grown = isNext ? await confirmed(game, file) : await grownBy(game, file, stop.isStopped);
    if (stop.isStopped()) break;
    file = grown;
    await writeText(out, formatPuzzles(file), out);
    progress.tell(file.confirmed, ` after ${file.deals} games`);
  }
  progress.end();
  stop.end();
  return file;
}

/** With what the next game brings. */
async function grownBy(game: AnyGame, file: PuzzleFile, isStopped: () => boolean): Promise<PuzzleFile> {
  const found = await puzzlesOf({ ...file, game }, file.deals, isStopped);
  return { ...file, deals: file.deals + 1, puzzles: [...file.puzzles, ...found] };
}

/** The next puzzle that was not looked at again stays where it is confirmed. */
async function confirmed(game: AnyGame, file: PuzzleFile): Promise<PuzzleFile> {
  const next = file.puzzles[file.confirmed];
  if (await finished(game, isConfirmed(game, next))) return { ...file, confirmed: file.confirmed + 1 };
  return { ...file, puzzles: file.puzzles.filter((one) => one !== next) };
}

/** So many of a hundred must hold. */
const LEAST = 0.96;

async function checkAll(game: AnyGame, path: string, count: number, json: boolean): Promise<number> {
  const file = await fileAt(path);
  const [wanted, found] = [`${game.id}, version ${game.rulesVersion}`, `${file.game}, version ${file.rulesVersion}`];
  if (found !== wanted) throw new BadInput(path, `expected puzzles of ${wanted}, found ones of ${found}`);
  const some = file.puzzles.slice(0, count);
  const stop = listenForStop();
  const progress = progressOf(some.length, 'puzzles', json);
  const others: Puzzle[] = [];
  let checked = 0;
  for (const [i, puzzle] of some.entries()) {
    if (stop.isStopped()) break;
    const isHeld = await inPlaceLater(`${path}: puzzles[${i}]`, () => finished(game, holds(game, puzzle)));
    if (!isHeld) others.push(puzzle);
    checked += 1;
    progress.tell(checked, `, ${checked - others.length} hold`);
  }
  progress.end();
  stop.end();
  const held = checked - others.length;
  if (json) sayJson({ checked, held, others: others.map(({ id }) => id) });
  else {
    say(`${held} of ${checked} solutions hold with ${AGAIN_TIMES} times the budget`);
    for (const { id, solution } of others) say(`  ${id}: ${solution.join(', ')}`);
  }
  return held < LEAST * checked ? 1 : 0;
}
