/** What is in the reach of a king, whoever has the turn. */
import { expect, it } from 'vitest';
import { cellNamed } from '../src/grid.ts';
import { inReachOf } from '../src/moves/summon.ts';
import { situation } from './situation.ts';

const KINGS = 'kings c3 e5';
const turnOf = (seat: number) => situation(`turn ${seat} round 2 phase summon start 1\n${KINGS}`);
const takes = (seat: number) =>
  turnOf(seat)
    .moves()
    .filter((text) => /^take \w\d$/.test(text));
const named = (cells: readonly string[]) => cells.map((name) => cellNamed(name)).sort();

it.each([1, 2])('it is what the turn would offer: seat %i', (seat) => {
  const places = takes(seat).map((text) => text.slice('take '.length));
  expect(places.length).toBeGreaterThan(1);
  for (const turn of [1, 2]) expect(inReachOf(turnOf(turn).state, seat - 1).sort()).toEqual(named(places));
});

it('another king closes his place, and what was taken is gone', () => {
  const after = turnOf(1);
  after.play('take d4');
  expect(inReachOf(turnOf(1).state, 1)).toContain(cellNamed('d4'));
  expect(inReachOf(after.state, 1)).not.toContain(cellNamed('d4'));
});
