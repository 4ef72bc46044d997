/**
 * One schedule: a table, several processes, people and spectators, and everything that can go wrong, drawn from a seed. After
 * the trouble everybody must have the same table, and nothing may have been lost, entered twice or shown to the wrong eyes.
 */
import { formatEntry, type Seat, verify } from '@three-crowns/core';
import { type Answer, DAY, MINUTE, type Pace, type StoredEntry } from '../../src/index.ts';
import { Link } from './link.ts';
import type { Mistake } from './mistakes.ts';
import { Person } from './person.ts';
import { SimulatedProcess } from './process.ts';
import { Reference } from './reference.ts';
import { type Start, startOf } from './starts.ts';
import { SimulatedStore } from './store.ts';
import { NO_TROUBLE, World } from './world.ts';

const PACES: readonly Pace[] = [
  { kind: 'free' },
  { kind: 'live', bank: MINUTE, increment: 5000 },
  { kind: 'letters', turn: DAY },
];

const TROUBLE_TIME = 90_000;
const CALM_TIME = 150_000;
/** More tells nothing new. */
const MOST_ENTRIES = 60;

export class Schedule {
  readonly world: World;
  readonly start: Start;
  readonly pace: Pace;
  readonly mistake: Mistake | undefined;
  readonly reference: Reference;
  readonly store: SimulatedStore;
  readonly processes: readonly SimulatedProcess[];
  readonly people: readonly Person[];
  /** All answers that left a process. */
  readonly answers: Answer[] = [];
  #number = 0;

