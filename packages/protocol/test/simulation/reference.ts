/**
 * What each viewer may know after each entry: a replay of what is durable, redacted. Everything that leaves a process is held
 * against it byte by byte.
 */
import {
  askedAt,
  canonicalJson,
  changeOf,
  commandOf,
  commit,
  dealsAnew,
  endingOf,
  forkTable,
  formatEntry,
  freeUndos,
  isEnded,
  type Moment,
  parseEntry,
  prepare,
  questionOf,
  redactedFor,
  type Seat,
  type Viewer,
} from '@three-crowns/core';
import type { AnyTable, Joined, Model, ServerMessage, StoredEntry, Update } from '../../src/index.ts';
import type { Start } from './starts.ts';

type AnyMoment = Moment<unknown, unknown>;

/** The table after so many entries. */
interface Stage {
  readonly moments: readonly AnyMoment[];
  readonly asked: unknown;
  readonly over: unknown;
  readonly free: readonly number[];
  /** By seat: whether taking back its last move would deal anew. */
  readonly anew: readonly boolean[];
}

export class Reference {
  readonly table: AnyTable;
  readonly #start: Start;
  readonly #first: number;
  readonly #stages: Stage[] = [];
  readonly #views = new WeakMap<object, Map<Viewer, unknown>>();

  constructor(start: Start) {
    this.#start = start;
    this.table = forkTable(start.table);
    this.#first = this.table.entries.length;
    this.#stages.push(this.#stage());
  }

  add({ id, line }: StoredEntry): void {
    const { table } = this;
    const prepared = prepare(table, commandOf(table, id, parseEntry(line, 'line', table.base.seats.length)));
    if (prepared.status !== 'prepared') throw new Error(`stored twice: ${id}`);
    commit(table, prepared);
    this.#stages.push(this.#stage());
  }

  /** What is wrong with a message to these viewers; undefined when it is what they may know. */
  fault(message: ServerMessage, viewers: readonly Viewer[]): string | undefined {
    if (message.kind === 'joined') return this.#faultInJoined(message, viewers);
    if (message.kind === 'update') return this.#faultInUpdate(message, viewers);
    return undefined;
  }

  /** What a client that has heard everything has otherwise than it should. */
  faultIn(model: Model, viewers: readonly Viewer[]): string | undefined {
    const stage = this.#at(this.table.entries.length);
    const wanted = viewers.map((viewer) =>
      stage.moments.map(({ state, seat, text, events }) => ({
        state: this.#view(state, viewer),
        seat,
        text,
        events: redactedFor(this.#start.game, events, viewer),
      })),
    );
    return (
      differs('log', model.log, this.table.entries.map(formatEntry)) ??
      differs(
        'moments',
        model.views.map(({ moments }) => moments),
        wanted,
      ) ??
      differs('asked', model.asked, stage.asked)
    );
  }

  #stage(): Stage {
    const { table } = this;
    const asked = askedAt(table).map((one) => ({ ...one, question: questionOf(table, one.seat) }));
    const { seed } = table.base;
    const over = isEnded(table) ? { ending: endingOf(table), seed } : undefined;
    const free = table.base.seats.map((_, seat) => (isEnded(table) ? 0 : freeUndos(table, seat)));
    const anew = table.base.seats.map((_, seat) => !isEnded(table) && free[seat] === 0 && this.#isAnew(seat));
    return { moments: [...table.moments], asked, over, free, anew };
  }

  #isAnew(seat: Seat): boolean {
    const { moves } = this.table.course;
    const count = moves.toReversed().findIndex((move) => move.seat === seat) + 1;
    return count > 0 && dealsAnew(this.table, count);
  }

  /** Clients have nothing older than what the schedule began with, but for a fresh start. */
  #at(seq: number): Stage {
    return this.#stages[seq - this.#first];
  }

  #view(state: unknown, viewer: Viewer): unknown {
    const views = this.#views.get(state as object) ?? new Map<Viewer, unknown>();
    this.#views.set(state as object, views);
    const view = views.get(viewer) ?? this.#start.game.secrets.view(state, viewer);
    views.set(viewer, view);
    return view;
  }

  #seen(stage: Stage, keep: number, viewer: Viewer) {
    const moments = stage.moments.slice(keep + 1).map(({ state, events }, i) => ({
      events: redactedFor(this.#start.game, events, viewer),
      change: changeOf(this.#view(stage.moments[keep + i].state, viewer), this.#view(state, viewer)),
    }));
    if (viewer === 'spectator') return { viewer, free: 0, moments };
    return { viewer, free: stage.free[viewer], anew: stage.anew[viewer] || undefined, moments };
  }

  #faultInJoined(message: Joined, viewers: readonly Viewer[]): string | undefined {
    const seq = message.log.length;
    if (seq > this.table.entries.length) return `joined shows entry ${seq}, which is not durable`;
    const { game, rulesVersion, contentHash, options, seats } = this.table.base;
    const log = this.table.entries.slice(0, seq).map(formatEntry);
    const stage = this.#at(seq);
    const views = viewers.map((viewer) => ({
      ...this.#seen(stage, 0, viewer),
      start: this.#view(stage.moments[0].state, viewer),
    }));
    const { kind, protocol, pace, clocks, attendance, vote, chat, ...rest } = message;
    const { asked, over } = stage;
    return differs('joined', rest, { game, rulesVersion, contentHash, options, seats, log, views, asked, over });
  }

  #faultInUpdate(message: Update, viewers: readonly Viewer[]): string | undefined {
    const { after, lines, keep, views, asked, over } = message;
    const seq = after + lines.length;
    if (seq > this.table.entries.length) return `update shows entry ${seq}, which is not durable`;
    const [before, stage] = [this.#at(after), this.#at(seq)];
    const other = stage.moments.findIndex((moment, ply) => moment !== before.moments[ply]);
    const same = Math.min(other < 0 ? stage.moments.length : other, before.moments.length);
    const isBack = views.some((view) => 'back' in view);
    if (keep !== (isBack ? same : same - 1)) return `update ${after} to ${seq} keeps ${keep} moves, not ${same - 1}`;
    const expected = viewers.map((viewer) => ({
      ...this.#seen(stage, keep, viewer),
      back: isBack ? this.#view(stage.moments[keep].state, viewer) : undefined,
    }));
    const wanted = this.table.entries.slice(after, seq).map(formatEntry);
    return (
      differs('lines', lines, wanted) ??
      differs(
        `update ${after} to ${seq}`,
        { views, asked, over },
        { views: expected, asked: stage.asked, over: stage.over },
      )
    );
  }
}

function differs(what: string, found: unknown, wanted: unknown): string | undefined {
  const [a, b] = [canonicalJson(found), canonicalJson(wanted)];
  if (a === b) return undefined;
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `${what} differs: found …${a.slice(from, at + 60)}… wanted …${b.slice(from, at + 60)}…`;
}
