import { type GameEvent, kingsWill } from '@three-crowns/kings-will';
import { GOODS } from '@three-crowns/kings-will/board';
import { expect, test } from 'vitest';
import { gainOf, isPlain } from '../../src/games/kings-will/pieces/gains.ts';
import { choicesOf } from '../../src/table/view/choices.ts';
import { playOut } from './games.ts';

const { rules, secrets } = kingsWill;

test('what a choice would bring, worked out from the own view, is what it brings', () => {
  let harvests = 0;
  let lost = 0;
  for (let seed = 0; seed < 6; seed++) {
    playOut(3, 'full', seed, (state, seat) => {
      const view = secrets.view(state, seat);
      for (const choice of choicesOf(kingsWill, view, seat)) {
        const move = choice.move as Parameters<typeof isPlain>[0];
        if (!isPlain(move)) continue;
        const gain = gainOf(view, seat, choice);
        const world = rules.clone(state);
        const events: GameEvent[] = [];
        rules.play(world, seat, move, (event) => events.push(event));
        GOODS.forEach((_, good) => {
          const change = world.palatinates[seat].goods[good] - state.palatinates[seat].goods[good];
          expect(gain.units[good] - gain.lost[good]).toBe(change);
        });
        expect(gain.mood).toBe(world.palatinates[seat].mood - state.palatinates[seat].mood);
        if (move.do === 'harvest') harvests++;
        lost += gain.lost.reduce((sum, count) => sum + count, 0);
      }
      return undefined;
    });
  }
  expect(harvests).toBeGreaterThan(50);
  expect(lost).toBeGreaterThan(0);
});
