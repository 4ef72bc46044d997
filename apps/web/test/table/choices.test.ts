import { expect, test } from 'vitest';
import { groupsOf, matching } from '../../src/table/prompt/moveList.ts';
import type { Choice } from '../../src/table/screen/screen.ts';
import { choicesAt, meantBy, previewedAt } from '../../src/table/view/choices.ts';

const choice = (text: string, ...targets: string[]): Choice => ({ move: text, text, label: { key: text }, targets });

const single = choice('take c3', 'c3');
const set = choice('take b2 c3 > d4', 'b2', 'c3', 'set c3', 'land d4');
const longer = choice('take b2 c3 e5 > f6', 'b2', 'c3', 'e5', 'set e5', 'land f6');
const skip = choice('skip', 'skip');
const all = [single, set, longer, skip];

test('a thing with one choice means it', () => {
  expect(meantBy(all, 'land d4')).toBe(set);
  expect(meantBy(all, 'skip')).toBe(skip);
});

test('a tile of a set means neither itself nor the set, whichever of its tiles it is', () => {
  expect(choicesAt(all, 'c3')).toEqual([single, set, longer]);
  expect(meantBy(all, 'c3')).toBeUndefined();
  expect(meantBy(all, 'b2')).toBeUndefined();
});

test('of several the plain one is shown, else the first', () => {
  expect(previewedAt(all, 'c3')).toBe(single);
  expect(previewedAt(all, 'b2')).toBe(set);
});

test('a thing without a choice means nothing', () => {
  expect(meantBy(all, 'a1')).toBeUndefined();
  expect(previewedAt(all, 'a1')).toBeUndefined();
});

test('a thing that could lead anywhere shows nothing', () => {
  const many = Array.from({ length: 5 }, (_, i) => choice(`swap ${i}`, 'piece F', `L${i}`));
  expect(previewedAt(many, 'piece F')).toBeUndefined();
  expect(previewedAt(many, 'L1')).toBe(many[1]);
});

test('the list is searched by words and notation, without accents', () => {
  const named = [
    { choice: set, name: 'Prendre deux fermières' },
    { choice: skip, name: 'Ne recruter personne' },
  ];
  expect(matching(named, 'FERMIERE deux')).toEqual([named[0]]);
  expect(matching(named, 'skip')).toEqual([named[1]]);
  expect(matching(named, '')).toEqual(named);
  expect(matching(named, 'roi')).toEqual([]);
});

test('moves of one kind stand together', () => {
  const named = [skip, single, set, choice('take a1', 'a1')].map((one) => ({ choice: one, name: one.text }));
  expect(groupsOf(named).map((group) => group.map(({ name }) => name))).toEqual([
    ['skip'],
    ['take c3', 'take a1'],
    ['take b2 c3 > d4'],
  ]);
});
