/** Points, ties and the game without dukes (A28, A29, A36, A44, A45). */
import type { Score } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../src/outcome.ts';
import { lordScore, lordTotal, scores, total } from '../../src/scoring.ts';
import { DUKES } from '../../src/vocabulary.ts';
import { everyPly } from '../random.ts';
import { table } from '../situation.ts';
import { ALL_VARIANTS } from '../variants.ts';

type Player = NonNullable<NonNullable<Parameters<typeof table>[0]>['players']>[number];

/** A finished game. */
const over = (...players: Player[]) =>
  table({ phase: 'over', options: { seats: Math.max(2, players.length) }, players });

/** Two workers, two soldiers, a shadow, two holy; a domain with W So So; two monsters, one of them a titan; 11 resources. */
const RICH = {
  has: '5G 4S 2M 6VP',
  citizens: 'peasant merchant archer knight rogue cleric monk',
  domains: 'palace-of-the-dawn',
  monsters: 'goblin giant',
};

describe('the dukes', () => {
  test.each([
    ['cornelius', 3 + 3],
    ['elsyn', 2 + 4 + 2],
    ['elysium', 3 + 4 + 1 + 2 + 2],
    ['hrothgar', 4 + 1 + 2],
    ['isabella', 4 + 4 + 3],
    ['lekzandr', 3 + 4 + 3],
    ['node', 4 + 2 + 3],
    ['reese', 7 + 2 + 1 + 2],
    ['simon', 3 + 4 + 5],
    ['waryn', 3 + 2 + 3],
  ])('%s brings %d', (duke, points) => {
    const at = over({ ...RICH, duke }, {});
    // Goblin 1 and giant 3, the palace 4, and what stands on the board.
    expect(at.line(1, 'monsters')).toBe(4);
    expect(at.line(1, 'domains')).toBe(4);
    expect(at.line(1, 'points')).toBe(6);
    expect(at.score(1)).toBe(14 + points);
  });

  test('A29: Reese counts citizens without the three starters', () => {
    expect(over({ duke: 'reese' }, {}).score(1)).toBe(0);
    expect(over({ duke: 'reese', citizens: 'peasant knight' }, {}).line(1, 'each-citizen')).toBe(2);
  });

  test('A29: starters carry no icon, domains do', () => {
    const at = over({ duke: 'elysium', domains: 'halfpenny-hill' }, {});
    expect(at.line(1, 'icon-worker')).toBe(3);
    expect(at.line(1, 'icon-soldier')).toBe(0);
  });

  test('A29: titans among the events count for Hrothgar', () => {
    const at = over(
      { duke: 'hrothgar', monsters: 'corrupted-cleric giant-leech sorcerer mimic wraith gold-golem' },
      {},
    );
    expect(at.line(1, 'each-monster')).toBe(12);
    expect(at.line(1, 'type-titan')).toBe(5);
  });

  test('A29: resources are pooled, then divided and rounded down', () => {
    const at = over({ duke: 'cornelius', has: '2G 2S 1M' }, { duke: 'simon', has: '1G 1S 1M' });
    expect(at.line(1, 'resources')).toBe(1);
    expect(at.line(2, 'resources')).toBe(1);
  });

  test('all ten are here', () => {
    expect(DUKES).toHaveLength(10);
  });
});

describe('who wins', () => {
  test('A28: of equal points fewer cards in the tableau, slain monsters do not count', () => {
    const at = over(
      { has: '5VP', citizens: 'archer', duke: 'cornelius' },
      { has: '3VP', monsters: 'goblin goblin', duke: 'hrothgar' },
    );
    // Hrothgar: 3 on the board, 2 printed, 4 of the duke. Cornelius must have as many.
    at.state.players[0].points = at.score(2);
    expect([at.score(1), at.score(2)]).toEqual([9, 9]);
    expect(at.winners).toEqual([2]);
    expect(outcome(at.state)?.places).toEqual([2, 1]);
  });

  test('A28: domains lie in the tableau', () => {
    const at = over({ has: '4VP', duke: 'elsyn', domains: 'gargans-embrace' }, { has: '6VP', duke: 'elsyn' });
    expect([at.score(1), at.score(2)]).toEqual([6, 6]);
    expect(at.winners).toEqual([2]);
  });

  test('A28: still tied: shared', () => {
    const at = over({ has: '6VP', duke: 'elsyn' }, { has: '2VP', duke: 'elsyn' }, { has: '6VP', duke: 'elsyn' });
    expect(at.winners).toEqual([1, 3]);
    expect(outcome(at.state)?.places).toEqual([1, 3, 1]);
  });
});

