/** A screen that several people share: what is asked openly, and when it has to be handed over. */
import { type AnyGame, draw, type GameRecord, luckOf, newRecord, type Seat, UNKNOWN } from '@three-crowns/core';
import { kingsWill } from '@three-crowns/kings-will';
import { type GameEvent, type State, valeria } from '@three-crowns/valeria';
import { expect, test } from 'vitest';
import { proof } from '../../../../packages/core/test/proof.ts';
import type { SavedTable } from '../../src/storage/store.ts';
import { LocalTable } from '../../src/table/session/localTable.ts';
import { fakeSurroundings } from './surroundings.ts';

const NAMES = ['Ada', 'Ben', 'Cid'];

const recordOf = (game: AnyGame, seed: string): GameRecord =>
  newRecord(game, { options: { seats: 3 }, seats: NAMES.map((name) => ({ name })), seed });

async function sessionOf(game: AnyGame, seed: string): Promise<LocalTable> {
  const fake = fakeSurroundings(game);
  await fake.store.create({ id: 'shared', record: recordOf(game, seed) });
  return new LocalTable((await fake.store.read('shared')) as SavedTable, fake, game);
}

type Shown = ReturnType<LocalTable['snapshot']>;

/** Three people play at random; `look` sees every snapshot in which one of them is asked. */
async function playThree(
  game: AnyGame,
  seed: string,
  moves: number,
  look: (shown: Shown) => void,
): Promise<LocalTable> {
  const session = await sessionOf(game, seed);
  const luck = luckOf(seed);
  for (let i = 0; i < moves && session.snapshot().status !== 'over'; i++) {
    look(session.snapshot());
    if (session.snapshot().status === 'handOver') session.takeScreen();
    const { asked, moments } = session.snapshot();
    const { state } = moments[moments.length - 1];
    const legal: readonly unknown[] = game.rules.legalMoves(state, asked?.seat ?? 0);
    await session.play({ text: game.notation.formatMove(state, legal[draw(luck, legal.length)]) });
  }
  return session;
}

const GAMES = proof('shared screens', { small: 2, full: 20 });
const SEEDS = Array.from({ length: GAMES.size }, (_, i) => `${GAMES.seed} ${i}`);

const turnsOf = (events: readonly GameEvent[]): number => events.filter(({ type }) => type === 'turn').length;

test.each(SEEDS)(
  `${GAMES.name}: three people hand the screen over at most once a turn of Valeria: %s`,
  async (seed) => {
    let [handOvers, turns] = [0, 0];
    await playThree(valeria, seed, 120, ({ status, moments }) => {
      const { state, events } = moments[moments.length - 1];
      turns += turnsOf(events as readonly GameEvent[]);
      if (status === 'handOver') handOvers++;
      // Every duke is chosen behind the curtain, before the first turn.
      if ((state as State).phase !== 'dukes') expect(handOvers).toBeLessThanOrEqual(NAMES.length + turns);
    });
    expect(turns).toBeGreaterThan(5);
  },
);

test.each(SEEDS)(`${GAMES.name}: what is asked openly shows nobody’s secrets: %s`, async (seed) => {
  for (const game of [valeria, kingsWill] as readonly AnyGame[]) {
    let open = 0;
    const session = await playThree(game, seed, 60, ({ isFaceDown, viewer, own, asked, moments }) => {
      if (!isFaceDown) return;
      open++;
      expect({ viewer, own }).toEqual({ viewer: 'spectator', own: asked?.seat });
      const { state } = moments[moments.length - 1];
      expect(state).toEqual(game.secrets.view(state, 'spectator'));
    });
    expect(open, session.id).toBeGreaterThan(5);
  }
});

test('who is asked openly may turn the own secrets up, and they are covered for the next one', async () => {
  const session = await playThree(valeria, 'face down', NAMES.length, () => {});
  const dukes = (seat: Seat) => {
    const { moments } = session.snapshot();
    return (moments[moments.length - 1].state as State).players[seat].dukes;
  };
  const { asked, own } = session.snapshot();
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 'spectator', isFaceDown: true });
  expect(dukes(own)).toContain(UNKNOWN);
  session.takeScreen();
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: asked?.seat, isFaceDown: false });
  expect(dukes(own)).not.toContain(UNKNOWN);
  while (session.snapshot().asked?.seat === own) {
    const { game, moments } = session.snapshot();
    const { state } = moments[moments.length - 1];
    await session.play({ text: game.notation.formatMove(state, game.rules.legalMoves(state, own)[0]) });
  }
  expect(session.snapshot()).toMatchObject({ status: 'choose', viewer: 'spectator', isFaceDown: true });
  expect(dukes(own)).toContain(UNKNOWN);
});
