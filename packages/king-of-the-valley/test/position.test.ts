import { BadInput } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVEN } from '../src/content/tables.ts';
import { parseMove } from '../src/notation.ts';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import type { State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { everyPly } from './random.ts';

/** Everything but the luck, which a written position does not hold. */
const known = ({ luck: _, ...rest }: State) => rest;

describe('round trip', () => {
  for (const seats of [2, 3, 4]) {
    for (const content of ['even', 'ramped']) {
      test(`every ply of random games of ${seats}, ${content}`, () => {
        const asks = new Set<string>();
        for (const state of everyPly({ seats, seed: `position ${seats} ${content}`, games: 8, content })) {
          const lines = formatPosition(state);
          const again = parsePosition(lines, { seats, content }, 'other luck');
          expect(known(again)).toEqual(known(state));
          expect(Object.keys(again)).toEqual(Object.keys(state));
          expect(formatPosition(again)).toEqual(lines);
          expect(legalMoves(again, again.turn)).toEqual(legalMoves(state, state.turn));
          for (const { ask } of pending(state)) asks.add(ask);
        }
        expect(asks.size).toBe(8);
      });
    }
  }
});

test('a game that passes round 99 is read back', () => {
  const lines = GOOD.map((line) => line.replace('round 3', 'round 99'));
  const state = parse(lines);
  while (state.round < 101) play(state, state.turn, legalMoves(state, state.turn)[0]);
  expect(known(parse(formatPosition(state)))).toEqual(known(state));
});

const GOOD = [
  'turn 1 round 3 phase summon start 1', // line 1
  'valley',
  '5  F  Kl W  Kf F',
  '4  Ko F  Ks W  F',
  '3  F  W  F  Ko Kl',
  '2  Kf F  W  F  Ks',
  '1  F  Ko F  W+1 .',
  'kings a1 e5', // line 8
  'left F W C F D C',
  'right W F D C F W',
  'stack II Q ?3',
  'stack III rest', // line 12
  'castle 1 gold 4 kingdoms 1 taxed F up Q 2F JK down 3W', // line 13
  'castle 2 gold 2',
  'removed P T1', // line 15
];

const parse = (lines: readonly string[], seats = 2) => parsePosition(lines, { seats }, 'position');
/** The good position with one line, counted from 1, changed, or lines added. */
const change = (line: number, text: string) => GOOD.map((old, i) => (i === line - 1 ? text : old));
const add = (...lines: string[]) => [...GOOD, ...lines];

describe('what may be left out or written otherwise', () => {
  test('the good position is good', () => {
    const state = parse(GOOD);
    expect(state.castles[0].gold).toBe(4);
    expect(state.coins[3]).toBe(1);
    expect(formatPosition(state)).toContain('castle 1 gold 4 kingdoms 1 taxed F up Q 2F JK down 3W');
  });

  test('remarks, blank lines, spaces and the order of lines do not matter', () => {
    const shuffled = [...GOOD.slice(7), '', '# a remark', ...GOOD.slice(0, 7)];
    expect(known(parse(shuffled))).toEqual(known(parse(GOOD)));
    expect(known(parse(change(8, '   kings   a1 e5   # red and blue')))).toEqual(known(parse(GOOD)));
  });

  test('valley rows may stand without their numbers', () => {
    const bare = GOOD.map((line) => line.replace(/^[1-5] {2}/, ''));
    expect(known(parse(bare))).toEqual(known(parse(GOOD)));
  });

  test('a castle that is not written is as at the start', () => {
    const state = parse(GOOD.filter((line) => !line.startsWith('castle 2')));
    expect(state.castles[1]).toEqual(parse(GOOD).castles[1]);
  });

  test('?n and rest deal what stands nowhere else, by the seed', () => {
    const [one, two, again] = ['one', 'two', 'one'].map((seed) => parsePosition(GOOD, { seats: 2 }, seed));
    expect(one.piles).toEqual(again.piles);
    expect(one.piles).not.toEqual(two.piles);
    expect(one.piles[0]).toHaveLength(4);
    const sorted = (state: State) => state.piles.flat().toSorted((a, b) => a - b);
    expect(sorted(one)).toEqual(sorted(two));
  });

  test('Z1: gold is a plain number: with a custom table it may be more than the coins of the box', () => {
    const rich = { ...EVEN, id: 'rich', startGold: 99, kingdomGold: 99 };
    const options = { seats: 2, content: rich };
    const lines = [...GOOD.slice(0, 12), 'castle 1 gold 99 kingdoms 0 up Q D C 2F', 'castle 2 gold 99', 'removed P T1'];
    const state = parsePosition(lines, options, 'rich');
    for (const text of ['take a2', 'kingdom Q D C Kf F']) {
      const move = parseMove(state, 0, text);
      if (move !== undefined) play(state, 0, move);
    }
    expect(state.castles[0].gold).toBe(198);
    expect(known(parsePosition(formatPosition(state), options, 'other luck'))).toEqual(known(state));
  });

  test('the next tile of a stack is written first', () => {
    const [second] = parse(change(11, 'stack II Q D C')).piles;
    expect(second).toEqual([2, 1, 0]);
  });
});

/** What is wrong, the words of the message, and the lines. */
const MISTAKES: readonly (readonly [string, string, readonly string[]])[] = [
  ['no line turn', 'position: the line "turn" is missing', GOOD.slice(1)],
  ['no line kings', 'position: the line "kings" is missing', GOOD.filter((line) => !line.startsWith('kings'))],
  ['no line left', 'position: the line "left" is missing', GOOD.filter((line) => !line.startsWith('left'))],
  ['an unknown line', 'position line 16: expected one of turn, valley', add('queens a1')],
  ['a line twice', 'position line 16: kings stands twice', add('kings a1 a2')],
  [
    'a seat that does not exist',
    'position line 1, turn: expected a whole number from 1 to 2',
    change(1, 'turn 3 round 3 phase summon start 1'),
  ],
  [
    'a start that does not exist',
    'position line 1, start: expected a whole number from 1 to 2',
    change(1, 'turn 1 round 3 phase summon start 0'),
  ],
  [
    'round 0',
    'position line 1, round: expected a whole number from 1',
    change(1, 'turn 1 round 0 phase summon start 1'),
  ],
  [
    'an unknown phase',
    'position line 1: expected a phase of place, recruit',
    change(1, 'turn 1 round 3 phase war start 1'),
  ],
  [
    'a mark said twice',
    'position line 1: expected ending, recruited, claimed, each once, found "ending"',
    change(1, 'turn 1 round 3 phase summon start 1 ending ending'),
  ],
  [
    'a word in the place of ending',
    'position line 1: expected ending, recruited, claimed, each once, found "soon"',
    change(1, 'turn 1 round 3 phase summon start 1 soon'),
  ],
  ['a short valley row', 'position line 5: expected 5 places of valley row 3, found 4', change(5, '3 F W F Ko')],
  ['a long valley row', 'position line 5: expected 5 places of valley row 3, found 6', change(5, '3 F W F Ko Kl F')],
  ['four valley rows', 'position line 7: expected 5 places of valley row 1, found 3', GOOD.filter((_, i) => i !== 6)],
  [
    'an unknown tile in the valley',
    'position line 2, row 3: expected a tile of Q, D, C',
    change(5, '3  F  W  X  Ko Kl'),
  ],
  [
    'coins that are no number',
    'position line 2, row 3, coins: expected a whole number',
    change(5, '3  F  W  F+x  Ko Kl'),
  ],
  [
    'no coins after the plus',
    'position line 2, row 3, coins: expected a whole number',
    change(5, '3  F  W  F+0  Ko Kl'),
  ],
  [
    'two piles of coins',
    'position line 2, row 3: expected a tile with its coins like F+1',
    change(5, '3  F  W  F+1+1  Ko Kl'),
  ],
  ['words beside the valley', 'position line 2: expected the valley on the next 5 lines', change(2, 'valley F F')],
  ['one king too few', 'position line 8: expected a place for each of 2 kings, found 1', change(8, 'kings a1')],
  ['one king too many', 'position line 8: expected a place for each of 2 kings, found 3', change(8, 'kings a1 e5 c3')],
  ['a king outside', 'position line 8: expected a place from a1 to e5, found "f6"', change(8, 'kings a1 f6')],
  ['a king without a place', 'position line 8: king 2 must have a place', change(8, 'kings a1 -')],
  ['an unknown tile on the hill', 'position line 9: expected a tile of', change(9, 'left F W K')],
  ['seven tiles on a slope', 'position line 9: expected at most 6 tiles, found 7', change(9, 'left F W C F D C W')],
  ['an unknown tile in a stack', 'position line 11: expected a tile of', change(11, 'stack II Q X')],
  ['more blanks than tiles left', 'position line 11: expected at most ?', change(11, 'stack II ?80')],
  ['an unknown word in a castle', 'position line 13: expected gold, kingdoms', change(13, 'castle 1 silver 4')],
  ['gold that is no number', 'position line 13, gold: expected a whole number', change(13, 'castle 1 gold much')],
  ['gold below nothing', 'position line 13, gold: expected a whole number', change(13, 'castle 1 gold -1')],
  [
    'seven kingdom tokens',
    'position line 13, kingdoms: expected a whole number from 0 to 6',
    change(13, 'castle 1 kingdoms 7'),
  ],
  ['an unknown column', 'position line 13: expected a column of', change(13, 'castle 1 taxed J')],
  ['an unknown tile in a castle', 'position line 13: expected a tile of Q, D, C', change(13, 'castle 1 up J')],
  ['a specialist in a castle', 'position line 13: expected a tile of Q, D, C', change(13, 'castle 1 up P')],
  ['a castle of nobody', 'position line 16: there are only 2 players', add('castle 3 gold 1')],
  ['an unknown removed tile', 'position line 15: expected a tile of', change(15, 'removed X')],
  ['more queens than in the box', 'position: there are 1 more Q than in the box', change(13, 'castle 1 up 2Q down Q')],
  ['a collector twice', 'position: there are 1 more T1 than in the box', change(15, 'removed T1 T1')],
  ['a gap with a tile', 'position line 17: a gap is a place without a tile', add('path b1', 'gaps b1')],
  ['a gap off the path', 'position line 17: a gap is a place the king has crossed', add('path b1', 'gaps e1')],
  ['a path outside', 'position line 16: expected a place from a1 to e5', add('path z1')],
  ['an ability that does not exist', 'position line 16: expected tax <collector>', add('waiting dance 1')],
  ['half an ability', 'position line 16: expected', add('waiting tax')],
  ['no ability at all', 'position line 16: expected pairs', add('waiting')],
  ['tax by a free collector', 'position line 16: tax waits only for a collector', add('waiting tax T2')],
  ['tax by a queen', 'position line 16: tax waits only for a collector', add('waiting tax Q')],
  ['six jesters', 'position line 16: expected a whole number', add('waiting jester 6')],
  [
    'tax that cannot be collected',
    'position line 1: player 1 has no move',
    [...change(15, 'removed T8'), 'waiting tax T8'],
  ],
  [
    'an ability in the wrong phase',
    'position line 16: swap cannot wait in phase recruit',
    [...change(1, 'turn 1 round 3 phase recruit start 1'), 'waiting swap 1'],
  ],
  [
    'a phase without a choice',
    'position line 1: player 1 has no move in phase recruit',
    change(1, 'turn 1 round 1 phase recruit start 1'),
  ],
  [
    'a kingdom that cannot be claimed',
    'position line 1: player 1 has no move in phase kingdom',
    change(1, 'turn 1 round 3 phase kingdom start 1'),
  ],
  [
    'nothing to replenish',
    'position line 1: phase replenish needs a line gaps',
    change(1, 'turn 1 round 3 phase replenish start 1'),
  ],
  [
    'placing a placed king',
    'position line 8: king 1 is to be placed: king 1 must be -',
    change(1, 'turn 1 round 1 phase place start 1'),
  ],
  [
    'placing out of order',
    'position line 8: king 1 is to be placed: king 2 must be -',
    change(1, 'turn 1 round 1 phase place start 1').map((line) => (line.startsWith('kings') ? 'kings - a1' : line)),
  ],
  [
    'two amounts of gold',
    'expected gold, kingdoms, taxed, up, down, found "4"',
    GOOD.map((line) => line.replace(/gold (\d+)/, 'gold $1 4')),
  ],
  [
    'placing in a valley with holes',
    'position line 2: phase place needs a tile on every place',
    change(1, 'turn 1 round 1 phase place start 1').map((line) => (line.startsWith('kings') ? 'kings - -' : line)),
  ],
  [
    'R1: recruited before phase 1 has been played',
    'position line 1: recruited cannot stand in phase recruit',
    change(1, 'turn 1 round 3 phase recruit start 1 recruited'),
  ],
  [
    'S1: kings placed in round 2',
    'position line 1: kings are placed in round 1',
    change(1, 'turn 1 round 2 phase place start 1').map((line) =>
      line.startsWith('kings') ? 'kings - -' : line.replace(' .', ' F'),
    ),
  ],
  [
    'R1: recruited in round 1',
    'position line 1: recruited cannot stand in round 1',
    change(1, 'turn 1 round 1 phase summon start 1 recruited'),
  ],
  [
    'K1: claimed before phase 3 has been played',
    'position line 1: claimed cannot stand in phase kingdom',
    change(1, 'turn 1 round 3 phase kingdom start 1 claimed').map((line) =>
      line.startsWith('castle 1') ? 'castle 1 up Q D C Kf F' : line,
    ),
  ],
  [
    'K1: claimed while the king still summons',
    'position line 1: claimed cannot stand in phase summon',
    change(1, 'turn 1 round 3 phase summon start 1 claimed'),
  ],
  [
    'S4: a path before the king has set off',
    'position line 16: there is no path in phase recruit',
    [...change(1, 'turn 1 round 3 phase recruit start 1'), 'path b1 c1 d1 e1', 'gaps e1'],
  ],
  ['F1: a gap twice', 'position line 17: each gap stands once', add('path b1 c1 d1 e1', 'gaps e1 e1')],
  ['T9: a collector that waits and lies elsewhere', 'position line 16: T3 waits', add('waiting tax T3')],
  [
    'T9: a collector that waits twice',
    'position line 16: T3 waits',
    [...change(15, 'removed T3'), 'waiting tax T3 tax T3'],
  ],
  ['W6: a wizard that waits and lies elsewhere', 'position line 16: Z waits', add('waiting swap 1')],
  ['gold without a number', 'position line 13, gold: expected a whole number', change(13, 'castle 1 gold up Q')],
  ['gold at the end without a number', 'position line 13, gold: expected a whole number', change(13, 'castle 1 gold')],
  ['gold twice', 'position line 13: gold stands twice', change(13, 'castle 1 gold 3 gold 4')],
  ['a very long line', 'position line 9: expected at most 1000 characters', change(9, `left ${'F '.repeat(600)}`)],
  ['very many lines', 'position: expected at most 100 lines', add(...Array<string>(100).fill(''))],
];

describe('mistakes are named with their line', () => {
  for (const [mistake, message, lines] of MISTAKES) {
    test(mistake, () => {
      expect(() => parse(lines)).toThrow(BadInput);
      expect(() => parse(lines)).toThrow(message);
    });
  }
});

describe('mangled lines', () => {
  const words =
    'turn round phase start valley kings left right stack II castle gold up down taxed waiting tax T3 Q F J a1 9 ?2 . - F+1'.split(
      ' ',
    );
  const mangle = fc.oneof(
    fc.record({ do: fc.constant('drop' as const), at: fc.nat(14), word: fc.nat(8), text: fc.constant('') }),
    fc.record({ do: fc.constant('double' as const), at: fc.nat(14), word: fc.nat(8), text: fc.constant('') }),
    fc.record({
      do: fc.constant('replace' as const),
      at: fc.nat(14),
      word: fc.nat(8),
      text: fc.constantFrom(...words),
    }),
    fc.record({ do: fc.constant('swap' as const), at: fc.nat(14), word: fc.nat(8), text: fc.constant('') }),
    fc.record({ do: fc.constant('string' as const), at: fc.nat(14), word: fc.nat(8), text: fc.string() }),
  );

  function mangled(lines: readonly string[], kind: string, at: number, word: number, text: string): string[] {
    const copy = lines.slice();
    const line = (copy[at] ?? '').split(/\s+/);
    const i = word % line.length;
    if (kind === 'drop' && word === 0) copy.splice(at, 1);
    else if (kind === 'double' && word === 0) copy.splice(at, 0, copy[at] ?? '');
    else {
      if (kind === 'drop') line.splice(i, 1);
      if (kind === 'double') line.splice(i, 0, line[i]);
      if (kind === 'replace') line[i] = text;
      if (kind === 'string') line[i] = text;
      if (kind === 'swap') [line[0], line[i]] = [line[i], line[0]];
      copy[at] = line.join(' ');
    }
    return copy;
  }

  const MANGLED = proof('mangled positions', { small: 500, full: 10_000 });

  test(`${MANGLED.name} are taken or refused, never anything else`, () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.array(mangle, { minLength: 1, maxLength: 3 }), (changes) => {
        const lines = changes.reduce((old, { do: kind, at, word, text }) => mangled(old, kind, at, word, text), GOOD);
        taken += takenOrRefused(lines) ? 1 : 0;
      }),
      { numRuns: MANGLED.size },
    );
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(MANGLED.size);
  });

  test('so are random words', () => {
    const line = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 8 })
      .map((all) => all.join(' '));
    fc.assert(fc.property(fc.array(line, { maxLength: 20 }), (lines) => void takenOrRefused(lines)));
  });
});

/** What is taken can be written again; what is refused says so in one line. */
function takenOrRefused(lines: readonly string[]): boolean {
  let state: State;
  try {
    state = parse(lines);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    expect(String(error)).not.toContain('\n');
    return false;
  }
  expect(known(parse(formatPosition(state)))).toEqual(known(state));
  expect(state.phase === 'over' || legalMoves(state, state.turn).length > 0).toBe(true);
  return true;
}
