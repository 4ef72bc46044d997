/** What goes on by itself at a local table: bots and what people left standing answer, until a person has to. */
import { BadInput, type Decision, type Seat, type Table, type Wishes } from '@three-crowns/core';
import { seenBy } from './seen.ts';
import { standingAnswer } from './standing.ts';
import type { Surroundings } from './surroundings.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

/** What is driven. */
export interface Driven {
  readonly id: string;
  table(): AnyTable;
  wishesOf(seat: Seat): Wishes;
  asked(): Decision | undefined;
  /** This page plays, and shows the game as it stands. */
  isLive(): boolean;
  /** Through when everything that was entered before is stored. */
  stored(): Promise<unknown>;
  enter(seat: Seat, text: string): Promise<void>;
  failed(error: unknown): void;
}

export class Driver {
  readonly #driven: Driven;
  readonly #around: Surroundings;
  /** Counts what the person did. A bot's answer to a question from before that is thrown away. */
  #run = 0;
  #thought = new AbortController();
  /** Nobody wants to see what goes on until a person is asked. */
  #isHurried = false;
  #endPause: (() => void) | undefined;

  constructor(driven: Driven, around: Surroundings) {
    this.#driven = driven;
    this.#around = around;
  }

  isBot(seat: Seat | undefined): boolean {
    return seat !== undefined && this.#driven.table().course.bots[seat] !== undefined;
  }

  /** Nobody has to be waited for there. */
  isQuick(seat: Seat): boolean {
    return this.isBot(seat) || this.#standing(seat) !== undefined;
  }

  hurry(): void {
    this.#isHurried = true;
    this.#endPause?.();
  }

  stop(): void {
    this.#run++;
    this.#thought.abort();
  }

  async go(): Promise<void> {
    this.stop();
    const run = this.#run;
    this.#thought = new AbortController();
    while (run === this.#run && this.#driven.isLive()) {
      const asked = this.#driven.asked();
      if (asked === undefined || !this.isQuick(asked.seat)) {
        this.#isHurried = false;
        return;
      }
      try {
        await this.#answer(asked.seat, run);
      } catch (error) {
        if (run === this.#run) this.#driven.failed(error);
        return;
      }
    }
  }

  async #answer(seat: Seat, run: number): Promise<void> {
    const table = this.#driven.table();
    const { length } = table.entries;
    // By the moves that stand: what was taken back changes nothing in how a bot answers.
    const seed = `${this.#driven.id}/${table.course.moves.length}`;
    const text = this.isBot(seat) ? await this.#botAnswer(seat, seed) : this.#standing(seat);
    // What was being stored meanwhile may have answered the same question.
    await this.#driven.stored();
    const isOpen = run === this.#run && length === this.#driven.table().entries.length;
    if (isOpen && text !== undefined) await this.#driven.enter(seat, text);
  }

  /** The move of the bot that plays a seat, by its text, not sooner than the pace of the screen allows. */
  async #botAnswer(seat: Seat, seed: string): Promise<string> {
    const { think, now, pace } = this.#around;
    const table = this.#driven.table();
    const { id: game, rulesVersion } = table.game;
    const bot = table.course.bots[seat];
    if (bot === undefined) throw new BadInput('bot', 'a person plays that seat');
    const seen = seenBy(table.game, table.moments, seat);
    const began = now();
    const question = { table: this.#driven.id, game, rulesVersion, bot, seen, seat, seed };
    const text = await think(question, this.#thought.signal);
    if (!this.#isHurried) await this.#pause(pace() - (now() - began));
    return text;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#endPause = resolve;
      setTimeout(resolve, Math.max(0, milliseconds));
    });
  }

  #standing(seat: Seat): string | undefined {
    return standingAnswer(this.#driven.table(), seat, this.#driven.wishesOf(seat));
  }
}