  constructor(seed: string, mistake?: Mistake) {
    const world = new World(seed);
    this.world = world;
    this.mistake = mistake;
    this.start = startOf(world.below(10_000));
    this.pace = world.pick(PACES);
    this.reference = new Reference(this.start);
    this.store = new SimulatedStore(world, storedBefore(this.start, this.pace), (entry) => this.#durable(entry), {
      forgetsIds: mistake?.forgetsIds ?? false,
    });
    const names = ['A', 'B', 'C'].slice(0, 1 + world.below(3));
    this.processes = names.map((name) => new SimulatedProcess(name, this));
    this.people = this.#sitDown();
  }

  nextNumber(): number {
    this.#number += 1;
    return this.#number;
  }

  link(person: Person, process: SimulatedProcess): Link {
    return new Link(`link ${this.nextNumber()}`, person, process, this);
  }

  /** What went wrong; nothing should. */
  run(): readonly string[] {
    try {
      this.#play();
    } catch (error) {
      this.world.problem(String(error));
    }
    return this.world.problems;
  }

  #play(): void {
    const { world, processes, people } = this;
    for (const process of processes) process.start();
    this.#drive();
    for (const person of people) person.tell({ kind: 'start' });
    this.#keepActing();
    this.#keepTroubling();
    this.#keepPolling();
    world.runUntil(TROUBLE_TIME);
    world.trouble = NO_TROUBLE;
    for (const process of processes) if (!process.isAlive) process.start();
    for (const process of processes) process.tell({ kind: 'driving', isDriver: false });
    world.runUntil(TROUBLE_TIME + CALM_TIME);
    this.#judge();
  }

  get #isTroubled(): boolean {
    return (
      this.world.now < TROUBLE_TIME &&
      this.reference.table.entries.length < this.start.table.entries.length + MOST_ENTRIES
    );
  }

  /** A person a seat, now and then two at one device; spectators. */
  #sitDown(): Person[] {
    const { world, start } = this;
    const seats = start.record.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const held: Seat[][] = seats.map((seat) => [seat]);
    if (held.length > 1 && world.chance(0.25)) held.splice(0, 2, [...held[0], ...held[1]]);
    const watching = Array.from({ length: world.below(3) }, () => []);
    return [...held, ...watching].map((one, i) => new Person(`P${i + 1}`, one, this));
  }

  #durable(entry: StoredEntry): void {
    const { world, processes } = this;
    if (this.reference.table.commands.has(entry.id)) world.problem(`${entry.id} is entered twice`);
    else this.reference.add(entry);
    for (const process of processes) {
      if (world.chance(world.trouble.loss)) continue;
      world.after(world.below(world.trouble.slow), () => process.tell({ kind: 'more', seq: entry.seq }));
    }
  }

  /** Somebody holds the lease; now and then two believe that they do. */
  #drive(): void {
    const { world, processes } = this;
    const driver = world.pick(processes);
    for (const process of processes) {
      process.tell({ kind: 'driving', isDriver: this.#isTroubled && (process === driver || world.chance(0.1)) });
    }
  }

  #keepActing(): void {
    const { world, people } = this;
    if (this.#isTroubled) world.pick(people).act();
    if (world.now < TROUBLE_TIME) world.after(50 + world.below(700), () => this.#keepActing());
  }

  #keepTroubling(): void {
    const { world, processes, people } = this;
    const process = world.pick(processes);
    const troubles = [
      () => world.pick(people).cut(),
      () => world.pick(people).cut(),
      () => this.#kill(process),
      () => process.jump(world.below(200_000) - 100_000),
      () => this.#drive(),
      () => undefined,
    ];
    world.pick(troubles)();
    if (world.now < TROUBLE_TIME) world.after(500 + world.below(6000), () => this.#keepTroubling());
  }

  #kill(process: SimulatedProcess): void {
    const { world, processes } = this;
    if (!process.isAlive) return;
    process.die();
    for (const other of processes) {
      if (other !== process) world.after(1000, () => other.tell({ kind: 'processGone', process: process.name }));
    }
    world.after(world.below(8000), () => {
      if (!process.isAlive) process.start();
      this.#drive();
    });
  }

  /** Behind what is told, in case it was lost. */
  #keepPolling(): void {
    for (const process of this.processes) process.tell({ kind: 'more', seq: this.store.entries.length });
    this.world.after(5000, () => this.#keepPolling());
  }

  #judge(): void {
    const { world, store, reference, people } = this;
    // A vote lives in one process: where the others do not hear of it they may decide otherwise.
    const voted = new Set(this.answers.filter(({ status }) => status === 'voting').map(({ id }) => id));
    for (const { id, ...answer } of this.answers) {
      if (answer.status === 'entered' || answer.status === 'known') {
        const isLost = store.entries[answer.seq - 1]?.id !== id;
        if (isLost) world.problem(`${id} was acknowledged as ${answer.seq} and is lost`);
      } else if (answer.status === 'stale' && !voted.has(id) && reference.table.commands.has(id)) {
        // What is refused for now may be entered when the network brings it a second time.
        world.problem(`${id} is stale and entered`);
      }
    }
    for (const person of people) this.#judgePerson(person);
    const { problems } = verify(this.start.game, {
      ...this.start.record,
      log: reference.table.entries.map(formatEntry),
    });
    for (const problem of problems) world.problem(`the log does not verify: ${problem}`);
  }

  #judgePerson({ name, client, viewers, answers }: Person): void {
    const { world, reference } = this;
    if (client.model === undefined) world.problem(`${name} never came in`);
    else {
      const fault = reference.faultIn(client.model, viewers);
      if (fault !== undefined) world.problem(`${name} in the end: ${fault}`);
    }
    if (client.status !== 'joined') world.problem(`${name} is ${client.status} in the end`);
    for (const [id, status] of answers) {
      const isOpen = client.model?.vote?.id === id;
      if (status === undefined && !isOpen) world.problem(`${id} was never answered`);
    }
  }
}

function storedBefore({ table }: Start, pace: Pace): StoredEntry[] {
  const left = pace.kind === 'live' ? pace.bank : pace.kind === 'letters' ? pace.turn : undefined;
  const banks = left === undefined ? [] : table.base.seats.map(() => left);
  const ids = [...table.commands.keys()];
  return table.entries.map((entry, i) => ({ seq: i + 1, id: ids[i], line: formatEntry(entry), at: 0, banks }));
}
