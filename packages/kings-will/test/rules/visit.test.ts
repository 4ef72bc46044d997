import { describe, expect, test } from 'vitest';
import { lackingForLevy } from '../../src/moves/levy.ts';
import { legalMoves } from '../../src/turn.ts';
import { everyPly } from '../random.ts';
import { levying, situation } from '../situation.ts';

const ROW = 'row govern move multiply intrigue harvest extract enrich build king';

describe('discs', () => {
  const pledging = (text: string, seats = 2, round = 2) =>
    situation(`turn 1 round ${round} phase visit start 1 number 9\n${ROW}\nplan A B C D E F G H\n${text}`, { seats });

  test('never two own discs on one card; two spaces with 2 or 3 players', () => {
    const table = pledging(
      'discs 1 1 2\ndiscs 2 2 3\ndiscs 3 3 4\nwaiting pledge/1 levy/1 levy/2 levy/3 offer/1/- offer/2/- offer/3/-',
      3,
      3,
    );
    expect(table.moves()).toEqual(['pledge 4', 'pledge 5', 'pledge 6', 'pledge 7', 'pledge 8']);
  });

  test('three spaces with 4 players', () => {
    const text = 'discs 1 1\ndiscs 2 2\ndiscs 3 2\ndiscs 4 2\nwaiting pledge/1 levy/1 offer/1/-';
    expect(pledging(text, 4).moves()).toHaveLength(6);
    const room = 'discs 1 1\ndiscs 2 2\ndiscs 3 2\nwaiting pledge/1 levy/1 offer/1/-';
    expect(pledging(room, 4).moves()).toContain('pledge 2');
  });

  test('32: with 2 players the last-tile player adds a neutral disc, at most one on a card', () => {
    const table = pledging(
      'discs 1 1\ndiscs 2 2\ndiscs neutral 3\nwaiting pledge/1 pledge/2 neutral/1 levy/1 offer/1/-',
    );
    table.play('pledge 2', 'pledge 4');
    expect([table.seat, table.ask]).toEqual([1, 'neutral']);
    // 2 is full, 3 has a neutral disc.
    expect(table.moves()).toEqual(['neutral 1', 'neutral 4', 'neutral 5', 'neutral 6', 'neutral 7', 'neutral 8']);
  });

  test('33: three rounds and six cards in the first game', () => {
    const table = situation(
      `turn 1 round 3 phase visit start 1 number 9\n${ROW}\nplan A B C D E F\ndiscs 1 1 2\ndiscs 2 3 4\nwaiting pledge/1 pledge/2 levy/1 offer/1/-`,
      { variant: 'first' },
    );
    expect(table.moves()).toHaveLength(4);
    table.play('pledge 3', 'pledge 1');
    expect(table.ask).toBeUndefined();
    expect(table.state.phase).toBe('over');
  });
});

describe('the order of a visit', () => {
  test('27, 29, 32: discs, the neutral one by whoever took the last tile, all levies, then the voluntary ones', () => {
    const table = situation(`
      turn 2 round 1 phase turn start 1 number 9
      row move multiply intrigue harvest extract enrich build king govern
      plan A B C D E F G H
      journey R6 R1 R3 R4
      player 1 mood 1 coins 2
      player 2 mood 1 coins 2`);
    table.play('take 9', 'pass', 'pass');
    const asked: string[] = [];
    for (const move of ['pledge 1', 'pledge 2', 'neutral 3', 'levy farmer 2', 'levy farmer 3', 'give 1', 'give 1']) {
      asked.push(`${table.ask} ${table.seat}`);
      table.play(move);
    }
    expect(asked).toEqual(['pledge 2', 'pledge 1', 'neutral 2', 'levy 2', 'levy 1', 'offer 2', 'offer 1']);
    expect([table.seat, table.ask]).toEqual([1, 'tile']);
  });
});

