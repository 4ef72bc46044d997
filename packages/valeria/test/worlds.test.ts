/** Worlds dealt from a view: what is unseen comes from the cards that are nowhere in sight, each of them in some world. */
import { type Viewer, worldLuck } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import { determinize } from '../src/determinize.ts';
import { cardsOf } from '../src/inventory.ts';
import { parseOptions } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { CARDS, cardNamed, isCitizen, isDomain, isEvent } from '../src/vocabulary.ts';
import { everyPly } from './random.ts';
import { ALL_VARIANTS } from './variants.ts';

const COPIES = 6;
const repeated = (cards: readonly number[]): number[] => cards.filter((card, i) => cards.indexOf(card) !== i);

/** What cannot be on one table: anything the box does not hold. */
function faultOf(world: State): string | undefined {
  const cards = cardsOf(world);
  const dukes = [...world.players.flatMap((player) => player.dukes), ...(world.lord?.dukes ?? [])];
  const [twice] = repeated(cards.filter((card) => isDomain(card) || isEvent(card)));
  if (twice !== undefined) return `${CARDS[twice]} is there twice`;
  if (repeated(dukes).length > 0) return 'a duke is there twice';
  const removed = cards.find((card) => world.removed.includes(card));
  if (removed !== undefined) return `${CARDS[removed]} was taken out of the box`;
  const many = cards.find((card) => isCitizen(card) && cards.filter((one) => one === card).length > COPIES);
  return many === undefined ? undefined : `there are too many of ${CARDS[many]}`;
}

const SETUPS = ['glittering-gold', 'mastery-over-magic', 'monster-blood'].map((name) => ({
  name,
  options: { seats: 3, setup: name, events: 'on' },
}));

describe('a dealt world could be', () => {
  test.each([...ALL_VARIANTS, ...SETUPS])('$name', ({ name, options }) => {
    let ply = 0;
    for (const state of everyPly({ options, seed: `worlds ${name}`, games: 3 })) {
      ply += 1;
      if (ply % 7 !== 0) continue;
      const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
      for (const viewer of viewers) {
        const fault = faultOf(determinize(view(state, viewer), worldLuck(`${name} ${ply} ${viewer}`)));
        if (fault !== undefined) expect(`ply ${ply}, ${viewer}: ${fault}`).toBe('');
      }
    }
    expect(ply).toBeGreaterThan(100);
  });
});

describe('every card that could lie there lies there in some world', () => {
  const state = setup(parseOptions({ seats: 2, mixed: 'on', events: 'on', setup: 'random' }), 'every');
  const seen = view(state, 0);
  const worlds = Array.from({ length: 300 }, (_, i) => determinize(seen, worldLuck(`every ${i}`)));
  const differentOf = (cardOf: (world: State) => number): number => new Set(worlds.map(cardOf)).size;

  test("another player's duke: any but the own two", () => {
    expect(differentOf(({ players }) => players[1].dukes[0])).toBe(8);
  });

  test('a face-down domain: any but the five that lie open', () => {
    expect(differentOf(({ grid }) => grid[15][0])).toBe(19);
  });

  test('a mixed citizen: either kind of its number', () => {
    expect(differentOf(({ grid }) => grid[5][0])).toBe(2);
  });

  test('a mixed citizen: none of a kind whose six cards are in sight', () => {
    for (const seats of [1, 2]) {
      const alone = setup(parseOptions({ seats, mixed: 'on' }), 'gone');
      const monk = cardNamed('monk');
      alone.grid[5].fill(monk);
      const owners = [...alone.players, ...(alone.lord === null ? [] : [alone.lord])];
      // With one player the Dark Lord has the other half.
      for (const { citizens } of owners) citizens[cardNamed('cleric')] = COPIES / owners.length;
      for (let i = 0; i < 30; i++) {
        expect(determinize(view(alone, 0), worldLuck(`gone ${i}`)).grid[5]).toEqual(alone.grid[5]);
      }
    }
  });

  test('an event of the pile: any of the six', () => {
    expect(differentOf(({ events }) => events[0])).toBe(6);
  });

  test('the own dukes stay', () => {
    expect(worlds.every(({ players }) => players[0].dukes.join() === state.players[0].dukes.join())).toBe(true);
  });
});
