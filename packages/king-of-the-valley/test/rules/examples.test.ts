/** What the rulebooks themselves tell as examples; each title names the rulebook. Where a picture is not told, it is ours. */
import { describe, expect, test } from 'vitest';
import { outcome } from '../../src/scoring.ts';
import { finished, situation, typesOf } from '../situation.ts';

/** Red stands bottom right, blue on the wife; both knights are of different orders. */
const START = `
  valley
  Ks C  F  W  C
  W  F  C  F  W
  F  C  W  W  Kf
  C  W  D  F  Kl
  F  C  W  D  F
  kings e1 c3
  castle 1 gold 2 kingdoms 0`;

describe('moving the king', () => {
  test('EN DE FR, option 1: red moves to the duke and summons him', () => {
    const table = situation(START);
    table.play('take d1');
    expect(table.castle(1).up).toBe('D');
    expect(table.king(1)).toBe('d1');
  });

  test('EN DE FR, option 2: red passes two knights, takes both and ends behind the second', () => {
    const table = situation(START);
    expect(table.moves()).toContain('take e2 e3 > e4');
    expect(table.moves()).not.toContain('take e2 e3 > e5');
    table.play('take e2 e3 > e4');
    expect(table.castle(1).up).toBe('Kl Kf');
    expect(table.king(1)).toBe('e4');
    expect(table.tile('e4')).toBe('W');
  });

  test('DE, option 2: the colour of the knights does not matter', () => {
    const alike = situation(START.replace('Kf', 'Kl'));
    expect(alike.moves()).toEqual(situation(START).moves());
  });

  test('EN DE, option 3: diagonally over farmer, wife, farmer: only the farmers, over another king', () => {
    const table = situation(START);
    const threes = table.moves().filter((move) => move.endsWith('> a5'));
    expect(threes).toEqual(['take d2 b4 > a5']);
    table.play('take d2 b4 > a5');
    expect(table.castle(1).up).toBe('2F');
    expect(table.tile('c3')).toBe('W');
  });

  test('FR, option 3: over the blue king, ending on the knight behind the second farmer', () => {
    const table = situation(START);
    const events = table.play('take d2 b4 > a5');
    expect(events[0]).toMatchObject({ type: 'travelled', cells: [8, 12, 16, 20] });
    expect([table.king(1), table.king(2)]).toEqual(['a5', 'c3']);
    expect(table.tile('a5')).toBe('Ks');
  });

  test('EN FR, important rules 1: an occupied tile may be the end only when several tiles are picked up', () => {
    const occupied = situation(START.replace('kings e1 c3', 'kings e1 e4'));
    expect(occupied.moves()).toContain('take e2 e3 > e4');
    expect(occupied.moves()).not.toContain('take e4');
  });
});

