import { describe, expect, test } from 'vitest';
import { CHARACTER_TOTALS, TOKENS } from '../../src/content/box.ts';
import { whyNot } from '../../src/whyNot.ts';
import { situation } from '../situation.ts';

/** Asked in phase 3 when there is something to claim. */
const phase3 = (castle: string) =>
  situation(`turn 1 round 5 phase kingdom start 1\ncastle 1 gold 0 kingdoms 0 ${castle}`);

/** Takes a tile and says whether phase 3 asks. */
function asksWith(up: string): boolean {
  const table = situation(`kings c3 e5\ncastle 1 gold 0 kingdoms 0 ${up}`);
  table.play('take c2');
  return table.ask === 'kingdom';
}

describe('when', () => {
  test('K1: claiming is optional', () => {
    const table = phase3('up Q D C Kl F');
    expect(table.moves()).toEqual(['kingdom Q D C Kl F', 'skip']);
    expect(table.play('skip')[0]).toEqual({ type: 'declined', seat: 0, phase: 'kingdom' });
    expect(table.castle(1)).toMatchObject({ gold: 0, kingdoms: 0, up: 'Q D C Kl F', down: '' });
  });

  test('K1: one a turn, even with two sets', () => {
    const table = situation(`
      kings c3 e5
      castle 1 gold 0 kingdoms 0 up 2Q 2D 2C 2Kl 2F`);
    table.play('take c2', 'kingdom Q D C Kl F');
    expect(table.ask).toBe('replenish');
    expect(table.castle(1)).toMatchObject({ gold: 5, kingdoms: 1, up: 'Q D C Kl F W', down: 'Q D C Kl F' });
    expect(() => table.play('kingdom Q D C Kl F')).toThrow('cannot play');
  });

  test('K1: who has claimed is told so, not what is missing for another', () => {
    const table = situation('kings c3 e5\ncastle 1 gold 0 kingdoms 0 up Q D C Kl F');
    table.play('take c2', 'kingdom Q D C Kl F');
    expect(whyNot(table.state, 0, 'kingdom')).toMatchObject({ reason: 'kingdom-over', rule: 'K1' });
  });

  test('K1: the second set in the next turn', () => {
    const table = situation(`
      turn 1 round 5 phase kingdom start 1
      kings c3 e5
      castle 1 gold 0 kingdoms 1 up Q D C Kl F down Q D C Kl F
      castle 2 gold 0 kingdoms 0`);
    table.play('kingdom Q D C Kl F');
    expect(table.castle(1)).toMatchObject({ gold: 5, kingdoms: 2 });
  });

  test('K1: only in phase 3 of the own turn', () => {
    const table = situation(`
      turn 1 round 5 phase recruit start 1
      kings c3 e5
      castle 1 gold 2 kingdoms 0 up Q D C Kl F
      castle 2 gold 0 kingdoms 0 up Q D C Kl F`);
    expect(table.moves().join()).not.toContain('kingdom');
    table.play('skip');
    expect(table.moves().join()).not.toContain('kingdom');
    table.play('take c2');
    expect([table.seat, table.ask]).toEqual([1, 'kingdom']);
    table.play('skip');
    // Player 2 could claim as well, but is asked only after having summoned.
    expect([table.seat, table.ask]).toEqual([1, 'replenish']);
  });

  test('K7: the last turn still has its phase 3', () => {
    const table = situation(`
      turn 2 round 12 phase summon start 1 ending
      kings e5 c3
      castle 2 gold 0 kingdoms 0 up Q D C Kl F`);
    table.play('take c2');
    expect([table.seat, table.ask]).toEqual([2, 'kingdom']);
  });

  test('K7: no claim after it: a set that was not claimed is worth nothing', () => {
    const table = situation(`
      turn 2 round 12 phase kingdom start 1 ending
      kings e5 c3
      castle 2 gold 0 kingdoms 0 up Q D C Kl F`);
    table.play('skip');
    expect(table.ask).toBeUndefined();
    expect(table.moves()).toEqual([]);
    expect(table.scores()[1]).toBe(5 + 4 + 3 + 2 + 1);
  });
});

