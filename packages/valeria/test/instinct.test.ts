/** What a bot is told: income as the dice bring it, how near the end is, payments that matter, dukes that are likely. */
import { type Seat, UNKNOWN, worldLuck } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { fillChances } from '../src/instinct/belief.ts';
import { deal } from '../src/instinct/deal.ts';
import { features } from '../src/instinct/features.ts';
import { cardsLeft } from '../src/instinct/haste.ts';
import { hunch } from '../src/instinct/hunch.ts';
import { fillIncome } from '../src/instinct/income.ts';
import { instinct } from '../src/instinct/index.ts';
import { foldKey } from '../src/instinct/moveKeys.ts';
import { quick } from '../src/instinct/quick.ts';
import { fillTally, newTally } from '../src/instinct/tally.ts';
import { ANY, INCOMES } from '../src/instinct/yields.ts';
import { formatMove } from '../src/notation.ts';
import { parseOptions } from '../src/options.ts';
import { outcome } from '../src/outcome.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { legalMoves, pending, play } from '../src/turn.ts';
import { view } from '../src/view.ts';
import { CITIZENS, type CitizenName, cardNamed, DUKES, KINDS, MONSTERS } from '../src/vocabulary.ts';
import { rollYield } from '../src/yields.ts';
import { everyPly } from './random.ts';
import { table } from './situation.ts';

function incomeOf(state: State, seat: Seat): Float64Array {
  const income = new Float64Array(INCOMES);
  fillIncome(state, state.players[seat], income, 0);
  return income;
}

describe('income', () => {
  /** All throws of the two dice, each as likely, by the rules of the harvest. */
  function harvested(state: State, seat: Seat, kind: number): number {
    let sum = 0;
    for (let one = 1; one <= 6; one++) {
      for (let two = 1; two <= 6; two++) {
        for (const isActive of [true, false]) sum += rollYield(state, seat, [one, two], isActive).got[KINDS[kind]] ?? 0;
      }
    }
    return sum / 36;
  }

  /** Cards whose both powers ask nothing. */
  const PLAIN: readonly CitizenName[] = ['cleric', 'archer', 'rogue', 'warlord', 'butcher', 'blacksmith'];

  test('is the mean of all throws', () => {
    const { state } = table({ options: { seats: 2 } });
    for (const name of PLAIN) state.players[0].citizens[CITIZENS.indexOf(name)] = 2;
    const income = incomeOf(state, 0);
    for (let kind = 0; kind < KINDS.length; kind++) expect(income[kind]).toBeCloseTo(harvested(state, 0, kind), 10);
  });

  test('counts the herald: 12 of 36 throws wake neither the peasant nor the knight, and 6 are doubles', () => {
    const { state } = table({ options: { seats: 2 } });
    const calls = Array.from({ length: 36 }, (_, i) => rollYield(state, 0, [1 + Math.floor(i / 6), 1 + (i % 6)], true));
    const mean = calls.flatMap(({ open }) => open).reduce((sum, { times }) => sum + times, 0) / 36;
    expect(incomeOf(state, 0)[ANY]).toBeCloseTo(2 * mean, 10);
  });
});

describe('cards left', () => {
  test.each([
    [1, 15],
    [2, 12],
    [3, 15],
    [4, 15],
    [5, 20],
  ])('of %d players at the start: the smallest stacks, %d cards', (seats, cards) => {
    expect(cardsLeft(table({ options: { seats } }).state)).toBe(cards);
  });

  test('none exactly when the end is due', () => {
    for (const state of everyPly({ options: { seats: 3 }, seed: 'haste', games: 4 })) {
      if (state.phase === 'action' && state.stack.length === 0) expect(cardsLeft(state) <= 0).toBe(state.ending);
    }
  });
});

describe('payments', () => {
  const kept = (state: State): string[] => {
    const firsts = new Map<number, string>();
    for (const move of legalMoves(state, state.turn)) {
      const key = foldKey(state, state.turn, move);
      if (!firsts.has(key)) firsts.set(key, formatMove(state, move));
    }
    return [...firsts.values()];
  };

  test('as little magic as can be, and one that leaves a real gold for the next price', () => {
    const clerics = (has: string) =>
      kept(table({ players: [{ has }, {}] }).state).filter((text) => `${text} `.startsWith('recruit c1 '));
    expect(clerics('3G 5M')).toEqual(['recruit c1', 'recruit c1 magic 1']);
    expect(clerics('9G 5M')).toEqual(['recruit c1']);
  });
});

describe('hunches', () => {
  const chosen = (wanted: Parameters<typeof table>[0]): string => {
    const { state } = table(wanted);
    const moves = legalMoves(state, state.turn);
    return formatMove(state, moves[hunch(state, state.turn, moves)]);
  };

  test('a monster rather than a resource, and early a citizen rather than a goblin', () => {
    expect(chosen({ players: [{ has: '6S', duke: 'hrothgar' }, {}] })).toMatch(/^slay/);
    expect(chosen({ players: [{ has: '3G 1S', duke: 'isabella' }, {}] })).toMatch(/^recruit/);
  });

  test('lead to the end of every game', () => {
    for (let seats = 1; seats <= 5; seats++) {
      const { state } = table({ options: { seats, events: 'on' }, phase: 'roll' });
      let plies = 0;
      for (let [asked] = pending(state); asked !== undefined; [asked] = pending(state)) {
        const moves = legalMoves(state, asked.seat);
        play(state, asked.seat, moves[hunch(state, asked.seat, moves)]);
        plies += 1;
        expect(plies).toBeLessThan(1000);
      }
      expect(outcome(state)).toBeDefined();
    }
  });
});

