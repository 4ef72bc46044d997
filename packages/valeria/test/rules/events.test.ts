/** Monster events in the grid (A30 to A34, A48). */
import { describe, expect, test } from 'vitest';
import { BASE } from '../../src/content/tables.ts';
import { cardNamed } from '../../src/vocabulary.ts';
import { table, typesOf } from '../situation.ts';

/** An event on an exhausted place, before the roll. */
const withEvents = (cover: Readonly<Record<string, string>>, players: readonly { has?: string }[] = [{}, {}]) =>
  table({
    phase: 'roll',
    options: { events: 'on', seats: players.length },
    grid: Object.fromEntries(Object.keys(cover).map((place) => [place, ''])),
    cover,
    players,
  });

describe('what they do', () => {
  test('A30: a token on any monster in sight, events and the event itself included', () => {
    const at = withEvents({ m2: 'bat-swarm', c3: 'giant-leech' });
    at.roll(3, 1);
    expect(at.asked).toBe('1 token');
    expect(at.moves()).toEqual(['token c3', 'token m1', 'token m2', 'token m3', 'token m4', 'token m5']);
    at.play('token m2');
    expect(at.tokens('m2')).toBe('1S');
  });

  test('A30: it must be put somewhere', () => {
    const at = withEvents({ m2: 'bat-swarm' });
    at.roll(3, 1);
    expect(at.moves()).not.toContain('pass');
  });

  test.each([
    ['corrupted-cleric', [1, 5], '1M'],
    ['bat-swarm', [3, 5], '1S'],
    ['mimic', [5, 5], '1G'],
    ['mimic', [2, 3], '1G'],
    ['mimic', [1, 4], '1G'],
    ['bat-swarm', [1, 2], '1S'],
  ])('A30: %s on %j puts %s, once even on a double', (card, [one, two], token) => {
    const at = withEvents({ c1: card });
    at.roll(one, two);
    at.play('token m1');
    expect(at.tokens('m1')).toBe(token);
    expect(at.asked).not.toContain('token');
  });

  test('A30: another number wakes it not', () => {
    const at = withEvents({ c1: 'bat-swarm', c2: 'corrupted-cleric' });
    at.roll(2, 5);
    expect(at.asked).not.toContain('token');
  });

  test('A30: several of one roll all act', () => {
    const at = withEvents({ c1: 'corrupted-cleric', c2: 'bat-swarm', c3: 'sorcerer' }, [{ has: '2M' }, { has: '2M' }]);
    const events = at.roll(1, 3);
    expect(typesOf(events)).toContain('lost');
    expect([at.has(1), at.has(2)]).toEqual(['1M', '1M']);
    at.play('token m1', 'token m1');
    expect(at.tokens('m1')).toBe('1S 1M');
  });

  test('A30: before the harvest, on the final dice', () => {
    const at = table({
      phase: 'roll',
      options: { events: 'on' },
      grid: { c1: '' },
      cover: { c1: 'kobold-thieves' },
      players: [{ domains: 'palace-of-the-dawn' }, { has: '1G' }],
    });
    at.roll(5, 2);
    at.play('change 2 palace-of-the-dawn');
    // 5 and 1: the sum is six. The gold is lost first, then the peasants pay.
    expect([at.has(1), at.has(2)]).toEqual(['1G 1S', '1G 1S']);
  });

  test.each([
    ['giant-leech', [2, 5], 'S'],
    ['sorcerer', [4, 5], 'M'],
    ['kobold-thieves', [6, 5], 'G'],
  ])('A31: %s takes one of everybody, and stops at nothing', (card, [one, two], letter) => {
    const at = withEvents({ c1: card }, [{ has: '3G 3S 3M' }, {}, { has: `1${letter}` }]);
    const events = at.roll(one, two);
    expect(events.find((event) => event.type === 'lost')).toMatchObject({ seats: [0, 2] });
    const before = { G: 3, S: 3, M: 3, [letter]: 2 };
    const [gold, strength, magic] = at.state.players[0].have;
    // The starters have paid since.
    expect(gold).toBe(before.G + 1);
    expect(magic).toBe(before.M);
    expect(strength).toBeGreaterThanOrEqual(before.S);
    expect(at.state.players[1].have.every((amount) => amount >= 0)).toBe(true);
  });

  test('A31: everybody is told what was really lost', () => {
    const events = BASE.events.map((row) =>
      row.name === 'kobold-thieves' ? { ...row, instruction: { kind: 'lose', loss: { gold: 3, magic: 1 } } } : row,
    );
    const at = table({
      phase: 'roll',
      options: { events: 'on', seats: 4, content: { ...BASE, id: 'greedy', events } },
      grid: { c1: '' },
      cover: { c1: 'kobold-thieves' },
      players: [{ has: '5G 1M' }, { has: '1G' }, { has: '9S' }, { has: '4G 2M' }],
    });
    expect(at.roll(6, 5).filter((event) => event.type === 'lost')).toEqual([
      { type: 'lost', card: cardNamed('kobold-thieves'), seats: [0, 3], loss: { gold: 3, magic: 1 } },
      { type: 'lost', card: cardNamed('kobold-thieves'), seats: [1], loss: { gold: 1 } },
    ]);
  });

  test('A31: the resting player is not affected', () => {
    const at = withEvents({ c1: 'sorcerer' }, [
      { has: '2M' },
      { has: '2M' },
      { has: '2M' },
      { has: '2M' },
      { has: '2M' },
    ]);
    at.roll(4, 5);
    expect([1, 2, 3, 4, 5].map((seat) => at.state.players[seat - 1].have[2])).toEqual([1, 1, 1, 1, 2]);
  });
});