describe('without dukes', () => {
  const plain = (...players: Player[]) =>
    table({ phase: 'over', options: { dukes: 'off', seats: Math.max(2, players.length) }, players });

  test('A36: nobody is dealt one, and the first player rolls', () => {
    const at = table({ options: { dukes: 'off' }, phase: 'roll' });
    expect(at.state.players.map(({ dukes }) => dukes)).toEqual([[], []]);
    expect(at.asked).toBe('1 roll');
  });

  test('A36: 1 a worker, 1 a soldier, 2 a shadow, 2 a holy icon, 1 for three resources, 5 for the most', () => {
    const at = plain(RICH, { has: '2G' });
    expect(at.line(1, 'icon-worker')).toBe(3);
    expect(at.line(1, 'icon-soldier')).toBe(4);
    expect(at.line(1, 'icon-shadow')).toBe(2);
    expect(at.line(1, 'icon-holy')).toBe(4);
    expect(at.line(1, 'resources')).toBe(3);
    expect(at.line(1, 'most-citizens')).toBe(5);
    expect(at.line(1, 'most-monsters')).toBe(5);
    expect(at.line(1, 'most-domains')).toBe(5);
    expect(at.score(1)).toBe(14 + 3 + 4 + 2 + 4 + 3 + 15);
    expect(at.score(2)).toBe(0);
  });

  test('A45: a tie brings 3 to each tied player, also at zero, and nothing to the others', () => {
    const at = plain({ citizens: 'archer' }, { citizens: 'knight' }, {});
    expect([1, 2, 3].map((seat) => at.line(seat, 'most-citizens'))).toEqual([3, 3, 0]);
    expect([1, 2, 3].map((seat) => at.line(seat, 'most-monsters'))).toEqual([3, 3, 3]);
    expect([1, 2, 3].map((seat) => at.line(seat, 'most-domains'))).toEqual([3, 3, 3]);
  });

  test('A44: alone, both sides score so, the majorities between them', () => {
    const at = table({
      phase: 'over',
      options: { seats: 1, dukes: 'off' },
      grid: { m1: 'goblin goblin', m2: '', m3: '', m4: '', m5: '' },
      players: [{ citizens: 'archer archer', monsters: 'troll', domains: 'halfpenny-hill' }],
      lord: { citizens: 'cleric', domains: 'violet-thorn' },
    });
    at.state.ended = 'reckoning';
    expect(at.line(1, 'most-citizens')).toBe(5);
    expect(at.line(1, 'most-monsters')).toBe(0);
    expect(at.line(1, 'most-domains')).toBe(3);
    const [lord] = outcome(at.state)?.rivals ?? [];
    // Goblins 2, thorn 3, cleric 2, icons of the thorn 1 and 2, most monsters 5, domains tied 3.
    expect(lord.score.total).toBe(2 + 3 + 2 + 3 + 5 + 3);
  });
});

test.each(ALL_VARIANTS)('$name: the total is the sum of its lines, all through the game', ({ name, options }) => {
  for (const state of everyPly({ options, seed: `totals ${name}` })) {
    const sumOf = ({ lines }: Score) => lines.reduce((sum, { points }) => sum + points, 0);
    expect(state.players.map((_, seat) => total(state, seat))).toEqual(scores(state).map(sumOf));
    const lord = lordScore(state);
    if (lord !== undefined) expect(lordTotal(state)).toBe(sumOf(lord));
  }
});
