import { describe, expect, test } from 'vitest';
import { cellNamed } from '../../src/grid.ts';
import { TILES } from '../../src/vocabulary.ts';
import { situation } from '../situation.ts';

/** Red has just taken farmers from the bottom row; the hill is written out, the new tiles too. */
const afterSet = (left: string, right: string, stacks = 'stack II Kl Kf Ko Ks\nstack III D D D') =>
  situation(`
    turn 1 round 3 phase replenish start 1
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  W  .  F
    kings e1 a5
    path b1 c1 d1 e1
    gaps b1 d1
    left ${left}
    right ${right}
    ${stacks}`);

describe('the valley', () => {
  test('F1: one slope for all gaps, from its foot upwards', () => {
    const left = afterSet('Q D C F F F', 'W W W W W W');
    left.play('refill left');
    expect([left.tile('b1'), left.tile('d1')]).toEqual(['Q', 'D']);
    const right = afterSet('Q D C F F F', 'W C D W W W');
    right.play('refill right');
    expect([right.tile('b1'), right.tile('d1')]).toEqual(['W', 'C']);
  });

  test('F1: what happened names each place with its tile', () => {
    const [refilled] = afterSet('F D C F F F', 'W W W W W W').play('refill left');
    const [b1, d1] = ['b1', 'd1'].map(cellNamed);
    const [farmer, duke] = [TILES.indexOf('F'), TILES.indexOf('D')];
    expect(refilled).toEqual({ type: 'refilled', seat: 0, slope: 0, cells: [b1, d1], tiles: [farmer, duke] });
  });

  test('F1: the active player picks, and must', () => {
    const table = afterSet('Q D C F F F', 'W C D W W W');
    expect([table.seat, table.ask]).toEqual([1, 'replenish']);
    expect(table.moves()).toEqual(['refill left', 'refill right']);
  });

  test('F1: specialists come into the valley like everybody else', () => {
    const table = afterSet('T3 P C F F F', 'W C D W W W');
    table.play('refill left');
    expect([table.tile('b1'), table.tile('d1')]).toEqual(['T3', 'P']);
  });

  const row = (tiles: string, king: string) =>
    situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      ${tiles}
      kings ${king} e5
      left Q D C F F F
      right W W W W W W
      castle 1 gold 3 kingdoms 0`);

  test('F2: a set in the order the king crossed it', () => {
    const table = row('. F W F .', 'a1');
    table.play('take b1 d1 > e1', 'refill left');
    expect([table.tile('b1'), table.tile('d1')]).toEqual(['Q', 'D']);
    const back = row('. F W F .', 'e1');
    back.play('take d1 b1 > a1', 'refill left');
    expect([back.tile('d1'), back.tile('b1')]).toEqual(['Q', 'D']);
  });

  test('F2: the first leg first: priests in order, then the set', () => {
    const table = situation(`
      valley
      .  .  F  .  .
      .  .  F  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P  P  .  .
      kings a1 e5
      left Q D C W
      right F F F F
      castle 1 gold 3 kingdoms 0`);
    table.play('priest b1', 'priest c1', 'take c4', 'refill left');
    expect([table.tile('b1'), table.tile('c1'), table.tile('c4')]).toEqual(['Q+1', 'D+1', 'C']);
  });

  test('F2: a place crossed twice counts at its first crossing, before the priest behind it', () => {
    const table = row('. F P . .', 'a1');
    table.play('priest c1', 'take b1', 'refill left');
    expect([table.tile('b1'), table.tile('c1')]).toEqual(['Q', 'D+1']);
  });

  test('F2: standing on the start tile is not a crossing', () => {
    const table = row('. F . P .', 'b1');
    table.play('priest d1', 'take b1', 'refill left');
    expect([table.tile('d1'), table.tile('b1')]).toEqual(['Q+1', 'D']);
  });

  test('F2: the place behind the one where a leg ends is not crossed', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  P  .
      .  .  P  W  .
      kings a1 e5
      left Q D C F F F
      right W W W W W W
      castle 1 gold 3 kingdoms 0`);
    table.play('priest c1', 'priest d2', 'take d1', 'refill left');
    expect([table.tile('c1'), table.tile('d2'), table.tile('d1')]).toEqual(['Q+1', 'D+1', 'C']);
  });

  test('F2: both together: crossed on the way out, priest, start tile on the way back', () => {
    const table = row('. . F F P', 'c1');
    table.play('priest e1', 'take d1 c1 > b1', 'refill left');
    expect([table.tile('d1'), table.tile('e1'), table.tile('c1')]).toEqual(['Q', 'D+1', 'C']);
  });

  test('F3: the place under the own king is filled too', () => {
    const table = situation('kings c3 e5\nleft Q D C F F F');
    table.play('take c2');
    expect(table.king(1)).toBe('c2');
    table.play('refill left');
    expect(table.tile('c2')).toBe('Q');
    expect(table.king(1)).toBe('c2');
  });
});

