/** Alone against the Dark Lord (A38 to A44). */
import { describe, expect, test } from 'vitest';
import { outcome } from '../../src/outcome.ts';
import { view } from '../../src/view.ts';
import { cardNamed } from '../../src/vocabulary.ts';
import { table, typesOf } from '../situation.ts';

type Wanted = NonNullable<Parameters<typeof table>[0]>;
/** The last action is to come; these dice will attack. */
const alone = (dice: readonly [number, number], wanted: Wanted = {}, level = 'normal') =>
  table({
    actions: 1,
    dice,
    ...wanted,
    options: { seats: 1, level, ...wanted.options },
  });
const places = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
const covers = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'exhausted']));

describe('the attack', () => {
  test('A41: die 1, die 2: a citizen of the column each, chosen by the player', () => {
    const at = alone([3, 1]);
    expect(typesOf(at.play('take gold'))).toEqual(['took', 'attacked']);
    expect([at.asked, at.moves().join(', ')]).toEqual(['1 capture', 'capture c3, capture c8']);
    at.play('capture c8');
    expect(at.moves()).toEqual(['capture c1', 'capture c6']);
    expect(typesOf(at.play('capture c1'))).not.toContain('attacked');
    expect(at.state.lord?.citizens[cardNamed('champion')]).toBe(1);
    expect(at.state.lord?.citizens[cardNamed('cleric')]).toBe(1);
    expect(at.asked).toContain('1');
  });

  test('A41: a double attacks the same column twice', () => {
    const at = alone([2, 2]);
    at.play('take gold');
    at.play('capture c2');
    expect(at.moves()).toEqual(['capture c2', 'capture c7']);
    at.play('capture c2');
    expect(at.stack('c2')).toBe('merchant merchant merchant');
  });

  test('A41: a six lets the player choose the column, no exhausted one', () => {
    const at = alone([6, 1], { grid: places('m2'), cover: covers('m2') });
    at.play('take gold');
    expect([at.asked, at.moves().join(', ')]).toEqual(['1 column', 'column 1, column 3, column 4, column 5']);
    at.play('column 4');
    expect(at.moves()).toEqual(['capture c4', 'capture c9']);
  });

  test('A41: harder: the sum attacks too, when it is six or less; on the final dice', () => {
    const normal = alone([2, 2]);
    normal.play('take gold', 'capture c2', 'capture c2');
    expect(normal.asked).not.toContain('capture');
    const at = alone([1, 3], {}, 'harder');
    at.play('take gold', 'capture c1', 'capture c3');
    expect(at.moves()).toEqual(['capture c4', 'capture c9']);
    const six = alone([2, 4], {}, 'harder');
    six.play('take gold', 'capture c2', 'capture c4');
    expect(six.asked).toBe('1 column');
    const seven = alone([3, 4], {}, 'harder');
    seven.play('take gold', 'capture c3', 'capture c4');
    expect(seven.asked).toBe('1 harvest');
  });

  test('A41: an exhausted stack of monsters is quiet, but for the hardest level', () => {
    const wanted = { grid: places('m2'), cover: covers('m2') };
    for (const level of ['normal', 'harder']) {
      const at = alone([2, 5], wanted, level);
      expect(typesOf(at.play('take gold')).slice(0, 3)).toEqual(['took', 'spared', 'attacked']);
      expect(at.moves()).toEqual(['capture c10', 'capture c5']);
    }
    const hardest = alone([2, 5], wanted, 'hardest');
    hardest.play('take gold');
    expect(hardest.moves()).toEqual(['capture c2', 'capture c7']);
  });

  test('A41: the hardest level includes the harder one', () => {
    const at = alone([1, 3], {}, 'hardest');
    at.play('take gold', 'capture c1', 'capture c3');
    expect(at.moves()).toEqual(['capture c4', 'capture c9']);
  });

  test('A38: both citizen stacks gone: the domain falls, by itself', () => {
    const at = alone([2, 5], {
      grid: { ...places('c2', 'c7'), d2: 'violet-thorn halfpenny-hill' },
      cover: covers('c2', 'c7'),
    });
    expect(typesOf(at.play('take gold'))).toEqual(['took', 'attacked', 'captured', 'revealed', 'attacked']);
    expect(at.state.lord?.domains).toEqual([cardNamed('violet-thorn')]);
    expect(at.top('d2')).toBe('halfpenny-hill');
  });

  test('A38: one citizen stack left: taken by itself', () => {
    const at = alone([2, 5], { grid: places('c2'), cover: covers('c2') });
    at.play('take gold');
    expect(at.stack('c7')).toBe('rogue rogue rogue rogue');
    expect(at.moves()).toEqual(['capture c10', 'capture c5']);
  });

  test('A38: nothing left in an attacked column: lost at once', () => {
    const at = alone([2, 5], { grid: places('c2', 'c7', 'd2'), cover: covers('c2', 'c7', 'd2') });
    expect(typesOf(at.play('take gold'))).toEqual(['took', 'attacked', 'over']);
    expect([at.state.ended, at.winners]).toEqual(['fall', []]);
    expect(outcome(at.state)?.places).toEqual([2]);
    expect(outcome(at.state)?.rivals?.[0].place).toBe(1);
  });

  test('A40: an event in the monster row is an exhausted stack', () => {
    const wanted = { options: { events: 'on' }, grid: places('m2'), cover: { m2: 'mimic' } };
    const at = alone([2, 6], wanted);
    expect(typesOf(at.play('take gold'))).toEqual(['took', 'spared']);
    expect(at.moves()).toEqual(['column 1', 'column 3', 'column 4', 'column 5']);
  });

  test('A40: one event is in the pile', () => {
    expect(table({ options: { seats: 1, events: 'on' } }).state.events).toHaveLength(1);
  });
});