describe('the dukes of others', () => {
  function chancesFor(state: State, owner: Seat, seen: readonly number[]): Float64Array {
    const tally = newTally();
    fillTally(state, state.players[owner], tally);
    const chances = new Float64Array(DUKES.length);
    fillChances(state, tally, seen, chances);
    return chances;
  }

  test('who slays monsters has Hrothgar rather than Cornelius, never a duke that is seen', () => {
    const { state } = table({ options: { seats: 2 } });
    state.players[1].monsters = Array(6).fill(cardNamed(MONSTERS[0]));
    const chances = chancesFor(state, 1, [DUKES.indexOf('simon')]);
    expect(chances[DUKES.indexOf('hrothgar')]).toBeGreaterThan(3 * chances[DUKES.indexOf('cornelius')]);
    expect(chances[DUKES.indexOf('simon')]).toBe(0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  test('are guessed far better than by chance from what their owners collect', () => {
    let sum = 0;
    let guesses = 0;
    for (let game = 0; game < 40; game++) {
      const state = setup(parseOptions({ seats: 2 }), `dukes/${game}`);
      let plies = 0;
      for (let [asked] = pending(state); asked !== undefined; [asked] = pending(state)) {
        const { seat } = asked;
        plies += 1;
        if (state.phase !== 'dukes' && plies % 15 === 0) {
          const { dukes, kept } = state.players[1 - seat];
          sum += Math.log(chancesFor(state, 1 - seat, state.players[seat].dukes)[dukes[kept]]);
          guesses += 1;
        }
        const moves = legalMoves(state, seat);
        play(state, seat, moves[hunch(state, seat, moves)]);
      }
    }
    // Eight dukes are left, so chance alone is log(1/8), which is -2.08.
    expect(sum / guesses).toBeGreaterThan(-1.3);
  });

  test('worlds are dealt so', () => {
    const { state } = table({ options: { seats: 2 } });
    state.players[1].monsters = Array(6).fill(cardNamed(MONSTERS[0]));
    const seen = view(state, 0);
    const chances = chancesFor(state, 1, state.players[0].dukes);
    const worlds = 4000;
    const times = new Float64Array(DUKES.length);
    const luck = worldLuck('dukes');
    for (let i = 0; i < worlds; i++) {
      const [, { dukes, kept }] = deal(seen, 0, luck).players;
      expect(dukes).not.toContain(UNKNOWN);
      times[dukes[kept]] += 1;
    }
    for (let duke = 0; duke < DUKES.length; duke++) expect(times[duke] / worlds).toBeCloseTo(chances[duke], 1);
  });
});

describe('features', () => {
  const featuresOf = (state: State, seat: Seat): Map<string, number> => {
    const out = new Float32Array(features.names.length);
    features.fill(state, seat, out);
    return new Map(features.names.map((name, i) => [name, out[i]]));
  };

  test.each([2, 3, 4, 5])('have weights for %d players', (seats) => {
    const weights = instinct.features?.weights?.(seats);
    for (const list of [weights?.win, weights?.margin]) {
      expect(list).toHaveLength(features.names.length + 1);
      expect(list?.every(Number.isFinite)).toBe(true);
    }
  });

  test('have a name each', () => {
    expect(new Set(features.names).size).toBe(features.names.length);
  });

  test('what one of two has, the other sees of it; without dukes all of it', () => {
    for (const state of everyPly({ options: { seats: 2, dukes: 'off' }, seed: 'features', games: 1 })) {
      const own = featuresOf(state, 0);
      const other = featuresOf(state, 1);
      for (const [name, value] of own) {
        const seen = other.get(name.replace(': own ', ": rivals' "));
        if (name.includes(': own ') && seen !== undefined) expect(seen, name).toBeCloseTo(value, 4);
      }
    }
  });

  test('say the same in every world dealt from a view', () => {
    for (const state of everyPly({ options: { seats: 3 }, seed: 'open', games: 1 })) {
      const seen = view(state, 1);
      expect(featuresOf(deal(seen, 1, worldLuck('open')), 1)).toEqual(featuresOf(seen, 1));
    }
  });
});

test.each([1, 2, 4])('the quick policy of %i players plays a legal move and leaves the table as it is', (seats) => {
  for (const state of everyPly({ options: { seats }, seed: 'quick', games: 1 })) {
    for (const { seat } of pending(state)) {
      const before = instinct.stateKey(state);
      expect(legalMoves(state, seat)).toContainEqual(quick(state, seat));
      expect(instinct.stateKey(state)).toBe(before);
    }
  }
});
