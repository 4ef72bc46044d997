/** Puzzles: how one is found, and those that are shipped. */
import { type AnyGame, BadInput } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import { describe, expect, it } from 'vitest';
import { spots } from '../../ai/test/spots.ts';
import { toy } from '../../core/test/toy/index.ts';
import valleyFile from '../puzzles/king-of-the-valley.json' with { type: 'json' };
import willFile from '../puzzles/kings-will.json' with { type: 'json' };
import valeriaFile from '../puzzles/valeria.json' with { type: 'json' };
import { formatPuzzles, isConfirmed, type Puzzle, parsePuzzles, puzzleAt, seenAt } from '../src/index.ts';
import { finished } from './finished.ts';

const SHIPPED: readonly (readonly [AnyGame, unknown])[] = [
  [kingOfTheValley, valleyFile],
  [kingsWill, willFile],
  [valeria, valeriaFile],
];

/** Its first thought is to have few points; it has learned that points win. */
const misled: typeof toy = {
  ...toy,
  instinct: {
    ...toy.instinct,
    evaluate(state, worth) {
      for (let seat = 0; seat < worth.length; seat++) worth[seat] = -toy.rules.total(state, seat);
    },
    features: {
      names: ['points'],
      version: 1,
      fill(state, seat, out) {
        out[0] = toy.rules.total(state, seat);
      },
      weights: () => ({ win: [0.5, 0], margin: [1, 0] }),
    },
  },
};

const ABOUT = { id: 'toy', game: toy.id, rulesVersion: toy.rulesVersion, contentHash: '' } as const;

describe('a puzzle', () => {
  it('is where the first thought is wrong, and no other move comes near', () => {
    const found = spots(6).flatMap(({ state, seat }) => {
      const spot = { options: { seats: 3 }, seat, position: toy.notation.formatPosition(state) };
      const puzzle = finished(misled, puzzleAt(misled, spot));
      return puzzle === undefined ? [] : [{ spot, puzzle }];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { spot, puzzle } of found) {
      const { view } = seenAt(misled, spot);
      for (const text of puzzle.accepted) expect(toy.notation.parseMove(view as never, spot.seat, text)).toBeDefined();
      expect(puzzle.accepted).toContain(puzzle.solution[0]);
      expect(puzzle.best - puzzle.next).toBeGreaterThanOrEqual(0.059);
      expect(puzzle.found).toBeLessThanOrEqual(0.5);
      expect(finished(toy, puzzleAt(toy, spot))).toBeUndefined();
    }
    const puzzles = found.map(({ spot, puzzle }): Puzzle => ({ ...spot, ...puzzle, ...ABOUT }));
    const confirmed = puzzles.filter((puzzle) => finished(misled, isConfirmed(misled, puzzle)));
    expect(confirmed.length).toBeGreaterThan(0);
    for (const puzzle of confirmed) {
      const view = toy.notation.parsePosition(puzzle.position, { seats: 3 }, 'puzzle');
      const moves = toy.rules.legalMoves(view, puzzle.seat);
      const texts = moves.map((move) => toy.notation.formatMove(view, move));
      const wrong = texts.filter((text) => !puzzle.accepted.includes(text)).slice(0, 1);
      const misjudged = { ...puzzle, solution: wrong, accepted: wrong };
      expect(finished(misled, isConfirmed(misled, misjudged))).toBe(false);
    }
  });
});

describe.each(SHIPPED.map(([game, raw]) => ({ name: game.name, game, file: parsePuzzles(raw) })))(
  'shipped for $name',
  ({ game, file }) => {
    it('are of today’s rules, and each is another', () => {
      expect(file).toMatchObject({ game: game.id, rulesVersion: game.rulesVersion });
      expect(file.contentHash).toBe(game.contentHash(game.parseOptions(file.options)));
      expect(new Set(file.puzzles.map(({ id }) => id)).size).toBe(file.puzzles.length);
      expect(new Set(file.puzzles.map(({ position }) => position.join('\n'))).size).toBe(file.puzzles.length);
    });

    it('can be played: the whole solution, and every first move that counts', () => {
      for (const puzzle of file.puzzles) {
        const { view } = seenAt(game, puzzle);
        for (const text of puzzle.accepted) {
          expect(game.notation.parseMove(view, puzzle.seat, text), `${puzzle.id} ${text}`).toBeDefined();
        }
        expect(game.rules.legalMoves(view, puzzle.seat).length).toBeGreaterThan(puzzle.accepted.length);
      }
    });

    it('are written as they are read', () => {
      expect(parsePuzzles(JSON.parse(formatPuzzles(file)))).toEqual(file);
    });
  },
);

describe('a file of puzzles', () => {
  const base = parsePuzzles(valleyFile);
  const [one] = JSON.parse(formatPuzzles(base)).puzzles;
  const withOne = (change: Partial<Record<keyof Puzzle, unknown>>) => ({
    ...JSON.parse(formatPuzzles(base)),
    confirmed: 1,
    puzzles: [{ ...one, ...change }],
  });

  it.each([
    ['seat', { seat: 0 }, 'puzzles[0].seat'],
    ['chance', { best: 1.5 }, 'puzzles[0].best'],
    ['crowns', { crowns: 5 }, 'puzzles[0].crowns'],
    ['accepted', { accepted: ['nothing'] }, 'puzzles[0].accepted'],
    ['reason', { why: ['because'] }, 'puzzles[0].why[0]'],
    ['position', { position: 'here' }, 'puzzles[0].position'],
  ])('is refused with its place: %s', (_, change, place) => {
    expect(() => parsePuzzles(withOne({}))).not.toThrow();
    try {
      parsePuzzles(withOne(change));
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      expect(error.place).toBe(place);
    }
  });

  it('confirms no more than it holds', () => {
    expect(() => parsePuzzles({ ...withOne({}), confirmed: 2 })).toThrow('confirmed');
  });
});