describe('which five', () => {
  test('K2: queen, duke, countess, knight and a farmer or a wife', () => {
    expect(phase3('up Q D C Kl F').moves()).toEqual(['kingdom Q D C Kl F', 'skip']);
    expect(phase3('up Q D C Kl W').moves()).toEqual(['kingdom Q D C Kl W', 'skip']);
  });

  for (const [missing, up] of [
    ['queen', 'up 3D 2C 2Kl 3F'],
    ['duke', 'up Q 2C 2Kl 3F'],
    ['countess', 'up Q 2D 2Kl 3F'],
    ['knight', 'up Q 2D 2C 3F'],
  ] as const) {
    test(`K2: no ${missing}, no kingdom`, () => {
      expect(asksWith(up)).toBe(false);
    });
  }

  test('K2: neither farmer nor wife, no kingdom', () => {
    const without = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  C  W  .  .
      kings a1 e5
      castle 1 gold 0 kingdoms 0 up Q D Kl C`);
    without.play('take b1');
    expect(without.ask).toBe('replenish');
  });

  test('K2: face-down tiles do not count', () => {
    expect(asksWith('up D C Kl F down Q')).toBe(false);
    expect(asksWith('up Q D C Kl')).toBe(true);
  });

  test('K3: never both farmer and wife', () => {
    const table = phase3('up Q D C Kl F W');
    expect(table.moves()).toEqual(['kingdom Q D C Kl F', 'kingdom Q D C Kl W', 'skip']);
    table.play('kingdom Q D C Kl W');
    expect(table.castle(1)).toMatchObject({ up: 'F', down: 'Q D C Kl W' });
  });

  test('K3: a farmer and a wife do not stand for another place', () => {
    expect(asksWith('up Q D C F W')).toBe(false);
  });

  test('K4: jesters count for their column, several of them', () => {
    expect(phase3('up JQ D C Kl F').moves()).toEqual(['kingdom JQ D C Kl F', 'skip']);
    expect(phase3('up JQ JD JC Kl F').moves()).toEqual(['kingdom JQ JD JC Kl F', 'skip']);
    expect(phase3('up Q D C JK JW').moves()).toEqual(['kingdom Q D C JK JW', 'skip']);
  });

  test('K4: and for no other', () => {
    expect(asksWith('up JD D C Kl F')).toBe(false);
  });
});

describe('what it brings', () => {
  test('K5: five gold and a token; the five are turned down', () => {
    const table = phase3('up Q D C Kl F 2W');
    table.play('kingdom Q D C Kl F');
    expect(table.castle(1)).toEqual({ gold: 5, kingdoms: 1, taxed: '', up: '2W', down: 'Q D C Kl F' });
  });

  test('K5: jester or real tile, farmer or wife: every choice', () => {
    expect(phase3('up Q JQ D C Kl F W').moves()).toEqual([
      'kingdom JQ D C Kl F',
      'kingdom JQ D C Kl W',
      'kingdom Q D C Kl F',
      'kingdom Q D C Kl W',
      'skip',
    ]);
  });

  test('K5: a knight of this order or of that one', () => {
    expect(phase3('up Q D C 2Kl Ks JK F').moves()).toEqual([
      'kingdom Q D C JK F',
      'kingdom Q D C Kl F',
      'kingdom Q D C Ks F',
      'skip',
    ]);
  });

  test('K5: the gold is there for the next turn, a taxed column is no hindrance', () => {
    const table = phase3('taxed Q D C K F up Q D C Kl F');
    table.play('kingdom Q D C Kl F');
    expect(table.castle(1).gold).toBe(5);
  });

  test('K6: each set uses up a tile of the queen column, and there are six', () => {
    const table = phase3('up Q 2D 2C 2Kl 2F');
    table.play('kingdom Q D C Kl F');
    expect(table.castle(1).up).toBe('D C Kl F');
    expect(CHARACTER_TOTALS.Q + CHARACTER_TOTALS.J).toBe(TOKENS);
  });

  test('K6: so the sixth can be claimed', () => {
    const table = situation(`
      turn 1 round 9 phase kingdom start 1
      castle 1 gold 0 kingdoms 5 up JQ D C Kl F down 3Q 2JQ`);
    table.play('kingdom JQ D C Kl F');
    expect(table.castle(1)).toMatchObject({ gold: 5, kingdoms: 6 });
  });
});
