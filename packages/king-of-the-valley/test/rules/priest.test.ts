import { describe, expect, test } from 'vitest';
import { situation } from '../situation.ts';

const withGold = (gold: number, valley: string, more = 'kings a1 e5') =>
  situation(`valley\n${valley}\n${more}\ncastle 1 gold ${gold} kingdoms 0`);

describe('the stop at a priest', () => {
  const CROSSROADS = `
    Q  .  D  .  C
    .  .  .  .  .
    F  .  P  .  W
    .  .  .  .  .
    .  .  Kl .  J`;

  test('P1: pay one, the tile leaves the game, go on in any direction', () => {
    const table = withGold(3, CROSSROADS);
    expect(table.moves()).toContain('priest c3');
    table.play('priest c3');
    expect(table.castle(1).gold).toBe(2);
    expect(table.removed).toBe('P');
    expect(table.king(1)).toBe('c3');
    expect([table.seat, table.ask]).toEqual([1, 'summon']);
    // e5 is under the other king.
    expect(table.moves()).toEqual(['take a3', 'take a5', 'take c1', 'take c5', 'take e1', 'take e3']);
  });

  test('P1: exactly one gold is enough, none is not', () => {
    expect(withGold(1, CROSSROADS).moves()).toContain('priest c3');
    expect(withGold(0, CROSSROADS).moves()).not.toContain('priest c3');
  });

  test('P2: the gold lies on his place, then on the tile that refills it', () => {
    const table = withGold(3, CROSSROADS, 'kings a1 e5\nleft W F D\nright F F F');
    table.play('priest c3');
    expect(table.tile('c3')).toBe('.+1');
    table.play('take c5', 'refill left');
    expect(table.tile('c3')).toBe('W+1');
    expect(table.tile('c5')).toBe('F');
  });

  test('P3: the first leg gives no tiles, not even a set right before the priest', () => {
    const table = withGold(
      1,
      `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  F  F  P  D`,
    );
    expect(table.moves()).toEqual(['priest d1', 'take b1', 'take b1 c1 > d1', 'take c1', 'take e1']);
    table.play('priest d1', 'take e1');
    expect(table.castle(1).up).toBe('D');
    expect([table.tile('b1'), table.tile('c1')]).toEqual(['F', 'F']);
  });

  test('P3: a set is not joined over two legs, even straight on', () => {
    const table = withGold(
      1,
      `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  F  P  F  .`,
    );
    table.play('priest c1');
    expect(table.moves()).toEqual(['take b1', 'take d1']);
  });

  test('P3: from his place sets work as always', () => {
    const table = withGold(
      1,
      `
      .  .  D  .  .
      .  .  Ks .  .
      .  .  Kl .  .
      .  .  .  .  .
      .  .  P  .  .`,
    );
    table.play('priest c1');
    expect(table.moves()).toEqual(['take c3', 'take c3 c4 > c5', 'take c4', 'take c5']);
  });
});

describe('several priests', () => {
  const THREE = `
    P  .  .  .  Q
    .  .  .  .  .
    .  .  P  .  .
    .  .  .  .  .
    .  .  .  .  P`;

  test('P4: one gold each, tiles only in the last leg', () => {
    const table = withGold(3, THREE, 'kings a1 e4');
    table.play('priest c3', 'priest e1', 'priest a5', 'take e5');
    expect(table.castle(1)).toMatchObject({ gold: 0, up: 'Q' });
    expect([table.tile('c3'), table.tile('e1'), table.tile('a5')]).toEqual(['.+1', '.+1', '.+1']);
    expect(table.removed).toBe('P P P');
  });

  test('P4: not more than the gold allows', () => {
    const table = withGold(1, THREE, 'kings a1 e4');
    table.play('priest c3');
    expect(table.moves()).toEqual(['take e5']);
  });

  test('P5: the turn cannot end on the priest: no skip, no other phase', () => {
    const table = withGold(1, THREE, 'kings a1 e4');
    table.play('priest c3');
    expect(table.ask).toBe('summon');
    expect(() => table.play('skip')).toThrow('cannot play');
    expect(() => table.play('refill left')).toThrow('cannot play');
  });

  const DEAD_END = `
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  Q  .  .  .`;

  test('P5: a priest without a continuation may not be chosen', () => {
    const table = withGold(5, DEAD_END.replace('.  .  .  .  .', 'P  .  .  .  .'));
    // From a5 nothing can be taken: b1 is no queen's move away.
    expect(table.moves()).toEqual(['take b1']);
  });

  test('P5: with a continuation he may', () => {
    const table = withGold(5, DEAD_END.replace('.  .  .  .  .', 'P  .  F  .  .'));
    expect(table.moves()).toEqual(['priest a5', 'take b1']);
  });

  test('P5: a continuation through a second priest counts if his gold is there', () => {
    const valley = `
      P  .  .  P  .
      .  .  .  .  .
      .  .  .  F  .
      .  .  .  .  .
      .  Q  .  .  .`;
    expect(withGold(1, valley).moves()).toEqual(['take b1']);
    const table = withGold(2, valley);
    expect(table.moves()).toEqual(['priest a5', 'take b1']);
    table.play('priest a5');
    expect(table.moves()).toEqual(['priest d5']);
    table.play('priest d5');
    expect(table.moves()).toEqual(['take d3']);
  });

  test('P5: a set is a continuation too', () => {
    const table = withGold(
      1,
      `
      P  F  .  F  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  Q  .  .  .`,
    );
    table.play('priest a5');
    expect(table.moves()).toEqual(['take b5', 'take b5 d5 > e5', 'take d5']);
  });

  test('P5: an unusable specialist is no continuation', () => {
    const table = withGold(
      1,
      `
      P  .  Z  .  T3
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  Q  .  .  .`,
      'kings a1 e1',
    );
    expect(table.moves()).toEqual(['take b1']);
  });
});

