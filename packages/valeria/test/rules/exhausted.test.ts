/** Places whose stack is gone, cards that come back, and the end of the game (A21, A22, A26, A27, A34, A49, A51). */
import { UNKNOWN } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { MOST_PLIES } from '../../src/content/box.ts';
import { PLACE_NAMES } from '../../src/grid.ts';
import { valeria } from '../../src/index.ts';
import { parseOptions } from '../../src/options.ts';
import { setup } from '../../src/setup.ts';
import { legalMoves, pending, play } from '../../src/turn.ts';
import { view } from '../../src/view.ts';
import { cardNamed } from '../../src/vocabulary.ts';
import { everyPly } from '../random.ts';
import { table, typesOf } from '../situation.ts';
import { ALL_VARIANTS } from '../variants.ts';

/** These places are gone, each under an Exhausted card; one goblin is left in the hills. */
const gone = (...places: string[]) => ({
  grid: { m1: 'goblin', ...Object.fromEntries(places.map((place) => [place, ''])) },
  cover: Object.fromEntries(places.map((place) => [place, 'exhausted'])),
});

describe('cards back to an exhausted place', () => {
  const nest = { citizens: 'peasant peasant', has: '6G' };

  test('A21: the Exhausted card goes back under the pile', () => {
    const at = table({
      grid: { c5: '', d1: 'nest-of-the-weaver-witch halfpenny-hill' },
      cover: { c5: 'exhausted' },
      exhausted: 3,
      players: [nest, {}],
    });
    at.play('build d1', 'return peasant');
    expect([at.cover('c5'), at.stack('c5'), at.pile]).toEqual(['-', 'peasant', '4']);
  });

  test('A21: an event goes back on top of the pile, its tokens to the supply', () => {
    const at = table({
      options: { events: 'on' },
      grid: { c5: '', d1: 'nest-of-the-weaver-witch halfpenny-hill' },
      cover: { c5: 'mimic' },
      tokens: { c5: '2G 1S' },
      events: 'sorcerer',
      exhausted: 3,
      players: [nest, {}],
    });
    at.play('build d1', 'return peasant');
    expect([at.cover('c5'), at.stack('c5'), at.tokens('c5')]).toEqual(['-', 'peasant', '']);
    expect(at.pile).toBe('mimic sorcerer 3');
    // Everybody saw which card that is; the one below is hidden as before.
    expect(at.state.known).toBe(1);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(view(at.state, viewer).events).toEqual([UNKNOWN, cardNamed('mimic')]);
    }
  });

  test('A21: an event put back is the next to come, in the same action even', () => {
    const at = table({
      options: { events: 'on' },
      grid: { c5: '', d1: 'nest-of-the-weaver-witch' },
      cover: { c5: 'mimic' },
      events: 'sorcerer',
      exhausted: 3,
      players: [nest, {}],
    });
    at.play('build d1', 'return peasant');
    expect([at.cover('d1'), at.pile, at.state.known]).toEqual(['mimic', 'sorcerer 3', 0]);
  });

  test('A21: onto an empty place without any card', () => {
    const at = table({
      grid: { m1: '', d1: 'watcher-on-the-water halfpenny-hill' },
      exhausted: 0,
      players: [{ citizens: 'archer archer', has: '6G', monsters: 'goblin' }, {}],
    });
    at.play('build d1', 'return goblin');
    expect([at.stack('m1'), at.pile]).toEqual(['goblin', '0']);
  });

  test('A21: onto a place that went in this very action: it waits for no card any more', () => {
    const at = table({
      grid: { m1: '', d1: 'watcher-on-the-water halfpenny-hill' },
      exhausted: 3,
      players: [{ citizens: 'archer archer', has: '6G', monsters: 'goblin' }, {}],
    });
    at.play('build d1');
    at.state.emptied.push(0);
    at.play('return goblin');
    expect([at.stack('m1'), at.cover('m1'), at.pile]).toEqual(['goblin', '-', '3']);
  });
});

