import { describe, expect, test } from 'vitest';
import { EVEN } from '../../src/content/tables.ts';
import { COLLECTORS } from '../../src/vocabulary.ts';
import { finished, situation } from '../situation.ts';

/** Collectors in the bottom row, a queen for who cannot use them. */
const row = (tiles: string, castle = '') =>
  situation(`
    valley
    Q  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    ${tiles}
    kings a1 e5
    castle 1 gold 0 kingdoms 0 ${castle}`);

describe('what a collector brings', () => {
  for (const [name, gold] of [
    ['T1', 3],
    ['T2', 4],
  ] as const) {
    test(`T1: ${name} brings ${gold} gold: no tiles turned, no token, nothing needed`, () => {
      const empty = row(`. . ${name} . .`);
      empty.play('take c1');
      expect(empty.castle(1)).toEqual({ gold, kingdoms: 0, taxed: '', up: '', down: '' });
      const full = row(`. . ${name} . .`, 'up 5F');
      full.play('take c1');
      expect(full.castle(1)).toEqual({ gold, kingdoms: 0, taxed: '', up: '5F', down: '' });
      expect(full.removed).toBe(name);
    });
  }

  test('T1: also when every column has been taxed', () => {
    const table = row('. T1 T2 . .', 'taxed Q D C K F W up 5F');
    expect(table.moves()).toEqual(['take a5', 'take b1', 'take b1 c1 > d1', 'take c1']);
    table.play('take b1 c1 > d1');
    expect(table.castle(1).gold).toBe(7);
  });

  for (const [name, needs, gold] of [
    ['T3', 3, 5],
    ['T4', 3, 6],
    ['T5', 4, 7],
    ['T6', 4, 8],
    ['T7', 5, 9],
    ['T8', 5, 10],
  ] as const) {
    test(`T2: ${name} turns exactly ${needs} and brings ${gold}`, () => {
      expect(row(`. . ${name} . .`, `up ${needs - 1}F`).moves()).toEqual(['take a5']);
      const table = row(`. . ${name} . .`, 'up 6F');
      table.play('take c1');
      expect(table.castle(1)).toEqual({
        gold,
        kingdoms: 0,
        taxed: 'F',
        up: needs === 5 ? 'F' : `${6 - needs}F`,
        down: `${needs}F`,
      });
    });
  }

  test('T2: of one column: farmers and wives are not added up', () => {
    expect(row('. . T3 . .', 'up 2F 2W').moves()).toEqual(['take a5']);
  });

  test('T2: face-down tiles do not count', () => {
    expect(row('. . T3 . .', 'up 2F down 5F').moves()).toEqual(['take a5']);
  });

  test('T2: the player chooses the column', () => {
    const table = row('. . T3 . .', 'up 3C 4F 2W');
    table.play('take c1');
    expect(table.ask).toBe('tax');
    expect(table.moves()).toEqual(['tax C C C', 'tax F F F']);
    expect(() => table.play('skip')).toThrow('cannot play');
    table.play('tax C C C');
    expect(table.castle(1)).toMatchObject({ gold: 5, taxed: 'C', up: '4F 2W', down: '3C' });
  });
});

describe('the token', () => {
  test('T3: a taxed column is never taxed again by this player', () => {
    expect(row('. . T3 . .', 'taxed F up 5F').moves()).toEqual(['take a5']);
    const table = row('. . T3 . .', 'taxed F up 5F 3W');
    table.play('take c1');
    expect(table.castle(1)).toMatchObject({ taxed: 'F W', up: '5F', down: '3W' });
  });

  test('T3: the token lies on the column whose tiles were turned', () => {
    const table = row('. . T3 . .', 'up 3Kl 3W');
    table.play('take c1', 'tax W W W');
    expect(table.castle(1).taxed).toBe('W');
  });

  test('T3: per player, not per table', () => {
    const table = situation(`
      turn 2 round 3 phase summon start 1
      valley
      Q  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  T3 .  .
      kings e5 a1
      castle 1 gold 0 kingdoms 0 taxed F down 3F
      castle 2 gold 0 kingdoms 0 up 3F`);
    table.play('take c1');
    expect(table.castle(2)).toMatchObject({ gold: 5, taxed: 'F', down: '3F' });
    expect(table.castle(1)).toMatchObject({ gold: 0, taxed: 'F' });
  });

  test('T4: later subjects of that column stay usable for the kingdom bonus', () => {
    const table = situation(`
      turn 1 round 5 phase kingdom start 1
      castle 1 gold 0 kingdoms 0 taxed K up Q D C Kl F down 3Kf`);
    expect(table.moves()).toEqual(['kingdom Q D C Kl F', 'skip']);
  });

  test('T9: six collectors need subjects, one for each token', () => {
    expect(COLLECTORS.filter((name) => EVEN.collectors[name].needs > 0)).toHaveLength(6);
  });

  test('T9: a sixth token can still be placed by the player who has five', () => {
    const table = row('. . T8 . .', 'taxed Q D C K F up 5W');
    table.play('take c1');
    expect(table.castle(1)).toMatchObject({ gold: 10, taxed: 'Q D C K F W' });
  });
});

