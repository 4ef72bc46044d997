import { valeria as game, type State } from '@three-crowns/valeria';
import { PLACE_NAMES, PLACES } from '@three-crowns/valeria/board';
import { expect, test } from 'vitest';
import { priceAt } from '../../src/games/valeria/pieces/prices.ts';
import { newGame, playTo } from './scene.ts';

/** Legality is said once, by the rules: the marks of the board must agree with it. */
test.each([1, 2, 3, 4, 5])('what is marked as payable is what may be paid, with %i seats', (seats) => {
  let compared = 0;
  for (const seed of ['a', 'b', 'c']) {
    let state: State | undefined = newGame({ seats, events: 'on' }, seed);
    for (let turn = 0; turn < 25; turn++) {
      state = state && playTo(state, 'action');
      if (state === undefined) break;
      const legal = game.rules.legalMoves(state, state.turn);
      for (let place = 0; place < PLACES; place++) {
        const price = priceAt(state, state.players[state.turn], place);
        const splits = legal.filter((move) => 'magic' in move && move.place === place);
        expect(price !== undefined && price.payable !== 'no', PLACE_NAMES[place]).toBe(splits.length > 0);
        const isPlain = splits.some((move) => 'magic' in move && move.magic === 0);
        if (splits.length > 0) expect(price?.payable, PLACE_NAMES[place]).toBe(isPlain ? 'plain' : 'magic');
        compared += splits.length;
      }
      game.rules.play(state, state.turn, legal[(turn * 5) % legal.length]);
    }
  }
  expect(compared).toBeGreaterThan(50);
});
