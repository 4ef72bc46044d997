import { describe, expect, test } from 'vitest';
import { CELL_NAMES } from '../../src/grid.ts';
import { situation, typesOf } from '../situation.ts';

/** Single pick-ups only: sets have a file of their own. */
const singles = (moves: readonly string[]) => moves.filter((move) => !move.includes('>')).map((move) => move.slice(5));

describe('the way of the king', () => {
  test('M1: from the middle along all eight directions, any number of steps', () => {
    const table = situation('kings c3 e5');
    const star = ['a1', 'a3', 'a5', 'b2', 'b3', 'b4', 'c1', 'c2', 'c4', 'c5', 'd2', 'd3', 'd4', 'e1', 'e3'];
    expect(singles(table.moves()).sort()).toEqual(star);
  });

  test('M1: never a bend, never a jump like a chess knight', () => {
    const table = situation('kings c3 e5');
    for (const place of ['b1', 'd1', 'a2', 'e2', 'a4', 'e4', 'b5', 'd5']) {
      expect(table.moves()).not.toContain(`take ${place}`);
    }
  });

  test('M1: the grid does not wrap around: a corner sees a row, a column and a diagonal', () => {
    const corner = situation('kings a1 d2');
    const seen = ['a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1', 'c3', 'd1', 'd4', 'e1', 'e5'];
    expect(singles(corner.moves()).sort()).toEqual(seen);
  });

  for (const from of CELL_NAMES) {
    test(`M1: from ${from} exactly the places of a chess queen`, () => {
      const other = from === 'a1' ? 'b3' : 'a1';
      const [x, y] = [from.charCodeAt(0), Number(from[1])];
      const wanted = CELL_NAMES.filter((cell) => {
        const [dx, dy] = [Math.abs(cell.charCodeAt(0) - x), Math.abs(Number(cell[1]) - y)];
        return cell !== from && cell !== other && (dx === 0 || dy === 0 || dx === dy);
      });
      expect(singles(situation(`kings ${from} ${other}`).moves()).sort()).toEqual(wanted.toSorted());
    });
  }

  test('M2: standing still is not a move', () => {
    expect(situation('kings c3 e5').moves().join()).not.toContain('c3');
  });

  test('M3: other kings never block: over one, two and three of them', () => {
    for (const [kings, seats] of [
      ['a1 b1', 2],
      ['a1 b1 c1', 3],
      ['a1 b1 c1 d1', 4],
      ['a1 c1 c1 c1', 4],
    ] as const) {
      const table = situation(`kings ${kings}`, { seats });
      expect(table.moves()).toContain('take e1');
      table.play('take e1');
      expect(table.king(1)).toBe('e1');
    }
  });
});

