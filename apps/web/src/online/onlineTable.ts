/** A table whose people sit at different screens: the server has the game, this page what its own seats may see of it. */
import {
  type AnyGame,
  BadInput,
  type Decision,
  type Entry,
  formatEntry,
  type GameRecord,
  type NewGame,
  RECORD_FORMAT,
  recordOfViews,
  resultOf,
  type Seat,
  type Seed,
  type Viewer,
  type ViewRecord,
  type Wishes,
} from '@three-crowns/core';
import type { Model } from '@three-crowns/protocol';
import { pathOf } from '../navigation/routes.ts';
import { seatsOf } from '../seats/seats.ts';
import { offeredTo, resignOf } from '../table/session/givingUp.ts';
import { Looking } from '../table/session/looking.ts';
import type { Played, TableSession } from '../table/session/session.ts';
import { NOTHING_BACK, type Snapshot, type Status } from '../table/session/snapshot.ts';
import { wishedIn } from '../table/session/standing.ts';
import type { Declined, Fellowship } from '../table/session/together.ts';
import { api } from './api.ts';
import { Connection } from './connection.ts';
import { onlineId } from './ids.ts';
import { offeredBackTo, undoWanted } from './takingBack.ts';
import { keepWishes, wishesOf } from './wishes.ts';

const DECLINED: { readonly [key: string]: Declined['why'] | undefined } = {
  'vote.no': 'no',
  'vote.late': 'late',
  'vote.open': 'open',
};

export class OnlineTable implements TableSession {
  readonly id: string;
  readonly together: Fellowship;
  readonly #game: AnyGame;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #model: Model;
  readonly #givesHints: boolean;
  readonly #looking: Looking;
  /** Where one device holds several seats: whose secrets the screen shows. */
  #holder: Seat | undefined;
  /** The question that was last shown, and the one that was answered by wishes. */
  #shown = '';
  #answered = '';
  #declined: Declined | undefined;
  #snapshot: Snapshot;

  /** @param connection that has joined */
  constructor(table: string, game: AnyGame, connection: Connection, model: Model, givesHints = false) {
    this.id = onlineId(table);
    this.#game = game;
    this.#connection = connection;
    this.#model = model;
    this.#givesHints = givesHints;
    this.#looking = new Looking(this.#last());
    this.together = {
      television: pathOf({ page: 'tv', id: table }),
      agree: (agrees) => {
        for (const seat of this.#ownWaiting()) connection.agree(seat, agrees);
      },
      say: (text) => connection.say(text),
      point: (seat, targets) => connection.point(seat, targets),
      touched: () => connection.touched(),
      tryNow: () => connection.tryNow(),
      takeBackSeat: (seat) => this.#want({ kind: 'person', seat }),
      rematch: async () => (await api.rematch(table)).id,
    };
    this.#snapshot = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  start(): void {
    this.#connection.listen(() => this.#changed());
    this.#connection.start();
    this.#changed();
  }

  close(): void {
    this.#connection.close();
  }

  async play(...moves: readonly Played[]): Promise<void> {
    for (const { text } of moves) await this.#want({ kind: 'move', seat: this.#actor(), text });
  }

  async undo(): Promise<void> {
    await this.#askFor(undoWanted(this.#model, this.#actor()));
  }

  async redo(): Promise<void> {
    const next = this.#model.course.undone.at(-1);
    if (next !== undefined) await this.#want({ kind: 'move', seat: next.seat, text: next.text });
  }

  async resign(): Promise<void> {
    await this.#want(resignOf(this.#model, this.#actor()));
  }

  async abandon(): Promise<void> {
    await this.#askFor({ kind: 'abandon', agreed: [this.#actor()] });
  }

  show(ply: number): void {
    this.#looking.show(ply, this.#last());
    this.#tell();
  }

  live(): void {
    this.#looking.live(this.#last());
    this.#tell();
  }

  setWishes(wishes: Wishes): void {
    const { viewer } = this.#snapshot;
    if (typeof viewer !== 'number') return;
    keepWishes(this.id, viewer, wishes);
    this.#changed();
  }

  takeScreen(): void {
    this.#holder = this.#asked()?.seat;
    this.#changed();
  }

  /** The server knows who sits where. */
  takeOver(): void {}

  recordForViewer(): GameRecord | ViewRecord {
    const { base, log, over } = this.#model;
    const { viewer, moments } = this.#seen();
    if (over === undefined) return recordOfViews({ ...base, log }, viewer, moments);
    const { ending, ...rest } = over;
    return { format: RECORD_FORMAT, ...base, ...rest, log, result: resultOf(ending, ending.reason) };
  }

  rematch(seed: Seed): NewGame {
    const { options, seats } = this.#model.base;
    return { options, seats, seed };
  }

  /** What the others may have to agree to. That they did not is told at the table. */
  async #askFor(entry: Entry): Promise<void> {
    this.#declined = undefined;
    const answer = await this.#connection.want(formatEntry(entry));
    if (answer.status !== 'refused') return;
    const why = DECLINED[answer.refusal.key];
    if (why === undefined) throw new BadInput(entry.kind, answer.refusal.key);
    this.#declined = { why };
    this.#tell();
  }

