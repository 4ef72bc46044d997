/**
 * A game in play on this screen: the table of core, what the screen shows of it, the bots, and the saving. Everything the
 * page draws comes from `snapshot`, which is replaced whenever anything changes.
 */
import {
  type AnyGame,
  askedAt,
  BadInput,
  type Decision,
  enter,
  freeUndos,
  type GameRecord,
  openTable,
  parseRecord,
  personsIn,
  playText,
  recordOf,
  type Seat,
  stateOf,
  type Table,
  type Viewer,
  type Wishes,
} from '@three-crowns/core';
import { seatsOf } from '../../seats/seats.ts';
import type { SavedGame } from '../../storage/saved.ts';
import type { Frame } from './frames.ts';
import type { Snapshot, Status } from './snapshot.ts';
import { standingAnswer } from './standing.ts';
import { holderOf, viewerOf } from './viewer.ts';

export interface Surroundings {
  save(game: SavedGame): Promise<void>;
  think(question: {
    game: string;
    rulesVersion: number;
    bot: string;
    view: unknown;
    seat: Seat;
    seed: string;
  }): Promise<string>;
  /** How long a bot's decision stays on the screen before the next, in milliseconds. */
  pace(): number;
  now(): number;
}

export class Session {
  readonly id: string;
  #table: Table<unknown, unknown, unknown, unknown>;
  #frames: Frame[];
  #at: number;
  #from: number;
  #isReplay = false;
  /** By seat. */
  #wishes: Wishes[];
  /** The person who has the screen. */
  #atScreen: Seat | undefined;
  #problem: string | undefined;
  #isUnsaved = false;
  /** Counts what the person did. A bot's answer to a question from before that is thrown away. */
  #run = 0;
  #saves = 0;
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

