/** Properties of whole random games: scores, tiles and gold add up, and no turn is ever stuck. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../src/events.ts';
import { tilesOf } from '../src/inventory.ts';
import { formatPosition } from '../src/position/format.ts';
import { outcome, total } from '../src/scoring.ts';
import { BOX, goldIn, type ModelCastle, modelOf, tilesIn } from './model.ts';
import { everyPly } from './random.ts';

const INFLUENCE: Readonly<Record<string, number>> = { Q: 5, D: 4, C: 3, K: 2, F: 1, W: 1, J: 0 };
const ORDER_POINTS = [0, 0, 0, 3, 5, 8];
const PAYS: Readonly<Record<string, number>> = { T1: 3, T2: 4, T3: 5, T4: 6, T5: 7, T6: 8, T7: 9, T8: 10 };

/** As one would count at the table. */
function countUp({ gold, kingdoms, up, down }: ModelCastle) {
  const pieces = [...up, ...down];
  const count = (name: string) => pieces.filter((piece) => piece === name).length;
  const influence = pieces.reduce((sum, piece) => sum + INFLUENCE[piece[0]], 0);
  const orders = ['Kl', 'Kf', 'Ko', 'Ks'].reduce((sum, order) => sum + ORDER_POINTS[count(order)], 0);
  const couples = Math.min(count('F'), count('W'));
  return { influence, total: influence + 5 * kingdoms + orders + 2 * couples + gold };
}

/** Who is best by total, then by influence; everybody as good shares the win. */
function bestOf(counts: readonly { total: number; influence: number }[]): number[] {
  const worth = counts.map(({ total, influence }) => total * 1000 + influence);
  return worth.flatMap((value, seat) => (value === Math.max(...worth) ? [seat] : []));
}

const tally = (tiles: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
};

describe.each([
  [2, 'even'],
  [3, 'even'],
  [4, 'even'],
  [2, 'ramped'],
  [3, 'ramped'],
  [4, 'ramped'],
] as const)('random games of %i, %s', (seats, content) => {
  const games = 15;

  test('the score is what one would count at the table', () => {
    let finished = 0;
    for (const state of everyPly({ seats, content, seed: `scores ${seats} ${content}`, games })) {
      const result = outcome(state);
      expect(result === undefined).toBe(state.phase !== 'over');
      if (result === undefined) continue;
      finished += 1;
      const counts = modelOf(formatPosition(state)).castles.map(countUp);
      expect(result.scores.map((score) => score.total)).toEqual(counts.map((count) => count.total));
      expect(result.winners).toEqual(bestOf(counts));
      for (const { total, lines } of result.scores) {
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
      }
      expect(result.scores.map((score) => score.total)).toEqual(state.castles.map((_, seat) => total(state, seat)));
    }
    expect(finished).toBe(games);
  });

  test('the 90 tiles of the box are there at every ply', () => {
    for (const state of everyPly({ seats, content, seed: `tiles ${seats} ${content}`, games })) {
      const model = modelOf(formatPosition(state));
      expect(tally(tilesIn(model))).toEqual(BOX);
      // The package's own count says the same of the table without the stacks.
      expect(tilesOf(state)).toHaveLength(90 - model.stacks.length);
    }
  });

  test('gold changes only by prices, taxes and kingdoms', () => {
    let spent = 0;
    const emit = (event: GameEvent) => {
      if (event.type === 'recruited') spent += [2, 3, 4, 6, 8, 10][event.row];
    };
    for (const state of everyPly({ seats, content, seed: `gold ${seats} ${content}`, games, emit })) {
      if (state.phase === 'place') spent = 0;
      const model = modelOf(formatPosition(state));
      const waiting = model.waiting.map(([, what]) => what);
      const taxes = model.removed
        .filter((tile) => tile in PAYS && !waiting.includes(tile))
        .reduce((sum, tile) => sum + PAYS[tile], 0);
      const kingdoms = model.castles.reduce((sum, castle) => sum + castle.kingdoms, 0);
      expect(goldIn(model)).toBe(2 * seats + taxes + 5 * kingdoms - spent);
      expect(model.castles.every((castle) => castle.gold >= 0)).toBe(true);
    }
  });

  test('tax tokens and kingdom tokens match what was done', () => {
    for (const state of everyPly({ seats, content, seed: `tokens ${seats} ${content}`, games })) {
      const { castles, removed, waiting } = modelOf(formatPosition(state));
      const pending = waiting.filter(([kind]) => kind === 'tax').length;
      const needy = removed.filter((tile) => /^T[3-8]$/.test(tile)).length;
      expect(castles.reduce((sum, castle) => sum + castle.taxed.length, 0)).toBe(needy - pending);
      expect(castles.reduce((sum, castle) => sum + castle.kingdoms, 0)).toBeLessThanOrEqual(6);
    }
  });

  test('nobody is ever stuck (M10), every player has as many turns', () => {
    let turns = Array<number>(seats).fill(0);
    let stuck = 0;
    let finished = 0;
    const emit = (event: GameEvent) => {
      if (event.type === 'turn') turns[event.seat] += 1;
      if (event.type === 'stuck') stuck += 1;
    };
    for (const state of everyPly({ seats, content, seed: `turns ${seats} ${content}`, games, emit })) {
      if (state.phase === 'place') turns = Array<number>(seats).fill(0);
      if (state.phase !== 'over') continue;
      finished += 1;
      expect(new Set(turns).size).toBe(1);
      expect(turns[0]).toBe(state.round);
    }
    expect(stuck).toBe(0);
    expect(finished).toBe(games);
  });
});
