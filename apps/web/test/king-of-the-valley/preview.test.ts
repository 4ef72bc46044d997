import { type GameEvent, kingOfTheValley, type Move, type State } from '@three-crowns/king-of-the-valley';
import { expect, test } from 'vitest';
import { previewOf } from '../../src/games/king-of-the-valley/board/preview.ts';
import type { View } from '../../src/games/king-of-the-valley/pieces/view.ts';

const { rules, parseOptions } = kingOfTheValley;

const viewOf = (state: State, move: Move) => ({ state, pointed: { move } }) as View;

test('the preview of a refill and of a way is what happens then', () => {
  const state = rules.setup(parseOptions({ seats: 3 }), 'preview');
  let seen = 0;
  for (let ply = 0; rules.pending(state).length > 0; ply++) {
    const [{ seat }] = rules.pending(state);
    const moves = rules.legalMoves(state, seat);
    const move = moves[(ply * 7) % moves.length];
    const preview = previewOf(viewOf(state, move));
    const events: GameEvent[] = [];
    rules.play(state, seat, move, (event) => events.push(event));
    const filled = events.find((event) => event.type === 'refilled');
    if (move.do === 'refill' && filled !== undefined) {
      expect(preview.fills.map(({ cell }) => cell)).toEqual(filled.cells);
      expect(preview.fills.map(({ tile }) => tile)).toEqual(filled.tiles);
      seen += 1;
    }
    const travelled = events.find((event) => event.type === 'travelled');
    if (travelled !== undefined) {
      expect(preview.way).toEqual({ from: travelled.from, to: travelled.cells.at(-1) });
    }
  }
  expect(seen).toBeGreaterThan(10);
});