describe('covering a place', () => {
  test('A22: an Exhausted card comes after the whole action, rewards included', () => {
    const at = table({ grid: { m5: 'orc-warrior' }, players: [{ has: '9S' }, {}] });
    at.play('slay m5');
    expect([at.cover('m5'), at.asked]).toEqual(['-', '1 citizen']);
    expect(typesOf(at.play('citizen c1'))).toEqual(['joined', 'exhausted']);
    expect([at.cover('m5'), at.pile]).toEqual(['exhausted', '3']);
  });

  test('A22: two places, Exhausted cards only: the order does not matter and is not asked', () => {
    const at = table({ grid: { m5: 'orc-warrior', c1: 'cleric' }, players: [{ has: '9S' }, {}] });
    at.play('slay m5', 'citizen c1');
    expect([at.cover('m5'), at.cover('c1'), at.asked, at.pile]).toEqual(['exhausted', 'exhausted', '1 action', '2']);
  });

  test('A22: two places and an event: the player chooses where it goes', () => {
    const wanted = {
      options: { events: 'on' },
      grid: { m5: 'orc-warrior', c1: 'cleric' },
      events: 'mimic',
      players: [{ has: '9S' }, {}],
    };
    const at = table(wanted);
    at.play('slay m5', 'citizen c1');
    expect([at.asked, at.moves().join(', ')]).toEqual(['1 exhaust', 'exhaust c1, exhaust m5']);
    at.play('exhaust c1');
    expect([at.cover('c1'), at.cover('m5')]).toEqual(['mimic', 'exhausted']);
    const other = table(wanted);
    other.play('slay m5', 'citizen c1', 'exhaust m5');
    expect([other.cover('c1'), other.cover('m5')]).toEqual(['exhausted', 'mimic']);
  });

  test('A22: two places and one card left: the player chooses', () => {
    const at = table({ grid: { m5: 'orc-warrior', c1: 'cleric' }, exhausted: 1, players: [{ has: '9S' }, {}] });
    at.play('slay m5', 'citizen c1', 'exhaust m5');
    expect([at.cover('m5'), at.cover('c1'), at.pile]).toEqual(['exhausted', '-', '0']);
  });

  test('A22: a stack takes the event and a slain event the last Exhausted card: there is nothing to choose', () => {
    for (const exhausted of [0, 1]) {
      const at = table({
        options: { events: 'on' },
        grid: { c1: '', d1: 'eye-of-asteraten' },
        cover: { c1: 'kobold-thieves' },
        events: 'mimic',
        exhausted,
        players: [{ has: '8G 1S', citizens: 'archer cleric' }, {}],
      });
      at.play('build d1', 'slay c1');
      expect([at.asked, at.cover('d1'), at.cover('c1')]).toEqual([
        '1 action',
        'mimic',
        exhausted === 1 ? 'exhausted' : '-',
      ]);
    }
  });

  test('A22: a stack and a slain event want the last Exhausted card: the player chooses', () => {
    const at = table({
      options: { events: 'on' },
      grid: { c1: '', d1: 'eye-of-asteraten' },
      cover: { c1: 'kobold-thieves' },
      events: '',
      exhausted: 1,
      players: [{ has: '8G 1S', citizens: 'archer cleric' }, {}],
    });
    at.play('build d1', 'slay c1');
    expect(at.moves()).toEqual(['exhaust c1', 'exhaust d1']);
    at.play('exhaust d1');
    expect([at.cover('d1'), at.cover('c1'), at.asked]).toEqual(['exhausted', '-', '1 action']);
  });

  test('A22: the pile has run out: the empty place counts all the same', () => {
    const at = table({ ...gone('c1', 'c2', 'c3'), exhausted: 0, players: [{ has: '1S' }, {}] });
    expect(typesOf(at.play('slay m1'))).toContain('ending');
    expect(at.cover('m1')).toBe('-');
  });

  test('A34: a slain event is covered from the bottom: no new event comes', () => {
    const at = table({
      options: { events: 'on' },
      grid: { c1: '' },
      cover: { c1: 'kobold-thieves' },
      events: 'mimic',
      exhausted: 4,
      players: [{ has: '6S' }, {}],
    });
    at.play('slay c1');
    expect([at.cover('c1'), at.pile]).toEqual(['exhausted', 'mimic 3']);
  });

  test('A34: a stack that is gone takes the top of the pile: the event', () => {
    const at = table({
      options: { events: 'on' },
      grid: { m1: 'goblin' },
      events: 'mimic sorcerer',
      exhausted: 4,
      players: [{ has: '1S' }, {}],
    });
    at.play('slay m1');
    expect([at.cover('m1'), at.pile]).toEqual(['mimic', 'sorcerer 4']);
  });

  test('A49: an event is slain and no Exhausted card is left: the place stays empty and counts', () => {
    const at = table({
      options: { events: 'on' },
      grid: { c1: '' },
      cover: { c1: 'kobold-thieves' },
      events: 'mimic',
      exhausted: 0,
      players: [{ has: '6S' }, {}],
    });
    at.play('slay c1');
    expect([at.cover('c1'), at.pile, at.top('c1')]).toEqual(['-', 'mimic 0', '-']);
    const end = table({ ...gone('c1', 'c2', 'c3', 'c4'), exhausted: 0, players: [{}, {}] });
    expect(typesOf(end.play('take gold'))).toContain('ending');
  });
});