  /** Through when it is entered, or when the table has moved on and the question is another one. */
  async #want(entry: Entry): Promise<void> {
    const answer = await this.#connection.want(formatEntry(entry));
    if (answer.status === 'refused') throw new BadInput(entry.kind, answer.refusal.key);
  }

  #actor(): Seat {
    const { viewer } = this.#snapshot;
    if (typeof viewer !== 'number') throw new BadInput('seat', 'you are watching');
    return viewer;
  }

  #mine(): readonly Seat[] {
    return this.#model.views.flatMap(({ viewer }) => (typeof viewer === 'number' ? viewer : []));
  }

  #ownWaiting(): readonly Seat[] {
    const waiting = this.#model.vote?.waiting ?? [];
    return this.#mine().filter((seat) => waiting.includes(seat));
  }

  /** Of several questions the one of this screen. */
  #asked(): Decision | undefined {
    const { asked } = this.#model;
    const own = asked.filter(({ seat }) => this.#mine().includes(seat));
    return own.find(({ seat }) => seat === this.#holder) ?? own[0] ?? asked[0];
  }

  #seen(): Model['views'][number] {
    const { views } = this.#model;
    return views.find(({ viewer }) => viewer === this.#holder) ?? views[0];
  }

  #last(): number {
    return this.#seen().moments.length - 1;
  }

  #changed(): void {
    this.#model = this.#connection.model ?? this.#model;
    if (this.#mine().length === 1) this.#holder = this.#mine()[0];
    this.#looking.follow(this.#last());
    this.#tell();
    this.#goOn();
  }

  #tell(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  /** A question of this screen starts its clock, or is answered by what was left standing. */
  #goOn(): void {
    const { status, asked, wishes } = this.#snapshot;
    if (status !== 'choose' || asked === undefined) return;
    const question = this.#model.asked.find(({ seat }) => seat === asked.seat)?.question ?? '';
    if (question !== this.#shown) this.#connection.shown(asked.seat);
    this.#shown = question;
    const state = this.#seen().moments[this.#last()].state;
    const text = wishedIn(this.#game, state, asked.seat, wishes);
    if (text === undefined || question === this.#answered) return;
    this.#answered = question;
    void this.play({ text });
  }

  #take(): Snapshot {
    const model = this.#model;
    const seen = this.#seen();
    const { viewer, moments } = seen;
    const asked = this.#asked();
    const isOver = model.over !== undefined;
    return {
      ...NOTHING_BACK,
      game: this.#game,
      seats: seatsOf(model.base, model.course.bots),
      moments,
      at: Math.min(this.#looking.at, moments.length - 1),
      from: this.#looking.from,
      status: this.#status(asked, viewer),
      asked: isOver ? undefined : asked,
      viewer,
      own: typeof viewer === 'number' ? viewer : 0,
      ending: model.over?.ending,
      givesHints: this.#givesHints && typeof viewer === 'number',
      wishes: typeof viewer === 'number' ? wishesOf(this.id, viewer) : {},
      ...(isOver || typeof viewer !== 'number' ? {} : offeredTo(model.course, viewer)),
      ...(isOver ? {} : offeredBackTo(model, seen)),
      together: {
        connection: this.#connection.status,
        triesAt: this.#connection.triesAt,
        isLate: this.#connection.isLate,
        attendance: model.attendance,
        attendanceAt: model.attendanceAt,
        clocks: model.clocks,
        clocksAt: model.clocksAt,
        pace: model.pace,
        vote: model.vote,
        declined: this.#declined,
        chat: model.chat,
        pointing: model.pointing,
        mine: this.#mine(),
        waiting: this.#ownWaiting(),
      },
    };
  }

  #status(asked: Decision | undefined, viewer: Viewer): Status {
    if (this.#connection.status === 'gone') return 'gone';
    if (this.#looking.isReplay) return 'replay';
    if (this.#model.over !== undefined || asked === undefined) return 'over';
    if (!this.#mine().includes(asked.seat)) return 'thinking';
    return viewer === asked.seat && (this.#mine().length === 1 || this.#holder === asked.seat) ? 'choose' : 'handOver';
  }
}

/** Joins a table; through when everything is here. Undefined when there is no such table. A television holds no seat. */
export async function joinTable(
  table: string,
  gameOf: (base: Model['base']) => Promise<AnyGame>,
  { isTelevision = false } = {},
): Promise<OnlineTable | undefined> {
  const connection = new Connection(table, { isTelevision });
  const model = await new Promise<Model | undefined>((resolve) => {
    connection.listen(() => {
      if (connection.status === 'gone') resolve(undefined);
      else if (connection.model !== undefined) resolve(connection.model);
    });
    connection.start();
  });
  if (model === undefined) return undefined;
  // Whether hints were agreed on is no part of the game. Where it cannot be asked there are none.
  const agreed = api.table(table).then(
    ({ hints }) => hints,
    () => false,
  );
  const [game, hints] = await Promise.all([gameOf(model.base), agreed]);
  return new OnlineTable(table, game, connection, model, hints);
}
