import { readFileSync } from 'node:fs';
import { BadInput } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPosition } from '../src/position/format.ts';
import { parsePosition } from '../src/position/parse.ts';
import type { State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { view } from '../src/view.ts';
import { ASKS, CARDS, cardNamed, MAGIC } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';
import { ALL_VARIANTS } from './variants.ts';

/** Everything but the luck, which a written position does not hold. */
const known = ({ luck: _, ...rest }: State) => rest;

describe('round trip', () => {
  const asks = new Set<string>();

  test.each(ALL_VARIANTS)('every ply of random games, $name', ({ options }) => {
    for (const state of everyPly({ options, seed: 'position', games: 2 })) {
      const lines = formatPosition(state);
      const again = parsePosition(lines, options, 'other luck');
      // As JSON: the order of fields is the same too.
      expect(JSON.stringify(known(again))).toBe(JSON.stringify(known(state)));
      for (const { ask } of pending(state)) asks.add(ask);
    }
  });

  test('in the middle of every kind of question', () => {
    expect(ASKS.filter((ask) => !asks.has(ask) && ask !== 'exhaust')).toEqual([]);
  });

  test.each(ALL_VARIANTS)('a view is written with ? and read as a world that looks alike, $name', ({ options }) => {
    let ply = 0;
    for (const state of everyPly({ options, seed: 'views' })) {
      ply += 1;
      if (ply % 7 !== 0) continue;
      for (const viewer of ['spectator', 0] as const) {
        const seen = view(state, viewer);
        const world = parsePosition(formatPosition(seen), options, 'world');
        expect(known(view(world, viewer))).toEqual(known(seen));
      }
    }
  });
});

const OPTIONS = { seats: 2, events: 'on' };
const GOOD = [
  'turn 1 round 6 phase action start 2 actions 2 dice 3 5', // line 1
  'areas hills ruins forest valley mountains',
  'm1 goblin, goblin-mage, goblin-king',
  'm2 flaming-skeleton, skeleton-king; tokens strength 2', // line 4
  'm3 treant 2, bane-spider 2, spider-queen',
  'c3 bat-swarm', // line 6
  'c5 peasant 4', // line 7
  'd1 palace-of-the-dawn; down ?2', // line 8
  'd2 eye-of-asteraten; down orb-of-urdr, shattered-hand',
  'd3 exhausted', // line 10
  'pile mimic, exhausted 3', // line 11
  'player 1 gold 11, strength 9, magic 3, points 2; citizens archer 2, peasant; domains desert-orchid; monsters goblin 2, skeleton; dukes simon, waryn; keeps 2', // line 12
  'player 2 gold 4; citizens mercenary 3; monsters skeleton 2',
];

const parse = (lines: readonly string[], options: unknown = OPTIONS) => parsePosition(lines, options, 'position');
/** The good position with one line, counted from 1, changed, or lines added. */
const change = (line: number, text: string) => GOOD.map((old, i) => (i === line - 1 ? text : old));
const add = (...lines: string[]) => [...GOOD, ...lines];

describe('what may be left out or written otherwise', () => {
  test('the good position is good', () => {
    const state = parse(GOOD);
    expect(state.players[0].have).toEqual([11, 9, 3]);
    expect(state.tokens.slice(3, 6)).toEqual([0, 2, 0]);
    expect(state.cover[7]).toBe(cardNamed('bat-swarm'));
    expect(formatPosition(state)).toContain('m2 flaming-skeleton, skeleton-king; tokens strength 2');
    expect(formatPosition(state)).toContain(GOOD[11]);
  });

  test('remarks, blank lines, commas, spaces and the order of lines do not matter', () => {
    const shuffled = [...GOOD.slice(4), '', '# a remark', ...GOOD.slice(0, 4)];
    expect(known(parse(shuffled))).toEqual(known(parse(GOOD)));
    const bare = GOOD.map((line) => `  ${line.replace(/[,;]/g, '  ')}   # as it was`);
    expect(known(parse(bare))).toEqual(known(parse(GOOD)));
    expect(known(parse(GOOD.map((line) => line.replace(/^player 1/, 'player 1:'))))).toEqual(known(parse(GOOD)));
  });

  test('a stack that is not written is that of the set-up less what lies elsewhere', () => {
    const lines = formatPosition(parse(GOOD));
    expect(lines).toContain('m5 dire-bear 2, orc-warrior 2, orc-chieftain');
    expect(lines).toContain('c4 archer 3');
    expect(lines).toContain('c1 cleric 5');
  });

  test('domains that are not written are dealt, by the seed', () => {
    const [one, two, again] = ['one', 'two', 'one'].map((seed) => parsePosition(GOOD, OPTIONS, seed));
    expect(one.grid).toEqual(again.grid);
    expect(one.grid).not.toEqual(two.grid);
    expect(one.grid[18]).toHaveLength(3);
    const domains = [...one.grid.slice(15).flat(), ...one.players.flatMap((player) => player.domains)];
    expect(new Set(domains).size).toBe(domains.length);
  });

  test('one line is enough, and a player who is not written is as at the start', () => {
    const state = parse(['turn 2 phase roll'], { seats: 3 });
    expect(state.players.map(({ have, kept }) => [...have, kept])).toEqual([2, 2, 2].map((gold) => [gold, 0, 1, 0]));
    expect([state.turn, state.start, state.round, state.exhausted]).toEqual([1, 0, 1, 6]);
    expect(new Set(state.players.flatMap(({ dukes }) => dukes)).size).toBe(6);
  });

  test('mixed citizens that are not written are dealt', () => {
    const state = parse(['turn 1 phase roll', 'player 1 citizens monk 2'], { seats: 2, mixed: 'on' });
    expect(state.grid[5]).toHaveLength(3);
    expect(state.down[5]).toBe(2);
    expect(state.grid[6]).toHaveLength(5);
  });

  test('a random set-up takes the areas and citizens that are written', () => {
    const lines = ['turn 1 phase roll', 'areas hills forest swamp valley caverns', 'c1 monk 5', 'c2 blacksmith 5'];
    const state = parse(lines, { seats: 2, setup: 'random' });
    expect(state.areas).toEqual(['hills', 'forest', 'swamp', 'valley', 'caverns']);
    expect(state.grid[2]).toHaveLength(5);
  });

  test('what waits is read with its cards', () => {
    const state = parse(
      [
        ...change(1, 'turn 1 round 6 phase action start 2 actions 1 dice 3 5').slice(0, -2),
        'player 1 strength 9, magic 3; domains eye-of-asteraten; monsters bane-spider',
        'waiting choose bane-spider, reveal eye-of-asteraten d2, exhaust',
      ].map((line) =>
        line.replace(/^d2.*/, 'd2 down orb-of-urdr, shattered-hand').replace('bane-spider 2', 'bane-spider'),
      ),
    );
    expect(state.stack.map(({ effect, left }) => [effect.kind, left])).toEqual([
      ['exhaust', 1],
      ['reveal', 1],
      ['choose', 1],
    ]);
    expect(legalMoves(state, 0)).toEqual([0, 1].map((option) => ({ do: 'choose', option })));
    play(state, 0, { do: 'choose', option: 0 });
    expect(state.stack).toEqual([]);
    expect(state.down[16]).toBe(1);
  });

  test('places that wait for a card are read, and the order is asked (A22)', () => {
    const state = parse([...change(3, 'm1 empty'), 'c4 empty', 'emptied c4 m1', 'waiting exhaust']);
    expect(legalMoves(state, 0)).toEqual([8, 0].map((place) => ({ do: 'exhaust', place })));
    expect(known(parse(formatPosition(state)))).toEqual(known(state));
    play(state, 0, { do: 'exhaust', place: 0 });
    expect(state.cover[0]).toBe(cardNamed('mimic'));
  });

  test('thieves wait as often as they are woken', () => {
    const state = parse(
      ['turn 1 phase thieves dice 3 4', 'player 1 citizens thief 2', 'player 2 magic 5', 'waiting steal thief 2'],
      { seats: 2, setup: 'mastery-over-magic' },
    );
    expect(state.stack[0].left).toBe(2);
    play(state, 0, { do: 'steal', victim: 1, resource: MAGIC, amount: 3 });
    expect(state.stack[0].left).toBe(1);
  });
});

const SOLO = ['turn 1 phase attack dice 6 2', 'attacks 2', 'waiting column', 'lord citizens monk 2; dukes simon'];
const MIXED_SOLO = { seats: 1, mixed: 'on' };

/** What is wrong, the words of the message, the lines and, where they are not the usual ones, the options. */
const MISTAKES: readonly (readonly [string, string, readonly string[], unknown?])[] = [
  ['no lines', 'position: the line "turn" is missing', []],
  ['no line turn', 'position: the line "turn" is missing', GOOD.slice(1)],
  ['an unknown line', 'position line 14: expected one of turn, areas, m1 to m5', add('queens a1')],
  ['a line twice', 'position line 14: pile stands twice', add('pile exhausted 3')],
  [
    'a seat that does not exist',
    'position line 1, turn: expected a whole number from 1 to 2',
    change(1, 'turn 3 phase roll'),
  ],
  ['no seat', 'position line 1, turn: expected one number, found ""', change(1, 'turn phase roll')],
  ['round 0', 'position line 1, round: expected a whole number from 1 to 9999', change(1, 'turn 1 round 0 phase roll')],
  ['an unknown phase', 'position line 1: expected phase and one of dukes, roll, dice', change(1, 'turn 1 phase war')],
  ['no phase', 'position line 1: expected phase and one of dukes', change(1, 'turn 1 round 2')],
  ['a word twice', 'position line 1: start stands twice', change(1, 'turn 1 phase roll start 1 start 2')],
  [
    'a stranger behind ending',
    'position line 1: expected nothing behind ending',
    change(1, 'turn 1 phase roll ending soon'),
  ],
  ['one die', 'position line 1, die 2: expected a whole number from 1 to 6', change(1, 'turn 1 phase dice dice 3')],
  ['three dice', 'position line 1: expected two dice, found 3', change(1, 'turn 1 phase dice dice 3 3 3')],
  [
    'a die of 7',
    'position line 1, die 1: expected a whole number from 1 to 6',
    change(1, 'turn 1 phase dice dice 7 3'),
  ],
  ['no dice after the roll', 'position line 1: phase action needs dice', change(1, 'turn 1 phase action actions 1')],
  ['no action left', 'position line 1: phase action needs actions', change(1, 'turn 1 phase action dice 3 5')],
  ['three actions', 'position line 1: expected at most 2 actions', change(1, 'turn 1 phase action dice 3 5 actions 3')],
  [
    'actions of a roll',
    'position line 1: expected at most 0 actions in phase roll',
    change(1, 'turn 1 phase roll actions 1'),
  ],
  [
    'over, nobody knows how',
    'position line 1: expected phase over and ended <how> together',
    change(1, 'turn 1 phase over'),
  ],
  [
    'an end of another game',
    'position line 1: expected another end than fall',
    change(1, 'turn 1 phase over ended fall'),
  ],
  ['an unknown end', 'position line 1: expected ended and one of rounds', change(1, 'turn 1 phase over ended badly')],
  ['an attack on two', 'position line 1: phase attack is for a game alone', change(1, 'turn 1 phase attack dice 1 2')],
  ['other areas', 'position line 2: the options have hills ruins', change(2, 'areas hills ruins forest valley swamp')],
  [
    'areas in another order',
    'position line 2: expected the weakest on the left: hills ruins',
    ['turn 1 phase roll', 'areas ruins hills forest valley mountains'],
    { seats: 2, setup: 'random' },
  ],
  [
    'four areas',
    'position line 2: expected 5 different areas, found 4',
    ['turn 1 phase roll', 'areas ruins hills forest valley'],
    { seats: 2, setup: 'random' },
  ],
  [
    'an unknown area',
    'position line 2: expected an area of hills',
    ['turn 1 phase roll', 'areas ruins hills forest valley sea'],
    { seats: 2, setup: 'random' },
  ],
  ['nothing on a place', 'position line 3: expected cards, empty, exhausted or an event', change(3, 'm1')],
  ['an unknown monster', 'position line 3: expected monsters of hills, found "gobblin"', change(3, 'm1 gobblin 2')],
  ['a monster of another area', 'position line 3: expected monsters of hills, found "troll"', change(3, 'm1 troll')],
  ['a citizen among monsters', 'position line 3: expected monsters of hills, found "archer"', change(3, 'm1 archer')],
  ['a citizen of another number', 'position line 7: expected citizens for c5, found "archer"', change(7, 'c5 archer')],
  [
    'a starter in the grid',
    'position line 7: expected citizens for c5, found "starter-peasant"',
    change(7, 'c5 starter-peasant'),
  ],
  ['no goblins at all', 'position line 3, goblin: expected a whole number from 1 to 5', change(3, 'm1 goblin 0')],
  ['nine peasants', 'position line 7, peasant: expected a whole number from 1 to 5', change(7, 'c5 peasant 9')],
  ['six peasants', 'position line 7: expected at most 5 cards', change(7, 'c5 peasant 4 peasant 2')],
  ['monsters face down', 'position line 3: expected no card face down', change(3, 'm1 goblin; down goblin-mage')],
  ['a monster that is not named', 'position line 3: expected ? only behind down', change(3, 'm1 ?2')],
  [
    'a citizen that is not named',
    'expected ? in no stack of citizens that are not mixed',
    change(7, 'c5 peasant; down ?2'),
  ],
  [
    'open domains in a pile',
    'position line 8: expected one open domain',
    change(8, 'd1 palace-of-the-dawn, blood-crow-army'),
  ],
  ['no open domain', 'position line 8: expected an open card on top', change(8, 'd1 down palace-of-the-dawn')],
  [
    'four domains',
    'position line 8: expected at most 3 cards',
    change(8, 'd1 palace-of-the-dawn; down ?3').map((line) => line.replace('down ?3', 'down ? ? ? ?')),
  ],
  [
    'cards beside exhausted',
    'position line 10: expected nothing beside exhausted',
    change(10, 'd3 exhausted orb-of-urdr'),
  ],
  ['cards below exhausted', 'position line 10: expected no cards below exhausted', change(10, 'd3 exhausted; down ?2')],
  [
    'tokens of victory',
    'position line 4: expected gold, strength, magic, found "points"',
    change(4, 'm2 skeleton-king; tokens points 1'),
  ],
  ['tokens twice', 'position line 4: gold stands twice', change(4, 'm2 skeleton-king; tokens gold 1 gold 1')],
  ['no tokens', 'position line 4, gold tokens: expected a whole number', change(4, 'm2 skeleton-king; tokens gold 0')],
  ['tokens on a domain', 'position line 8: tokens lie on a monster', change(8, 'd1 palace-of-the-dawn; tokens gold 1')],
  [
    'a monster in the pile',
    'position line 11: expected events, found "goblin"',
    change(11, 'pile goblin, exhausted 4'),
  ],
  [
    'nine exhausted',
    'position line 11, exhausted: expected a whole number from 0 to 4',
    change(11, 'pile exhausted 9'),
  ],
  ['five exhausted', 'position: expected at most 4 exhausted, found 5', change(11, 'pile exhausted 4')],
  [
    'more known than there are',
    'position line 11, known: expected a whole number from 0 to 1',
    change(11, 'pile mimic; known 2'),
  ],
  ['events without the option', 'position: expected at most 0 bat-swarm, found 1', GOOD, { seats: 2 }],
  ['an event twice', 'position: expected at most 1 bat-swarm, found 2', change(11, 'pile bat-swarm, exhausted 3')],
  [
    'three events of two',
    'position: expected at most 2 events, found 3',
    change(11, 'pile mimic, sorcerer, exhausted 3'),
  ],
  ['an unknown word', 'position line 12: expected one of gold, strength', change(12, 'player 1 silver 4')],
  ['gold that is no number', 'position line 12, gold: expected a whole number', change(12, 'player 1 gold much')],
  ['gold below nothing', 'position line 12, gold: expected a whole number', change(12, 'player 1 gold -1')],
  ['two amounts of gold', 'position line 12, gold: expected one number, found "1 2"', change(12, 'player 1 gold 1 2')],
  [
    'a monster as citizen',
    'position line 12: expected citizens, found "goblin"',
    change(12, 'player 1 citizens goblin'),
  ],
  [
    'citizens that nobody sees',
    'position line 12: expected citizens by name, found ?',
    change(12, 'player 1 citizens ?2'),
  ],
  [
    '19 archers',
    'position: expected at most 5 citizens of number 4, found 19',
    [...change(12, 'player 1 citizens archer 19'), 'c4 empty'],
  ],
  [
    'a citizen that is not in the game',
    'position: expected one citizen of number 1, found cleric and monk',
    change(12, 'player 1 citizens monk'),
  ],
  ['four goblins', 'position: expected at most 3 goblin, found 4', change(12, 'player 1 monsters goblin 3')],
  ['a monster of the box', 'position: expected at most 0 gargoyle, found 1', change(12, 'player 1 monsters gargoyle')],
  [
    'a domain twice',
    'position: expected at most 1 eye-of-asteraten, found 2',
    change(12, 'player 1 domains eye-of-asteraten'),
  ],
  [
    'a domain of the box',
    'position: expected at most 0 violet-thorn, found 1',
    ['turn 1 phase roll', 'player 1 domains violet-thorn'],
    { seats: 2, setup: 'glittering-gold' },
  ],
  ['a duke twice', 'position: expected simon once, found twice', change(13, 'player 2 dukes simon, elsyn')],
  ['an unknown duke', 'position line 12: expected a duke of cornelius', change(12, 'player 1 dukes ada, simon')],
  [
    'three dukes',
    'position line 12: expected so many dukes: 2, found 3',
    change(12, 'player 1 dukes node, elsyn, simon'),
  ],
  [
    'a duke without dukes',
    'position line 2: expected so many dukes: 0, found 1',
    ['turn 1 phase roll', 'player 1 dukes simon'],
    { seats: 2, dukes: 'off' },
  ],
  ['the third duke', 'position line 12, keeps: expected a whole number from 1 to 2', change(12, 'player 1 keeps 3')],
  ['a player too many', 'position line 14: expected players up to 2', add('player 3 gold 1')],
  [
    'the Dark Lord among two',
    'position line 14: the Dark Lord is there only in a game alone',
    add('lord citizens archer'),
  ],
  [
    'a stack that went',
    'position: no card is left for c4: write it exhausted or empty',
    change(12, 'player 1 citizens archer 5'),
  ],
  ['an empty place that is not', 'position line 14: expected m1 empty', add('emptied m1', 'waiting exhaust')],
  [
    'a place emptied for nothing',
    'position line 15: expected exhaust in the line waiting',
    add('d4 empty', 'emptied d4'),
  ],
  ['a place emptied twice', 'position line 14: expected places, each once', add('emptied m1 m1')],
  ['emptied nothing', 'position line 14: expected places, each once', add('emptied')],
  ['an unknown place', 'position line 14: expected a place from m1 to d5, found "e1"', add('vacated e1')],
  [
    'a domain that changes no die',
    'position line 14: expected own domains that change dice',
    add('used palace-of-the-dawn'),
  ],
  ['business that does not exist', 'position line 14: expected what waits, one of token', add('waiting dance')],
  ['nothing waits', 'position line 14: expected what waits', add('waiting')],
  ['business without a card', 'position line 14: expected the card behind slay', add('waiting slay')],
  ['business of another card', 'position line 14: goblin has no slay to wait for', add('waiting slay goblin')],
  ['business of another phase', 'position line 14: token cannot wait in phase action', add('waiting token bat-swarm')],
  [
    'business of somebody else',
    'position line 14: eye-of-asteraten cannot be what slay waits for',
    add('waiting slay eye-of-asteraten'),
  ],
  ['too much said', 'position line 14: exhaust: expected nothing more, found "archer"', add('waiting exhaust archer')],
  [
    'several of one',
    'position line 14: choose waits several times only for thieves',
    add('waiting choose bane-spider 2'),
  ],
  [
    'an action that is never done',
    'position line 14: expected exhaust behind everything else',
    add('waiting choose bane-spider'),
  ],
  [
    'exhaust above the rest',
    'position line 14: exhaust waits once, behind everything else',
    add('waiting exhaust, choose bane-spider'),
  ],
  ['a question without an answer', 'position line 1: player 1 has no move in phase action', add('waiting exhaust')],
  [
    'nobody asked',
    'position line 1: nobody is asked anything in phase close',
    change(1, 'turn 1 phase close dice 3 5'),
  ],
  [
    'no die to change',
    'position line 1: nobody is asked anything in phase dice',
    ['turn 1 phase dice dice 3 5'],
    { seats: 2 },
  ],
  [
    'no harvest left',
    'position line 1: nobody is asked anything in phase harvest',
    change(1, 'turn 1 phase harvest dice 3 5'),
  ],
  [
    'a harvest in the actions',
    'position line 12: herald has nothing to ask in phase action',
    change(12, 'player 1 due herald 1'),
  ],
  [
    'a harvest of a plain gain',
    'position line 2: archer has nothing to ask in phase harvest',
    ['turn 1 phase harvest dice 4 5', 'player 1 citizens archer; due archer 1'],
  ],
  [
    'three heralds',
    'position line 2: herald can be due 2 times at most, found 3',
    ['turn 1 phase harvest dice 4 4', 'player 1 due herald 3'],
  ],
  [
    'A9: a herald who was not called',
    'position line 2: herald can be due 0 times at most, found 1',
    ['turn 1 phase harvest dice 5 6', 'player 2 due herald 1'],
  ],
  [
    'A9: a herald who was called once',
    'position line 2: herald can be due 1 times at most, found 2',
    ['turn 1 phase harvest dice 1 2', 'player 2 due herald 2'],
  ],
  [
    'A35: a harvest of the resting player',
    'position line 2: herald can be due 0 times at most, found 1',
    ['turn 1 phase harvest dice 1 2', 'player 5 due herald 1'],
    { seats: 5 },
  ],
  [
    'A10: thieves that sleep',
    'position line 4: thief can wait 0 times at most with these dice',
    ['turn 1 phase thieves dice 1 1', 'player 1 citizens thief', 'player 2 gold 3', 'waiting steal thief'],
    { seats: 2, setup: 'mastery-over-magic' },
  ],
  [
    'A10: more thieves than there are',
    'position line 4: thief can wait 1 times at most with these dice',
    ['turn 1 phase thieves dice 3 4', 'player 1 citizens thief', 'player 2 gold 3', 'waiting steal thief 2'],
    { seats: 2, setup: 'mastery-over-magic' },
  ],
  [
    'A30: an event that sleeps',
    'position line 3: mimic can wait 0 times at most with these dice',
    ['turn 1 phase events dice 1 1', 'c1 mimic', 'waiting token mimic'],
    { seats: 2, events: 'on' },
  ],
  [
    'A30: an event that acts twice',
    'position line 3: mimic can wait 1 times at most with these dice',
    ['turn 1 phase events dice 5 5', 'c1 mimic', 'waiting token mimic, token mimic'],
    { seats: 2, events: 'on' },
  ],
  [
    'A16: a power of the end in an action',
    'position line 4: cathedral-of-st-aquila cannot be what steal waits for in phase action',
    [
      'turn 1 phase action actions 1 dice 1 2',
      'player 1 domains cathedral-of-st-aquila',
      'player 2 gold 4',
      'waiting steal cathedral-of-st-aquila, exhaust',
    ],
    { seats: 2 },
  ],
  [
    'A41: attacks of other dice',
    'position line 2: expected attacks of the dice 1 2: the last of 1 2, not all of them',
    ['turn 1 phase attack dice 1 2', 'attacks 4', 'waiting capture m1'],
    { seats: 1 },
  ],
  [
    'A41: more attacks than dice',
    'position line 2: expected attacks of the dice 1 2: the last of 1 2, not all of them',
    ['turn 1 phase attack dice 1 2', 'attacks 1 2', 'waiting capture m1'],
    { seats: 1 },
  ],
  [
    'A41: an attack on another column',
    'position line 3: expected the attack of a 1 (A41)',
    ['turn 1 phase attack dice 1 2', 'attacks 2', 'waiting capture m3'],
    { seats: 1 },
  ],
  [
    'A41: a choice without a six',
    'position line 2: expected the attack of a 2 (A41)',
    ['turn 1 phase attack dice 1 2', 'waiting column'],
    { seats: 1 },
  ],
  [
    'a merchant that sleeps',
    'position line 2: merchant can be due 0 times',
    ['turn 1 phase harvest dice 4 4', 'player 1 citizens merchant; due merchant 1'],
  ],
  [
    'a trade before a choice',
    'position line 2: herald must stand before the trades',
    ['turn 2 phase harvest dice 3 3', 'player 1 citizens mercenary; due mercenary 1, herald 1'],
  ],
  [
    'due twice',
    'position line 2: herald is due twice',
    ['turn 2 phase harvest dice 3 3', 'player 1 due herald 1, herald 1'],
  ],
  [
    'a monster that is due',
    'position line 2: expected a citizen or a starter, found "goblin"',
    ['turn 2 phase harvest dice 3 3', 'player 1 due goblin 1'],
  ],
  [
    'nobody to choose a duke',
    'position line 1: nobody is asked anything in phase dukes',
    ['turn 1 phase dukes'],
    { seats: 2, dukes: 'off' },
  ],
  ['attacks of nobody', 'position line 14: no attack can come in phase action', add('attacks 2')],
  [
    'four attacks',
    'position line 2: expected at most 3 numbers',
    ['turn 1 phase attack dice 1 2', 'attacks 1 2 3 4'],
    { seats: 1 },
  ],
  [
    'an attack of 7',
    'position line 2: expected a whole number from 1 to 6',
    ['turn 1 phase attack dice 1 2', 'attacks 7'],
    { seats: 1 },
  ],
  [
    'a column of domains',
    'position line 2: expected: capture <m1 to m5>',
    ['turn 1 phase attack dice 1 2', 'waiting capture d1'],
    { seats: 1 },
  ],
  [
    'two attacks at a time',
    'position line 2: in an attack one thing waits at a time',
    ['turn 1 phase attack dice 1 2', 'waiting capture m1, column'],
    { seats: 1 },
  ],
  [
    'all monsters slain alone',
    'position line 1: the game alone is over here',
    ['turn 1 phase roll', 'm1 empty', 'm2 empty', 'm3 empty', 'm4 exhausted', 'm5 exhausted'],
    { seats: 1 },
  ],
  ['a very long line', 'position line 3: expected at most 2000 characters', change(3, `m1 ${'goblin '.repeat(300)}`)],
  ['very many lines', 'position: expected at most 100 lines', add(...Array<string>(100).fill(''))],
  ['bad options', 'options.seats: expected a whole number', GOOD, { seats: 9 }],
];

describe('mistakes are named with their line', () => {
  for (const [mistake, message, lines, options] of MISTAKES) {
    test(mistake, () => {
      expect(() => parse(lines, options)).toThrow(BadInput);
      expect(() => parse(lines, options)).toThrow(message);
    });
  }
});

test('the attack of a game alone can be written', () => {
  const state = parse(SOLO, MIXED_SOLO);
  expect(legalMoves(state, 0)).toHaveLength(5);
  play(state, 0, { do: 'column', column: 0 });
  expect(state.stack[0].effect).toEqual({ kind: 'capture', column: 0 });
  expect(formatPosition(state)).toContain('waiting capture m1');
});

describe('mangled lines', () => {
  const words =
    'turn round phase start dice actions areas m1 c4 d2 pile player 1 gold citizens domains monsters dukes keeps due down tokens known used emptied waiting steal exhaust archer 2 goblin bat-swarm simon hills empty exhausted 9 ?2 -'.split(
      ' ',
    );
  const kinds = ['drop', 'double', 'replace', 'swap', 'string'] as const;
  const mangle = fc.record({
    do: fc.constantFrom(...kinds),
    at: fc.nat(GOOD.length),
    word: fc.nat(12),
    known: fc.constantFrom(...words),
    text: fc.string(),
  });

  function mangled(lines: readonly string[], { do: kind, at, word, known, text }: Change): string[] {
    const copy = lines.slice();
    const line = (copy[at] ?? '').split(/\s+/);
    const i = word % line.length;
    if (kind === 'drop' && word === 0) copy.splice(at, 1);
    else if (kind === 'double' && word === 0) copy.splice(at, 0, copy[at] ?? '');
    else {
      if (kind === 'drop') line.splice(i, 1);
      if (kind === 'double') line.splice(i, 0, line[i]);
      if (kind === 'replace') line[i] = known;
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
        taken += takenOrRefused(changes.reduce<readonly string[]>(mangled, GOOD)) ? 1 : 0;
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

interface Change {
  readonly do: string;
  readonly at: number;
  readonly word: number;
  readonly known: string;
  readonly text: string;
}

/** What is taken can be written again and played on; what is refused says so in one line. */
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
  for (let ply = 0; ply < 8 && state.phase !== 'over'; ply++) {
    const [{ seat }] = pending(state);
    const moves = legalMoves(state, seat);
    expect(moves.length).toBeGreaterThan(0);
    play(state, seat, moves[moves.length - 1]);
  }
  return true;
}

describe('docs/valeria.md', () => {
  const page = readFileSync(new URL('../../../docs/valeria.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, text]) => text.trimEnd().split('\n'));
  const [example] = blocks.filter((lines) => lines.some((line) => line.startsWith('turn ')));
  const [middle] = blocks.filter((lines) => lines.some((line) => line.startsWith('waiting ')));

  test('its example parses as it stands, for two seats with events', () => {
    const state = parsePosition(example, OPTIONS, 'docs');
    expect(known(parsePosition(formatPosition(state), OPTIONS, 'docs'))).toEqual(known(state));
  });

  test('so does its example of an unfinished ability', () => {
    const rest = example.filter((line) => !line.startsWith('d4'));
    const state = parsePosition([...rest, ...middle], OPTIONS, 'docs');
    const returns = legalMoves(state, 0).map((move) => (move.do === 'return' ? CARDS[move.card] : move.do));
    expect(returns).toEqual(['goblin', 'skeleton', 'pass']);
  });

  test('the errors it shows are those of these lines', () => {
    const shown = [...page.matchAll(/^position(?: line \d+)?: .*$/gm)].map(([line]) => line);
    expect(shown).toHaveLength(2);
    const slip = (from: string, to: string) => example.map((line) => line.replace(from, to));
    expect(() => parse(slip('phase action', 'phase acting'))).toThrow(shown[0]);
    expect(() => parse(slip('archer 2', 'archer 19'))).toThrow(shown[1]);
  });
});
