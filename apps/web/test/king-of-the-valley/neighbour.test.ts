import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { CELL_NAMES } from '@three-crowns/king-of-the-valley/board';
import { expect, test } from 'vitest';
import { neighbour } from '../../src/games/king-of-the-valley/board/neighbour.ts';

const WAYS = ['up', 'down', 'left', 'right'] as const;
const BACK = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
const names = kingOfTheValley.guidance.targets(
  kingOfTheValley.rules.setup(kingOfTheValley.parseOptions({ seats: 2 }), 'x'),
);

test('an arrow leads to a thing of the game or nowhere', () => {
  for (const name of names) {
    for (const way of WAYS) {
      const next = neighbour(name, way);
      if (next !== undefined) expect(names).toContain(next);
    }
  }
});

test('within the valley and within the hill the opposite arrow leads back', () => {
  for (const name of [...CELL_NAMES, 'L1', 'R1', 'L4', 'R6']) {
    for (const way of WAYS) {
      const next = neighbour(name, way);
      const isInside = next !== undefined && next.length === 2 && /\d/.test(name[0]) === /\d/.test(next[0]);
      const isSamePart = isInside && /[a-e]/.test(name) === /[a-e]/.test(next);
      if (isSamePart) expect(neighbour(next, BACK[way]), `${name} ${way}`).toBe(name);
    }
  }
});

test.each([
  ['a3', 'left', 'R3'],
  ['R3', 'right', 'a3'],
  ['R6', 'right', 'a5'],
  ['c1', 'down', 'column K'],
  ['column K', 'up', 'c1'],
  ['land d4', 'left', 'c4'],
  ['e5', 'up', undefined],
] as const)('%s %s is %s', (from, way, to) => {
  expect(neighbour(from, way)).toBe(to);
});
