import { describe, expect, it } from 'vitest';
import { checkGame, checkSecrets } from '../src/conformance/index.ts';
import { everyCardOnce, scramble, toy } from './toy/index.ts';

describe.each([2, 3, 4])('the toy with %i seats', (seats) => {
  it('conforms', () => {
    expect(checkGame(toy, { options: { seats }, games: 25, seed: 'toy', invariant: everyCardOnce })).toEqual([]);
  });

  it('keeps its secrets', () => {
    const { problems, differed } = checkSecrets(toy, { options: { seats }, pairs: 60, seed: 'toy', scramble });
    expect(problems).toEqual([]);
    expect(differed).toBeGreaterThan(50);
  });
});
