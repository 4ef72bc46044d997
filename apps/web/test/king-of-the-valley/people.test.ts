import fs from 'node:fs';
import path from 'node:path';
import { KINDS } from '@three-crowns/king-of-the-valley/board';
import { expect, test } from 'vitest';
import { pictureOf } from '../../src/games/king-of-the-valley/pieces/people.ts';

const FOLDER = path.join(import.meta.dirname, '../../src/games/king-of-the-valley/pieces/people');

/** "farmer.svg#lamb" of every view of every file. */
const drawn = fs.readdirSync(FOLDER).flatMap((file) => {
  const text = fs.readFileSync(path.join(FOLDER, file), 'utf8');
  return [...text.matchAll(/<view id="([^"]+)"/g)].map(([, scene]) => `${file}#${scene}`);
});

const shown = new Map(
  KINDS.map((kind) => [kind, [0, 1, 2, 3, 4, 5].map((id) => path.basename(pictureOf(kind, id)))] as const),
);

test.each([...shown])('%s has two scenes or three, and tiles of following numbers differ', (_, pictures) => {
  expect([2, 3]).toContain(new Set(pictures).size);
  for (const [i, picture] of pictures.slice(1).entries()) expect(picture).not.toBe(pictures[i]);
});

test('what is shown is drawn, and what is drawn is shown', () => {
  expect([...new Set([...shown.values()].flat())].sort()).toEqual(drawn.toSorted());
});
