/**
 * A game in play on this device: the table of core, who looks at the screen, the bots, and the store. Every entry is stored
 * before it is shown. One page plays at a table; another that has it open follows, and can take over.
 */
import {
  type AnyGame,
  askedAt,
  askedFirst,
  BadInput,
  commandOf,
  commit,
  type Decision,
  type Entry,
  endingOf,
  forkTable,
  formatEntry,
  type GameRecord,
  openTable,
  prepare,
  recordFor,
  recordOf,
  type Seat,
  type Table,
  type Viewer,
  type Wishes,
} from '@three-crowns/core';
import { seatsOf } from '../../seats/seats.ts';
import type { Hold, SavedTable } from '../../storage/store.ts';
import { Journal } from './journal.ts';
import { rematchOf } from './rematch.ts';
import { seenBy } from './seen.ts';
import type { Played, TableSession } from './session.ts';
import type { Snapshot, Status } from './snapshot.ts';
import { standingAnswer } from './standing.ts';
import { botAnswer, type Surroundings } from './surroundings.ts';
import { offeredBack, undoOf } from './takingBack.ts';
import { holderOf, viewerOf } from './viewer.ts';

export class LocalTable implements TableSession {
  readonly id: string;
  #table: Table<unknown, unknown, unknown, unknown>;
  #at: number;
  #from: number;
  #isReplay = false;
  /** By seat. */
  #wishes: readonly Wishes[];
  /** The person who has the screen. */
  #atScreen: Seat | undefined;
  #problem: string | undefined;
  readonly #journal: Journal;
  #isGone = false;
  /** This page plays; until it was asked it does. */
  #isOurs = true;
  #hold: Hold | undefined;
  #unfollow: (() => void) | undefined;
  /** Counts what the person did. A bot's answer to a question from before that is thrown away. */
  #run = 0;
  #isPlaying = false;
  /** What is entered goes one after the other. */
  #entering: Promise<unknown> = Promise.resolve();
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

  constructor(saved: SavedTable, around: Surroundings, game: AnyGame) {
    this.id = saved.id;
    this.#around = around;
    this.#journal = new Journal(around.store, saved.id, () => this.#changed());
    this.#table = openTable(game, saved.record, saved.commandIds);
    this.#wishes = saved.record.seats.map((_, seat) => saved.wishes[seat] ?? {});
    this.#at = this.#from = this.#table.moments.length - 1;
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
    void this.#drive();
  }

  close(): void {
    this.#run++;
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
    this.#run++;
    try {
      for (const { text, move } of moves) await this.#enter({ kind: 'move', seat: asked.seat, text }, move);
    } finally {
      this.#isPlaying = false;
    }
    void this.#drive();
  }

  async undo(agreed = false): Promise<void> {
    this.#run++;
    await this.#enter(undoOf(this.#table, agreed));
    void this.#drive();
  }