describe('the second harvest', () => {
  test('A38: the right-hand powers, those just recruited included, the herald judged anew', () => {
    const at = alone([1, 4], { players: [{ has: '3G' }] });
    at.play('recruit c1', 'capture c1', 'capture c4');
    // The cleric just recruited and the starter peasant (5).
    expect(at.has(1)).toBe('1G 1M');
    expect(at.asked).toBe('1 roll');
  });

  test('A38: nothing is woken in either: the herald comes in both', () => {
    const at = table({ phase: 'roll', options: { seats: 1 }, players: [{}] });
    at.roll(1, 2);
    at.play('pick herald 1 0 0', 'take gold', 'take gold', 'capture c1', 'capture c2');
    expect(at.moves()).toEqual(['pick herald 0 0 1', 'pick herald 0 1 0', 'pick herald 1 0 0']);
    at.play('pick herald 0 0 1');
    expect([at.has(1), at.asked]).toEqual(['3G 1M', '1 roll']);
  });

  test('A38: trades of the right-hand side', () => {
    const at = alone([1, 3], { players: [{ has: '1S', citizens: 'mercenary' }] });
    at.play('take gold', 'capture c1', 'capture c3', 'trade mercenary 1');
    expect(at.has(1)).toBe('3G');
  });
});

describe('taking from nobody', () => {
  test('A39: a thief takes from the bank', () => {
    const at = table({ phase: 'roll', options: { seats: 1 }, players: [{ citizens: 'thief' }] });
    at.roll(3, 4);
    at.play('steal 3 magic bank');
    expect(at.has(1)).toBe('3M');
  });

  test('A50: a thief takes three, neither less nor nothing', () => {
    const at = table({ phase: 'roll', options: { seats: 1 }, players: [{ citizens: 'thief' }] });
    at.roll(3, 4);
    expect(at.moves()).toEqual(['steal 3 gold bank', 'steal 3 magic bank']);
  });

  test("A39: Cathedral, Orb and Cutthroat's Truce bring it from the bank", () => {
    const at = alone([1, 2], { players: [{ domains: 'cathedral-of-st-aquila orb-of-urdr' }] });
    at.play('take strength');
    expect(at.has(1)).toBe('1G 1S 1M');
    const truce = table({
      options: { seats: 1 },
      grid: { d1: 'cutthroats-truce' },
      players: [{ has: '5G', citizens: 'rogue cleric' }],
    });
    truce.play('build d1');
    expect(truce.has(1)).toBe('3G');
  });

  test("A39: Purloiner's Perch takes the top of the leftmost stack of monsters, without its reward", () => {
    const at = table({
      options: { seats: 1 },
      grid: { d1: 'purloiners-perch', m1: '' },
      cover: { m1: 'exhausted' },
      players: [{ has: '10G', citizens: 'rogue rogue' }],
    });
    at.play('build d1');
    expect([at.monsters(1), at.has(1)]).toEqual(['skeleton', '']);
    expect(at.stack('m2')).toBe('skeleton skeleton flaming-skeleton skeleton-king');
  });

  test("A48: Purloiner's Perch puts the tokens of the taken monster back", () => {
    const at = table({
      options: { seats: 1, events: 'on' },
      grid: { d1: 'purloiners-perch' },
      tokens: { m1: '2G 1S' },
      players: [{ has: '10G', citizens: 'rogue rogue' }],
    });
    at.play('build d1');
    expect([at.monsters(1), at.has(1), at.tokens('m1')]).toEqual(['goblin', '', '']);
  });
});