describe('the mandatory levy', () => {
  test('28, 47: what is lacking is told exactly where it cannot be paid', () => {
    const lacking = (board: string, text: string) => {
      const { state } = situation(`journey ${board} R5 R7 R8\n${text}`);
      return lackingForLevy(state, state.palatinates[0]);
    };
    expect(lacking('R1', 'player 1 food 1')).toEqual([0, 0, 1, 0, 0, 0]);
    expect(lacking('R1', 'player 1 food 2')).toBeUndefined();
    const barn = 'lands 1 mountain/0/-/tithe-barn forest/1/farmstead meadow/1 cornfield';
    expect(lacking('R1', `player 1 food 1\n${barn}`)).toBeUndefined();
    expect(lacking('R6', '')).toBeUndefined();
    expect(lacking('R6', 'lands 1 mountain forest/1/farmstead meadow cornfield')).toEqual([0, 0, 0, 0, 0, 1]);
    for (const state of everyPly({ options: { seats: 2 }, seed: 'lacking', games: 3 })) {
      const top = state.stack.at(-1);
      if (state.phase !== 'turn' || top === undefined) continue;
      const levy = { ...state, stack: [{ effect: { kind: 'levy' } as const, seat: top.seat, source: 0, left: 1 }] };
      const canPay = legalMoves(levy, top.seat).length > 0;
      expect(lackingForLevy(state, state.palatinates[top.seat]) === undefined).toBe(canPay);
    }
  });

  test('the rulebook’s example: 2 food, then at mood 1 two coins for 2 points, once', () => {
    const table = levying('R1', 'player 1 points 5 mood 1 food 3 coins 5\nplayer 2 food 2');
    expect(table.player(1).goods).toBe('1F');
    expect([table.seat, table.ask, table.moves()]).toEqual([1, 'offer', ['give 1', 'pass']]);
    table.play('give 1');
    expect(table.player(1)).toMatchObject({ points: 7, coins: 3 });
    expect(table.ask).toBe('tile');
  });

  test('27: who cannot pay in full keeps everything, loses a point and a step of mood', () => {
    const table = levying('R7', 'player 1 points 5 wood 3\nplayer 2 wood 1 stone 1');
    expect(table.player(1)).toMatchObject({ points: 4, mood: -1, goods: '3W' });
    expect(table.player(2)).toMatchObject({ points: 5, mood: 0, goods: '' });
  });

  test('a farmer is given from a land of choice', () => {
    const table = levying('R6', 'lands 2 mountain/2 forest meadow cornfield');
    expect([table.seat, table.moves()]).toEqual([1, ['levy farmer 2', 'levy farmer 3']]);
    table.play('levy farmer 3');
    expect(table.lands(1)).toBe('mountain forest/1/farmstead meadow cornfield');
    expect(table.lands(2)).toBe('mountain/1 forest meadow cornfield');
  });

  test('28: the last farmer is not given: the levy counts as unpaid', () => {
    const table = levying(
      'R6',
      'lands 1 mountain/1 forest meadow cornfield\nlands 2 mountain/2 forest meadow cornfield',
    );
    expect(table.player(1)).toMatchObject({ points: 4, mood: -1 });
    expect(table.lands(1)).toContain('mountain/1');
  });

  test('47: the owner of a Tithe Barn chooses the unit that is not paid', () => {
    const barn = 'lands 1 mountain/1/-/tithe-barn forest meadow cornfield';
    const table = levying('R7', `${barn}\nplayer 1 wood 1 stone 1\nplayer 2 wood 1 stone 1`);
    expect([table.seat, table.moves()]).toEqual([1, ['levy stone', 'levy wood']]);
    const one = levying('R1', `${barn}\nplayer 1 food 1\nplayer 2 food 2`);
    expect(one.player(1)).toMatchObject({ goods: '', points: 5 });
  });

  test('47: never the farmer', () => {
    const table = levying('R6', 'lands 1 mountain/1/-/tithe-barn forest/1 meadow cornfield');
    expect(table.moves()).toEqual(['levy farmer 1', 'levy farmer 2']);
  });

  test('a Tavern raises the mood at every visit, before the levies', () => {
    const table = situation(`
      row move multiply intrigue harvest extract enrich build king govern
      lands 1 mountain/0/-/tavern forest/1/farmstead meadow/1 cornfield`);
    table.play('take 9', 'pass', 'pass');
    expect(table.player(1).mood).toBe(1);
  });
});

describe('voluntary levies', () => {
  const rich = 'player 1 mood 4 coins 10 wood 4 leather 4 food 4 stone 4';

  test('29: each once, in any order, as far as the mood allows', () => {
    const table = levying('R1', `${rich}\nplayer 2 food 2`);
    expect(table.moves()).toEqual(['give 1', 'give 2', 'give 3', 'pass']);
    table.play('give 3', 'give 1');
    expect(table.moves()).toEqual(['give 2', 'pass']);
    table.play('give 2');
    expect(table.player(1)).toMatchObject({ points: 12, coins: 8, goods: '3W 2L 2F 3S' });
  });

  test('29: mood is read after the penalty of the levy', () => {
    const table = levying('R1', 'player 1 mood 1 coins 5\nplayer 2 food 2');
    expect([table.seat, table.ask]).toEqual([2, 'tile']);
    expect(table.player(1)).toMatchObject({ mood: 0, coins: 5 });
  });

  test('a Royal Hall counts the mood as 1 higher', () => {
    const hall = 'lands 1 mountain/1/-/royal-hall forest meadow cornfield';
    const table = levying('R1', `${hall}\n${rich.replace('mood 4', 'mood 1')}\nplayer 2 food 2`);
    expect(table.moves()).toEqual(['give 1', 'give 2', 'pass']);
  });

  test('50: the last farmer cannot be given', () => {
    const offers = 'player 1 mood 4 wood 1 stone 1\nplayer 2 wood 1 stone 1';
    const one = levying('R7', `lands 1 mountain/1 forest meadow cornfield\n${offers}`);
    expect(one.ask).toBe('tile');
    const two = levying('R7', `lands 1 mountain/1 forest meadow/1 cornfield\n${offers}`);
    expect(two.moves()).toEqual(['give 3 farmer 1', 'give 3 farmer 3', 'pass']);
    two.play('give 3 farmer 1');
    expect(two.player(1).points).toBe(9);
  });

  test('from the player who took the last tile, clockwise', () => {
    const each = [1, 2, 3].map((seat) => `player ${seat} mood 4 coins 9 food 4`).join('\n');
    const table = levying('R1', each, { seats: 3 });
    const order: (number | undefined)[] = [];
    while (table.ask === 'offer') {
      order.push(table.seat);
      table.play('pass');
    }
    expect(order).toEqual([1, 2, 3]);
  });
});
