/** A connection between a person's device and a process: it loses, doubles, delays and reorders, and is cut. */
import { parseServerMessage, type ServerMessage } from '../../src/index.ts';
import type { Person } from './person.ts';
import type { SimulatedProcess } from './process.ts';
import type { Schedule } from './schedule.ts';

export class Link {
  readonly id: string;
  readonly person: Person;
  /** Each end learns in its own time that it is cut. */
  isUp = true;
  readonly #process: SimulatedProcess;
  readonly #schedule: Schedule;
  readonly #lastAt = { toClient: 0, toServer: 0 };

  constructor(id: string, person: Person, process: SimulatedProcess, schedule: Schedule) {
    this.id = id;
    this.person = person;
    this.#process = process;
    this.#schedule = schedule;
  }

  toServer(text: string): void {
    this.#carry('toServer', () => this.#process.receive(this, text));
  }

  /** Looked at where it leaves the process: what is lost on the way was said all the same. */
  toClient(text: string): void {
    const { world, reference } = this.#schedule;
    const message = parsed(text);
    const fault = typeof message === 'string' ? message : reference.fault(message, this.person.viewers);
    if (fault !== undefined) world.problem(`to ${this.person.name}: ${fault}`);
    if (typeof message !== 'string' && message.kind === 'answer') this.#schedule.answers.push(message);
    this.#carry('toClient', () => this.person.receive(this, text));
  }

  cut(): void {
    const { world } = this.#schedule;
    if (!this.isUp) return;
    this.isUp = false;
    world.after(world.below(2000), () => this.#process.leave(this));
    world.after(world.below(2000), () => this.person.closed(this));
  }

  #carry(way: 'toClient' | 'toServer', arrive: () => void): void {
    const { world } = this.#schedule;
    const { loss, twice, inOrder, slow } = world.trouble;
    if (world.chance(loss)) return;
    for (let copies = world.chance(twice) ? 2 : 1; copies > 0; copies--) {
      const at = world.now + 1 + world.below(slow);
      const due = inOrder ? Math.max(at, this.#lastAt[way]) : at;
      this.#lastAt[way] = due;
      world.after(due - world.now, () => {
        if (this.isUp) arrive();
      });
    }
  }
}

/** What is wrong with it, where it is none of our messages: nothing may travel along. */
function parsed(text: string): ServerMessage | string {
  try {
    return parseServerMessage(text);
  } catch (error) {
    return String(error);
  }
}
