import { describe, expect, test } from 'vitest';
import { CONTENT_SETS } from '../../src/index.ts';
import { scores, total } from '../../src/scoring.ts';
import { view } from '../../src/view.ts';
import { everyPly } from '../random.ts';
import { finished, situation } from '../situation.ts';

describe('will and wrath', () => {
  test('majorities compare everybody; those tied for first all get it, and then there is no second prize', () => {
    const lands = (count: number) =>
      ['mountain/1', 'forest', 'meadow', 'cornfield']
        .map((land, i) => (i < count ? `${land.includes('/') ? land : `${land}/0`}/castle` : land))
        .join(' ');
    const places = (...counts: number[]) => {
      const rows = counts.map((count, i) => `lands ${i + 1} ${lands(count)}`).join('\n');
      const table = finished(`plan O A B C D E F G\ndiscs 1 1\ndiscs 2 1\n${rows}`, { seats: counts.length });
      return [1, 2].map((seat) => table.line(seat, 'will-O'));
    };
    expect(places(3, 3, 1)).toEqual([6, 6]);
    expect(places(3, 4, 1)).toEqual([3, 6]);
    expect(places(3, 4)).toEqual([0, 6]);
    // Player 3 has most without a disc; with two tied for second both get it.
    expect(places(3, 3, 4)).toEqual([3, 3]);
  });

  test('32: a card with a neutral disc alone draws wrath on both and pays nobody', () => {
    const table = finished(
      'plan K A B C D E F G\ndiscs neutral 1\nplayer 1 points 9 coins 12\nplayer 2 points 9 coins 0',
    );
    expect([table.line(1, 'wrath'), table.line(2, 'wrath')]).toEqual([0, -2]);
    expect(table.line(1, 'will-K')).toBeUndefined();
  });

  test('cards without a disc count for nothing', () => {
    const table = finished('plan K A B C D E F G\nplayer 1 points 9 coins 0');
    expect(table.scores()[0]).toBe(9);
  });

  test('21: wrath takes no more points than there are', () => {
    const table = finished('plan A B C K E F G H\ndiscs 2 2 3 4 1\nplayer 1 points 3 coins 0');
    expect(table.scores()[0]).toBe(0);
  });
});

describe('40: monasteries', () => {
  test('each lets one failed wrath count as avoided, and the will of that card pays', () => {
    const text = 'plan C A B D E F G H\ndiscs 1 1\nplayer 1 points 9 development 4';
    const without = finished(`${text}\nlands 1 mountain/2 forest/2 meadow cornfield`);
    expect(without.scores()[0]).toBe(7);
    const shielded = finished(`${text}\nlands 1 mountain/2/monastery forest/2 meadow cornfield`);
    expect(shielded.scores()[0]).toBe(9 + 4);
  });

  test('51: assigned for the best result', () => {
    const lands = 'lands 1 mountain/2/monastery forest/2 meadow cornfield';
    // The wrath of B is drawn too; the shield goes to the card that pays, wherever it lies.
    for (const cards of ['plan C B A D E F G H\ndiscs 1 1\ndiscs 2 2', 'plan B C A D E F G H\ndiscs 1 2\ndiscs 2 1']) {
      const table = finished(`${cards}\nplayer 1 points 9 development 4\n${lands}`);
      expect([table.line(1, 'will-C'), table.line(1, 'wrath')]).toEqual([4, -2]);
    }
  });

  test('a shield does not make a majority of nothing', () => {
    const table = finished('plan I A B C D E F G\ndiscs 1 1\nlands 1 mountain/2/monastery forest meadow cornfield');
    expect([table.line(1, 'wrath'), table.line(1, 'will-I')]).toEqual([0, 0]);
  });
});

describe('buildings', () => {
  test('the rulebook’s example: three adjoining buildings for 3 points', () => {
    const table = finished('lands 1 mountain/1/-/mill forest/0/-/school meadow/0/-/fair cornfield');
    expect(table.line(1, 'seams')).toBe(3);
  });

  test('39: halves at the outer ends, or beside a land without a building, score nothing', () => {
    const table = finished('lands 1 mountain/1/-/fair forest meadow/0/-/royal-hall cornfield');
    expect(table.line(1, 'seams')).toBe(0);
  });

  test('touching halves must be equal, and blank sides make none', () => {
    const table = finished('lands 1 mountain/1/-/scriptorium forest/0/-/mill meadow/0/-/tannery cornfield/0/-/granary');
    expect(table.line(1, 'seams')).toBe(1);
    expect(scores(table.state)[0].lines).toContainEqual({ key: 'seams', count: 1, points: 1 });
  });

  test('two blank sides that touch make no seam', () => {
    const { buildings, ...rest } = CONTENT_SETS.reconstructed;
    const content = { ...rest, id: 'blank', buildings: { ...buildings, lodge: { ...buildings.lodge, left: 0 } } };
    const table = finished('lands 1 mountain/1/-/scriptorium forest/0/-/lodge meadow cornfield', { content });
    expect(scores(table.state)[0].lines).toContainEqual({ key: 'seams', count: 0, points: 0 });
  });

  test('a Treasury pays a point for every 2 coins, at most 5', () => {
    const hoard = (coins: number) =>
      finished(`player 1 coins ${coins}\nlands 1 mountain/1/-/treasury forest meadow cornfield`).line(1, 'hoard');
    expect([1, 2, 9, 10, 15].map(hoard)).toEqual([undefined, 1, 4, 5, 5]);
  });
});

describe('34: ties', () => {
  const winners = (start: number, points: readonly number[]) => {
    const players = points.map((count, i) => `player ${i + 1} points ${count}`);
    const row = 'row move multiply intrigue harvest extract enrich build govern king';
    const head = `turn 1 round 4 phase over start ${start} number 9`;
    return situation([head, row, ...players].join('\n'), { seats: points.length }).winners();
  };

  test('the last of those tied in the original order wins, the starting player never', () => {
    expect(winners(1, [9, 9, 8])).toEqual([2]);
    expect(winners(2, [9, 9, 9])).toEqual([1]);
    expect(winners(3, [9, 9, 9])).toEqual([2]);
    expect(winners(2, [8, 9, 8])).toEqual([2]);
  });
});

test('the total of a seat is the sum of its lines, at every moment and from every view', () => {
  for (const state of everyPly({ options: { seats: 3 }, seed: 'totals' })) {
    for (const seen of [state, view(state, 1)]) {
      const sums = scores(seen).map(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0));
      expect(sums.map((_, seat) => total(seen, seat))).toEqual(sums);
    }
  }
});
