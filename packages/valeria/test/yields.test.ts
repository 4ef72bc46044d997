/** What is promised of a roll is what the rules harvest. */
import { expect, test } from 'vitest';
import { clone } from '../src/state.ts';
import { play } from '../src/turn.ts';
import { HERALD } from '../src/vocabulary.ts';
import { ownedIn, rollYield, slotYield, wokenSlots } from '../src/yields.ts';
import { crowded } from './random.ts';
import { table } from './situation.ts';

test('A8: a double wakes its number twice over, each slot is named once', () => {
  expect(wokenSlots([3, 5])).toEqual([2, 4, 7]);
  expect(wokenSlots([5, 5])).toEqual([4, 8]);
  expect(wokenSlots([0, 0])).toEqual([]);
});

/** The harvest follows the roll at once where nobody steals and no domain changes dice. */
test.each([1, 2, 3, 4, 5])('gains and open answers are those of the harvest, with %i seats', (seats) => {
  let compared = 0;
  for (let i = 0; i < 60; i++) {
    const before = crowded({ seats, mixed: 'on' }, `yields ${seats} ${i}`);
    for (const player of before.players) player.domains = [];
    const state = clone(before);
    let told = state.players.map(() => ({}));
    play(state, state.turn, { do: 'roll' }, (event) => {
      if (event.type === 'harvested') told = told.map((got, seat) => (seat === event.seat ? event.got : got));
    });
    if (state.phase !== 'harvest') continue;
    before.players.forEach((_, seat) => {
      const { got, open } = rollYield(before, seat, state.dice, seat === before.turn);
      expect(got).toEqual(told[seat]);
      const due = state.players[seat].due.map(({ card, left }) => `${card} ${left}`);
      const promised = open.filter(({ effect }) => effect.kind !== 'steal');
      expect(promised.map(({ card, times }) => `${card} ${times}`).sort()).toEqual(due.sort());
      compared += 1;
    });
  }
  expect(compared).toBeGreaterThan(20);
});

test('A6, A35: the herald comes when nothing else does, and twice on such a double; nobody harvests while resting', () => {
  const { state } = table({ options: { seats: 5 }, phase: 'roll' });
  const calls = (one: number, two: number, seat = 0) =>
    rollYield(state, seat, [one, two], true).open.map(({ card, times }) => [card, times]);
  expect(calls(1, 2)).toEqual([[HERALD, 1]]);
  expect(calls(1, 1)).toEqual([[HERALD, 2]]);
  expect(calls(5, 1)).toEqual([]);
  expect(calls(5, 5)).toEqual([[HERALD, 1]]);
  expect(calls(1, 2, 4)).toEqual([]);
  expect(rollYield(state, 0, [0, 0], true)).toEqual({ got: {}, open: [] });
});

test('one waking of a slot, and the cards that lie there', () => {
  const { state } = table({ players: [{ citizens: 'archer archer merchant' }] });
  const [player] = state.players;
  expect(ownedIn(state, player, 3)).toEqual([{ card: expect.any(Number), count: 2 }]);
  expect(slotYield(state, player, 3, true).got).toEqual({ strength: 4 });
  expect(slotYield(state, player, 1, true).open).toHaveLength(1);
  expect(ownedIn(state, player, 10)).toEqual([{ card: HERALD, count: 1 }]);
});
