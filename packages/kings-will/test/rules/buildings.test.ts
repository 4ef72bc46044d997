/** Every building: its price, its mood, its halves and what it does. Numbers are those of the page, by hand. */
import { describe, expect, test } from 'vitest';
import { acting, finished, levying, situation } from '../situation.ts';

type Row = readonly [name: string, price: string, coins: number, mood: number, left: number, right: number];

const ROWS: readonly Row[] = [
  ['school', 'leather stone', 1, 1, 1, 2],
  ['workshop', 'food stone', 1, 1, 2, 3],
  ['fair', 'leather food', 2, 3, 2, 2],
  ['mill', 'wood stone', 1, 1, 1, 1],
  ['tannery', 'wood', 1, -1, 1, 2],
  ['carpenter', 'leather', 1, -1, 3, 2],
  ['stonemason', 'food', 1, -1, 2, 3],
  ['granary', 'wood leather', 1, 1, 3, 1],
  ['market', 'wood leather', 1, 1, 2, 1],
  ['trading-house', 'leather stone', 1, 1, 3, 2],
  ['mint', 'stone', 1, -1, 3, 2],
  ['bailiff', 'leather', 1, -1, 2, 3],
  ['tavern', 'wood food', 2, 2, 2, 3],
  ['hospital', 'leather food', 1, 1, 1, 2],
  ['stables', 'wood leather', 1, 1, 2, 3],
  ['lodge', 'wood stone', 2, 1, 1, 2],
  ['chapel', 'wood stone', 1, 2, 2, 3],
  ['scriptorium', 'stone', 2, 1, 2, 0],
  ['tithe-barn', 'food', 1, -1, 2, 2],
  ['royal-hall', 'wood stone', 2, 2, 3, 3],
  ['treasury', 'leather stone', 1, -1, 3, 3],
];

/** Two buildings for each value of a left and of a right half, so that none stands beside itself. */
const LEFTS = [
  ['mill', 'school'],
  ['fair', 'workshop'],
  ['royal-hall', 'mint'],
];
const RIGHTS = [
  ['mill', 'market'],
  ['fair', 'school'],
  ['royal-hall', 'tavern'],
];

const seam = (west: string, east: string) =>
  finished(`lands 1 mountain/1/-/${west} forest/0/-/${east} meadow cornfield`).line(1, 'seams') ?? 0;
const other = ([one, two]: readonly string[], name: string): string => (one === name ? two : one);

describe.each(ROWS)('building %s', (name, price, coins, mood, left, right) => {
  test.each(['full', 'first'] as const)('price and mood, in the %s game', (variant) => {
    const rich = 'player 1 coins 15 wood 4 leather 4 food 4 stone 4';
    const table = acting('build', `${rich}\nlands 1 mountain/1/-/- forest meadow cornfield`, { variant });
    table.play(`erect ${name}`);
    const paid = table.play('site 2').find((event) => event.type === 'erected');
    const count = (good: string) => price.split(' ').filter((word) => word === good).length;
    expect(paid).toMatchObject({ paid: [count('wood'), count('leather'), count('food'), count('stone'), coins] });
    expect(table.player(1)).toMatchObject({ coins: 15 - coins, mood });
    expect(table.lands(1)).toBe(`mountain/1 forest/0/-/${name} meadow cornfield`);
  });

  test(`halves: ${left} on the left, ${right} on the right`, () => {
    expect(RIGHTS.map((pair) => seam(other(pair, name), name))).toEqual([1, 2, 3].map((n) => (n === left ? n : 0)));
    expect(LEFTS.map((pair) => seam(name, other(pair, name)))).toEqual([1, 2, 3].map((n) => (n === right ? n : 0)));
  });
});

/** A row of lands with the building below the first one. */
const row = (building: string, rest = 'forest/1/farmstead meadow/1 cornfield') =>
  `lands 1 mountain/0/-/${building} ${rest}`;
const VARIANTS = ['full', 'first'] as const;
/** The same moves with the ability and, in the first game (43), without it. */
const both = <T>(play: (variant: 'full' | 'first') => T): T[] => VARIANTS.map(play);

