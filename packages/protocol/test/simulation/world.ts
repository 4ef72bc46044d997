/** Time, luck and trouble of one schedule. */
import { draw, type Luck, worldLuck } from '@three-crowns/core';

/** How much goes wrong, each as a share of what could. */
export interface Trouble {
  readonly loss: number;
  readonly twice: number;
  /** Messages of a connection keep their order, as in a socket, or overtake each other. */
  readonly inOrder: boolean;
  readonly failing: number;
  /** The longest that the store and the network take, in milliseconds. */
  readonly slow: number;
}

export const NO_TROUBLE: Trouble = { loss: 0, twice: 0, inOrder: true, failing: 0, slow: 50 };

interface Event {
  readonly at: number;
  readonly act: () => void;
}

export class World {
  now = 0;
  trouble: Trouble;
  readonly problems: string[] = [];
  readonly #luck: Luck;
  readonly #events: Event[] = [];

  constructor(seed: string) {
    this.#luck = worldLuck(seed);
    const isCalm = this.chance(0.3);
    this.trouble = {
      loss: isCalm ? 0 : this.below(20) / 100,
      twice: isCalm ? 0 : this.below(20) / 100,
      inOrder: isCalm || this.chance(0.3),
      failing: this.below(30) / 100,
      slow: [20, 200, 2000][this.below(3)],
    };
  }

  below(n: number): number {
    return draw(this.#luck, n);
  }

  chance(share: number): boolean {
    return this.below(1000) < share * 1000;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  after(delay: number, act: () => void): void {
    const at = this.now + Math.max(0, delay);
    let place = this.#events.length;
    while (place > 0 && this.#events[place - 1].at > at) place--;
    this.#events.splice(place, 0, { at, act });
  }

  runUntil(end: number): void {
    while (this.#events.length > 0 && this.#events[0].at <= end) {
      const { at, act } = this.#events.shift() as Event;
      this.now = at;
      act();
    }
    this.now = end;
  }

  /** Only the first few: the rest follows from them. */
  problem(text: string): void {
    if (this.problems.length < 5) this.problems.push(`at ${this.now} ms: ${text}`);
  }
}
