/** An analysis from outside. */
import { BadInput } from '@three-crowns/core';
import { describe, expect, it } from 'vitest';
import { parseAnalysis } from '../src/index.ts';

const GOOD = {
  format: 'three-crowns-analysis/1',
  game: 'toy',
  rulesVersion: 1,
  record: 'abc',
  budget: 'standard',
  seats: 2,
  steps: [
    '1 512/600,592',
    '2 =',
    '2 f =',
    ['1 540/610,-8 512/600,592', ['take 1', 'pass'], ['gains 1 gold 2.5', 'ends']],
    '2 f 1024/0,0',
    '1 700/640,560 +90 !',
  ],
};

const first = (step: unknown) => ({ ...GOOD, steps: [step] });

describe('the file of an analysis', () => {
  it('is read', () => {
    const { steps } = parseAnalysis(GOOD);
    expect(steps[0].before).toEqual({ chances: [0.5, 0.5], points: [75, 74] });
    expect(steps[1].after).toEqual(steps[0].after);
    expect(steps[2].mark).toBe('forced');
    expect(steps[3].why).toEqual([{ kind: 'gains', seat: 0, key: 'gold', points: 2.5 }, { kind: 'ends' }]);
    expect(steps[3].before.points).toEqual([76.25, -1]);
    expect(steps[5]).toMatchObject({ ply: 5, seat: 0, mark: 'brilliant', lead: 90 / 1024 });
  });

  it('has no chance below none, also where all others were rounded up', () => {
    const { steps } = parseAnalysis({ ...first('1 513,512/1,2,3'), seats: 3 });
    expect(steps[0].before.chances).toEqual([0.5, 0.5, 0]);
  });

  it.each([
    ['nothing', undefined, ''],
    ['another format', { ...GOOD, format: 'three-crowns-analysis/9' }, 'format'],
    ['another budget', { ...GOOD, budget: 'long' }, 'budget'],
    ['no seats', { ...GOOD, seats: 0 }, 'seats'],
    ['a field more', { ...GOOD, more: 1 }, 'more'],
    ['a first step that carries on', first('1 ='), 'steps[0]'],
    ['a seat too many', first('3 512/600,592'), 'steps[0]'],
    ['a seat 0', first('0 512/600,592'), 'steps[0]'],
    ['values of three', first('1 512,3/600,592,1'), 'steps[0]'],
    ['points of one', first('1 512/600'), 'steps[0]'],
    ['more than a victory', first('1 1025/600,592'), 'steps[0]'],
    ['two victories', { ...first('1 1024,1024/1,2,3'), seats: 3 }, 'steps[0]'],
    ['points that are none', first('1 512/6-00,592'), 'steps[0]'],
    ['an empty number', first('1 512/,592'), 'steps[0]'],
    ['a number', first(7), 'steps[0]'],
    ['a list too short', first(['1 512/600,592', []]), 'steps[0]'],
    ['a reason that is none', first(['1 512/600,592', ['a'], ['likes 1 gold 2']]), 'steps[0][2][0]'],
    ['a reason of seat 3', first(['1 512/600,592', ['a'], ['gains 3 gold 2']]), 'steps[0][2][0]'],
    ['three reasons', first(['1 512/600,592', ['a'], ['ends', 'ends', 'ends']]), 'steps[0][2]'],
  ])('is refused with its place: %s', (_, raw, place) => {
    try {
      parseAnalysis(raw);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      expect(error.place).toBe(place);
    }
  });
});
