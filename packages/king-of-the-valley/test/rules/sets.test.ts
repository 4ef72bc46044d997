import { describe, expect, test } from 'vitest';
import { situation } from '../situation.ts';

/** The bottom row of an otherwise empty valley; the red king starts at its left end. */
const row = (tiles: string, more = 'kings a1 e5', seats = 2) =>
  situation(
    `
    valley
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    ${tiles}
    ${more}`,
    { seats },
  );

describe('two or three passed', () => {
  test('X1: instead of the tile at the end, the identical ones passed', () => {
    const table = row('. F F D .');
    expect(table.moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1', 'take d1']);
    table.play('take b1 c1 > d1');
    expect(table.castle(1).up).toBe('2F');
    expect([table.tile('b1'), table.tile('c1'), table.tile('d1')]).toEqual(['.', '.', 'D']);
  });

  test('X1: the tile at the end comes instead of the set, never with it', () => {
    const table = row('. F F D .');
    table.play('take d1');
    expect(table.castle(1).up).toBe('D');
    expect([table.tile('b1'), table.tile('c1')]).toEqual(['F', 'F']);
  });

  test('X1: three at once', () => {
    const table = row('. Q Q Q F');
    table.play('take b1 c1 d1 > e1');
    expect(table.castle(1).up).toBe('3Q');
  });

  test('X1: only in one straight line', () => {
    const bent = situation(`
      valley
      .  .  .  .  .
      .  .  .  .  .
      .  .  F  .  .
      .  F  .  .  .
      .  F  .  .  .
      kings a1 e5`);
    expect(bent.moves()).toEqual(['take c3', 'take b2', 'take b1', 'take b2 c3 > d4'].sort());
  });

  test('X1: in every direction, diagonals too', () => {
    for (const [from, set] of [
      ['c5', 'take c4 c3 > c2'],
      ['a3', 'take b3 c3 > d3'],
      ['e3', 'take d3 c3 > b3'],
      ['c1', 'take c2 c3 > c4'],
      ['a1', 'take b2 c3 > d4'],
      ['e1', 'take d2 c3 > b4'],
      ['a5', 'take b4 c3 > d2'],
      ['e5', 'take d4 c3 > b2'],
    ]) {
      const star = situation(`
        valley
        .  .  .  .  .
        .  F  F  F  .
        .  F  F  F  .
        .  F  F  F  .
        .  .  .  .  .
        kings ${from} b5`);
      expect(star.moves()).toContain(set);
    }
  });
});

describe('where the king ends', () => {
  test('X2: directly behind the last tile taken', () => {
    const table = row('. F F . .');
    expect(table.moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1']);
    table.play('take b1 c1 > d1');
    expect(table.king(1)).toBe('d1');
  });

  test('X2: not further away, not before', () => {
    const moves = row('. F F . .').moves();
    expect(moves).not.toContain('take b1 c1 > e1');
    expect(moves).not.toContain('take b1 c1 > c1');
  });

  test('X3: a tile on the edge can only be the landing tile', () => {
    expect(row('. . . F F').moves()).toEqual(['take d1', 'take e1']);
    expect(row('. F . . F').moves()).toEqual(['take b1', 'take e1']);
    expect(row('. F . F F').moves()).toEqual(['take b1', 'take b1 d1 > e1', 'take d1', 'take e1']);
  });

  test('X4: three is the most, even in a line of four', () => {
    const table = row('. F F F F');
    expect(table.moves().filter((move) => move.endsWith('> e1'))).toEqual(['take b1 c1 d1 > e1']);
  });

  test('X4: at most two choices for one stop: the end tile or the one set', () => {
    const stops = row('. F W F C').moves();
    expect(stops).toEqual(['take b1', 'take b1 d1 > e1', 'take c1', 'take d1', 'take e1']);
  });

  test('X4: tax collectors alone may offer several sets for one stop', () => {
    const table = row('. T3 T4 T5 C', 'kings a1 e5\ncastle 1 gold 0 kingdoms 0 up 4F 3W');
    expect(table.moves().filter((move) => move.endsWith('e1'))).toEqual([
      'take b1 d1 > e1',
      'take c1 d1 > e1',
      'take e1',
    ]);
  });

  test('X5: other tiles may lie between, and stay', () => {
    const table = row('. F Q F .');
    expect(table.moves()).toContain('take b1 d1 > e1');
    table.play('take b1 d1 > e1');
    expect(table.castle(1).up).toBe('2F');
    expect(table.tile('c1')).toBe('Q');
  });

  test('X5: but none between the last one and the king', () => {
    expect(row('. F F Q .').moves()).not.toContain('take b1 c1 > e1');
  });

  test('X6: behind the second for two, behind the third for three', () => {
    const table = row('. F F F .');
    expect(table.moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take b1 c1 d1 > e1', 'take c1', 'take d1']);
  });

  test('X7: behind the third all three, no subset', () => {
    const moves = row('. F F F .').moves();
    for (const part of ['take c1 d1 > e1', 'take b1 d1 > e1', 'take b1 c1 > e1']) expect(moves).not.toContain(part);
  });
});

describe('other kings on the way', () => {
  test('X8: first example: tile, tile under a king, tile, landing place: takes two', () => {
    const table = row('. F F F .', 'kings a1 c1');
    expect(table.moves()).toEqual(['take b1', 'take b1 d1 > e1', 'take d1']);
    table.play('take b1 d1 > e1');
    expect(table.castle(1).up).toBe('2F');
    expect(table.tile('c1')).toBe('F');
  });

  test('X8: second example: tile, tile, tile under a king: stop on the third, takes two', () => {
    const table = row('. F F F .', 'kings a1 d1');
    expect(table.moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1']);
    table.play('take b1 c1 > d1');
    expect(table.king(1)).toBe('d1');
    expect(table.tile('d1')).toBe('F');
  });

  test('X8: the first one under a king: the other two', () => {
    expect(row('. F F F .', 'kings a1 b1').moves()).toEqual(['take c1', 'take c1 d1 > e1', 'take d1']);
  });

  test('X8: at least two must be takeable', () => {
    expect(row('. F F . .', 'kings a1 b1').moves()).toEqual(['take c1']);
    expect(row('. F F . .', 'kings a1 c1').moves()).toEqual(['take b1']);
    expect(row('. F F F .', 'kings a1 b1 c1', 3).moves()).toEqual(['take d1']);
  });

  test('X8: the own king is no hindrance, he has left', () => {
    expect(row('F F F . .', 'kings a1 e5').moves()).toContain('take b1 c1 > d1');
  });

  test('X9: the landing place may be under other kings', () => {
    for (const [kings, seats] of [
      ['kings a1 d1', 2],
      ['kings a1 d1 d1', 3],
      ['kings a1 d1 d1 d1', 4],
    ] as const) {
      expect(row('. F F Q .', kings, seats).moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1']);
    }
  });

  test('X9: it may be a specialist with an unmet requirement, who is not summoned', () => {
    for (const specialist of ['T8', 'Z', 'P']) {
      const table = row(`. F F ${specialist} .`, 'kings a1 e5\ncastle 1 gold 0 kingdoms 0');
      expect(table.moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1']);
      table.play('take b1 c1 > d1');
      expect(table.tile('d1')).toBe(specialist);
      expect(table.removed).toBe('');
      expect(table.castle(1)).toMatchObject({ gold: 0, up: '2F' });
    }
  });

  test('X9: it may be the same character, which stays', () => {
    const table = row('. F F F .');
    table.play('take b1 c1 > d1');
    expect(table.tile('d1')).toBe('F');
    expect(table.castle(1).up).toBe('2F');
  });
});

describe('what is identical', () => {
  test('X10: knights, whatever their order', () => {
    const table = row('. Kl Kf Ks .');
    expect(table.moves()).toContain('take b1 c1 > d1');
    table.play('take b1 c1 d1 > e1');
    expect(table.castle(1).up).toBe('Kl Kf Ks');
  });

  test('X10: same name, so no two names with the same first influence', () => {
    for (const two of ['Q D', 'D C', 'C Kl', 'Kl F']) expect(row(`. ${two} . .`).moves()).toHaveLength(2);
  });

  test('X11: a farmer and a wife are different characters', () => {
    expect(row('. F W . .').moves()).toEqual(['take b1', 'take c1']);
    expect(row('. F F . .').moves()).toContain('take b1 c1 > d1');
    expect(row('. W W . .').moves()).toContain('take b1 c1 > d1');
  });

  test('X12: jesters match jesters, and are no joker in the valley', () => {
    expect(row('. J J . .').moves()).toContain('take b1 c1 > d1');
    for (const other of ['Q', 'D', 'C', 'Kl', 'F', 'W']) {
      expect(row(`. J ${other} . .`).moves()).toEqual(['take b1', 'take c1']);
      expect(row(`. ${other} J ${other} .`).moves()).toContain('take b1 d1 > e1');
      expect(row(`. ${other} J ${other} .`).moves()).not.toContain('take b1 c1 d1 > e1');
    }
  });

  test('X13: wizards match wizards', () => {
    expect(row('. Z Z . .', 'kings a1 e5\ncastle 1 gold 0 kingdoms 0 up F').moves()).toEqual([
      'take b1',
      'take b1 c1 > d1',
      'take c1',
    ]);
    expect(row('. Z Z . F', 'kings a1 e5\ncastle 1 gold 0 kingdoms 0').moves()).toEqual(['take e1']);
  });

  test('X13: tax collectors match each other whatever their numbers', () => {
    expect(row('. T1 T2 . .').moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1']);
    const mixed = row('. T1 T8 . .', 'kings a1 e5\ncastle 1 gold 0 kingdoms 0 up 5F');
    expect(mixed.moves()).toContain('take b1 c1 > d1');
  });

  test('X14: priests are never part of a set', () => {
    const table = row('. P P P F', 'kings a1 e5\ncastle 1 gold 9 kingdoms 0');
    expect(table.moves().filter((move) => move.includes('>'))).toEqual([]);
    expect(table.moves()).toEqual(['priest b1', 'priest c1', 'priest d1', 'take e1']);
  });

  test('X14: passing over a priest is free', () => {
    const table = row('. F P F .', 'kings a1 e5\ncastle 1 gold 1 kingdoms 0');
    table.play('take b1 d1 > e1');
    expect(table.castle(1)).toMatchObject({ gold: 1, up: '2F' });
    expect(table.tile('c1')).toBe('P');
  });
});

describe('sets of tax collectors', () => {
  const castle = (up: string) => `kings a1 e5\ncastle 1 gold 0 kingdoms 0 up ${up}`;

  test('X15: a collector that cannot be served is left lying', () => {
    const table = row('. T3 T8 T1 .', castle('3F'));
    expect(table.moves()).toEqual(['take b1', 'take b1 d1 > e1', 'take d1']);
    table.play('take b1 d1 > e1');
    expect(table.tile('c1')).toBe('T8');
    expect(table.castle(1).gold).toBe(5 + 3);
  });

  test('X15: the one next to the landing place must be served', () => {
    expect(row('. T1 T2 T8 .', castle('3F')).moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1']);
  });

  test('X15: of two, both must be served', () => {
    expect(row('. T3 T4 . .', castle('3F')).moves()).toEqual(['take b1', 'take c1']);
    expect(row('. T3 T4 . .', castle('3F 3W')).moves()).toEqual(['take b1', 'take b1 c1 > d1', 'take c1']);
    expect(row('. T3 T4 . .', castle('6F')).moves()).toEqual(['take b1', 'take c1']);
  });

  test('X15: three of which only two can be served together: the player picks which', () => {
    const table = row('. T3 T4 T5 .', castle('4F 3W'));
    expect(table.moves()).toEqual([
      'take b1',
      'take b1 c1 > d1',
      'take b1 d1 > e1',
      'take c1',
      'take c1 d1 > e1',
      'take d1',
    ]);
    table.play('take c1 d1 > e1');
    expect(table.tile('b1')).toBe('T3');
  });

  test('X15: only one partner fits the last one', () => {
    // T7 needs five farmers; beside it only three wives are left, enough for T4 and not for T6.
    expect(
      row('. T6 T4 T7 .', castle('5F 3W'))
        .moves()
        .filter((move) => move.endsWith('> e1')),
    ).toEqual(['take c1 d1 > e1']);
  });

  test('X15: all three that can be served are taken, no subset', () => {
    const table = row('. T3 T4 T5 .', castle('4F 3W 3C'));
    expect(table.moves().filter((move) => move.endsWith('> e1'))).toEqual(['take b1 c1 d1 > e1']);
  });
});