describe('the end', () => {
  test('A38: five exhausted places, and it is counted at once', () => {
    const at = alone([1, 2], {
      actions: 2,
      grid: { ...places('c1', 'c2', 'c3', 'c4'), c5: 'peasant' },
      cover: covers('c1', 'c2', 'c3', 'c4'),
      players: [{ has: '3G' }],
    });
    expect(typesOf(at.play('recruit c5')).at(-1)).toBe('over');
    expect(at.state.ended).toBe('reckoning');
  });

  test('A38: four exhausted places, or all domains taken, end nothing', () => {
    const at = alone([6, 6], { grid: places('d1', 'd2', 'd3', 'd4'), cover: covers('d1', 'd2', 'd3', 'd4') });
    at.play('take gold');
    expect(at.asked).toBe('1 column');
  });

  test('A42: a capture can bring the fifth: over before the next attack', () => {
    const at = alone([5, 4], {
      grid: { ...places('c1', 'c2', 'c3', 'c4'), c5: 'peasant' },
      cover: covers('c1', 'c2', 'c3', 'c4'),
    });
    expect(typesOf(at.play('take gold', 'capture c5'))).toEqual(['took', 'attacked', 'captured', 'exhausted', 'over']);
  });

  test('A42: all monsters slain goes before five exhausted stacks, and wins whatever the points', () => {
    const at = alone([1, 2], {
      actions: 2,
      grid: { m1: 'goblin', ...places('m2', 'm3', 'm4', 'm5') },
      cover: covers('m2', 'm3', 'm4', 'm5'),
      players: [{ has: '1S' }],
      lord: { citizens: 'archer archer archer', duke: 'elysium' },
    });
    expect(typesOf(at.play('slay m1'))).toEqual(['slew', 'gained', 'exhausted', 'over']);
    expect([at.state.ended, at.winners]).toEqual(['triumph', [1]]);
    expect(outcome(at.state)?.rivals?.[0].place).toBe(2);
  });

  const reckoning = (points: number, lord: NonNullable<Wanted['lord']>, grid: NonNullable<Wanted['grid']> = {}) => {
    const at = table({
      phase: 'over',
      options: { seats: 1, events: 'on' },
      grid: { ...places('m1', 'm2', 'm3', 'm4', 'm5'), ...grid },
      cover: { m5: 'giant-leech' },
      players: [{ has: `${points}VP`, duke: 'reese' }],
      lord,
    });
    at.state.ended = 'reckoning';
    return at;
  };

  test('A38: points on the board count; equal scores lose', () => {
    const lord = { citizens: 'archer archer', duke: 'reese' };
    expect(reckoning(3, lord).winners).toEqual([1]);
    expect(reckoning(2, lord).winners).toEqual([]);
    expect(reckoning(1, lord).winners).toEqual([]);
  });

  test('A38: the Dark Lord counts surviving monsters, captured citizens and domains by his duke', () => {
    const at = reckoning(
      0,
      { citizens: 'cleric', domains: 'violet-thorn', duke: 'reese' },
      { m1: 'goblin goblin-king' },
    );
    // Printed 1 + 4 and 3; Reese: one citizen, two monsters, one domain. The leech in the row does not count (A43).
    expect(outcome(at.state)?.rivals?.[0].score.total).toBe(5 + 3 + 1 + 2 + 1);
  });

  test('A43: events in the grid are no surviving monsters', () => {
    expect(outcome(reckoning(0, { duke: 'hrothgar' }).state)?.rivals?.[0].score.total).toBe(0);
  });

  test('A38: his duke is hidden until the end', () => {
    const at = alone([1, 2]);
    expect(view(at.state, 0).lord?.dukes).toEqual([-1]);
    at.state.phase = 'over';
    expect(view(at.state, 0).lord?.dukes).toEqual(at.state.lord?.dukes);
  });
});