describe('the hill', () => {
  test('F4: everything slides down, new tiles at the top', () => {
    const table = afterSet('Q D C F F F', 'W W W W W W');
    table.play('refill left');
    expect(table.left).toBe('C F F F Kl Kf');
    expect(table.right).toBe('W W W W W W');
  });

  test('F4: stack II before stack III', () => {
    const table = afterSet('Q D C F F F', 'W W W W W W', 'stack II Kl\nstack III D C');
    table.play('refill left');
    expect(table.left).toBe('C F F F Kl D');
    expect(table.state.piles.map((pile) => pile.length)).toEqual([0, 1]);
  });

  test('F5: the slope with fewer tiles is filled up first: the left one', () => {
    const table = afterSet('Q D C F F F', 'W W W W W');
    table.play('refill left');
    expect(table.left).toBe('C F F F Kl Kf');
    expect(table.right).toBe('W W W W W Ko');
  });

  test('F5: the slope with fewer tiles is filled up first: the right one', () => {
    const table = afterSet('Q D C F F', 'W W W W W W');
    table.play('refill right');
    expect(table.right).toBe('W W W W Kl Kf');
    expect(table.left).toBe('Q D C F F Ko');
  });

  test('F5: on a tie the left one', () => {
    const table = afterSet('Q D C F', 'W W W W W W');
    table.play('refill right');
    expect(table.left).toBe('Q D C F Kl Kf');
    expect(table.right).toBe('W W W W Ko Ks');
  });

  test('F5: after recruiting, a single gap of the other slope makes a tie', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      kings c3 e5
      left F W C F D C
      right W F D C F W
      stack II Q Kl
      castle 1 gold 2 kingdoms 0`);
    table.play('recruit R1', 'take c2', 'refill left');
    expect(table.left).toBe('W C F D C Q');
    expect(table.right).toBe('F D C F W Kl');
  });
});

describe('too few tiles on the hill', () => {
  test('F6: a slope that holds too few may not be chosen while the other holds enough', () => {
    expect(afterSet('Q', 'W W').moves()).toEqual(['refill right']);
    expect(afterSet('Q D', 'W').moves()).toEqual(['refill left']);
    expect(afterSet('', 'W W').moves()).toEqual(['refill right']);
  });

  test('F6: exactly enough is enough', () => {
    expect(afterSet('Q D', 'W W').moves()).toEqual(['refill left', 'refill right']);
  });

  test('F7: no slope holds enough: both may be chosen, the other one helps out from its foot', () => {
    const table = afterSet('Q', 'W', 'stack III');
    expect(table.moves()).toEqual(['refill left', 'refill right']);
    table.play('refill right');
    expect([table.tile('b1'), table.tile('d1')]).toEqual(['W', 'Q']);
    expect([table.left, table.right]).toEqual(['', '']);
  });

  test('F7: the chosen one is emptied first', () => {
    const table = situation(`
      turn 1 round 9 phase replenish start 1 ending
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  F
      kings e1 a5
      path b1 c1 d1 e1
      gaps b1 c1 d1
      left Q D
      right W C
      stack III`);
    table.play('refill left');
    expect([table.tile('b1'), table.tile('c1'), table.tile('d1')]).toEqual(['Q', 'D', 'W']);
    expect([table.left, table.right]).toEqual(['', 'C']);
  });

  test('F7: places beyond that stay empty', () => {
    const table = afterSet('Q', '', 'stack III');
    table.play('refill left');
    expect([table.tile('b1'), table.tile('d1')]).toEqual(['Q', '.']);
    const nothing = afterSet('', '', 'stack III');
    expect(nothing.moves()).toEqual(['refill left', 'refill right']);
    nothing.play('refill left');
    expect([nothing.tile('b1'), nothing.tile('d1')]).toEqual(['.', '.']);
  });

  test('F7: a coin waits on a place that stays empty', () => {
    const table = situation(`
      turn 1 round 9 phase summon start 1 ending
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P  Q  .  .
      kings a1 e5
      left
      right
      stack III`);
    table.play('priest b1', 'take c1', 'refill left');
    expect(table.tile('b1')).toBe('.+1');
  });

  const HOLES = `
    turn 1 round 9 phase summon start 1 ending
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  F  .+1 F  .
    kings a1 e5
    castle 1 gold 0 kingdoms 0`;

  test('F8: an empty place can be crossed and be the landing place of a set', () => {
    const table = situation(HOLES);
    expect(table.moves()).toEqual(['take b1', 'take b1 d1 > e1', 'take d1']);
    table.play('take b1 d1 > e1');
    expect(table.king(1)).toBe('e1');
  });

  test('F8: it cannot be picked, and its coin is not collected', () => {
    const table = situation(HOLES);
    expect(table.moves()).not.toContain('take c1');
    table.play('take d1');
    expect(table.castle(1)).toMatchObject({ gold: 0, up: 'F' });
    expect(table.tile('c1')).toBe('.+1');
  });

  test('F8: two empty places are no set', () => {
    expect(situation(HOLES.replace('.  F  .+1 F  .', '.  .  .  .  F')).moves()).toEqual(['take e1']);
  });
});
