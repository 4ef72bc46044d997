import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { narrowed, offersOf, pickOn, saysMore } from '../../src/table/picking/narrowing.ts';
import type { Choice } from '../../src/table/screen/screen.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { VALLEY } from './valley.ts';

const choice = (text: string, ...targets: string[]): Choice => ({ move: text, text, label: { key: text }, targets });
const texts = (choices: readonly Choice[]) => choices.map(({ text }) => text);

const swaps = ['F', 'K'].flatMap((piece) =>
  ['L1', 'L2', 'R1'].map((slot) => choice(`swap ${piece} ${slot}`, slot, `piece ${piece}`, `column ${piece}`)),
);

test('every pick leaves the choices that use it, and the last one is meant', () => {
  const first = pickOn(swaps, [], 'piece F');
  expect(first).toEqual({ kind: 'some', picked: ['piece F'] });
  expect(texts(narrowed(swaps, ['piece F']))).toEqual(['swap F L1', 'swap F L2', 'swap F R1']);
  expect(pickOn(swaps, ['piece F'], 'L2')).toEqual({ kind: 'one', choice: swaps[1], picked: ['piece F'] });
});

test('the order of picking does not matter', () => {
  expect(pickOn(swaps, ['L2'], 'piece F')).toMatchObject({ kind: 'one', choice: swaps[1] });
});

test('the same thing again is let go', () => {
  expect(pickOn(swaps, ['piece F'], 'piece F')).toEqual({ kind: 'some', picked: [] });
  expect(pickOn(swaps, ['L1', 'column F'], 'L1')).toEqual({ kind: 'some', picked: ['column F'] });
});

test('a thing outside of what is left begins anew', () => {
  expect(pickOn(swaps, ['piece F'], 'piece K')).toEqual({ kind: 'some', picked: ['piece K'] });
});

test('a thing no choice uses is refused', () => {
  expect(pickOn(swaps, ['piece F'], 'c3')).toEqual({ kind: 'none' });
  expect(pickOn([], [], 'c3')).toEqual({ kind: 'none' });
});

test('what all that are left use says nothing more', () => {
  expect(saysMore(swaps, [], 'column F')).toBe(true);
  const left = narrowed(swaps, ['piece F']);
  expect(saysMore(left, ['piece F'], 'column F')).toBe(false);
  expect(saysMore(left, ['piece F'], 'L1')).toBe(true);
  expect(pickOn(swaps, ['piece F'], 'column F')).toEqual({ kind: 'some', picked: ['piece F'] });
});

const drawn = { isFirst: false, isDrawn: (target: string) => target !== 'skip', isNamed: () => true };
const skip = choice('skip', 'skip');

test('few choices are all offered', () => {
  expect(offersOf(swaps.slice(0, 4), drawn)).toHaveLength(4);
});

test('at first even few are parted, so that what they share is said once', () => {
  const ways = ['l', 'f'].map((order) => choice(`claim ${order}`, 'kingdom', `piece K${order}`));
  expect(offersOf([...ways, skip], { ...drawn, isFirst: true })).toEqual([
    { kind: 'pick', target: 'kingdom' },
    { kind: 'play', choice: skip },
  ]);
  expect(offersOf(ways, { ...drawn, isFirst: true })).toHaveLength(2);
});

test('many choices are parted by the first thing in which they differ', () => {
  const claims = ['Q', 'J'].flatMap((queen) =>
    ['l', 'f', 'o'].map((order) => choice(`${queen} ${order}`, 'kingdom', `piece ${queen}`, `piece K${order}`)),
  );
  expect(offersOf([...claims, skip], drawn)).toEqual([
    { kind: 'pick', target: 'kingdom' },
    { kind: 'play', choice: skip },
  ]);
  expect(offersOf(claims, drawn)).toEqual([
    { kind: 'pick', target: 'piece Q' },
    { kind: 'pick', target: 'piece J' },
  ]);
});

test('where that is too much or has no name, only what nothing on the table stands for is offered', () => {
  const many = Array.from({ length: 9 }, (_, i) => choice(`take ${i}`, `c${i}`));
  expect(offersOf([...many, skip], drawn)).toEqual([{ kind: 'play', choice: skip }]);
  expect(offersOf(swaps, { ...drawn, isNamed: () => false })).toEqual([]);
  expect(offersOf(swaps, { ...drawn, most: 2 })).toEqual([]);
});

test('a way that ends where another goes on is offered as itself', () => {
  const short = choice('2 falcons', 'column K', 'piece Kf');
  const long = ['l', 'o', 's'].map((order) => choice(order, 'column K', 'piece Kf', `piece K${order}`));
  expect(offersOf([short, ...long], { ...drawn, most: 3 })).toEqual([]);
  const two = [short, ...['a', 'b', 'c', 'd'].map((end) => choice(end, 'column K', 'piece Kf', 'piece Kl', end))];
  expect(offersOf(two, drawn)).toEqual([
    { kind: 'play', choice: short },
    { kind: 'pick', target: 'piece Kl' },
  ]);
});

/** Follows the offers down from all choices and gathers what can be played. */
function reachable(choices: readonly Choice[], picked: readonly string[] = []): Set<string> {
  const found = new Set<string>();
  for (const offer of offersOf(narrowed(choices, picked), { ...drawn, most: 99 })) {
    const next = offer.kind === 'play' ? [offer.choice.text] : reachable(choices, [...picked, offer.target]);
    for (const text of next) found.add(text);
  }
  return found;
}

test.each(['take a1', 'take e5', 'take e2'])('after %s every choice can be reached by what is offered', (text) => {
  const { rules, notation, parseOptions, formatOptions } = kingOfTheValley;
  const options = formatOptions(parseOptions({ seats: 2 }));
  const state = notation.parsePosition(VALLEY, options, 'narrow');
  const move = notation.parseMove(state, 0, text);
  if (move === undefined) throw new Error(`${text} is no move`);
  rules.play(state, 0, move);
  const choices = choicesOf(kingOfTheValley, state, 0);
  expect(choices.length).toBeGreaterThan(1);
  expect(reachable(choices)).toEqual(new Set(texts(choices)));
});