describe('going back', () => {
  test('P6: the tile you started on may be taken', () => {
    const table = withGold(
      1,
      `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      Q  .  .  P  .`,
    );
    expect(table.moves()).toEqual(['priest d1']);
    table.play('priest d1', 'take a1');
    expect(table.castle(1).up).toBe('Q');
    expect(table.king(1)).toBe('a1');
  });

  test('P6: you may pass over it and take it in a set', () => {
    const table = withGold(
      1,
      `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      D  F  F  P  .`,
      'kings b1 e5',
    );
    table.play('priest d1');
    expect(table.moves()).toEqual(['take a1', 'take b1', 'take c1', 'take c1 b1 > a1']);
    table.play('take c1 b1 > a1');
    expect(table.castle(1).up).toBe('2F');
  });

  test('P6: another king on it forbids it as everywhere', () => {
    const table = withGold(
      1,
      `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      Q  .  .  P  F`,
      'kings a1 a1',
    );
    table.play('priest d1');
    expect(table.moves()).toEqual(['take e1']);
  });
});

describe('the open place', () => {
  test('P7: it can be crossed, and its coin is not collected', () => {
    const table = withGold(
      2,
      `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  F  P  P  Q`,
    );
    table.play('priest c1', 'priest d1');
    expect(table.moves()).toEqual(['take b1', 'take e1']);
    table.play('take b1');
    expect(table.castle(1)).toMatchObject({ gold: 0, up: 'F' });
    expect(table.tile('c1')).toBe('.+1');
  });

  test('P7: it may be the landing place of a set, and cannot be picked', () => {
    const table = withGold(
      2,
      `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P  F  F  P`,
    );
    table.play('priest b1', 'priest e1');
    expect(table.moves()).toEqual(['take c1', 'take d1', 'take d1 c1 > b1']);
    table.play('take d1 c1 > b1');
    expect(table.king(1)).toBe('b1');
    expect(table.castle(1)).toMatchObject({ gold: 0, up: '2F' });
    expect(table.tile('b1')).toBe('.+1');
  });

  test('P7: the look ahead knows it too: two priests are no continuation of each other', () => {
    // With coins under one of them the king could go to and fro for ever.
    const table = withGold(
      9,
      `
      F  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  P+2 Q  P+2 .`,
      'kings a1 c1',
    );
    expect(table.moves()).toEqual(['take a5']);
  });

  test('P8: a priest under another king is not usable', () => {
    const valley = `
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  P  .  F`;
    expect(withGold(1, valley, 'kings a1 c1').moves()).toEqual(['take e1']);
    expect(withGold(1, valley, 'kings a1 d1').moves()).toEqual(['priest c1', 'take e1']);
  });

  test('P8: nor the one under your own king, except through another priest', () => {
    const valley = `
      .  .  .  .  Q
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      P  F  .  P  .`;
    const one = withGold(1, valley, 'kings a1 e4');
    expect(one.moves()).toEqual(['priest d1', 'take b1', 'take e5']);
    one.play('priest d1');
    expect(one.moves()).toEqual(['take b1']);
    const two = withGold(2, valley, 'kings a1 e4');
    two.play('priest d1');
    expect(two.moves()).toEqual(['priest a1', 'take b1']);
    two.play('priest a1', 'take e5');
    expect(two.castle(1)).toMatchObject({ gold: 0, up: 'Q' });
  });
});