  constructor(saved: SavedGame, around: Surroundings, game: AnyGame) {
    this.id = saved.id;
    this.#around = around;
    this.#table = openTable(game, parseRecord(saved.record));
    this.#frames = [...this.#table.moments];
    this.#wishes = saved.record.seats.map((_, seat) => saved.wishes?.[seat] ?? {});
    this.#at = this.#from = this.#frames.length - 1;
    this.#snapshot = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  get record(): GameRecord {
    return recordOf(this.#table);
  }

  /** Lets the bots play; call it once the page is there, and again after a bot failed. */
  start(): void {
    this.#problem = undefined;
    this.#changed();
    void this.#drive();
  }

  close(): void {
    this.#run++;
  }

  /** A move of the person at the screen, by its notation. */
  play(text: string): void {
    const { asked, status } = this.#snapshot;
    if (asked === undefined || status !== 'choose') throw new BadInput('move', 'nobody at this screen is asked');
    this.#played(asked.seat, text);
    void this.#drive();
  }

  /** Takes the last move back; when all agreed, the last move of a person with what the bots answered. */
  undo(agreed = false): void {
    this.#run++;
    const { moves } = this.#table.course;
    // A bot alone would only play the same again.
    const last = agreed ? moves.findLastIndex((move) => !this.#isBot(move.seat)) : moves.length - 1;
    if (last < 0) throw new BadInput('undo', 'there is no move to take back');
    const { seat } = moves[last];
    const others = agreed ? personsIn(this.#table.course).filter((one) => one !== seat) : [];
    enter(this.#table, { kind: 'undo', seat, count: moves.length - last, agreed: others, redeal: false });
    this.#frames = [...this.#table.moments];
    this.#showLive();
    void this.#drive();
  }

  /** Plays again what was taken back, with the bots' answers to it. */
  redo(): void {
    this.#run++;
    do {
      const next = this.#table.course.undone.at(-1);
      if (next === undefined) throw new BadInput('redo', 'there is no move to play again');
      playText(this.#table, next.seat, next.text);
    } while (this.#table.course.undone.length > 0 && this.#isBot(this.#asked()?.seat));
    this.#frames = [...this.#table.moments];
    this.#showLive();
    void this.#drive();
  }

  /** Shows an earlier moment. */
  show(ply: number): void {
    this.#run++;
    this.#from = this.#at;
    this.#at = Math.min(Math.max(ply, 0), this.#frames.length - 1);
    this.#isReplay = true;
    this.#changed();
  }

  /** Back to the game. */
  live(): void {
    this.#isReplay = false;
    this.#showLive();
    void this.#drive();
  }

  /** What the viewer leaves standing from now on; a question that waits for it is answered at once. */
  setWishes(wishes: Wishes): void {
    const { viewer } = this.#snapshot;
    if (typeof viewer !== 'number') return;
    this.#wishes = this.#wishes.with(viewer, wishes);
    this.#showLive();
    void this.#drive();
  }

  /** The next person has taken the screen. */
  takeScreen(): void {
    this.#atScreen = this.#snapshot.asked?.seat;
    this.#changed();
  }

  async #drive(): Promise<void> {
    const run = ++this.#run;
    while (run === this.#run && !this.#isReplay) {
      const asked = this.#asked();
      if (asked === undefined) return;
      const { bot } = this.#table.base.seats[asked.seat];
      const standing = bot === undefined ? this.#standingAnswer(asked.seat) : undefined;
      if (bot === undefined && standing === undefined) return;
      try {
        const text = standing ?? (await this.#answerOf(asked.seat, bot as string));
        if (run === this.#run) this.#played(asked.seat, text);
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

  async #answerOf(seat: Seat, bot: string): Promise<string> {
    const { game } = this.#table;
    const state = stateOf(this.#table);
    const seed = `${this.id}/${this.#frames.length}`;
    const view = game.secrets.view(state, seat);
    const began = this.#around.now();
    const text = await this.#around.think({ game: game.id, rulesVersion: game.rulesVersion, bot, view, seat, seed });
    await wait(this.#around.pace() - (this.#around.now() - began));
    return text;
  }

  #played(seat: Seat, text: string): void {
    playText(this.#table, seat, text);
    this.#frames = [...this.#table.moments];
    this.#showLive();
  }

  #showLive(): void {
    this.#from = this.#at;
    this.#at = this.#frames.length - 1;
    this.#isReplay = false;
    void this.#save();
    this.#changed();
  }

  async #save(): Promise<void> {
    const count = ++this.#saves;
    const saved = {
      id: this.id,
      record: this.record,
      undone: [],
      savedAt: this.#around.now(),
      wishes: this.#wishes,
    };
    const isUnsaved = await this.#around.save(saved).then(
      () => false,
      () => true,
    );
    if (count !== this.#saves || isUnsaved === this.#isUnsaved) return;
    this.#isUnsaved = isUnsaved;
    this.#changed();
  }

  /** Of several seats that are asked at once bots and standing answers come first, then whoever has the screen, then the next person. */
  #asked(): Decision | undefined {
    const pending = askedAt(this.#table);
    const isQuick = ({ seat }: Decision) => this.#isBot(seat) || this.#standingAnswer(seat) !== undefined;
    return pending.find(isQuick) ?? pending.find(({ seat }) => seat === this.#atScreen) ?? pending[0];
  }

  #isBot(seat: Seat | undefined): boolean {
    return seat !== undefined && this.#table.base.seats[seat].bot !== undefined;
  }

  #changed(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  #take(): Snapshot {
    const asked = this.#asked();
    this.#atScreen = holderOf(this.#table, asked, this.#atScreen);
    const viewer = viewerOf(this.#table, this.#atScreen);
    // Only who made a move may take it back: at a shared screen it may be another person's secret.
    const mayUndo = typeof viewer === 'number' && freeUndos(this.#table, viewer) > 0;
    return {
      game: this.#table.game,
      seats: seatsOf(this.#table.base),
      frames: this.#frames,
      at: this.#at,
      from: this.#from,
      status: this.#status(asked, viewer),
      asked,
      viewer,
      wishes: typeof viewer === 'number' ? this.#wishes[viewer] : {},
      canUndo: mayUndo,
      canAskBack: !mayUndo && this.#table.course.moves.some((move) => !this.#isBot(move.seat)),
      canRedo: this.#table.course.undone.length > 0,
      problem: this.#problem,
      isUnsaved: this.#isUnsaved,
    };
  }

  #status(asked: Decision | undefined, viewer: Viewer): Status {
    if (this.#problem !== undefined) return 'failed';
    if (this.#isReplay) return 'replay';
    if (asked === undefined) return 'over';
    if (this.#isBot(asked.seat)) return 'thinking';
    return viewer === asked.seat ? 'choose' : 'handOver';
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
