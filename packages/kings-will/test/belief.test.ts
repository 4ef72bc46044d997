/** What a bot remembers, and the worlds it deals with it. */
import { draw, UNKNOWN, worldLuck } from '@three-crowns/core';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../src/events.ts';
import { kingsWill, type State } from '../src/index.ts';
import { deal } from '../src/instinct/deal.ts';
import { memory, type Seen } from '../src/instinct/memory.ts';
import { redact, view } from '../src/view.ts';
import { WILLS } from '../src/vocabulary.ts';
import { situation } from './situation.ts';

const { rules } = kingsWill;

/** A random game, and at every step what a seat remembers of it. */
function* remembered(options: object, seed: string): Generator<{ state: State; seen: Seen }> {
  const state = rules.setup(kingsWill.parseOptions({ seats: 3, ...options }), seed);
  const luck = worldLuck(seed);
  const seen = memory.begin(view(state, 0), 0) as Seen;
  for (let asked = rules.pending(state); asked.length > 0; asked = rules.pending(state)) {
    const events: GameEvent[] = [];
    const [{ seat }] = asked;
    const moves = rules.legalMoves(state, seat);
    rules.play(state, seat, moves[draw(luck, moves.length)], (event) => events.push(event));
    for (const event of events) memory.observe(seen, 0, redact(event, 0), view(state, 0));
    yield { state, seen };
  }
}

describe('memory', () => {
  test('35: hidden points are known to whoever counted along', () => {
    for (const { state, seen } of remembered({}, 'points')) {
      if (state.phase !== 'over') expect(seen.points).toEqual(state.palatinates.map((own) => own.points));
    }
  });

  test('31: a card that was looked at stays known without a notebook', () => {
    let known = 0;
    for (const { state, seen } of remembered({ notebook: 'off' }, 'cards')) {
      if (state.phase === 'over') continue;
      known = 0;
      seen.cards.forEach((card, field) => {
        if (card !== UNKNOWN) known += 1;
        if (card !== UNKNOWN) expect(card).toBe(state.plan[field]);
      });
    }
    expect(known).toBeGreaterThan(1);
  });

  test('who comes later knows no points', () => {
    const { state } = situation('turn 1 round 2 phase turn start 1 number 1');
    expect(memory.begin(view(state, 0), 0)).toMatchObject({ points: [UNKNOWN, UNKNOWN] });
  });
});

describe('worlds', () => {
  test('hold what was counted and seen', () => {
    for (const { state, seen } of remembered({}, 'worlds')) {
      if (state.phase !== 'turn') continue;
      const world = deal(view(state, 0), 0, worldLuck(`${state.number}`), seen);
      expect(world.palatinates.map((own) => own.points)).toEqual(state.palatinates.map((own) => own.points));
      state.seen.forEach((seats, field) => {
        if ((seats & 1) === 1) expect(world.plan[field]).toBe(state.plan[field]);
      });
      expect(new Set(world.plan).size).toBe(world.plan.length);
    }
  });

  test('give a card to a disc that fits what its owner has', () => {
    const { state } = situation(`plan A B C D E F G H
      turn 1 round 4 phase turn start 1 number 1
      seen 1 1
      seen 2 2 3
      discs 2 3
      player 2 wood 4 leather 4 food 4 stone 4`);
    const seen = memory.begin(view(state, 0), 0);
    const luck = worldLuck('fits');
    const counts = WILLS.map(() => 0);
    for (let i = 0; i < 400; i++) counts[deal(view(state, 0), 0, luck, seen).plan[2]] += 1;
    const [stores, castles] = [counts[WILLS.indexOf('J')], counts[WILLS.indexOf('G')]];
    expect(stores).toBeGreaterThan(4 * castles);
    // Where nobody has set a disc all cards are likely.
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(10);
  });
});
