/** Surroundings of a session that a test holds in its hand. */
import { botNamed } from '@three-crowns/ai';
import { type AnyGame, type GameRecord, newRecord, type RecordSeat, worldLuck } from '@three-crowns/core';
import { kingOfTheValley } from '@three-crowns/king-of-the-valley';
import type { SavedGame } from '../../src/storage/saved.ts';
import { Session, type Surroundings } from '../../src/table/session/session.ts';

export interface Fake extends Surroundings {
  readonly saved: SavedGame[];
  /** How often a bot was asked. */
  asked: number;
  /** While set, bots do not answer. */
  hold: Promise<void> | undefined;
  /** While true, nothing can be stored, and bots fail. */
  isBroken: boolean;
}

export function fakeSurroundings(game: AnyGame = kingOfTheValley): Fake {
  const fake: Fake = {
    saved: [],
    asked: 0,
    hold: undefined,
    isBroken: false,
    async save(one) {
      if (fake.isBroken) throw new Error('the disk is full');
      fake.saved.push(one);
    },
    async think({ bot, view, seat, seed }) {
      fake.asked++;
      await fake.hold;
      if (fake.isBroken) throw new Error('the bot is gone');
      return game.notation.formatMove(view, botNamed(bot)?.choose(game, view, seat, worldLuck(seed)));
    },
    pace: () => 0,
    now: () => 0,
  };
  return fake;
}

export const PERSON: RecordSeat = { name: 'Ada' };
export const BOT: RecordSeat = { name: 'Anselm', bot: 'greedy' };

export function recordWith(seats: readonly RecordSeat[], game: AnyGame = kingOfTheValley): GameRecord {
  const options = game === kingOfTheValley ? { seats: seats.length, start: 1 } : { seats: seats.length };
  return newRecord(game, { options, seats, seed: 'table' });
}

export function sessionWith(seats: readonly RecordSeat[], fake: Fake, game: AnyGame = kingOfTheValley): Session {
  return new Session({ id: 'test', record: recordWith(seats, game), undone: [], savedAt: 0 }, fake, game);
}

/** The first legal move of whoever is asked. */
export function playFirst(session: Session): void {
  const { game, asked, frames } = session.snapshot();
  if (asked === undefined) throw new Error('nobody is asked');
  const { state } = frames[frames.length - 1];
  session.play(game.notation.formatMove(state, game.rules.legalMoves(state, asked.seat)[0]));
}

export async function until(isDone: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !isDone(); i++) await new Promise((resolve) => setTimeout(resolve, 1));
  if (!isDone()) throw new Error('it never came to that');
}

export const isAsked = (session: Session) => () => session.snapshot().status === 'choose';
