/** A table whose people sit at different screens: the server has the game, this page what its own seats may see of it. */
import {
  type AnyGame,
  BadInput,
  type Entry,
  formatEntry,
  type GameRecord,
  type NewGame,
  type Seat,
  type Seed,
  type ViewRecord,
  type Wishes,
} from '@three-crowns/core';
import type { Model } from '@three-crowns/protocol';
import { pathOf } from '../navigation/routes.ts';
import { resignOf } from '../table/session/givingUp.ts';
import { Looking } from '../table/session/looking.ts';
import type { Played, TableSession } from '../table/session/session.ts';
import type { Snapshot } from '../table/session/snapshot.ts';
import { wishedIn } from '../table/session/standing.ts';
import type { Declined, Fellowship, NextTable } from '../table/session/together.ts';
import { api } from './api.ts';
import type { Connection } from './connection.ts';
import { followNext } from './following.ts';
import { onlineId } from './ids.ts';
import { passLinkOn } from './links.ts';
import { askedOn, heldIn, recordOn, type Screen, seenOn, snapshotOf, waitedForIn } from './screen.ts';
import { undoWanted } from './takingBack.ts';
import { keepWishes } from './wishes.ts';

const DECLINED: { readonly [key: string]: Declined['why'] | undefined } = {
  'vote.no': 'no',
  'vote.late': 'late',
  'vote.open': 'open',
};

export class OnlineTable implements TableSession {
  readonly id: string;
  readonly #table: string;
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
  #next: NextTable | undefined;
  #unfollow: (() => void) | undefined;
  #snapshot: Snapshot;

  /** @param connection that has joined */
  constructor(table: string, game: AnyGame, connection: Connection, model: Model, givesHints = false) {
    this.id = onlineId(table);
    this.#table = table;
    this.#game = game;
    this.#connection = connection;
    this.#model = model;
    this.#givesHints = givesHints;
    this.#looking = new Looking(this.#last());
    this.together = {
      television: pathOf({ page: 'tv', id: table }),
      agree: (agrees) => {
        for (const seat of waitedForIn(this.#model)) connection.agree(seat, agrees);
      },
      say: (text) => connection.say(text),
      point: (seat, targets) => connection.point(seat, targets),
      touched: () => connection.touched(),
      tryNow: () => connection.tryNow(),
      takeBackSeat: (seat) => this.#want({ kind: 'person', seat }),
      rematch: async () => {
        const { id } = await api.rematch(table);
        passLinkOn(table, id);
        return id;
      },
    };
    this.#snapshot = snapshotOf(this.#screen());
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
    this.#unfollow?.();
    this.#unfollow = undefined;
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
    this.#holder = askedOn(this.#screen())?.seat;
    this.#changed();
  }

  /** The server knows who sits where. */
  takeOver(): void {}

  recordForViewer(): GameRecord | ViewRecord {
    return recordOn(this.#screen());
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

  #last(): number {
    return seenOn(this.#screen()).moments.length - 1;
  }

  #changed(): void {
    this.#model = this.#connection.model ?? this.#model;
    const mine = heldIn(this.#model);
    if (mine.length === 1) this.#holder = mine[0];
    if (this.#model.over !== undefined && this.#next === undefined) this.#unfollow ??= this.#lookForNext();
    this.#looking.follow(this.#last());
    this.#tell();
    this.#goOn();
  }

  #lookForNext(): () => void {
    return followNext(this.#table, (next) => {
      this.#next = next;
      passLinkOn(this.#table, next.id);
      this.#tell();
    });
  }

  #screen(): Screen {
    return {
      id: this.id,
      game: this.#game,
      connection: this.#connection,
      model: this.#model,
      givesHints: this.#givesHints,
      looking: this.#looking,
      holder: this.#holder,
      declined: this.#declined,
      next: this.#next,
    };
  }

  #tell(): void {
    this.#snapshot = snapshotOf(this.#screen());
    for (const listener of this.#listeners) listener();
  }

  /** A question of this screen starts its clock, or is answered by what was left standing. */
  #goOn(): void {
    const { status, asked, wishes } = this.#snapshot;
    if (status !== 'choose' || asked === undefined) return;
    const question = this.#model.asked.find(({ seat }) => seat === asked.seat)?.question ?? '';
    if (question !== this.#shown) this.#connection.shown(asked.seat);
    this.#shown = question;
    const state = seenOn(this.#screen()).moments[this.#last()].state;
    const text = wishedIn(this.#game, state, asked.seat, wishes);
    if (text === undefined || question === this.#answered) return;
    this.#answered = question;
    void this.play({ text });
  }
}
