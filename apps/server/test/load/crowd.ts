/** Many tables at one server, and what they cost it. */
import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from './games.ts';
import type { MeasuredServers } from './measured.ts';
import { type Meter, Pair } from './pair.ts';
import type { Place } from './place.ts';

export interface CrowdSetup {
  readonly server: Pick<MeasuredServers, 'usage'>;
  readonly place: Place;
  readonly think: number;
}

/** What so many seconds of play were. */
export interface Round {
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Of the server, in milliseconds. */
  readonly cpuPerMove: number;
  /** Over the sockets. */
  readonly bytesPerMove: number;
  readonly p50: number;
  readonly p99: number;
}

/** Tables that are opened at the same time. */
const AT_ONCE = 8;

/** What bots think at most in a rush, in milliseconds: faster ones the server would shut out. */
const RUSH = 500;

export class Crowd {
  readonly #setup: CrowdSetup;
  readonly #meter: Meter = { moves: 0, latencies: [] };
  readonly #pairs: Pair[] = [];
  #opened = 0;
  #played = 0;

  constructor(setup: CrowdSetup) {
    this.#setup = setup;
  }

  get size(): number {
    return this.#pairs.length;
  }

  /** All moves so far. */
  get played(): number {
    return this.#played + this.#meter.moves;
  }

  /** Opens tables until there are so many, in the place of those that are over too. */
  async grow(tables: number): Promise<void> {
    for (const pair of this.#pairs.filter(({ isOver }) => isOver)) {
      pair.close();
      this.#pairs.splice(this.#pairs.indexOf(pair), 1);
    }
    while (this.#pairs.length < tables) {
      const count = Math.min(AT_ONCE, tables - this.#pairs.length);
      this.#pairs.push(...(await Promise.all(Array.from({ length: count }, () => this.#open()))));
    }
  }

  /** Everybody plays fast for a while: the compiler of a server that has run for days has done its work. */
  async rush(seconds: number): Promise<void> {
    for (const pair of this.#pairs) pair.play(Math.min(RUSH, this.#setup.think));
    await wait(seconds * 1000);
    for (const pair of this.#pairs) pair.pause();
  }

  /** Lets everybody play for a while, and measures after a while of warming up. */
  async round(warmUp: number, seconds: number): Promise<Round> {
    const { server, think } = this.#setup;
    for (const pair of this.#pairs) pair.play(think);
    await wait(warmUp * 1000);
    this.#played += this.#meter.moves;
    this.#meter.moves = 0;
    this.#meter.latencies.length = 0;
    const [before, from] = [await server.usage(), performance.now()];
    await wait(seconds * 1000);
    const [after, to] = [await server.usage(), performance.now()];
    for (const pair of this.#pairs) pair.pause();
    const { moves, latencies } = this.#meter;
    const sorted = latencies.toSorted((a, b) => a - b);
    return {
      tables: this.size,
      moves,
      movesPerSecond: (moves * 1000) / (to - from),
      cpuPerMove: (after.cpu - before.cpu) / moves,
      bytesPerMove: (after.bytes - before.bytes) / moves,
      p50: sorted[Math.floor(sorted.length * 0.5)],
      p99: sorted[Math.floor(sorted.length * 0.99)],
    };
  }

  close(): void {
    for (const pair of this.#pairs) pair.close();
  }

  #open(): Promise<Pair> {
    const number = this.#opened++;
    return Pair.sitDown({
      place: this.#setup.place,
      game: GAMES[number % GAMES.length],
      seed: `load ${number}`,
      meter: this.#meter,
    });
  }
}
