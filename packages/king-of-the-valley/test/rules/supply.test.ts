import { expect, test } from 'vitest';
import { GOLD, TOKENS } from '../../src/content/box.ts';
import { EVEN } from '../../src/content/tables.ts';
import { COLLECTORS } from '../../src/vocabulary.ts';
import { everyPly } from '../random.ts';
import { situation } from '../situation.ts';

test('Z1: all gold that can ever come out is less than the box holds', () => {
  const start = 4 * EVEN.startGold;
  const taxes = COLLECTORS.reduce((sum, name) => sum + EVEN.collectors[name].gold, 0);
  const kingdoms = TOKENS * EVEN.kingdomGold;
  expect([start, taxes, kingdoms]).toEqual([8, 52, 30]);
  expect(start + taxes + kingdoms).toBe(90);
  expect(8 + 8 * 10 + 6 * 5).toBeLessThan(GOLD);
});

test('Z1: gold in play never exceeds that in random games', () => {
  let most = 0;
  for (const seats of [2, 3, 4]) {
    for (const state of everyPly({ seats, seed: `Z1 ${seats}`, games: 5 })) {
      const castles = state.castles.reduce((sum, castle) => sum + castle.gold, 0);
      const valley = state.coins.reduce((sum, coins) => sum + coins, 0);
      most = Math.max(most, castles + valley);
    }
  }
  expect(most).toBeGreaterThan(8);
  expect(most).toBeLessThanOrEqual(90);
});

test('Z1: plain counters: any amount can be paid and owned', () => {
  const table = situation(`
    turn 1 round 2 phase recruit start 1
    castle 1 gold 175 kingdoms 0`);
  table.play('recruit L2');
  expect(table.castle(1).gold).toBe(172);
});

test('Z2: kingdom tokens are shown, never a limit', () => {
  const table = situation(`
    turn 1 round 9 phase kingdom start 1
    castle 1 gold 0 kingdoms 0 up Q D C Kl F
    castle 2 gold 0 kingdoms 6`);
  table.play('kingdom Q D C Kl F');
  expect(table.castle(1)).toMatchObject({ gold: 5, kingdoms: 1 });
});

test('Z2: tax tokens are shown, never a limit', () => {
  const table = situation(`
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  T3 .  .
    kings a1 e5
    castle 1 gold 0 kingdoms 0 up 3F
    castle 2 gold 0 kingdoms 0 taxed Q D C K F W`);
  table.play('take c1');
  expect(table.castle(1)).toMatchObject({ gold: 5, taxed: 'F' });
});