describe('abilities, and 43: none of them in the first game', () => {
  const rich = 'player 1 coins 15 wood 4 leather 4 food 4 stone 4';
  const erected = (name: string) => (variant: 'full' | 'first') => {
    const table = acting('build', rich, { variant });
    table.play(`erect ${name}`, 'site 1');
    return table.player(1);
  };

  test('building school: education +1, and no mood beyond its own', () => {
    expect(both((variant) => erected('school')(variant).education)).toEqual([1, 0]);
    expect(erected('school')('full').mood).toBe(1);
  });

  test('building workshop: development +1', () => {
    expect(both((variant) => erected('workshop')(variant).development)).toEqual([1, 0]);
  });

  test('building fair: nothing beyond its mood of 3', () => {
    expect(erected('fair')('full')).toMatchObject({ mood: 3, education: 0, development: 0, points: 5 });
  });

  test.each([
    ['mill', 'harvest', 'till', '1F'],
    ['tannery', 'harvest', 'breed', '1L'],
    ['carpenter', 'extract', 'fell', '1W'],
    ['stonemason', 'extract', 'quarry', '1S'],
  ] as const)('building %s: one more by %s, %s', (name, tile, action, goods) => {
    const harvest = (variant: 'full' | 'first') => {
      const table = acting(tile, row(name, 'forest meadow cornfield hill/1'), { variant });
      table.play(action);
      return table.player(1).goods;
    };
    expect(both(harvest)).toEqual([goods, '']);
  });

  test('building granary: two more of every good, with the extension too', () => {
    const store = (variant: 'full' | 'first', extension = '') => {
      const table = acting('extract', `player 1 wood 4 ${extension}\n${row('granary', 'forest/2 meadow cornfield')}`, {
        variant,
      });
      table.play('fell', 'fell');
      return table.player(1).goods;
    };
    expect(both((variant) => store(variant))).toEqual(['6W', '4W']);
    const large = `player 1 wood 8 extension\n${row('granary', 'forest/2/castle meadow/2 cornfield forest/2')}`;
    const table = acting('extract', large);
    expect(table.play('fell')[0]).toMatchObject({ count: 4, lost: 2 });
    expect(table.player(1).goods).toBe('10W');
  });

  test('building market: 3 coins for a good', () => {
    const sell = (variant: 'full' | 'first') => {
      const table = acting('multiply', `player 1 coins 0 wood 1\n${row('market')}`, { variant });
      table.play('sell wood');
      return table.player(1).coins;
    };
    expect(both(sell)).toEqual([3, 2]);
  });

  test('building trading-house: up to 2 goods in one swap action', () => {
    const asked = (variant: 'full' | 'first') => {
      const table = acting('move', `player 1 wood 4\n${row('trading-house')}`, { variant });
      table.play('swap wood food');
      return table.ask;
    };
    expect(both(asked)).toEqual(['trade', 'act']);
    const table = acting('move', `player 1 wood 4\n${row('trading-house')}`);
    table.play('swap wood food', 'swap wood stone', 'swap wood leather', 'pass');
    expect(table.player(1).goods).toBe('1W 1L 1F 1S');
    expect([table.seat, table.ask]).toEqual([2, 'follow']);
  });

  test('building mint: 2 coins more by taxes', () => {
    const taxes = (variant: 'full' | 'first') => {
      const table = acting('enrich', `player 1 coins 0\n${row('mint')}`, { variant });
      table.play('taxes');
      return [table.player(1).coins, table.player(1).mood];
    };
    expect(both(taxes)).toEqual([
      [4, -2],
      [2, -2],
    ]);
  });

  test('building bailiff: taxes cost only 1 mood', () => {
    const taxes = (variant: 'full' | 'first') => {
      const table = acting('enrich', `player 1 coins 0\n${row('bailiff')}`, { variant });
      table.play('taxes');
      return [table.player(1).coins, table.player(1).mood];
    };
    expect(both(taxes)).toEqual([
      [2, -1],
      [2, -2],
    ]);
  });

  test('building tavern: mood +1 at every visit, before the levies', () => {
    const visit = (variant: 'full' | 'first') => {
      const table = situation(
        `row move multiply intrigue harvest extract enrich build king govern
        player 1 mood 0 coins 9 food 4
        ${row('tavern')}
        journey R1 R2 R3${variant === 'full' ? ' R4' : ''}`,
        { variant },
      );
      table.play('take 9', 'pass', 'pass', 'pledge 1', 'pledge 2', 'neutral 3');
      return [table.player(1).mood, table.ask];
    };
    // With mood 1 the first offer of R1 is open.
    expect(both(visit)).toEqual([
      [1, 'offer'],
      [0, 'tile'],
    ]);
  });

  test('building hospital: offspring without farmstead or village', () => {
    const births = (variant: 'full' | 'first') =>
      acting('multiply', row('hospital', 'forest/1 meadow/2 cornfield'), { variant }).moves('birth');
    expect(both(births)).toEqual([['birth 2'], []]);
  });

  test('building stables: 3 steps, still one new landscape', () => {
    const steps = (variant: 'full' | 'first') => {
      const table = acting('move', row('stables', 'forest/1 meadow cornfield'), { variant });
      table.play('walk 2 3', 'walk 3 4');
      return [table.ask, table.moves('explore').length > 0];
    };
    expect(both(steps)[0]).toEqual(['walk', true]);
    const table = acting('move', row('stables', 'forest meadow cornfield/1'));
    table.play('explore right hill');
    expect(table.moves()).toEqual(['pass', 'walk 5 4']);
    const first = acting('move', row('stables', 'forest/1 meadow cornfield'), { variant: 'first' });
    first.play('walk 2 3', 'walk 3 4');
    expect(first.ask).toBe('act');
  });

  test('building lodge: later buildings 1 good of choice cheaper, itself not', () => {
    const ways = (variant: 'full' | 'first') => {
      const table = acting('build', `${rich}\n${row('lodge')}`, { variant });
      table.play('erect hospital', 'site 2');
      return table.ask === 'pay' ? table.moves() : [table.player(1).goods];
    };
    expect(both(ways)).toEqual([['pay food', 'pay leather'], ['4W 3L 3F 4S']]);
  });

  test('building chapel: a rebellion costs neither points nor farmer', () => {
    const rebel = (variant: 'full' | 'first') => {
      const table = acting('enrich', `player 1 points 5 mood -3\n${row('chapel')}`, { variant });
      table.play('taxes');
      return [table.player(1).points, table.player(1).mood, table.ask];
    };
    expect(both(rebel)).toEqual([
      [5, -3, 'act'],
      [4, -3, 'lose'],
    ]);
  });

  test('building scriptorium: a second card', () => {
    const look = (variant: 'full' | 'first') => {
      const table = acting('enrich', row('scriptorium'), { variant });
      table.play('look 1');
      return table.ask;
    };
    expect(both(look)).toEqual(['look', 'act']);
  });

  test('building tithe-barn: the mandatory levy is one unit less', () => {
    const levy = (variant: 'full' | 'first') => {
      const journey = variant === 'full' ? 'R1 R2 R3 R4' : 'R1 R2 R3';
      const table = situation(
        `turn 1 round 1 phase visit start 1 number 9
        row move multiply intrigue harvest extract enrich build govern king
        journey ${journey}
        waiting pledge/1 levy/1 levy/2
        player 1 food 4
        ${row('tithe-barn')}`,
        { variant },
      );
      table.play('pledge 1');
      return table.player(1).goods;
    };
    expect(both(levy)).toEqual(['3F', '2F']);
  });

  test('building royal-hall: mood counts as 1 higher for voluntary levies', () => {
    const offers = (mood: number) => {
      const table = levying(
        'R1',
        `player 1 mood ${mood} coins 9 wood 4 leather 4 food 4 stone 4\n${row('royal-hall')}`,
      );
      return table.seat === 1 && table.ask === 'offer' ? table.moves('give').length : 0;
    };
    expect([-1, 0, 1, 2, 3, 4].map(offers)).toEqual([0, 1, 2, 2, 3, 3]);
  });

  test('building treasury: 1 point per 2 coins at the end, at most 5', () => {
    const hoard = (coins: number, variant: 'full' | 'first' = 'full') =>
      finished(`player 1 coins ${coins}\n${row('treasury')}`, { variant }).line(1, 'hoard') ?? 0;
    expect([1, 2, 3, 4, 9, 10, 15].map((coins) => hoard(coins))).toEqual([0, 1, 1, 2, 4, 5, 5]);
    expect(hoard(12, 'first')).toBe(0);
  });
});
