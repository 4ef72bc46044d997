import { describe, expect, test } from 'vitest';
import { paymentsFor } from '../../src/effects/payments.ts';
import { valuesOf } from '../../src/values.ts';
import { BUILDINGS, PLACES } from '../../src/vocabulary.ts';
import { acting } from '../situation.ts';

const RICH = 'player 1 coins 15 wood 4 leather 4 food 4 stone 4';

describe('founding places', () => {
  test('needs a farmer and a free site; the cost is paid and the mood changes', () => {
    const table = acting(
      'build',
      'player 1 coins 0 wood 2 stone 2\nlands 1 mountain/1 forest/1/farmstead meadow/1 cornfield',
    );
    expect(table.moves()).toEqual(['found castle', 'pass']);
    table.play('found castle');
    expect([table.ask, table.moves()]).toEqual(['site', ['site 1', 'site 3']]);
    table.play('site 1');
    expect(table.player(1)).toMatchObject({ goods: '1W', mood: -1, extended: true });
    expect(table.lands(1)).toBe('mountain/1/castle forest/1/farmstead meadow/1 cornfield');
  });

  test('38: the extension comes with the first castle alone', () => {
    const table = acting('build', `${RICH} extension\nlands 1 mountain/1/castle forest/1 meadow cornfield`);
    const events = table.play('found castle');
    expect(events.some((event) => event.type === 'extended')).toBe(false);
    expect(table.lands(1)).toContain('forest/1/castle');
  });

  test('16: two places at a lake, of the same kind if wanted', () => {
    const table = acting('build', `${RICH}\nlands 1 mountain forest meadow cornfield lake/1`);
    table.play('found castle', 'found castle');
    expect(table.lands(1)).toContain('lake/1/castle+castle');
  });

  test('36: places are limited', () => {
    const villages = 'lake/0/village+village lake/0/village+village hill/0/village';
    const table = acting('build', `${RICH}\nlands 2 mountain/1 forest meadow cornfield ${villages}`);
    expect(table.moves('found')).toEqual(['found castle', 'found farmstead', 'found monastery']);
  });
});

describe('erecting buildings', () => {
  test('14, 15: no farmer is needed, one building per land, also below hills and lakes', () => {
    const table = acting('build', `${RICH}\nlands 1 mountain/0/-/mill forest/1/farmstead meadow/1 cornfield hill lake`);
    table.play('erect school');
    expect(table.moves()).toEqual(['site 2', 'site 3', 'site 4', 'site 5', 'site 6']);
    table.play('site 2');
    expect(table.player(1)).toMatchObject({ education: 1, mood: 1, coins: 14, goods: '4W 3L 4F 3S' });
  });

  test('15: a building below every land leaves no room for another', () => {
    const full = 'mountain/1/-/mill forest/1/-/school meadow/0/-/fair cornfield/0/-/market';
    expect(acting('build', `${RICH}\nlands 1 ${full}`).moves('erect')).toEqual([]);
  });

  test('every building is there once', () => {
    const table = acting('build', `${RICH}\nlands 2 mountain/0/-/mill forest/1/farmstead meadow/1 cornfield`);
    expect(table.moves('erect')).toHaveLength(BUILDINGS.length - 1);
    expect(table.moves()).not.toContain('erect mill');
  });

  test('45: a School on a full scale may be built, the step is lost', () => {
    const table = acting('build', `${RICH} education 5`);
    table.play('erect school', 'site 1', 'pay leather stone');
    expect(table.player(1)).toMatchObject({ education: 5, mood: 1 });
  });

  test('43: in the first game price and mood apply, the ability does not', () => {
    const table = acting('build', RICH, { variant: 'first' });
    table.play('erect school', 'site 1');
    expect(table.player(1)).toMatchObject({ education: 0, mood: 1, coins: 14 });
  });

  test('a Masons’ Lodge makes later buildings a good of choice cheaper, places not', () => {
    const table = acting('build', `${RICH}\nlands 1 mountain/1/-/lodge forest/1/farmstead meadow/1 cornfield`);
    table.play('erect mill', 'site 2');
    expect(table.moves()).toEqual(['pay stone', 'pay wood']);
    table.play('pay stone', 'found castle', 'site 1');
    expect(table.player(1).goods).toBe('3W 4L 4F 1S');
  });
});

describe('payments', () => {
  test('11, 46: education makes a place one good of choice cheaper, compulsorily', () => {
    const table = acting('build', 'player 1 coins 0 education 1 wood 1 leather 1 food 1');
    table.play('found farmstead');
    expect(table.moves()).toEqual(['pay leather food', 'pay wood food', 'pay wood leather']);
  });

  test('11: each step is for its own place', () => {
    const table = acting('build', 'player 1 coins 0 education 1 stone 2');
    expect(table.moves()).toEqual(['pass']);
    const more = acting('build', 'player 1 coins 0 education 2 stone 2');
    expect(more.moves()).toEqual(['found castle', 'pass']);
  });

  test('12: education 5 replaces one good of any build, after the discount', () => {
    const table = acting('build', 'player 1 coins 0 education 5 food 2');
    expect(table.moves()).toEqual(['found farmstead', 'pass']);
    table.play('found farmstead');
    expect(table.player(1).goods).toBe('');
    const mill = acting('build', 'player 1 coins 1 education 5 wood 1 food 1');
    mill.play('erect mill', 'site 1');
    expect(mill.player(1)).toMatchObject({ goods: '', coins: 0 });
  });

  test('12: one good of a build, not two', () => {
    const table = acting('build', `${RICH} education 5`);
    table.play('found castle');
    const ways = table.moves('pay');
    // 1W 2S less one good; one of the two that are left may be another.
    expect(ways).toContain('pay leather stone');
    expect(ways.every((way) => /wood|stone/.test(way))).toBe(true);
  });

  test('12: coins cannot be replaced', () => {
    const table = acting('build', 'player 1 coins 0 education 5 wood 4 leather 4 food 4 stone 4');
    expect(table.moves('erect')).toEqual([]);
  });

  test('every way stands once', () => {
    const table = acting('build', `${RICH} education 5`);
    const own = table.state.palatinates[0];
    for (let work = 0; work < PLACES.length + BUILDINGS.length; work++) {
      const ways = paymentsFor(valuesOf(table.state), own, work).map((way) => way.join());
      expect(new Set(ways).size).toBe(ways.length);
      expect(ways.length).toBeGreaterThan(1);
    }
  });
});
