import { type GameEvent, valeria as game, type State } from '@three-crowns/valeria';
import { RESOURCES } from '@three-crowns/valeria/board';
import { expect, test } from 'vitest';
import { changesBy } from '../../src/games/valeria/harvest/changes.ts';
import { rollYield, wokenSlots } from '../../src/games/valeria/harvest/yields.ts';
import { plus } from '../../src/games/valeria/pieces/bundles.ts';
import { newGame, playTo } from './scene.ts';

test('a double wakes its number twice over, each slot is named once', () => {
  expect(wokenSlots([3, 5])).toEqual([2, 4, 7]);
  expect(wokenSlots([5, 5])).toEqual([4, 8]);
  expect(wokenSlots([0, 0])).toEqual([]);
});

/** What the board promises of a roll is what the rules harvest. */
test.each([1, 2, 3, 5])('the promised yield is the harvest, with %i seats', (seats) => {
  let compared = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    let state: State | undefined = newGame({ seats }, seed);
    for (let turn = 0; turn < 20; turn++) {
      state = state && playTo(state, 'roll');
      if (state === undefined) break;
      const before = game.rules.clone(state);
      const events: GameEvent[] = [];
      game.rules.play(state, state.turn, { do: 'roll' }, (event) => events.push(event));
      const harvests = events.filter((event) => event.type === 'harvested');
      if (events.some(({ type }) => type === 'stole') || harvests.length === 0) continue;
      before.players.forEach((_, seat) => {
        const promised = rollYield(before, seat, (state as State).dice, seat === before.turn).got;
        const own = harvests.find((event) => event.type === 'harvested' && event.seat === seat);
        expect(promised).toEqual(own?.type === 'harvested' ? own.got : {});
        compared += 1;
      });
    }
  }
  expect(compared).toBeGreaterThan(20);
});

/** Events tell everything that happens to resources and points: summed up they are the difference. */
test('changes told by events add up to what the players have', () => {
  const state = newGame({ seats: 3, events: 'on', setup: 'mastery-over-magic' }, 'sum');
  const told = state.players.map(({ have: [gold, strength, magic], points }) => ({ gold, strength, magic, points }));
  for (let ply = 0; ply < 700; ply++) {
    const [decision] = game.rules.pending(state);
    if (decision === undefined) break;
    const moves = game.rules.legalMoves(state, decision.seat);
    game.rules.play(state, decision.seat, moves[(ply * 11) % moves.length], (event) => {
      for (const { seat, amount } of changesBy(event))
        told[seat] = { ...told[seat], ...zeros, ...plus(told[seat], amount) };
    });
    state.players.forEach(({ have, points }, seat) => {
      RESOURCES.forEach((name, i) => {
        expect(told[seat][name]).toBe(have[i]);
      });
      expect(told[seat].points).toBe(points);
    });
  }
});

const zeros = { gold: 0, strength: 0, magic: 0, points: 0 };
