import { valeria as game } from '@three-crowns/valeria';
import { RESOURCES, sumOf } from '@three-crowns/valeria/board';
import { expect, test } from 'vitest';
import { changesBy } from '../../src/games/valeria/harvest/changes.ts';
import { newGame } from './scene.ts';

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
        told[seat] = { ...told[seat], ...zeros, ...sumOf(told[seat], amount) };
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
