/**
 * A game in play on this device: the table of core, who looks at the screen, the bots, and the store. Every entry is stored
 * before it is shown. One page plays at a table; another that has it open follows, and can take over.
 */
import {
  type AnyGame,
  askedAt,
  askedFirst,
  BadInput,
  type Decision,
  type Entry,
  type GameRecord,
  openTable,
  recordFor,
  recordOf,
  type Seat,
  type Table,
  type Wishes,
} from '@three-crowns/core';
import { dealIn } from '../../daily/dealId.ts';
import { givesHints, type HintWish } from '../../storage/hints.ts';
import type { Hold, SavedTable } from '../../storage/store.ts';
import { type Driven, Driver } from './driver.ts';
import { entered, reopened } from './entering.ts';
import { abandonOf, resignOf } from './givingUp.ts';
import { Journal } from './journal.ts';
import { Looking } from './looking.ts';
import { rematchOf } from './rematch.ts';
import type { Played, TableSession } from './session.ts';
import { showingOf } from './showing.ts';
import type { Snapshot } from './snapshot.ts';
import type { Surroundings } from './surroundings.ts';
import { undoOf } from './takingBack.ts';
import { personsAt } from './viewer.ts';

export class LocalTable implements TableSession {
  readonly id: string;
  readonly hints: HintWish | undefined;
  /** A deal of the day: nothing is dealt anew. */
  readonly #isSameForAll: boolean;
  #table: Table<unknown, unknown, unknown, unknown>;
  readonly #looking: Looking;
  /** By seat. */
  #wishes: readonly Wishes[];
  /** The person whose secrets the screen shows. */
  #atScreen: Seat | undefined;
  #askedLast: Seat | undefined;
  readonly #givesHints: boolean;
  #problem: string | undefined;
  readonly #journal: Journal;
  #isGone = false;
  /** This page plays; until it was asked it does. */
  #isOurs = true;
  #hold: Hold | undefined;
  #unfollow: (() => void) | undefined;
  #isPlaying = false;
  /** What is entered goes one after the other. */
  #entering: Promise<unknown> = Promise.resolve();
  readonly #around: Surroundings;
  readonly #driver: Driver;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

