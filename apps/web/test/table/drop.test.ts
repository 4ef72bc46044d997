import { expect, test } from 'vitest';
import { ANY, dropOn, HOME, heldBy, liftOn } from '../../src/table/picking/drop.ts';
import type { Choice } from '../../src/table/screen/screen.ts';

const choice = (text: string, ...targets: string[]): Choice => ({ move: text, text, label: { key: text }, targets });

const swaps = ['F', 'K'].flatMap((piece) =>
  ['L1', 'L2'].map((slot) => choice(`swap ${piece} ${slot}`, slot, `piece ${piece}`, `column ${piece}`)),
);
const recruit = choice('recruit R1', 'R1');
const lifted = (source: string, base: readonly string[] = []) => ({ source, base });

test('a thing is lifted where a choice uses it, and counts as picked', () => {
  expect(liftOn(swaps, [], 'L1')).toEqual(lifted('L1'));
  expect(liftOn(swaps, [], 'c3')).toBeUndefined();
  expect(heldBy(lifted('L1', ['piece F']))).toEqual(['piece F', 'L1']);
});

test('what was picked before still counts where it fits, else the lift begins anew', () => {
  expect(liftOn(swaps, ['piece F'], 'L1')).toEqual(lifted('L1', ['piece F']));
  expect(liftOn(swaps, ['piece F'], 'piece K')).toEqual(lifted('piece K'));
  expect(liftOn(swaps, ['L1'], 'L1')).toEqual(lifted('L1'));
});

test('source and place narrow as two clicks do, in either order', () => {
  expect(dropOn(swaps, lifted('L1'), 'piece F')).toMatchObject({ kind: 'one', choice: swaps[0] });
  expect(dropOn(swaps, lifted('piece F'), 'L1')).toMatchObject({ kind: 'one', choice: swaps[0] });
  const more = [...swaps, choice('swap F L1 twice', 'L1', 'piece F', 'twice')];
  expect(dropOn(more, lifted('L1'), 'piece F')).toEqual({ kind: 'some', picked: ['L1', 'piece F'] });
});

test('a drop on what the lifted thing has no part in does nothing, even if that is legal by itself', () => {
  expect(dropOn([...swaps, recruit], lifted('L1'), 'R1')).toEqual({ kind: 'none' });
  expect(dropOn(swaps, lifted('L1'), 'L2')).toEqual({ kind: 'none' });
});

test('dropped at home, the source alone is meant', () => {
  expect(dropOn([...swaps, recruit], lifted('R1'), HOME)).toMatchObject({ kind: 'one', choice: recruit });
  expect(dropOn(swaps, lifted('L1'), HOME)).toEqual({ kind: 'some', picked: ['L1'] });
});

test('a thing that no move names leaves everything open, and means nothing at home', () => {
  expect(liftOn([recruit], [], ANY)).toEqual(lifted(ANY));
  expect(liftOn([], [], ANY)).toBeUndefined();
  expect(dropOn([recruit], lifted(ANY), 'R1')).toMatchObject({ kind: 'one', choice: recruit });
  expect(dropOn([recruit], lifted(ANY), HOME)).toEqual({ kind: 'none' });
});
