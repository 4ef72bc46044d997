/** What games share lies outside of their folders. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../../src/', import.meta.url);
const files = globSync('games/*/**/*.{ts,tsx,css}', { cwd: src });
const gameOf = (path: string): string => path.split('/')[1];
const games = [...new Set(files.map(gameOf))];

test.each(games)('%s takes nothing from the folder of another game', (game) => {
  const others = games.filter((other) => other !== game).join('|');
  const foreign = new RegExp(`['"(](\\.\\./)+(games/)?(${others})/`);
  const own = files.filter((file) => gameOf(file) === game);
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((file) => foreign.test(readFileSync(new URL(file, src), 'utf8')))).toEqual([]);
});
