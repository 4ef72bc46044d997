import { expect, test } from 'vitest';
import { finished, situation } from '../situation.ts';

const SIX = ['jester C', 'jester D', 'jester F', 'jester K', 'jester Q', 'jester W'];

const row = (tiles: string, castle = '') =>
  situation(`
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    ${tiles}
    kings a1 e5
    castle 1 gold 0 kingdoms 0 ${castle}`);

test('J1: the column is chosen at once, before anything else can be done', () => {
  const table = row('. J . . .', 'up Q D C Kl');
  table.play('take b1');
  expect(table.ask).toBe('jester');
  expect(table.moves()).toEqual(SIX);
  table.play('jester F');
  expect(table.ask).toBe('kingdom');
});

test('J1: and fixed for good: it stands only for that column', () => {
  const farmer = row('. J . . .', 'up Q D C F');
  farmer.play('take b1', 'jester F');
  // A second farmer, and still no knight: no kingdom.
  expect(farmer.ask).toBe('replenish');
  const knight = row('. J . . .', 'up Q D C F');
  knight.play('take b1', 'jester K');
  expect(knight.moves()).toEqual(['kingdom Q D C JK F', 'skip']);
});

test('J1: turned down and scored, it is still the jester of its column', () => {
  const table = row('. . T3 . .', 'up 2F JF JK');
  table.play('take c1');
  expect(table.castle(1)).toMatchObject({ up: 'JK', down: '2F JF' });
});

test('J2: two jesters at once: different columns', () => {
  const table = row('. J J . .');
  table.play('take b1 c1 > d1');
  expect(table.position).toContain('waiting jester 2');
  table.play('jester Q');
  expect(table.position).toContain('waiting jester 1');
  expect(table.moves()).toEqual(SIX);
  table.play('jester W');
  expect(table.castle(1).up).toBe('JQ JW');
  expect(table.ask).toBe('replenish');
});

test('J2: or the same column', () => {
  const table = row('. J J J .');
  table.play('take b1 c1 d1 > e1', 'jester K', 'jester K', 'jester K');
  expect(table.castle(1).up).toBe('3JK');
  expect(table.ask).toBe('replenish');
});

test('J3: any of the six columns, empty or not', () => {
  for (const castle of ['', 'up Q D C Kl F W', 'down 5F']) {
    const table = row('. J . . .', castle);
    table.play('take b1');
    expect(table.moves()).toEqual(SIX);
  }
});

test('J3: also a column that was taxed, where he can still help a kingdom', () => {
  const table = row('. J . . .', 'taxed F W up Q D C Kl');
  table.play('take b1');
  expect(table.moves()).toEqual(SIX);
  table.play('jester W');
  expect(table.moves()).toEqual(['kingdom Q D C Kl JW', 'skip']);
});

const score = (castle: string) => finished(castle).scores()[0];

test('J4: no influence at the end, whatever the column', () => {
  for (const jester of ['JQ', 'JD', 'JC', 'JK', 'JF', 'JW']) {
    expect(score(`up ${jester}`)).toBe(0);
    expect(score(`down ${jester}`)).toBe(0);
  }
});

test('J4: no knight order', () => {
  expect(score('up 2Kl JK')).toBe(4);
  expect(score('up 3Kl JK')).toBe(6 + 3);
  expect(score('up 3JK')).toBe(0);
});
