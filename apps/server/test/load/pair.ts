/** Two bots at one table, each at a socket of its own: each thinks for a while, then plays a legal move by its own view. */
import { type AnyGame, draw, type Luck, type Seat, worldLuck } from '@three-crowns/core';
import { SEATS } from './games.ts';
import type { Place, Seated } from './place.ts';

/** What happened at all tables of a crowd since it was emptied. */
export interface Meter {
  moves: number;
  /** From a move's sending to the other player's socket, in milliseconds. */
  readonly latencies: number[];
}

export interface PairSetup {
  readonly place: Place;
  readonly game: AnyGame;
  readonly seed: string;
  readonly meter: Meter;
}

export class Pair {
  readonly #setup: PairSetup;
  readonly #luck: Luck;
  readonly #views: unknown[] = [];
  /** By seat: when its move was sent that nobody has seen yet. */
  readonly #sentAt: (number | undefined)[] = [];
  readonly #timers: (NodeJS.Timeout | undefined)[] = [];
  #seated: readonly Seated[] = [];
  /** In milliseconds, on average; undefined while nobody plays. */
  #think: number | undefined;
  isOver = false;

  private constructor(setup: PairSetup) {
    this.#setup = setup;
    this.#luck = worldLuck(setup.seed);
  }

  static async sitDown(setup: PairSetup): Promise<Pair> {
    const pair = new Pair(setup);
    pair.#seated = await setup.place.open(setup.game, (seat) => (view, movers) => pair.#hear(seat, view, movers));
    return pair;
  }

  play(think: number): void {
    this.#think = think;
    for (let seat = 0; seat < SEATS; seat++) this.#consider(seat);
  }

  pause(): void {
    this.#think = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.fill(undefined);
  }

  close(): void {
    this.pause();
    for (const one of this.#seated) one.close();
  }

  #hear(seat: Seat, view: unknown, movers: readonly Seat[]): void {
    const { meter, game } = this.#setup;
    const now = performance.now();
    for (const mover of movers) {
      const sentAt = this.#sentAt[mover];
      if (mover === seat || sentAt === undefined) continue;
      meter.moves += 1;
      meter.latencies.push(now - sentAt);
      this.#sentAt[mover] = undefined;
      this.#consider(mover);
    }
    this.#views[seat] = view;
    this.isOver = game.rules.pending(view).length === 0;
    this.#consider(seat);
  }

  #isAsked(seat: Seat): boolean {
    return this.#setup.game.rules.pending(this.#views[seat]).some((one) => one.seat === seat);
  }

  /** Thinks, unless it does already, or its last move is still on its way. */
  #consider(seat: Seat): void {
    const isBusy = this.#timers[seat] !== undefined || this.#sentAt[seat] !== undefined;
    if (this.#think === undefined || isBusy || !this.#isAsked(seat)) return;
    const wait = this.#think * (0.5 + draw(this.#luck, 1000) / 1000);
    this.#timers[seat] = setTimeout(() => this.#move(seat), wait);
  }

  #move(seat: Seat): void {
    this.#timers[seat] = undefined;
    if (!this.#isAsked(seat)) return;
    const moves = this.#setup.game.rules.legalMoves(this.#views[seat], seat);
    const move = moves[draw(this.#luck, moves.length)];
    this.#sentAt[seat] = performance.now();
    this.#seated[seat].play(move);
  }
}
