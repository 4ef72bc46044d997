/**
 * Servers are killed again and again while people play. Whatever anybody was told is stored, and whatever anybody was shown,
 * must be in the log in the end, at its number.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { draw, type Luck, worldLuck } from '@three-crowns/core';
import { openDatabase } from '../../src/storage/open.ts';
import { openStore } from '../../src/storage/store.ts';
import type { TableContent } from '../../src/tables/content.ts';
import { Player } from '../online/player.ts';
import { begun, type Guest, guestNamed } from '../online/served.ts';

export interface ChaosSetup {
  /** As `openDatabase` wants it. */
  readonly place: string;
  readonly processes: number;
  readonly tables: number;
  readonly kills: number;
  readonly seed: string;
  /** early: the control, which answers before it has stored. */
  readonly mode: 'durable' | 'early';
  readonly onKill?: (kill: number) => void;
  /** Whether it has lasted long enough: what was until then is judged. */
  readonly isEnough?: () => boolean;
}

export interface ChaosResult {
  readonly kills: number;
  /** Entries in the logs of all tables in the end. */
  readonly stored: number;
  /** Moves that were acknowledged, and lines of the log that somebody was shown. */
  readonly acknowledged: number;
  readonly shown: number;
  /** Of both, those that are not in the log at their number. */
  readonly lost: number;
  /** Games that a server which had just come back could not open at once. */
  readonly postponed: number;
}

const program = fileURLToPath(new URL('./victim.ts', import.meta.url));

/** A server that is started anew whenever it is killed. */
class Victim {
  readonly #args: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  url = '';

  /** @param cache a folder that keeps what Node has compiled: the next one starts with half the work */
  constructor({ place, mode }: ChaosSetup, cache: string) {
    this.#args = [program, place, mode];
    this.#env = { ...process.env, NODE_COMPILE_CACHE: cache };
  }

  start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, { stdio: ['pipe', 'pipe', 'pipe'], env: this.#env });
    this.#child = child;
    let wrong = '';
    child.stderr.on('data', (part) => {
      wrong += part;
    });
    return new Promise((resolve, reject) => {
      child.stdout.once('data', (line) => {
        this.url = String(line).trim();
        resolve();
      });
      child.once('exit', () => reject(new Error(`the server did not start: ${wrong}`)));
    });
  }

  kill(): Promise<void> {
    const child = this.#child;
    return new Promise((resolve) => {
      child?.once('exit', () => resolve());
      child?.kill('SIGKILL');
    });
  }
}

/** Two people who play one game after the other. */
class Pair {
  readonly #guests: readonly [Guest, Guest];
  readonly #urls: readonly (() => string)[];
  readonly #seed: string;
  readonly players: Player[] = [];
  readonly tables: string[] = [];
  postponed = 0;

  constructor(guests: readonly [Guest, Guest], urls: readonly (() => string)[], seed: string) {
    this.#guests = guests;
    this.#urls = urls;
    this.#seed = seed;
  }

  async begin(): Promise<void> {
    const [one, two] = this.#guests;
    const table = await begun(one, two);
    this.tables.push(table);
    const seeds = ['a', 'b'].map((seat) => `${this.#seed} ${this.tables.length} ${seat}`);
    this.#guests.forEach(({ cookie }, i) => {
      this.players.push(new Player({ url: this.#urls[i], cookie, table, seed: seeds[i], plays: true }));
    });
  }

  /** The next game, once this one is over; where that fails, after the next kill. */
  async goOn(): Promise<void> {
    if (!this.players.slice(-2).every(({ isOver }) => isOver)) return;
    await this.begin().catch((error: Error) => {
      this.postponed += 1;
      process.stderr.write(`${error.message}\n`);
    });
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

export async function chaos(setup: ChaosSetup): Promise<ChaosResult> {
  const { processes, tables, seed, onKill, isEnough = () => false } = setup;
  const luck = worldLuck(seed);
  const patience = PATIENCE[setup.mode];
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-compiled-'));
  const victims = Array.from({ length: processes }, () => new Victim(setup, cache));
  await Promise.all(victims.map((one) => one.start()));
  const pairs = await Promise.all(Array.from({ length: tables }, (_, i) => sitDown(victims, `${seed} ${i}`, luck)));
  let kills = 0;
  try {
    for (const pair of pairs) await pair.begin();
    while (kills < setup.kills && !isEnough()) {
      await moved(pairs, 5 + draw(luck, 40), patience);
      const victim = victims[draw(luck, processes)];
      await victim.kill();
      await victim.start();
      for (const pair of pairs) await pair.goOn();
      kills += 1;
      onKill?.(kills);
    }
    await moved(pairs, 20, patience);
  } finally {
    await Promise.all(victims.map((one) => one.kill()));
    for (const pair of pairs) pair.close();
    fs.rmSync(cache, { recursive: true });
  }
  return { kills, ...(await count(setup.place, pairs)) };
}

/** Each of them at a process of his own choice, to which he stays. */
async function sitDown(victims: readonly Victim[], seed: string, luck: Luck): Promise<Pair> {
  const [mine, yours] = [victims[draw(luck, victims.length)], victims[draw(luck, victims.length)]];
  const guests = [await guestNamed(mine.url, 'Ada'), await guestNamed(mine.url, 'Bob')] as const;
  for (const guest of guests) guest.url = () => mine.url;
  return new Pair(guests, [() => mine.url, () => yours.url], seed);
}

/** How long nothing may happen before we stop waiting: the control leaves people stuck with what it has lost. */
const PATIENCE = { durable: 60_000, early: 5_000 } as const;

/** Waits until so many moves more were acknowledged, or nobody moves any more. */
async function moved(pairs: readonly Pair[], moves: number, patience: number): Promise<void> {
  const sum = (): number => pairs.flatMap(({ players }) => players).reduce((so, { promised }) => so + promised.size, 0);
  const goal = sum() + moves;
  let [last, since] = [sum(), performance.now()];
  while (sum() < goal && performance.now() - since < patience) {
    await wait(5);
    if (sum() > last) [last, since] = [sum(), performance.now()];
  }
}

async function count(place: string, pairs: readonly Pair[]): Promise<Omit<ChaosResult, 'kills'>> {
  const store = await openStore<TableContent>(await openDatabase(place), 'judge');
  let [stored, acknowledged, shown, lost, postponed] = [0, 0, 0, 0, 0];
  for (const pair of pairs) {
    const { tables, players } = pair;
    postponed += pair.postponed;
    for (const [i, table] of tables.entries()) {
      const log = (await store.journal.after(table, 0)).map(({ line }) => line);
      stored += log.length;
      for (const player of players.slice(2 * i, 2 * i + 2)) {
        acknowledged += player.promised.size;
        shown += player.log.length;
        lost += [...player.promised].filter(([seq, line]) => log[seq - 1] !== line).length;
        lost += player.log.filter((line, at) => log[at] !== line).length;
      }
    }
  }
  await store.close();
  return { stored, acknowledged, shown, lost, postponed };
}
