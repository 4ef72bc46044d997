/** Records for the tests, made by the command itself. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, parseRecord } from '@three-crowns/core';
import { crowns } from './crowns.ts';

export const GAME = 'king-of-the-valley';

/** A finished game of random bots, in `folder`; its file. */
export async function simulated(folder: string, seats = 3): Promise<string> {
  const args = ['sim', GAME, '--seats', `${seats}`, '--games', '1', '--seed', 'test', '--record', folder];
  const { code, err } = await crowns(args);
  if (code !== 0) throw new Error(err);
  return join(folder, 'game-1.json');
}

export function readRecord(file: string): GameRecord {
  return parseRecord(JSON.parse(readFileSync(file, 'utf8')));
}

/** The record with something else in it, beside the first. */
export function altered(file: string, name: string, change: Readonly<Record<string, unknown>>): string {
  const other = join(file, '..', name);
  writeFileSync(other, JSON.stringify({ ...readRecord(file), ...change }));
  return other;
}