describe('which tiles', () => {
  test('T5: jesters count as their column', () => {
    expect(row('. . T3 . .', 'up 2F JF').moves()).toEqual(['take a5', 'take c1']);
    expect(row('. . T3 . .', 'up 2F JW').moves()).toEqual(['take a5']);
    const table = row('. . T3 . .', 'up 2F JF');
    table.play('take c1');
    expect(table.castle(1)).toMatchObject({ gold: 5, taxed: 'F', up: '', down: '2F JF' });
  });

  test('T5: also three jesters alone, in a column without any other tile', () => {
    const table = row('. . T3 . .', 'up 3JQ');
    table.play('take c1');
    expect(table.castle(1)).toMatchObject({ gold: 5, taxed: 'Q', up: '', down: '3JQ' });
  });

  test('T6: jester or real one: the player chooses', () => {
    const table = row('. . T3 . .', 'up 3F JF');
    table.play('take c1');
    expect(table.moves()).toEqual(['tax F F F', 'tax F F JF']);
    table.play('tax F F JF');
    expect(table.castle(1)).toMatchObject({ up: 'F', down: '2F JF' });
  });

  test('T6: knights of different orders are different tiles', () => {
    const table = row('. . T3 . .', 'up 2Kl Kf Ks');
    table.play('take c1');
    expect(table.moves()).toEqual(['tax Kl Kf Ks', 'tax Kl Kl Kf', 'tax Kl Kl Ks']);
    table.play('tax Kl Kf Ks');
    expect(table.castle(1)).toMatchObject({ up: 'Kl', down: 'Kl Kf Ks' });
  });

  test('T6: equal tiles are one choice', () => {
    const table = row('. . T3 . .', 'up 5F 5W');
    table.play('take c1');
    expect(table.moves()).toEqual(['tax F F F', 'tax W W W']);
  });

  test('T6: as many as needed: no question', () => {
    const table = row('. . T3 . .', 'up Kl Kf Ks');
    table.play('take c1');
    expect(table.castle(1)).toMatchObject({ up: '', down: 'Kl Kf Ks' });
  });
});

describe('several collectors', () => {
  test('T7: each takes its own column and pays', () => {
    const table = row('. T3 T4 . .', 'up 3F 3W');
    table.play('take b1 c1 > d1', 'tax W W W');
    expect(table.castle(1)).toEqual({ gold: 11, kingdoms: 0, taxed: 'F W', up: '', down: '3F 3W' });
    expect(table.removed).toBe('T3 T4');
  });

  for (const [others, subjects] of [
    ['3F', '2Q JQ'],
    ['3F', '3D'],
    ['3F', '3C'],
    ['3F', '3Kl'],
    ['3F', '3W'],
    ['2Q JQ', 'F 2JF'],
  ]) {
    test(`T7: any two columns do: ${others} and ${subjects}`, () => {
      const table = row('. T3 T4 . .', `up ${others} ${subjects}`);
      expect(table.moves()).toContain('take b1 c1 > d1');
      expect(row('. T3 T4 . .', `up ${others}`).moves()).not.toContain('take b1 c1 > d1');
    });
  }

  test('T7: one full column does not serve two', () => {
    expect(row('. T3 T4 . .', 'up 8F').moves()).toEqual(['take a5', 'take b1', 'take c1']);
  });

  test('T7: a column that another one needs cannot be used up', () => {
    // T3 needs three, T7 five: the farmers must stay for T7.
    const table = row('. T3 T7 . .', 'up 5F 3W');
    table.play('take b1 c1 > d1');
    expect(table.castle(1)).toMatchObject({ gold: 14, taxed: 'F W', down: '5F 3W' });
  });

  test('T7: where there is room, every order is possible', () => {
    const first = row('. T3 T5 . .', 'up 4F 4W 3C');
    first.play('take b1 c1 > d1');
    expect(first.moves()).toEqual(['tax C C C', 'tax F F F', 'tax W W W']);
    first.play('tax C C C');
    expect(first.moves()).toEqual(['tax F F F F', 'tax W W W W']);
    const second = row('. T3 T5 . .', 'up 4F 4W 3C');
    second.play('take b1 c1 > d1', 'tax F F F');
    expect(second.castle(1)).toMatchObject({ gold: 12, taxed: 'F W', up: '3C F', down: '3F 4W' });
  });

  test('T7: three together', () => {
    const table = row('. T3 T4 T7 .', 'up 5F 3W 3C');
    table.play('take b1 c1 d1 > e1');
    expect(table.moves()).toEqual(['tax C C C', 'tax W W W']);
    table.play('tax W W W');
    expect(table.castle(1)).toMatchObject({ gold: 20, taxed: 'C F W', up: '', down: '3C 5F 3W' });
  });

  test('T7: all summoned ones must be served: two of three columns taxed is too few', () => {
    const table = row('. T3 T4 . .', 'taxed F up 5F 3W');
    expect(table.moves()).toEqual(['take a5', 'take b1', 'take c1']);
  });

  test('T7: free ones need no column', () => {
    const table = row('. T1 T2 T3 .', 'up 3F');
    table.play('take b1 c1 d1 > e1');
    expect(table.castle(1)).toMatchObject({ gold: 3 + 4 + 5, taxed: 'F' });
  });
});

describe('afterwards', () => {
  test('T8: turned tiles keep influence and end bonuses', () => {
    const score = (castle: string) => finished(castle).scores()[0];
    expect(score('down 3Kl')).toBe(6 + 3);
    expect(score('down 3Kl')).toBe(score('up 3Kl'));
    expect(score('down 3F 2W')).toBe(5 + 4);
    expect(score('down 3F up 2W')).toBe(5 + 4);
  });
});
