import { describe, expect, test } from 'vitest';
import { whyNot } from '../../src/whyNot.ts';
import { situation, typesOf } from '../situation.ts';

const PRICES = [2, 3, 4, 6, 8, 10];
const slots = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'];

const withGold = (gold: number) =>
  situation(`
    turn 1 round 2 phase recruit start 1
    left Q D C Kl F W
    right W F Kf C D Q
    castle 1 gold ${gold} kingdoms 0`);

describe('when', () => {
  test('R1: recruiting may be declined, and then nothing is paid and nothing moves', () => {
    const table = withGold(10);
    expect(table.moves()).toContain('skip');
    table.play('skip');
    expect(table.ask).toBe('summon');
    expect(table.castle(1)).toMatchObject({ gold: 10, up: '' });
    expect(table.left).toBe('Q D C Kl F W');
  });

  test('R1: at most one a turn, however much gold is left', () => {
    const table = withGold(99);
    table.play('recruit L1');
    expect(table.ask).toBe('summon');
    expect(() => table.play('recruit L1')).toThrow('cannot play');
  });

  test('R1: nobody is asked in round 1, not even with gold', () => {
    const table = situation(
      `
      turn 1 round 1 phase summon start 1
      kings c3 a1 e5
      castle 2 gold 50 kingdoms 0
      castle 3 gold 50 kingdoms 0`,
      { seats: 3 },
    );
    table.play('take c2', 'refill left');
    expect([table.seat, table.ask]).toEqual([2, 'summon']);
    table.play('take a2', 'refill left');
    expect([table.seat, table.ask]).toEqual([3, 'summon']);
  });

  test('R1: from round 2 on everybody is asked, the starting player first', () => {
    const table = situation(`
      turn 1 round 1 phase summon start 2
      kings c3 a1
      castle 1 gold 50 kingdoms 0
      castle 2 gold 50 kingdoms 0`);
    table.play('take c2', 'refill left');
    expect([table.seat, table.ask, table.state.round]).toEqual([2, 'recruit', 2]);
    table.play('skip', 'take a2', 'refill left');
    expect([table.seat, table.ask, table.state.round]).toEqual([1, 'recruit', 2]);
  });

  test('R1: who can pay for nothing is not asked', () => {
    const table = situation(`
      turn 1 round 2 phase replenish start 1
      valley
      F  Kl W  Kf F
      Ko F  Ks W  F
      F  W  F  Ko Kl
      Kf F  W  F  Ks
      F  .  F  W  F
      kings b1 e5
      path b1
      gaps b1
      castle 2 gold 1 kingdoms 0`);
    table.play('refill left');
    expect([table.seat, table.ask]).toEqual([2, 'summon']);
  });

  test('R1: who has recruited is told so for the rest of the turn, who has declined is not', () => {
    const why = (...texts: string[]) => {
      const table = withGold(20);
      table.play(...texts);
      return whyNot(table.state, 0, 'L1');
    };
    expect(why('recruit L3')).toMatchObject({ reason: 'recruited-already', rule: 'R1' });
    expect(why('recruit L3', 'take a2')).toMatchObject({ reason: 'recruited-already', rule: 'R1' });
    expect(why('skip')).toMatchObject({ reason: 'phase-over', rule: 'S4' });
  });

  test('R1: declining is told as such', () => {
    expect(withGold(20).play('skip')).toEqual([{ type: 'declined', seat: 0, phase: 'recruit' }]);
  });

  test('R7: recruiting stays allowed in the last round', () => {
    const table = situation(`
      turn 2 round 12 phase recruit start 1 ending
      left Q
      right
      castle 2 gold 2 kingdoms 0`);
    expect(table.moves()).toEqual(['recruit L1', 'skip']);
    table.play('recruit L1');
    expect(table.castle(2)).toMatchObject({ gold: 0, up: 'Q' });
  });
});

