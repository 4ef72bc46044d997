import { kingsWill } from '@three-crowns/kings-will';
import { KING, LAST_SLOT, LOCKED } from '@three-crowns/kings-will/board';
import { expect, test } from 'vitest';
import { afterTaking, slotsToGo } from '../../src/games/kings-will/board/row/after.ts';
import { playOut } from './games.ts';

/** Lets everybody pass until the tile is back in the row. */
function rowAfter(state: Parameters<typeof kingsWill.rules.play>[0], slot: number): readonly number[] {
  const { rules } = kingsWill;
  const world = rules.clone(state);
  rules.play(world, world.turn, { do: 'take', slot });
  while (world.slot === slot) {
    const [{ seat }] = rules.pending(world);
    rules.play(world, seat, { do: 'pass' });
  }
  return world.row;
}

test('the row as it is shown beforehand is the row after the turn', () => {
  let seen = 0;
  playOut(3, 'full', 3, (state, _seat, moves) => {
    for (const move of moves) {
      if (move.do !== 'take') return undefined;
      const after = afterTaking(state.row, move.slot);
      expect(after.row).toEqual(rowAfter(state, move.slot));
      expect(after.king).toBe(after.row.indexOf(KING));
      expect(after.advances).toBe(move.slot > state.row.indexOf(KING));
      expect(after.freed).toBe(after.row[LOCKED] === KING ? undefined : after.row[LOCKED]);
      expect(slotsToGo(after.row)).toBe(LAST_SLOT - after.king);
      seen++;
    }
    return undefined;
  });
  expect(seen).toBeGreaterThan(60);
});
