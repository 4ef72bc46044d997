/** Surroundings of a local table that a test holds in its hand. */
import { botNamed } from '@three-crowns/ai';
import { type AnyGame, type GameRecord, newRecord, type RecordSeat, worldLuck } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import { memoryStore } from '../../src/storage/memoryStore.ts';
import type { SavedTable, TableStore } from '../../src/storage/store.ts';
import { LocalTable } from '../../src/table/session/localTable.ts';
import type { TableSession } from '../../src/table/session/session.ts';
import type { Surroundings } from '../../src/table/session/surroundings.ts';

export interface Fake extends Omit<Surroundings, 'think'> {
  think: Surroundings['think'];
  readonly store: TableStore;
  /** How often a bot was asked. */
  asked: number;
  /** While set, bots do not answer. */
  hold: Promise<void> | undefined;
  /** While set, nothing is stored yet. */
  slowDisk: Promise<void> | undefined;
  /** While true, nothing can be stored, and bots fail. */
  isBroken: boolean;
}

export function fakeSurroundings(game: AnyGame = kingOfTheValley): Fake {
  let ids = 0;
  const memory = memoryStore();
  const fake: Fake = {
    store: {
      ...memory,
      isKept: () => true,
      async append(id, entry) {
        await fake.slowDisk;
        if (fake.isBroken) throw new Error('the disk is full');
        return memory.append(id, entry);
      },
    },
    asked: 0,
    hold: undefined,
    slowDisk: undefined,
    isBroken: false,
    async think({ bot, seen, seat, seed }) {
      const view = seen[seen.length - 1].state;
      fake.asked++;
      await fake.hold;
      if (fake.isBroken) throw new Error('the bot is gone');
      return game.notation.formatMove(view, botNamed(bot)?.choose(game, view, seat, worldLuck(seed)));
    },
    pace: () => 0,
    now: () => 0,
    newId: () => `command ${++ids}`,
  };
  return fake;
}

export const PERSON: RecordSeat = { name: 'Ada' };
export const BOT: RecordSeat = { name: 'Anselm', bot: 'greedy' };

export function recordWith(seats: readonly RecordSeat[], game: AnyGame = kingOfTheValley): GameRecord {
  const options = game === kingOfTheValley ? { seats: seats.length, start: 1 } : { seats: seats.length };
  return newRecord(game, { options, seats, seed: 'table' });
}

export async function sessionWith(
  seats: readonly RecordSeat[],
  fake: Fake,
  game: AnyGame = kingOfTheValley,
): Promise<LocalTable> {
  await fake.store.create({ id: 'test', record: recordWith(seats, game) });
  return reopened(fake, game);
}

/** The same table as another page, or the same after a reload, opens it. */
export async function reopened(fake: Fake, game: AnyGame = kingOfTheValley): Promise<LocalTable> {
  return new LocalTable((await fake.store.read('test')) as SavedTable, fake, game);
}

/** What is stored of it. */
export async function storedIn(fake: Fake): Promise<GameRecord> {
  return ((await fake.store.read('test')) as SavedTable).record;
}

/** The first legal move of whoever is asked. */
export async function playFirst(session: TableSession): Promise<void> {
  const { game, asked, moments } = session.snapshot();
  if (asked === undefined) throw new Error('nobody is asked');
  const { state } = moments[moments.length - 1];
  await session.play({ text: game.notation.formatMove(state, game.rules.legalMoves(state, asked.seat)[0]) });
}

export async function until(isDone: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !isDone(); i++) await new Promise((resolve) => setTimeout(resolve, 1));
  if (!isDone()) throw new Error('it never came to that');
}

export const isAsked = (session: TableSession) => () => session.snapshot().status === 'choose';
