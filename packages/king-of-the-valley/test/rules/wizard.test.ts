import { describe, expect, test } from 'vitest';
import { situation } from '../situation.ts';

/** A wizard, and a farmer for who cannot use him. */
const VALLEY = `
  valley
  .  .  .  .  .
  .  .  .  .  .
  .  .  .  .  .
  .  .  .  .  .
  .  Z  .  F  .
  kings a1 e5`;

const wizard = (castle: string, left = 'F W C D Q Kl', right = 'W W D C F F') =>
  situation(`${VALLEY}\nleft ${left}\nright ${right}\ncastle 1 gold 0 kingdoms 0 ${castle}`);

describe('who may ask a wizard', () => {
  test('W1: one face-up tile in the castle is needed', () => {
    expect(wizard('').moves()).toEqual(['take d1']);
    expect(wizard('up F').moves()).toEqual(['take b1', 'take d1']);
    expect(wizard('up JQ').moves()).toEqual(['take b1', 'take d1']);
  });

  test('W1: one subject on the hill is needed', () => {
    expect(wizard('up F', 'P T1 T2', 'T3 Z').moves()).toEqual(['take d1']);
    expect(wizard('up F', 'P T1 T2', 'T3 F').moves()).toEqual(['take b1', 'take d1']);
    expect(wizard('up F', 'P T1 T2', 'J').moves()).toEqual(['take b1', 'take d1']);
  });

  test('W1: the swap is compulsory, free of charge, from any row', () => {
    const table = wizard('up F');
    table.play('take b1');
    expect(table.ask).toBe('swap');
    const slots = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'];
    expect(table.moves()).toEqual(slots.map((slot) => `swap F ${slot}`));
    expect(() => table.play('skip')).toThrow('cannot play');
    table.play('swap F L5');
    expect(table.castle(1)).toMatchObject({ gold: 0, up: 'Q' });
    expect(table.removed).toBe('Z');
  });

  test('W1: with one way only it is done without asking', () => {
    const table = wizard('up F', 'T1 Q', 'P');
    const events = table.play('take b1');
    expect(events).toContainEqual({ type: 'swapped', seat: 0, piece: 7, tile: 0, slope: 0, row: 1 });
    expect(table.castle(1).up).toBe('Q');
    expect(table.left).toBe('T1 F');
  });

  test('W5: face-down tiles cannot be swapped, nor do they meet the requirement', () => {
    expect(wizard('down Q D 5F').moves()).toEqual(['take d1']);
    const table = wizard('up F down Q D C');
    table.play('take b1');
    expect(table.moves().every((move) => move.startsWith('swap F '))).toBe(true);
  });
});

