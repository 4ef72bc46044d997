/** The coach knows what a seat saw, however it was told, and forgets what was taken back. */
import { type AnyGame, draw, momentsFor, newsOf, openTable, playMove, stateOf, worldLuck } from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { kingsWill } from '@three-crowns/kings-will';
import { describe, expect, it } from 'vitest';
import { makeWitnesses } from '../../src/coach/witnesses.ts';
import { recordWith } from '../table/surroundings.ts';

/** The King's Will hides points and cards that were seen: there is something to remember. */
const game: AnyGame = kingsWill;
const MOVES = proof('moves before a hint', { small: 40, full: 120 });

function seenAfter(moves: number) {
  const record = { ...recordWith([{ name: 'Ada' }, { name: 'Bo' }], game), seed: MOVES.seed };
  const table = openTable<unknown, unknown, unknown, unknown>(game, record);
  const luck = worldLuck(MOVES.seed);
  for (let i = 0; i < moves; i++) {
    const [{ seat }] = game.rules.pending(stateOf(table));
    const legal: readonly unknown[] = game.rules.legalMoves(stateOf(table), seat);
    playMove(table, seat, legal[draw(luck, legal.length)]);
  }
  return momentsFor(game, table.moments, 0);
}

describe('witnesses of the coach', () => {
  const seen = seenAfter(MOVES.size);
  const place = { id: 1, table: 'test', game: game.id, rulesVersion: game.rulesVersion, seat: 0 };
  const whole = () => makeWitnesses().at({ ...place, ...newsOf([], seen) }, game);

  it('know the same told bit by bit and told all at once', () => {
    const bits = makeWitnesses();
    const stops = [0, 1, 7, 8, seen.length].map((until) => seen.slice(0, until));
    const told = stops.slice(1).map((now, i) => bits.at({ ...place, ...newsOf(stops[i], now) }, game));
    expect(told.at(-1), MOVES.seed).toEqual(whole());
  });

  it('begin anew where a move was taken back, and at another table', () => {
    const witnesses = makeWitnesses();
    witnesses.at({ ...place, ...newsOf([], seen) }, game);
    const back = seen.slice(0, -3);
    expect(witnesses.at({ ...place, ...newsOf(seen, back) }, game).view).toBe(back.at(-1)?.state);
    const elsewhere = { ...place, table: 'other' };
    expect(() => witnesses.at({ ...elsewhere, from: 5, news: [] }, game)).toThrow('from its start');
  });
});
