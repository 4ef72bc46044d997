/** What a local table needs of its device: a store, bots that think, and time. */
import { BadInput, type Seat, stateOf, type Table } from '@three-crowns/core';
import type { TableStore } from '../../storage/store.ts';

/** What a bot is asked: nothing but a view of its seat. */
export interface Question {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

export interface Surroundings {
  readonly store: Pick<TableStore, 'isKept' | 'append' | 'entriesAfter' | 'saveWishes' | 'follow' | 'hold'>;
  think(question: Question): Promise<string>;
  /** How long a bot's decision stays on the screen before the next, in milliseconds. */
  pace(): number;
  now(): number;
  /** A name for a command that no other has. */
  newId(): string;
}

/** The move of the bot that plays a seat, by its text, not sooner than the pace of the screen allows. */
export async function botAnswer(
  table: Table<unknown, unknown, unknown, unknown>,
  seat: Seat,
  seed: string,
  around: Surroundings,
): Promise<string> {
  const { game, course } = table;
  const bot = course.bots[seat];
  if (bot === undefined) throw new BadInput('bot', 'a person plays that seat');
  const view: unknown = game.secrets.view(stateOf(table), seat);
  const began = around.now();
  const { id, rulesVersion } = game;
  const text = await around.think({ game: id, rulesVersion, bot, view, seat, seed });
  await wait(around.pace() - (around.now() - began));
  return text;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
