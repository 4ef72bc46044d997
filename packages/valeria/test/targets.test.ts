/** Every move names the things it uses, and these are things of the table. */
import { expect, test } from 'vitest';
import { formatMove, parseMove } from '../src/notation.ts';
import { targets, targetsOf } from '../src/targets.ts';
import { legalMoves, pending } from '../src/turn.ts';
import { everyPly } from './random.ts';
import { type Situation, table } from './situation.ts';
import { ALL_VARIANTS } from './variants.ts';

const used = (at: Situation, text: string): string => {
  const [asked] = pending(at.state);
  const move = parseMove(at.state, asked.seat, text);
  if (move === undefined) throw new Error(`no move ${text}: ${at.moves().join(', ')}`);
  return targetsOf(at.state, move).join(', ');
};

test('actions use a place or a resource', () => {
  const at = table({
    grid: { d1: 'gargans-embrace' },
    players: [{ has: '9G 9S 9M', citizens: 'archer archer' }, {}],
  });
  expect(used(at, 'take magic')).toBe('magic');
  expect(used(at, 'recruit c4 magic 2')).toBe('c4');
  expect(used(at, 'slay m2')).toBe('m2');
  expect(used(at, 'build d1')).toBe('d1');
});

test('dice, domains, cards of the harvest', () => {
  const at = table({ phase: 'roll', players: [{ domains: 'palace-of-the-dawn', citizens: 'merchant' }, {}] });
  expect(used(at, 'roll')).toBe('dice');
  at.roll(2, 1);
  expect(used(at, 'change 1 palace-of-the-dawn')).toBe('die 1, card palace-of-the-dawn');
  expect(used(at, 'pass')).toBe('skip');
  at.play('pass');
  expect(used(at, 'pick merchant 1 0')).toBe('card merchant');
});

test('dukes, victims, choices, columns, cards given back', () => {
  expect(used(table({ phase: 'dukes', players: [{}, {}] }), 'keep 2')).toBe('duke 2');
  const thief = table({ phase: 'roll', players: [{ citizens: 'thief' }, { has: '1G' }] });
  thief.roll(3, 4);
  expect(used(thief, 'steal 1 gold 2')).toBe('seat 2, gold');
  const alone = table({ phase: 'roll', options: { seats: 1 }, players: [{ citizens: 'thief' }] });
  alone.roll(3, 4);
  expect(used(alone, 'steal 3 gold bank')).toBe('bank, gold');
  const attacked = table({ options: { seats: 1 }, actions: 1, dice: [6, 6], players: [{}] });
  attacked.play('take gold');
  expect(used(attacked, 'column 3')).toBe('m3');
  const nest = table({
    grid: { d1: 'nest-of-the-weaver-witch' },
    players: [{ has: '6G', citizens: 'peasant peasant' }, {}],
  });
  nest.play('build d1');
  expect(used(nest, 'return peasant')).toBe('card peasant');
});

test.each(ALL_VARIANTS)('$name: every target exists, and every move but a choice has one', ({ name, options }) => {
  for (const state of everyPly({ options, seed: `targets ${name}` })) {
    const known = new Set(targets(state));
    for (const { seat } of pending(state)) {
      for (const move of legalMoves(state, seat)) {
        const names = targetsOf(state, move);
        if (names.length === 0 && move.do !== 'choose') expect(formatMove(state, move)).toBe('a move with a target');
        for (const target of names) if (!known.has(target)) expect([...known]).toContain(target);
      }
    }
  }
});