  async redo(): Promise<void> {
    this.#run++;
    do {
      const next = this.#table.course.undone.at(-1);
      if (next === undefined) throw new BadInput('redo', 'there is no move to play again');
      await this.#enter({ kind: 'move', seat: next.seat, text: next.text });
    } while (this.#table.course.undone.length > 0 && this.#isBot(this.#asked()?.seat));
    void this.#drive();
  }

  show(ply: number): void {
    this.#run++;
    this.#from = this.#at;
    this.#at = Math.min(Math.max(ply, 0), this.#table.moments.length - 1);
    this.#isReplay = true;
    this.#changed();
  }

  live(): void {
    this.#isReplay = false;
    this.#showLive();
    void this.#drive();
  }

  setWishes(wishes: Wishes): void {
    const { viewer } = this.#snapshot;
    if (typeof viewer !== 'number') return;
    this.#wishes = this.#wishes.with(viewer, wishes);
    // Wishes are no part of the game: without them a question is asked once more.
    this.#around.store.saveWishes(this.id, this.#wishes).catch(() => undefined);
    this.#showLive();
    void this.#drive();
  }

  takeScreen(): void {
    this.#atScreen = this.#snapshot.asked?.seat;
    this.#changed();
  }

  async #drive(): Promise<void> {
    const run = ++this.#run;
    while (run === this.#run && this.#isOurs && !this.#isReplay) {
      const asked = this.#asked();
      if (asked === undefined) return;
      const bot = this.#table.course.bots[asked.seat];
      const standing = bot === undefined ? this.#standingAnswer(asked.seat) : undefined;
      if (bot === undefined && standing === undefined) return;
      const { length } = this.#table.entries;
      try {
        const text = standing ?? (await botAnswer(this.#table, asked.seat, `${this.id}/${length}`, this.#around));
        // What was being stored meanwhile may have answered the same question.
        await this.#entering;
        const isOpen = run === this.#run && length === this.#table.entries.length;
        if (isOpen) await this.#enter({ kind: 'move', seat: asked.seat, text });
      } catch (error) {
        if (run !== this.#run) return;
        this.#problem = wordsOf(error);
        this.#changed();
        return;
      }
    }
  }

  #standingAnswer(seat: Seat): string | undefined {
    return standingAnswer(this.#table, seat, this.#wishes[seat]);
  }

  /** Prepared, stored, and only then shown. What another page was quicker with is shown in its place. */
  #enter(entry: Entry, move?: unknown): Promise<void> {
    const entered = this.#entering.then(() => this.#enterNow(entry, move));
    this.#entering = entered.catch(() => undefined);
    return entered;
  }

  async #enterNow(entry: Entry, move: unknown): Promise<void> {
    const next = forkTable(this.#table);
    const commandId = this.#around.newId();
    const prepared = prepare(next, commandOf(next, commandId, entry, move));
    if (prepared.status !== 'prepared') throw new BadInput(entry.kind, 'the table has moved on');
    commit(next, prepared);
    const { seq } = prepared;
    const line = formatEntry(prepared.entry);
    const answer = await this.#journal.write({ seq, line, commandId, result: recordOf(next).result });
    if (answer === 'gone') this.#isGone = true;
    if (answer !== 'stored') return this.#readOn();
    this.#table = next;
    this.#showLive();
  }

  /** Another page plays, or has played: what it entered is shown here. */
  async #catchUp(): Promise<void> {
    this.#entering = this.#entering.then(() => this.#readOn()).catch(() => undefined);
    await this.#entering;
    void this.#drive();
  }

  async #readOn(): Promise<void> {
    const { game, base, entries, commands } = this.#table;
    const stored = entries.length - this.#journal.unsaved;
    const more = await this.#around.store.entriesAfter(this.id, stored);
    if (more.length > 0) {
      this.#journal.forget();
      const log = [...entries.slice(0, stored).map(formatEntry), ...more.map(({ line }) => line)];
      const ids = [...[...commands.keys()].slice(0, stored), ...more.map(({ commandId }) => commandId)];
      this.#table = openTable(game, { ...base, log }, ids);
      if (!this.#isReplay) return this.#showLive();
    }
    this.#changed();
  }

  async #heldBy(isOurs: boolean): Promise<void> {
    this.#isOurs = isOurs;
    if (isOurs) await this.#catchUp();
    else this.#run++;
    this.#changed();
    void this.#drive();
  }

  #showLive(): void {
    this.#from = this.#at;
    this.#at = this.#table.moments.length - 1;
    this.#isReplay = false;
    this.#changed();
  }

  /** Bots and standing answers come first, then whoever has the screen, then the next person. */
  #asked(): Decision | undefined {
    return askedFirst(askedAt(this.#table), (seat) => this.#isQuick(seat), this.#atScreen);
  }

  #isQuick(seat: Seat): boolean {
    return this.#isBot(seat) || this.#standingAnswer(seat) !== undefined;
  }

  #isBot(seat: Seat | undefined): boolean {
    return seat !== undefined && this.#table.course.bots[seat] !== undefined;
  }

  #changed(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  #take(): Snapshot {
    const { game, base, moments } = this.#table;
    const asked = this.#asked();
    this.#atScreen = holderOf(this.#table, asked, this.#atScreen);
    const viewer = viewerOf(this.#table, this.#atScreen);
    return {
      game,
      seats: seatsOf(base),
      moments: seenBy(game, moments, viewer),
      at: Math.min(this.#at, moments.length - 1),
      from: this.#from,
      status: this.#status(asked, viewer),
      asked,
      viewer,
      ending: endingOf(this.#table),
      wishes: typeof viewer === 'number' ? this.#wishes[viewer] : {},
      ...offeredBack(this.#table, viewer),
      problem: this.#problem,
      storage: this.#storage(),
    };
  }

  #storage(): Snapshot['storage'] {
    if (this.#journal.unsaved > 0) return 'unsaved';
    return this.#around.store.isKept(this.id) ? 'kept' : 'memory';
  }

  #status(asked: Decision | undefined, viewer: Viewer): Status {
    if (this.#isGone) return 'gone';
    if (this.#problem !== undefined) return 'failed';
    if (this.#isReplay) return 'replay';
    if (asked === undefined) return 'over';
    if (!this.#isOurs) return 'following';
    if (this.#isQuick(asked.seat)) return 'thinking';
    return viewer === asked.seat ? 'choose' : 'handOver';
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