describe('what and for how much', () => {
  for (const [row, price] of PRICES.entries()) {
    test(`R2: row ${row + 1} costs ${price} on either slope, and one gold less is too little`, () => {
      for (const slope of ['L', 'R']) {
        const slot = `${slope}${row + 1}`;
        const table = withGold(price);
        const name = (slope === 'L' ? table.left : table.right).split(' ')[row];
        table.play(`recruit ${slot}`);
        expect(table.castle(1)).toMatchObject({ gold: 0, up: name, down: '' });
        if (price > 2) expect(withGold(price - 1).moves()).not.toContain(`recruit ${slot}`);
      }
    });
  }

  test('R2: every slot of both slopes is offered to the rich, only the foot to the poor', () => {
    expect(withGold(10).moves()).toEqual([...slots.map((slot) => `recruit ${slot}`), 'skip']);
    expect(withGold(2).moves()).toEqual(['recruit L1', 'recruit R1', 'skip']);
  });

  test('R2: the price is that of the row where the tile lies now', () => {
    const short = situation(`
      turn 1 round 9 phase recruit start 1 ending
      left Q D
      right C
      castle 1 gold 3 kingdoms 0`);
    const events = short.play('recruit L2');
    expect(events[0]).toMatchObject({ type: 'recruited', gold: 3, slope: 0, row: 1 });
    expect(short.castle(1)).toMatchObject({ gold: 0, up: 'D' });
  });

  test('R2: the gold goes to the general stock, to no other player', () => {
    const table = withGold(10);
    table.play('recruit L6');
    expect(table.castle(1).gold).toBe(0);
    expect(table.castle(2).gold).toBe(2);
    expect(table.state.coins.every((coins) => coins === 0)).toBe(true);
  });

  test('R3: specialists on the hill cannot be recruited, subjects beside and above them can', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      left P Z T1 T8 F J
      right W T3 F P Z T2
      castle 1 gold 50 kingdoms 0 up 5F`);
    expect(table.moves()).toEqual(['recruit L5', 'recruit L6', 'recruit R1', 'recruit R3', 'skip']);
  });

  test('R3: a hill of specialists offers nothing: the phase passes', () => {
    const table = situation(`
      turn 1 round 2 phase summon start 1
      kings c3 a1
      left P Z T1 T8 T4 T5
      right F T3 T6 P Z T2
      castle 2 gold 50 kingdoms 0 up 5F
      stack III T7 Q`);
    // The farmer at the right foot goes into the valley; the left slope and the rest of the right one hold specialists.
    table.play('take c2', 'refill right');
    expect(table.right).toBe('T3 T6 P Z T2 T7');
    expect([table.seat, table.ask]).toEqual([2, 'summon']);
  });

  test('R4: a recruited jester is put into a column at once, before anything else', () => {
    const table = situation(`
      turn 1 round 2 phase recruit start 1
      left J F F F F F
      castle 1 gold 2 kingdoms 0`);
    table.play('recruit L1');
    expect(table.ask).toBe('jester');
    expect(table.moves()).toEqual(['jester C', 'jester D', 'jester F', 'jester K', 'jester Q', 'jester W']);
    table.play('jester D');
    expect(table.castle(1)).toMatchObject({ gold: 0, up: 'JD' });
    expect(table.ask).toBe('summon');
  });
});

describe('the slope', () => {
  const UP_AND_DOWN = `
    turn 1 round 2 phase recruit start 1
    kings c3 e5
    left F W C Kl D Q
    right W F D C F W
    stack II Kf Ko
    stack III Ks Ks
    castle 1 gold 20 kingdoms 0`;

  test('R5: tiles above the gap slide down at once, so that the gap is at the top', () => {
    const table = situation(UP_AND_DOWN);
    table.play('recruit L3');
    expect(table.ask).toBe('summon');
    expect(table.left).toBe('F W Kl D Q');
    expect(table.right).toBe('W F D C F W');
  });

  test('R5: the topmost tile leaves nothing to slide', () => {
    const table = situation(UP_AND_DOWN);
    table.play('recruit L6');
    expect(table.left).toBe('F W C Kl D');
    expect(table.castle(1)).toMatchObject({ gold: 10, up: 'Q' });
  });

  test('R5: later prices follow the new rows: the tile that slid into row 1 costs 2', () => {
    const table = situation(UP_AND_DOWN);
    table.play('recruit L1', 'take c2', 'refill right');
    table.play('skip', 'take d5', 'refill right');
    // The wife was in row 2 for 3 gold.
    const [recruited] = table.play('recruit L1');
    expect(recruited).toMatchObject({ type: 'recruited', gold: 2 });
    expect(table.castle(1).up).toBe('F 2W');
  });

  test('R6: the hill is not refilled before phase 4', () => {
    const table = situation(UP_AND_DOWN);
    table.play('recruit L3');
    const events = table.play('take c2');
    expect(table.ask).toBe('replenish');
    expect(typesOf(events)).not.toContain('drew');
    expect(table.left.split(' ')).toHaveLength(5);
    expect(table.right.split(' ')).toHaveLength(6);
  });

  test('R6: in phase 4 the slope of the recruited tile is filled with the other one', () => {
    const table = situation(UP_AND_DOWN);
    table.play('recruit L3', 'take c2', 'refill right');
    expect(table.left).toBe('F W Kl D Q Kf');
    expect(table.right).toBe('F D C F W Ko');
  });
});