describe('the single pick-up', () => {
  const ROW = `
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    F  W  D  C  Q`;

  test('M4: the tile you end on comes into the castle, and the king stands there', () => {
    const table = situation(`${ROW}\nkings a1 e5`);
    table.play('take d1');
    expect(table.castle(1).up).toBe('C');
    expect(table.king(1)).toBe('d1');
    expect(table.tile('d1')).toBe('.');
    expect([table.tile('b1'), table.tile('c1'), table.tile('e1')]).toEqual(['W', 'D', 'Q']);
  });

  test('M5: not the tile on which another king stands', () => {
    expect(situation(`${ROW}\nkings a1 d1`).moves()).toEqual(['take b1', 'take c1', 'take e1']);
    expect(situation(`${ROW}\nkings a1 e5`).moves()).toEqual(['take b1', 'take c1', 'take d1', 'take e1']);
  });

  test('M5: nor where several do', () => {
    expect(situation(`${ROW}\nkings a1 b1 b1 c1`, { seats: 4 }).moves()).toEqual(['take d1', 'take e1']);
  });

  test('M6: the tile you start on cannot be taken, alone or in a set', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      F  F  .  .  .
      kings a1 e5`);
    expect(table.moves()).toEqual(['take b1']);
  });

  test('M7: a single tile that was only passed is not taken', () => {
    const table = situation(`${ROW}\nkings a1 e5`);
    expect(table.moves().some((move) => move.includes('>'))).toBe(false);
    table.play('take e1');
    expect(table.castle(1).up).toBe('Q');
    expect(table.tile('b1')).toBe('W');
  });

  test('M7: neither is a single tile right before an empty place', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  Q  .  D  .
      kings a1 e5`);
    expect(table.moves()).toEqual(['take b1', 'take d1']);
  });

  test('M8: a move must end in a pick-up: no passing, no stop where nothing is taken', () => {
    const table = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  T8 .  Q
      kings a1 e5`);
    expect(table.moves()).toEqual(['take e1']);
    expect(() => table.play('skip')).toThrow('cannot play');
    expect(() => table.play('take b1')).toThrow('cannot play');
    expect(() => table.play('take c1')).toThrow('cannot play');
  });

  const SPECIALISTS = `
    valley
    Q  .  C  .  .
    .  .  .  .  .
    Z  .  .  .  .
    .  .  .  .  .
    .  .  P  .  T3
    kings a1 e5`;

  test('M9: a specialist only if its requirement is met', () => {
    const poor = situation(`${SPECIALISTS}\ncastle 1 gold 0 kingdoms 0`);
    expect(poor.moves()).toEqual(['take a5']);
    const rich = situation(`${SPECIALISTS}\ncastle 1 gold 1 kingdoms 0 up 3F`);
    expect(rich.moves()).toEqual(['priest c1', 'take a3', 'take a5', 'take e1']);
  });

  test('M9: each requirement opens its own specialist only', () => {
    expect(situation(`${SPECIALISTS}\ncastle 1 gold 0 kingdoms 0 up F`).moves()).toEqual(['take a3', 'take a5']);
    expect(situation(`${SPECIALISTS}\ncastle 1 gold 1 kingdoms 0`).moves()).toEqual(['priest c1', 'take a5']);
    expect(situation(`${SPECIALISTS}\ncastle 1 gold 9 kingdoms 0 down 5F`).moves()).toEqual(['priest c1', 'take a5']);
  });
});

describe('no legal pick-up at all', () => {
  /** Twelve places are in reach of a1: eleven specialists that a poor king cannot use, and a king on the twelfth. */
  const BLOCKED = `
    turn 2 round 3 phase replenish start 1
    valley
    T3 F  W  F  T8
    T4 F  F  T7 W
    T5 W  P  F  F
    T6 Z  F  W  F
    F  P  Z  P  .
    kings a1 e1
    path e1
    gaps e1
    left F C D C W F
    right W D C D F W
    castle 1 gold 0 kingdoms 0
    castle 2 gold 0 kingdoms 0 up F`;

  test('M10: the king stays, nothing is taken, and the turn goes on', () => {
    const table = situation(BLOCKED);
    const events = table.play('refill left');
    expect(typesOf(events)).toEqual(['refilled', 'drew', 'turn', 'stuck', 'turn']);
    expect(events[3]).toEqual({ type: 'stuck', seat: 0 });
    expect(table.king(1)).toBe('a1');
    expect(table.castle(1)).toEqual({ gold: 0, kingdoms: 0, taxed: '', up: '', down: '' });
    expect([table.seat, table.ask]).toEqual([2, 'summon']);
  });

  test('M10: one usable tile is enough: with a tile in the castle the wizards open', () => {
    const table = situation(BLOCKED.replace('castle 1 gold 0 kingdoms 0', 'castle 1 gold 0 kingdoms 0 up F'));
    expect(typesOf(table.play('refill left'))).not.toContain('stuck');
    expect(table.moves()).toEqual(['take b2', 'take c1']);
  });

  test('M10: the turn goes on with phase 3', () => {
    const table = situation(
      `
      turn 4 round 3 phase replenish start 1
      valley
      T3 F  W  F  T8
      T4 F  F  T7 W
      T5 W  P  F  F
      T6 P  F  W  F
      F  P  F  F  .
      kings a1 c1 d1 e1
      path e1
      gaps e1
      castle 1 gold 0 kingdoms 0 up Q D C Kl F`,
      { seats: 4 },
    );
    expect(typesOf(table.play('refill left'))).toContain('stuck');
    expect([table.seat, table.ask]).toEqual([1, 'kingdom']);
    table.play('kingdom Q D C Kl F');
    expect(table.castle(1)).toMatchObject({ gold: 5, kingdoms: 1 });
    expect(table.seat).toBe(2);
  });

  test('M10: a tile recruited before is replaced on the hill though the valley has no gap', () => {
    const table = situation(`
      turn 1 round 9 phase recruit start 1
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  F  .  .
      .  .  .  .  .
      kings a1 c1
      left F C D C W F
      right W D C D F W
      stack III Q
      castle 1 gold 2 kingdoms 0`);
    const events = table.play('recruit L1');
    expect(typesOf(events).slice(0, 3)).toEqual(['recruited', 'stuck', 'drew']);
    expect(table.left).toBe('C D C W F Q');
    expect(table.seat).toBe(2);
  });

  test('M10: a valley that leaves nobody anything to do ends the game, with equal turns', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      castle 1 gold 2 kingdoms 0
      castle 2 gold 0 kingdoms 0`);
    const events = table.play('recruit L1');
    const stuck = events.flatMap((event) => (event.type === 'stuck' ? [event.seat] : []));
    expect(stuck).toEqual([0, 1, 0, 1]);
    expect(table.seat).toBeUndefined();
    expect(table.scores()).toEqual([1, 0]);
  });

  test('M10: the standstill is told once, before the last turns', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      castle 1 gold 2 kingdoms 0
      castle 2 gold 0 kingdoms 0`);
    const types = typesOf(table.play('recruit L1')).filter((type) => type !== 'stuck' && type !== 'drew');
    expect(types).toEqual(['recruited', 'turn', 'turn', 'standstill', 'turn', 'over']);
  });

  test('M10: nobody is out of moves because recruiting has not begun yet', () => {
    const table = situation(`
      turn 1 round 1 phase summon start 1
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  F  .  .  .
      kings a1 e5
      stack III D D C C C Q Kl Kl Kf Ko Ks W
      castle 1 gold 0 kingdoms 0
      castle 2 gold 20 kingdoms 0`);
    const events = table.play('take b1', 'refill left');
    expect(typesOf(events)).not.toContain('standstill');
    expect([table.seat, table.ask, table.state.round, table.state.ending]).toEqual([2, 'recruit', 2, false]);
  });
});
