import { kingOfTheValley as game, type State } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { factsOf } from '../../src/games/king-of-the-valley/card/facts.ts';
import { GROUPS } from '../../src/games/king-of-the-valley/pieces/score.ts';
import { scoreThing } from '../../src/games/king-of-the-valley/pieces/things.ts';
import { VALLEY } from '../table/valley.ts';

const state: State = game.notation.parsePosition(VALLEY, { seats: 2 }, 'facts');
const keys = (thing: string) => factsOf(state, 0, thing).map(({ key }) => key);

test('everything on the table has something to say, but for empty places and what is only a button', () => {
  const silent = game.guidance.targets(state).filter((target) => keys(target).length === 0);
  expect(silent.every((target) => /^(set |slope |skip)/.test(target))).toBe(true);
  for (const group of GROUPS) expect(keys(scoreThing(group))).toHaveLength(1);
});

test('a tile says what it scores and does, one of the hill what it costs', () => {
  expect(factsOf(state, 0, 'a3')[0]).toEqual({ key: 'influence', args: { count: 5 } });
  expect(keys('e4')).toEqual(['does.P', 'total']);
  expect(keys('a1')).toEqual(['does.Z', 'total']);
  expect(keys('d3')).toEqual(['does.J', 'total']);
  expect(factsOf(state, 0, 'e5')[0]).toMatchObject({ key: 'does.T', args: { need: 3 } });
  expect(factsOf(state, 0, 'L1')[0]).toEqual({ key: 'price', args: { gold: 2 } });
  const swap = { effect: { kind: 'swap' }, seat: 0, source: 0, left: 1 } as const;
  expect(factsOf({ ...state, stack: [swap] }, 0, 'L1').map(({ key }) => key)).not.toContain('price');
});

test('the kingdom names what is missing, and a tile that would fill it says so', () => {
  expect(keys('kingdom')).toEqual(['kingdom.is', 'kingdom.whole']);
  expect(factsOf(state, 1, 'kingdom')[1]).toEqual({ key: 'kingdom.missing', missing: ['Q', 'D', 'FW'] });
  expect(factsOf(state, 1, 'a3').map(({ key }) => key)).toContain('lacked');
  expect(keys('a3')).not.toContain('lacked');
});

test('the stacks say how many tiles are left until the last round', () => {
  const [{ key, args }] = factsOf(state, 0, 'stacks');
  expect({ key, args }).toEqual({ key: 'end.left', args: { count: state.piles[0].length + state.piles[1].length } });
  expect(factsOf({ ...state, ending: true }, 0, 'stacks')[0].key).toBe('end.now');
});
