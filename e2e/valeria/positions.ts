/** Situations of Valeria: one for each question, and some shortly before the end. */
import fs from 'node:fs';
import type { GameRecord } from '../../packages/core/src/index.ts';
import { valeria as game } from '../../packages/valeria/src/index.ts';
import { recordFrom, type Start } from '../app.ts';

interface Written {
  readonly options: Readonly<Record<string, unknown>> & { readonly seats: number };
  /** Who is asked, from 0. */
  readonly seat?: number;
  readonly position: readonly string[];
}

const file = fs.readFileSync(new URL('positions.json', import.meta.url), 'utf8');
const written: { readonly asked: Readonly<Record<string, Written>>; readonly late: Readonly<Record<string, Written>> } =
  JSON.parse(file);

/** Who is asked is a person, the others are bots: nobody has to take the screen. */
function bots({ options: { seats }, seat = 0 }: Written): (string | undefined)[] {
  return Array.from({ length: seats }, (_, i) => (i === seat ? undefined : 'greedy'));
}

const recordOf = (from: Written, start: Start = {}): GameRecord =>
  recordFrom({ game, options: from.options, bots: bots(from), position: from.position, ...start });

/** By question. */
export const ASKED: Readonly<Record<string, GameRecord>> = Object.fromEntries(
  Object.entries(written.asked).map(([ask, from]) => [ask, recordOf(from)]),
);

/** Two rounds or so before the end: of two people, of five seats, alone. */
export const lateFor = (which: 'two' | 'five' | 'alone', start?: Start): GameRecord =>
  recordOf(written.late[which], start);

/** The same situation with other lines: each takes the place of the one that begins alike. */
export function changed(ask: string, lines: readonly string[], start: Start = {}): GameRecord {
  const from = written.asked[ask];
  const position = from.position.map((line) => lines.find((other) => sameStart(line, other)) ?? line);
  return recordOf({ ...from, position }, start);
}

const startOf = (line: string): string => /^(player \d|\w+)/.exec(line)?.[0] ?? line;
const sameStart = (one: string, other: string): boolean => startOf(one) === startOf(other);

export const newGame = (start: Start = {}): GameRecord => recordFrom({ game, ...start });