describe('the swap', () => {
  test('W2: the castle tile goes to exactly the slot of the hill tile, nothing slides', () => {
    const table = wizard('up F D');
    table.play('take b1', 'swap D L2');
    expect(table.left).toBe('F D C D Q Kl');
    expect(table.right).toBe('W W D C F F');
    expect(table.castle(1).up).toBe('F W');
  });

  test('W2: exactly that slot too while the gap of phase 1 is open at the top', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      ${VALLEY}
      left F W C D Q Kl
      right W W D C F F
      castle 1 gold 2 kingdoms 0 up Ks`);
    table.play('recruit L1', 'take b1', 'swap Ks L5');
    expect(table.left).toBe('W C D Q Ks');
    expect(table.castle(1).up).toBe('Kl F');
  });

  test('W3: hill specialists cannot be swapped in', () => {
    const table = wizard('up F', 'P T1 Q Z T8 D', 'T3 C T5 T6 P W');
    table.play('take b1');
    expect(table.moves()).toEqual(['swap F L3', 'swap F L6', 'swap F R2', 'swap F R6']);
  });

  test('W4: a jester coming in picks a column at once', () => {
    const table = wizard('up F', 'J W C D Q Kl');
    table.play('take b1', 'swap F L1');
    expect(table.ask).toBe('jester');
    expect(table.castle(1).up).toBe('');
    table.play('jester K');
    expect(table.castle(1).up).toBe('JK');
    expect(table.ask).toBe('replenish');
  });

  test('W4: a face-up jester may go out and is a plain jester on the hill', () => {
    const table = wizard('up JK');
    table.play('take b1', 'swap JK L5');
    expect(table.castle(1).up).toBe('Q');
    expect(table.left).toBe('F W C D J Kl');
  });

  test('W4: on the hill he is nobody yet: who recruits him chooses his column', () => {
    const table = situation(`
      ${VALLEY.replace('.  .  .  .  .', 'D  .  .  .  C')}
      left F W C D Q Kl
      right W
      castle 1 gold 0 kingdoms 0 up JK
      castle 2 gold 9 kingdoms 0`);
    table.play('take b1', 'swap JK L2', 'refill left', 'recruit L1');
    expect([table.seat, table.ask]).toEqual([2, 'jester']);
    expect(table.moves()).toContain('jester Q');
  });

  test('W4: jesters of different columns are different tiles to give away', () => {
    const table = wizard('up JK JF', 'Q P P', 'T1');
    table.play('take b1');
    expect(table.moves()).toEqual(['swap JF L1', 'swap JK L1']);
  });

  test('W7: a subject recruited in phase 1 of this turn may be swapped', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      ${VALLEY}
      left D W C D Q Kl
      right P
      castle 1 gold 2 kingdoms 0`);
    table.play('recruit L1', 'take b1');
    expect(table.moves()).toEqual(['swap D L1', 'swap D L2', 'swap D L3', 'swap D L4', 'swap D L5']);
    table.play('swap D L4');
    expect(table.castle(1).up).toBe('Q');
  });

  test('W7: the gap of phase 1 cannot be chosen, the other slope is full', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      ${VALLEY}
      left D W C D Q Kl
      right W W D C F F
      castle 1 gold 2 kingdoms 0`);
    table.play('recruit L1', 'take b1');
    expect(table.moves()).not.toContain('swap D L6');
    expect(table.moves()).toContain('swap D R6');
  });
});

describe('two wizards', () => {
  const two = (castle: string, left = 'F W C D Q Kl', right = 'W W D C F F') =>
    situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  Z  Z  .  .
      kings a1 e5
      left ${left}
      right ${right}
      castle 1 gold 0 kingdoms 0 ${castle}`);

  test('W6: two swaps one after the other, both compulsory', () => {
    const table = two('up F C');
    table.play('take b1 c1 > d1', 'swap F L5');
    expect(table.ask).toBe('swap');
    expect(() => table.play('skip')).toThrow('cannot play');
    table.play('swap C L4');
    expect(table.castle(1).up).toBe('Q D');
    expect(table.left).toBe('F W C C F Kl');
    expect(table.ask).toBe('replenish');
    expect(table.removed).toBe('Z Z');
  });

  test('W6: one face-up tile is enough for both: the second may use the new tile', () => {
    const table = two('up F');
    table.play('take b1 c1 > d1', 'swap F L5', 'swap Q L4');
    expect(table.castle(1).up).toBe('D');
    expect(table.left).toBe('F W C Q F Kl');
  });

  test('W6: the second may undo the first', () => {
    const table = two('up F');
    table.play('take b1 c1 > d1', 'swap F L5', 'swap Q L5');
    expect(table.castle(1).up).toBe('F');
    expect(table.left).toBe('F W C D Q Kl');
  });

  test('W6: a jester that came first has his column before the second swap', () => {
    const table = two('up F', 'J P', 'Q');
    table.play('take b1 c1 > d1', 'swap F L1');
    expect(table.ask).toBe('jester');
    table.play('jester W');
    expect(table.ask).toBe('swap');
    table.play('swap JW R1');
    expect(table.castle(1).up).toBe('Q');
    expect(table.right).toBe('J');
  });
});
