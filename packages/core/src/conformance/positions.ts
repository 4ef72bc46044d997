/** Any situation can be written down and read back. */
import { BadInput } from '../errors.ts';
import { draw, type Luck } from '../luck.ts';
import { newRecord } from '../newRecord.ts';
import { difference } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';

export const deepPositionChecks: readonly Check[] = [
  { name: 'position', run: checkPosition },
  { name: 'bad positions', run: checkBadPositions },
];

function checkPosition<S, M, E, O>({ game, state, options, seed }: Spot<S, M, E, O>, problem: Problem): void {
  const raw = game.formatOptions(options);
  // Through a record, which is where positions travel: it checks that every entry is one line.
  const { position = [] } = newRecord(game, { options: raw, seed, position: game.notation.formatPosition(state) });
  const back = game.notation.parsePosition(position, raw, seed);
  const where = difference(withoutLuck(state), withoutLuck(back));
  if (where !== undefined) problem(`written and read back it differs at ${where}`);
}

/** A slip of the pen is refused in words, or means another situation; it never makes the game stumble. */
function checkBadPositions<S, M, E, O>({ game, state, options, seed, luck }: Spot<S, M, E, O>, problem: Problem): void {
  const lines = game.notation.formatPosition(state);
  if (lines.length === 0) return;
  for (const slip of SLIPS) {
    const wrong = slip(lines, luck);
    try {
      game.notation.parsePosition(wrong, game.formatOptions(options), seed);
    } catch (error) {
      if (!(error instanceof BadInput)) problem(`${JSON.stringify(wrong)} throws ${String(error)}, not BadInput`);
    }
  }
}

const SLIPS: readonly ((lines: readonly string[], luck: Luck) => string[])[] = [
  (lines, luck) => lines.toSpliced(draw(luck, lines.length), 1),
  (lines, luck) => [...lines, lines[draw(luck, lines.length)]],
  (lines, luck) => changed(lines, luck, (line) => line.slice(0, draw(luck, line.length + 1))),
  (lines, luck) => changed(lines, luck, (line) => `${line} 77`),
  (lines, luck) => changed(lines, luck, (line) => line.replace(/\d+/, '-5')),
  (lines, luck) => changed(lines, luck, () => 'no such line'),
  () => [],
];

function changed(lines: readonly string[], luck: Luck, change: (line: string) => string): string[] {
  const i = draw(luck, lines.length);
  return lines.with(i, change(lines[i]));
}

function withoutLuck(state: unknown): object {
  const { luck: _seeded, ...rest } = state as Readonly<Record<string, unknown>>;
  return rest;
}