describe('the end', () => {
  test('A26: the condition is looked at when everybody has had as many turns', () => {
    const at = table({ ...gone('c1', 'c2', 'c3'), players: [{ has: '1S' }, {}] });
    expect(typesOf(at.play('slay m1'))).toContain('ending');
    at.play('take gold');
    expect(at.asked).toBe('2 roll');
    at.roll(5, 6);
    at.play('take gold', 'take gold');
    expect(at.asked).toBe('');
    expect(at.state.ended).toBe('rounds');
  });

  test('A26: in the turn of the last seat it ends at once', () => {
    const at = table({ ...gone('c1', 'c2', 'c3'), turn: 2, players: [{}, { has: '1S' }] });
    at.play('slay m1');
    expect(at.asked).toBe('2 action');
    expect(typesOf(at.play('take gold')).at(-1)).toBe('over');
  });

  test('A26: a round is a turn of everybody', () => {
    const at = table({ actions: 1, options: { seats: 3, start: 2 }, turn: 2 });
    at.play('take gold');
    expect([at.asked, at.state.round]).toEqual(['3 roll', 1]);
    at.roll(5, 6);
    at.play('take gold', 'take gold');
    expect([at.asked, at.state.round]).toEqual(['1 roll', 1]);
    at.roll(5, 6);
    expect(at.play('take gold', 'take gold')).toContainEqual({ type: 'turn', seat: 1, round: 2 });
    expect([at.asked, at.state.round]).toEqual(['2 roll', 2]);
  });

  test('A26: the first player is not always seat one', () => {
    const at = table({ options: { start: 2 }, turn: 1, ...gone('c1', 'c2', 'c3', 'c4'), players: [{}, {}] });
    at.play('take gold', 'take gold');
    expect(at.asked).toBe('');
    const earlier = table({ options: { start: 2 }, turn: 2, ...gone('c1', 'c2', 'c3', 'c4'), players: [{}, {}] });
    earlier.play('take gold', 'take gold');
    expect(earlier.asked).toBe('1 roll');
  });

  test('A26: a card put back calls the end off', () => {
    const { grid, cover } = gone('c5', 'c2', 'c3', 'c4');
    const nest = table({
      grid: { ...grid, d1: 'nest-of-the-weaver-witch halfpenny-hill' },
      cover,
      turn: 2,
      players: [{}, { has: '6G', citizens: 'peasant peasant' }],
    });
    expect(typesOf(nest.play('take gold'))).toContain('ending');
    expect(typesOf(nest.play('build d1', 'return peasant'))).toContain('called-off');
    expect(nest.asked).toBe('1 roll');
    expect(nest.state.round).toBe(2);
  });

  test('A27: all monsters slain, all domains taken; an event lying there counts as exhausted', () => {
    const monsters = ['m1', 'm2', 'm3', 'm4', 'm5'];
    const slain = table({ ...gone(...monsters), options: { seats: 4 }, turn: 4 });
    slain.state.cover[2] = cardNamed('mimic');
    slain.play('take gold', 'take gold');
    expect(slain.state.ended).toBe('rounds');
    const taken = table({ ...gone('d1', 'd2', 'd3', 'd4', 'd5'), options: { seats: 4 }, turn: 4 });
    taken.play('take gold', 'take gold');
    expect(taken.state.ended).toBe('rounds');
    const four = table({ ...gone('d1', 'd2', 'd3', 'd4'), options: { seats: 4 }, turn: 4 });
    four.play('take gold', 'take gold');
    expect(four.asked).toBe('1 roll');
  });

  test.each([2, 3, 4, 5])('A27: with %d players twice as many exhausted places, events among them', (seats) => {
    // Citizens first, so that neither row is gone.
    const places = PLACE_NAMES.filter((name) => name.startsWith('c'));
    const full = table({ ...gone(...places.slice(0, 2 * seats)), options: { seats, events: 'on' }, turn: seats });
    full.state.cover[5] = full.state.events[0];
    full.play('take gold', 'take gold');
    expect(full.state.ended).toBe('rounds');
    const short = table({ ...gone(...places.slice(0, 2 * seats - 1)), options: { seats }, turn: seats });
    short.play('take gold', 'take gold');
    expect(short.asked).toBe('1 roll');
  });
});

describe('the limit', () => {
  test('A51: who only takes resources could go on for ever', () => {
    const state = setup(parseOptions({ seats: 2 }), 'take');
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const [{ seat }] = pending(state);
      // The first answer of every question: an action takes gold.
      play(state, seat, legalMoves(state, seat)[0]);
    }
    expect([state.round > 100, state.ending, state.phase === 'over']).toEqual([true, false, false]);
    expect(valeria.mostPlies).toBe(MOST_PLIES);
  });

  test.each(ALL_VARIANTS)('A51: no game comes near it: $name', ({ name, options }) => {
    const plies = [...everyPly({ options, seed: `A51 ${name}`, games: 3 })].length;
    expect(plies).toBeLessThan(MOST_PLIES / 3);
  });
});