describe('specialists', () => {
  test('EN DE FR, priest: pay one, change direction, even back to where the turn began', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  P  .  D
      .  .  .  .  .
      Q  .  .  .  .
      kings a1 e5
      left C W
      right F F
      castle 1 gold 2 kingdoms 0`);
    expect(table.moves()).toEqual(['priest c3']);
    table.play('priest c3');
    expect(table.moves()).toEqual(['take a1', 'take e3']);
    table.play('take a1', 'refill left');
    expect(table.castle(1)).toMatchObject({ gold: 1, up: 'Q' });
    expect([table.tile('c3'), table.tile('a1')]).toEqual(['C+1', 'W']);
  });

  test('EN DE FR, priest: who summons the new tile receives the coin', () => {
    const table = situation(`
      turn 2 round 2 phase summon start 1
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  C+1 .  .
      .  .  .  .  .
      .  .  .  .  .
      kings a1 e5
      castle 2 gold 0 kingdoms 0`);
    table.play('take c3');
    expect(table.castle(2)).toMatchObject({ gold: 1, up: 'C' });
  });

  test('EN DE FR, wizard: a face-up subject against one of the hill, twice with two wizards', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  Z  Z  .  .
      kings a1 e5
      left F Q
      right D P
      castle 1 gold 0 kingdoms 0 up 2W`);
    table.play('take b1 c1 > d1', 'swap W L2', 'swap W R1');
    expect(table.castle(1)).toMatchObject({ gold: 0, up: 'Q D' });
    expect([table.left, table.right]).toEqual(['F W', 'W P']);
  });

  test('EN DE FR, tax collector: three or four gold at once, or gold from identical subjects', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  T2 .  T5 .
      kings a1 e5
      castle 1 gold 0 kingdoms 0 up 3W JW`);
    table.play('take b1 d1 > e1');
    expect(table.castle(1)).toEqual({ gold: 4 + 7, kingdoms: 0, taxed: 'W', up: '', down: '3W JW' });
  });

  test('EN DE FR, tax tokens: not the same type of subjects again', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  T3 .  Q  .
      kings a1 e5
      castle 1 gold 0 kingdoms 0 taxed W up 5W`);
    expect(table.moves()).toEqual(['take d1']);
  });

  test('EN DE FR, jester: a column of your choice, several in the same or in different ones', () => {
    const jesters = (...columns: string[]) => {
      const table = situation(`
        valley
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  J  J  .  .
        kings a1 e5`);
      table.play('take b1 c1 > d1', ...columns.map((column) => `jester ${column}`));
      return table.castle(1).up;
    };
    expect(jesters('Q', 'Q')).toBe('2JQ');
    expect(jesters('Q', 'K')).toBe('JQ JK');
  });
});

describe('bonuses and the end', () => {
  test('DE FR, kingdom: queen, duke, countess, knight and either a farmer or a wife', () => {
    const table = situation(`
      turn 1 round 6 phase kingdom start 1
      castle 1 gold 1 kingdoms 0 up Q D C Ko F W`);
    expect(table.moves()).toEqual(['kingdom Q D C Ko F', 'kingdom Q D C Ko W', 'skip']);
    table.play('kingdom Q D C Ko F');
    expect(table.castle(1)).toMatchObject({ gold: 6, kingdoms: 1, up: 'W' });
  });

  const ending = (turn: number) =>
    situation(`
      turn ${turn} round 8 phase replenish start 1
      valley
      F  Kl W  Kf F
      Ko F  Ks W  F
      F  W  .  Ko Kl
      Kf F  W  F  Ks
      F  Ko F  W  F
      kings ${turn === 1 ? 'c3 e5' : 'e5 c3'}
      path c3
      gaps c3
      stack III`);

  test('EN DE FR, end A: the starting player would be next: the game finishes immediately', () => {
    const table = ending(2);
    expect(typesOf(table.play('refill left')).at(-1)).toBe('over');
  });

  test('EN DE FR, end B: it is another player’s turn: the round is completed', () => {
    const table = ending(1);
    table.play('refill left');
    expect(table.seat).toBe(2);
  });

  const total = (castle: string) => finished(castle).scores()[0];

  test('EN DE FR, orders: three knights 3, four 5, all five 8 in total', () => {
    const bonus = (count: number) => total(`up ${count}Ko`) - 2 * count;
    expect([3, 4, 5].map(bonus)).toEqual([3, 5, 8]);
  });

  test('DE FR, orders: jesters belong to none', () => {
    expect(total('up 2Ko JK')).toBe(4);
  });

  test('EN DE FR, couples: two points for each', () => {
    expect(total('up F W')).toBe(2 + 2);
    expect(total('down 3F 2W')).toBe(5 + 4);
  });

  test('EN DE FR, winner: influence breaks the tie, then a rematch would be due', () => {
    const end = (...castles: string[]) => outcome(finished(...castles).state)?.winners;
    expect(end('gold 4', 'up D')).toEqual([1]);
    expect(end('up D', 'up D')).toEqual([0, 1]);
  });
});
