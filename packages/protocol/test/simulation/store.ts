/** A store that is slow, fails, and fails to say whether it failed. It keeps its two promises: one entry a number, one a command. */
import type { StoredEntry } from '../../src/index.ts';
import type { World } from './world.ts';

type Answer = 'stored' | 'taken' | 'failed';

export class SimulatedStore {
  readonly entries: StoredEntry[];
  readonly #ids: Set<string>;
  readonly #world: World;
  readonly #onDurable: (entry: StoredEntry) => void;
  readonly #forgetsIds: boolean;

  constructor(
    world: World,
    entries: readonly StoredEntry[],
    onDurable: (entry: StoredEntry) => void,
    { forgetsIds }: { readonly forgetsIds: boolean },
  ) {
    this.#world = world;
    this.entries = [...entries];
    this.#ids = new Set(entries.map(({ id }) => id));
    this.#onDurable = onDurable;
    this.#forgetsIds = forgetsIds;
  }

  append(entry: StoredEntry, answer: (answer: Answer) => void): void {
    const world = this.#world;
    const { slow, failing } = world.trouble;
    const write = world.below(slow) + 1;
    const reply = write + world.below(slow);
    if (!world.chance(failing)) {
      world.after(write, () => {
        const result = this.#write(entry);
        world.after(reply - write, () => answer(result));
      });
      return;
    }
    world.after(reply, () => answer('failed'));
    // Never written, written although it failed, or written long after.
    if (world.chance(0.6)) world.after(world.chance(0.5) ? write : reply + 3000, () => this.#write(entry));
  }

  read(after: number, answer: (entries: readonly StoredEntry[] | undefined) => void): void {
    const world = this.#world;
    const { slow, failing } = world.trouble;
    const hasFailed = world.chance(failing / 2);
    world.after(world.below(slow) + 1, () => {
      const entries = hasFailed ? undefined : this.entries.slice(after);
      world.after(world.below(slow), () => answer(entries));
    });
  }

  #write(entry: StoredEntry): Answer {
    const isTaken = entry.seq !== this.entries.length + 1 || (this.#ids.has(entry.id) && !this.#forgetsIds);
    if (isTaken) return 'taken';
    this.entries.push(entry);
    this.#ids.add(entry.id);
    this.#onDurable(entry);
    return 'stored';
  }
}