  constructor(saved: SavedTable, around: Surroundings, game: AnyGame) {
    this.id = saved.id;
    this.hints = saved.hints;
    this.#isSameForAll = dealIn(saved.id) !== undefined;
    this.#around = around;
    this.#journal = new Journal(around.store, saved.id, () => this.#changed());
    this.#table = openTable(game, saved.record, saved.commandIds);
    this.#wishes = saved.record.seats.map((_, seat) => saved.wishes[seat] ?? {});
    this.#givesHints = givesHints(personsAt(this.#table).length, saved.hints);
    this.#driver = new Driver(this.#driven(), around);
    this.#looking = new Looking(this.#table.moments.length - 1);
    this.#snapshot = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  recordForViewer() {
    return recordFor(this.#table, this.#snapshot.viewer);
  }

  wholeRecord(): GameRecord {
    return recordOf(this.#table);
  }

  rematch(seed: string) {
    return rematchOf(this.#table.game, this.wholeRecord(), seed);
  }

  start(): void {
    const { store } = this.#around;
    this.#problem = undefined;
    this.#unfollow ??= store.follow(this.id, () => void this.#catchUp());
    this.#hold ??= store.hold(this.id, (isOurs) => void this.#heldBy(isOurs));
    this.#changed();
    void this.#driver.go();
  }

  close(): void {
    this.#driver.stop();
    this.#journal.close();
    this.#unfollow?.();
    this.#hold?.release();
    this.#unfollow = this.#hold = undefined;
  }

  takeOver(): void {
    this.#hold?.takeOver();
  }

  async play(...moves: readonly Played[]): Promise<void> {
    const { asked, status } = this.#snapshot;
    if (asked === undefined || status !== 'choose') throw new BadInput('move', 'nobody at this screen is asked');
    // A second click before the first is stored means the same move.
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    this.#driver.stop();
    try {
      for (const { text, move } of moves) await this.#enter({ kind: 'move', seat: asked.seat, text }, move);
    } finally {
      this.#isPlaying = false;
    }
    void this.#driver.go();
  }

  async undo(agreed = false): Promise<void> {
    if (agreed && this.#isSameForAll) throw new BadInput('undo', 'no more can be taken back here');
    this.#driver.stop();
    await this.#enter(undoOf(this.#table, agreed));
    void this.#driver.go();
  }

  async redo(): Promise<void> {
    this.#driver.stop();
    do {
      const next = this.#table.course.undone.at(-1);
      if (next === undefined) throw new BadInput('redo', 'there is no move to play again');
      await this.#enter({ kind: 'move', seat: next.seat, text: next.text });
    } while (this.#table.course.undone.length > 0 && this.#driver.isBot(this.#asked()?.seat));
    void this.#driver.go();
  }

  async resign(): Promise<void> {
    const { own, canResign } = this.#snapshot;
    if (!canResign) throw new BadInput('resign', 'nobody is at this screen');
    this.#driver.stop();
    await this.#enter(resignOf(this.#table, own));
    void this.#driver.go();
  }

  async abandon(): Promise<void> {
    this.#driver.stop();
    await this.#enter(abandonOf(this.#table));
  }

  show(ply: number): void {
    this.#driver.stop();
    this.#looking.show(ply, this.#table.moments.length - 1);
    this.#changed();
  }

  live(): void {
    this.#showLive();
    void this.#driver.go();
  }

  skip(): void {
    this.#driver.hurry();
  }

  setWishes(wishes: Wishes): void {
    const { own, viewer, isFaceDown } = this.#snapshot;
    if (typeof viewer !== 'number' && !isFaceDown) return;
    this.#wishes = this.#wishes.with(own, wishes);
    // Wishes are no part of the game: without them a question is asked once more.
    this.#around.store.saveWishes(this.id, this.#wishes).catch(() => undefined);
    this.#showLive();
    void this.#driver.go();
  }

  takeScreen(): void {
    this.#atScreen = this.#snapshot.asked?.seat;
    this.#changed();
  }

  #driven(): Driven {
    return {
      id: this.id,
      table: () => this.#table,
      wishesOf: (seat) => this.#wishes[seat],
      asked: () => this.#asked(),
      isLive: () => this.#isOurs && !this.#looking.isReplay,
      stored: () => this.#entering,
      enter: (seat, text) => this.#enter({ kind: 'move', seat, text }),
      failed: (error) => {
        this.#problem = wordsOf(error);
        this.#changed();
      },
    };
  }

  /** Prepared, stored, and only then shown. What another page was quicker with is shown in its place. */
  #enter(entry: Entry, move?: unknown): Promise<void> {
    const entered = this.#entering.then(() => this.#enterNow(entry, move));
    this.#entering = entered.catch(() => undefined);
    return entered;
  }

  async #enterNow(entry: Entry, move: unknown): Promise<void> {
    const { next, written } = entered(this.#table, this.#around.newId(), entry, move);
    const answer = await this.#journal.write(written);
    if (answer === 'gone') this.#isGone = true;
    if (answer !== 'stored') return this.#readOn();
    this.#table = next;
    this.#showLive();
  }

  /** Another page plays, or has played: what it entered is shown here. */
  async #catchUp(): Promise<void> {
    const before = this.#table;
    this.#entering = this.#entering.then(() => this.#readOn()).catch(() => undefined);
    await this.#entering;
    // A bot that thinks about what still stands is not asked again.
    if (this.#table !== before) void this.#driver.go();
  }

  async #readOn(): Promise<void> {
    const stored = this.#table.entries.length - this.#journal.unsaved;
    const more = await this.#around.store.entriesAfter(this.id, stored);
    if (more.length > 0) {
      this.#journal.forget();
      this.#table = reopened(this.#table, stored, more);
      this.#looking.follow(this.#table.moments.length - 1);
    }
    this.#changed();
  }

  async #heldBy(isOurs: boolean): Promise<void> {
    this.#isOurs = isOurs;
    if (isOurs) await this.#catchUp();
    else this.#driver.stop();
    this.#changed();
    void this.#driver.go();
  }

  #showLive(): void {
    this.#looking.live(this.#table.moments.length - 1);
    this.#changed();
  }

  /** Bots and standing answers come first, then whoever has the screen, then the next person. */
  #asked(): Decision | undefined {
    return askedFirst(askedAt(this.#table), (seat) => this.#driver.isQuick(seat), this.#atScreen);
  }

  #changed(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  #take(): Snapshot {
    const { snapshot, atScreen, askedLast } = showingOf({
      table: this.#table,
      asked: this.#asked(),
      atScreen: this.#atScreen,
      askedLast: this.#askedLast,
      looking: this.#looking,
      wishes: this.#wishes,
      isSameForAll: this.#isSameForAll,
      givesHints: this.#givesHints,
      problem: this.#problem,
      storage: this.#storage(),
      isGone: this.#isGone,
      isOurs: this.#isOurs,
      driver: this.#driver,
    });
    this.#atScreen = atScreen;
    this.#askedLast = askedLast;
    return snapshot;
  }

  #storage(): Snapshot['storage'] {
    if (this.#journal.unsaved > 0) return 'unsaved';
    return this.#around.store.isKept(this.id) ? 'kept' : 'memory';
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