describe('tokens', () => {
  test('A32: gold tokens go to the slayer on top of the reward, the others back', () => {
    const at = table({
      options: { events: 'on' },
      grid: { m1: 'goblin goblin' },
      tokens: { m1: '2G 1S 1M' },
      players: [{ has: '2S 1M' }, {}],
    });
    at.play('slay m1');
    expect(at.has(1)).toBe('3G');
    expect(at.tokens('m1')).toBe('');
  });

  test('A32: as many tokens as there are rolls: the supply has no end', () => {
    const at = withEvents({ c1: 'mimic' });
    at.state.tokens[0] = 40;
    at.roll(5, 6);
    at.play('token m1');
    expect(at.tokens('m1')).toBe('41G');
  });

  test('A32: tokens on an event', () => {
    const at = table({
      options: { events: 'on' },
      grid: { c1: '' },
      cover: { c1: 'kobold-thieves' },
      tokens: { c1: '1G 2S' },
      players: [{ has: '8S' }, {}],
    });
    at.play('slay c1');
    expect([at.has(1), at.tokens('c1')]).toEqual(['8G', '']);
  });

  test('A48: tokens stay on their place and lie on a monster that is put there', () => {
    const at = table({
      actions: 3,
      grid: { m1: 'goblin goblin', d1: 'watcher-on-the-water halfpenny-hill' },
      tokens: { m1: '1G 1S' },
      players: [{ has: '6G 3S', citizens: 'archer archer', monsters: 'goblin-mage' }, {}],
    });
    at.play('build d1', 'return goblin-mage');
    expect([at.top('m1'), at.tokens('m1')]).toEqual(['goblin-mage', '1G 1S']);
    // Strength 3 and the token.
    expect(at.only('slay m1')).toEqual([]);
    at.play('take strength', 'slay m1', 'choose 1');
    expect([at.has(1), at.tokens('m1')]).toEqual(['2G 3VP', '']);
  });
});

describe('how they come', () => {
  test('A34: nothing happens when it is revealed', () => {
    const at = table({
      options: { events: 'on' },
      dice: [6, 6],
      grid: { m1: 'goblin' },
      events: 'kobold-thieves',
      players: [{ has: '3G 1S' }, { has: '3G' }],
    });
    at.play('slay m1');
    expect([at.has(1), at.has(2), at.cover('m1')]).toEqual(['4G', '3G', 'kobold-thieves']);
  });

  test('A33: an event can be slain like a monster, wherever it lies', () => {
    const at = table({
      options: { events: 'on' },
      grid: { d2: '' },
      cover: { d2: 'mimic' },
      players: [{ has: '3S 4M' }, {}],
    });
    expect(at.only('slay d2')).toEqual(['slay d2', 'slay d2 magic 1']);
    at.play('slay d2');
    expect([at.monsters(1), at.has(1)]).toEqual(['mimic', '5G 1M']);
  });
});
