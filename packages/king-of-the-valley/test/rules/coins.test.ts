/** Coins on tiles: the second half of the priest's rulings. */
import { expect, test } from 'vitest';
import { situation, typesOf } from '../situation.ts';

const row = (tiles: string, castle: string, gold = 0) =>
  situation(`
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    ${tiles}
    kings a1 e5
    castle 1 gold ${gold} kingdoms 0 ${castle}`);

test('P9: the coin goes to whoever summons the tile', () => {
  const table = row('. . F+1 . .', '');
  expect(typesOf(table.play('take c1'))).toEqual(['travelled', 'took', 'found']);
  expect(table.castle(1).gold).toBe(1);
  expect(table.tile('c1')).toBe('.');
});

test('P9: nothing is found on a tile without a coin', () => {
  expect(typesOf(row('. . F . .', '').play('take c1'))).toEqual(['travelled', 'took']);
});

test('P9: not to who passes over it or ends on it', () => {
  const passed = row('. F+1 Q . .', '');
  passed.play('take c1');
  expect(passed.castle(1).gold).toBe(0);
  const ended = row('. F F Q+1 .', '');
  ended.play('take b1 c1 > d1');
  expect(ended.castle(1).gold).toBe(0);
  expect(ended.tile('d1')).toBe('Q+1');
});

test('P9: every coin inside a set', () => {
  const table = row('. F+1 W+1 F+2 .', '');
  table.play('take b1 d1 > e1');
  expect(table.castle(1).gold).toBe(3);
  expect(table.tile('c1')).toBe('W+1');
});

test('P9: also on a specialist', () => {
  const free = row('. . T1+1 . .', '');
  free.play('take c1');
  expect(free.castle(1).gold).toBe(3 + 1);
  const wizard = row('. . Z+1 . .', 'up F');
  wizard.play('take c1');
  expect(wizard.castle(1).gold).toBe(1);
});

test('P9: at once: the coin on a priest pays a later priest of the same turn', () => {
  const withCoin = row('. P+1 P Q .', '', 1);
  withCoin.play('priest b1');
  expect(withCoin.castle(1).gold).toBe(1);
  expect(withCoin.moves()).toContain('priest c1');
  const without = row('. P P Q .', '', 1);
  without.play('priest b1');
  expect(without.moves()).toEqual(['take d1']);
});

test('P9: the look ahead counts it too', () => {
  // Only over both priests can the farmer on d3 be reached.
  const valley = (first: string) => `
    valley
    ${first}  .  .  P  .
    .  .  .  .  .
    .  .  .  F  .
    .  .  .  .  .
    .  Q  .  .  .
    kings a1 e5
    castle 1 gold 1 kingdoms 0`;
  expect(situation(valley('P+1')).moves()).toEqual(['priest a5', 'take b1']);
  expect(situation(valley('P')).moves()).toEqual(['take b1']);
});

test('P10: the gold must be owned before: the coin on the priest does not pay him', () => {
  expect(row('. P+1 . Q .', '', 0).moves()).toEqual(['take d1']);
});

test('P10: then take the coin, pay one, leave it there', () => {
  const table = row('. P+1 . Q .', '', 1);
  table.play('priest b1');
  expect(table.castle(1).gold).toBe(1);
  expect(table.tile('b1')).toBe('.+1');
  const richer = row('. P+3 . Q .', '', 1);
  richer.play('priest b1');
  expect(richer.castle(1).gold).toBe(3);
  expect(richer.tile('b1')).toBe('.+1');
});

test('P11: coins still in the valley at the end score for nobody', () => {
  const text = (coin: string) => `
    turn 1 round 9 phase over start 1 ending
    valley
    F${coin} .  .  .  .
    .  .  .  .  .
    .  .  .${coin} .  .
    .  .  .  .  .
    .  .  .  .  .
    kings a5 c3
    castle 1 gold 4 kingdoms 0 up Q
    castle 2 gold 1 kingdoms 0 up D`;
  expect(situation(text('+5')).scores()).toEqual([9, 5]);
  expect(situation(text('')).scores()).toEqual([9, 5]);
});
