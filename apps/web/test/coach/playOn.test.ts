/** A game played on from any moment: what the viewer knew stays, the rest is dealt anew, and it can be played to its end. */
import {
  type AnyGame,
  type Game,
  momentsFor,
  newRecord,
  openTable,
  playMove,
  playOn,
  playRandom,
  randomMove,
  startState,
  stateOf,
  type Table,
  type Viewer,
  viewersOf,
  worldLuck,
} from '@three-crowns/core';
import { proof } from '@three-crowns/core/proof';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { kingsWill } from '@three-crowns/kings-will';
import { valeria } from '@three-crowns/valeria';
import { describe, expect, it } from 'vitest';

const PLIES = proof('moments played on from', { small: 30, full: 100_000 });
const ENDLESS = 5000;

const GAMES: readonly (readonly [string, AnyGame, Readonly<Record<string, unknown>>])[] = [
  ['King of the Valley', kingOfTheValley, { seats: 3 }],
  ["The King's Will", kingsWill, { seats: 2 }],
  ["The King's Will without notes", kingsWill, { seats: 3, notebook: 'off' }],
  ['Valeria', valeria, { seats: 2, events: 'on', mixed: 'on' }],
  ['Valeria alone', valeria, { seats: 1 }],
];

function playedGame<S, M, E, O>(game: Game<S, M, E, O>, options: unknown): Table<S, M, E, O> {
  const table = openTable(game, newRecord(game, { options, seed: PLIES.seed }));
  const luck = worldLuck(PLIES.seed);
  for (let next = randomMove(game, stateOf(table), luck); next; next = randomMove(game, stateOf(table), luck)) {
    playMove(table, next.seat, next.move);
  }
  return table;
}

describe.each(GAMES)('%s', (_, game, options) => {
  const { base, moments } = playedGame<unknown, unknown, unknown, unknown>(game, options);
  const seats = base.seats.length;
  const last = moments.length - 1;
  const step = Math.max(1, Math.ceil(last / PLIES.size));
  const plies = moments.map((_, ply) => ply).filter((ply) => ply < last && ply % step === 0);
  const seenBy = (viewer: Viewer) => momentsFor(game, moments, viewer);
  const startFor = (viewer: Viewer, ply: number, seed: string): unknown => {
    const seen = seenBy(viewer).slice(0, ply + 1);
    return startState(game, playOn(game, { viewer, seen }, { options: base.options, seats: base.seats, seed }));
  };

  it(`shows the viewer what he saw, and can be played to the end, ${PLIES.name}`, () => {
    const viewers = viewersOf(seats);
    for (const ply of plies) {
      const viewer = viewers[ply % viewers.length];
      const state = startFor(viewer, ply, `${PLIES.seed} ${ply}`);
      const place = `${PLIES.seed}, ply ${ply}, ${viewer}`;
      expect(game.secrets.view(state, viewer), place).toEqual(game.secrets.view(moments[ply].state, viewer));
      playRandom(game, state, worldLuck(place), { maxMoves: ENDLESS });
      expect(game.rules.pending(state), place).toEqual([]);
    }
  });

  it('deals what he did not know anew, and by the new seed alone', () => {
    const ply = plies[Math.floor(plies.length / 2)];
    const dealt = (seed: string): string => JSON.stringify(game.notation.formatPosition(startFor(0, ply, seed)));
    const deals = new Set(Array.from({ length: 8 }, (_, i) => dealt(`deal ${i}`)));
    expect(deals.size, PLIES.seed).toBeGreaterThan(1);
    expect(dealt('deal 1')).toBe(dealt('deal 1'));
  });
});

it("The King's Will: points that were counted along stay, though the view no longer shows them", () => {
  const { base, moments } = playedGame(kingsWill, { seats: 2 });
  const seen = momentsFor(kingsWill, moments, 0);
  for (const ply of [10, 20, 30]) {
    const watched = { viewer: 0, seen: seen.slice(0, ply + 1) };
    const record = playOn(kingsWill, watched, { options: base.options, seats: base.seats, seed: 'counted' });
    const dealt = startState(kingsWill, record).palatinates.map(({ points }) => points);
    const real = moments[ply].state.palatinates.map(({ points }) => points);
    expect(dealt, PLIES.seed).toEqual(real);
  }
});
