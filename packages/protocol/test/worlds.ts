/**
 * The two-world test over the wire: the same commands at two tables, where everything is another that the viewer has never
 * learned. Every byte that reaches the viewer must be the same: views, updates, resumes, refusals, the joining of a stranger.
 */
import {
  type AnyGame,
  draw,
  formatLine,
  type GameRecord,
  type Luck,
  NO_QUESTION,
  newRecord,
  openTable,
  playMove,
  randomMove,
  readLog,
  recordOf,
  replay,
  type Seat,
  startState,
  stateOf,
  type Viewer,
  viewersOf,
  worldLuck,
} from '@three-crowns/core';
import { type AnyTable, type Host, type HostInput, openHost, PROTOCOL, step } from '../src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game has its own state
export type Scramble = (initial: any, final: any, viewer: Viewer, luck: Luck) => unknown;

/** A leak planted on purpose: what is sent in the place of this text. */
export type Leak = (text: string, host: Host, isResume: boolean) => string;

export interface PairReport {
  /** Where the viewer could tell the worlds apart. */
  readonly problem: string | undefined;
  /** Equal worlds prove nothing. */
  readonly isDifferent: boolean;
}

const MOST_MOVES = 70;
const TELEVISION = { television: true } as const;

export function checkPair(game: AnyGame, scramble: Scramble, seed: string, leak?: Leak): PairReport {
  const luck = worldLuck(seed);
  const { min, max } = game.seats;
  const seats = Math.max(2, min) + draw(luck, max - Math.max(2, min) + 1);
  const record = randomGame(game, seats, seed, luck);
  const viewers = viewersOf(seats);
  const viewer = viewers[draw(luck, viewers.length)];
  const initial = startState(game, record);
  const other = scramble(copy(initial), copy(replay(game, record).state), viewer, luck);
  const [one, two] = [initial, other].map((state) =>
    new Wire(game, record, state, viewer, leak).play(worldLuck(`${seed} wire`)),
  );
  const at = one.findIndex((text, i) => text !== two[i]);
  const problem = at < 0 && one.length === two.length ? undefined : `${viewer}: ${one[at]?.slice(0, 80)}`;
  return { problem, isDifferent: JSON.stringify(initial) !== JSON.stringify(other) };
}

const copy = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

function randomGame(game: AnyGame, seats: number, seed: string, luck: Luck): GameRecord {
  const table = openTable(game, newRecord(game, { options: { seats }, seed }));
  for (let left = 1 + draw(luck, MOST_MOVES); left > 0; left--) {
    const choice = randomMove(game, stateOf(table), luck);
    if (choice === undefined) break;
    playMove(table, choice.seat, choice.move);
  }
  return recordOf(table);
}

/** A table that begins with this state, and all that reaches the viewer there. */
class Wire {
  readonly texts: string[] = [];
  readonly #host: Host;
  readonly #record: GameRecord;
  /** The viewer's own. */
  readonly #seats: readonly Seat[];
  readonly #leak: Leak | undefined;
  /** How many entries the viewer had when the connection was lost; undefined while there is one. */
  #missed: number | undefined;

  constructor(game: AnyGame, record: GameRecord, state: unknown, viewer: Viewer, leak: Leak | undefined) {
    const { result: _result, ...base } = record;
    const table: AnyTable = openTable(game, { ...base, log: [] });
    table.moments[0] = { ...table.moments[0], state };
    this.#host = openHost({ table, pace: { kind: 'free' }, standIn: 'page', chat: [] }, 0);
    this.#record = record;
    this.#seats = viewer === 'spectator' ? [] : [viewer];
    this.#leak = leak;
  }

  /** Plays the record; the viewer is lost and comes back, tries what is wrong, and takes back what is free. */
  play(luck: Luck): readonly string[] {
    this.#join('all', [...this.#record.seats.keys()]);
    this.#join('viewer', this.#seats);
    for (const [i, { seat, text }] of readLog(this.#record).course.moves.entries()) {
      this.#pointAtAll(seat);
      this.#want('all', `command-${i}`, formatLine(seat, text), this.#questionOf(seat));
      if (this.#seats.includes(seat) && draw(luck, 3) === 0) this.#takeBack(i, seat, text);
      for (const own of this.#seats)
        this.#want('viewer', `wrong-no-${i}`, formatLine(own, 'nonsense'), this.#questionOf(own));
      if (draw(luck, 6) === 0) this.#loseOrReturn();
    }
    this.#join('viewer who comes late', this.#seats);
    return this.texts;
  }

  #pointAtAll(seat: Seat): void {
    const { table } = this.#host;
    const targets = table.game.guidance.targets(stateOf(table));
    this.#tell({ kind: 'message', connection: 'all', message: { kind: 'point', seat, targets } });
  }

  #takeBack(i: number, seat: Seat, text: string): void {
    this.#want('viewer', `undo-of-${i}`, `undo 1 by ${seat + 1}`, this.#host.table.entries.length);
    if (this.#host.vote === undefined) this.#want('all', `again-${i}`, formatLine(seat, text), this.#questionOf(seat));
    else {
      const other = (seat + 1) % this.#record.seats.length;
      const message = { kind: 'ballot', vote: `undo-of-${i}`, seat: other, agrees: false } as const;
      this.#tell({ kind: 'message', connection: 'all', message });
    }
  }

  #loseOrReturn(): void {
    if (this.#missed === undefined) {
      this.#missed = this.#host.table.entries.length;
      this.#tell({ kind: 'disconnected', connection: 'viewer' });
    } else {
      this.#join('viewer', this.#seats, this.#missed);
      this.#missed = undefined;
    }
  }

  #join(connection: string, seats: readonly Seat[], seq?: number): void {
    const has = seq === undefined ? {} : { has: { seq, seats } };
    // Who watches watches a television: it is told more than other spectators are.
    const join = {
      kind: 'join',
      protocol: PROTOCOL,
      table: 'wire',
      ...has,
      ...(seats.length === 0 ? TELEVISION : {}),
    } as const;
    this.#tell({ kind: 'connected', connection, seats, name: connection, join });
  }

  #want(connection: string, id: string, line: string, seen: string | number): void {
    this.#tell({ kind: 'message', connection, message: { kind: 'command', id, line, seen } });
  }

  #questionOf(seat: Seat): string {
    return this.#host.asked.find((one) => one.seat === seat)?.question ?? NO_QUESTION;
  }

  #tell(input: HostInput): void {
    for (const effect of step(this.#host, 0, input)) {
      if (effect.kind === 'broken') throw new Error(effect.problem);
      if (effect.kind === 'store') this.#tell({ kind: 'stored', seq: effect.entry.seq });
      if (effect.kind === 'send' && effect.to.some((to) => to.startsWith('viewer'))) {
        this.texts.push(this.#leak?.(effect.text, this.#host, input.kind === 'connected') ?? effect.text);
      }
    }
  }
}
