/** Tables that had to be played in memory move to the database as soon as it takes them. */
import type { HeldTable, MemoryStore } from './memoryStore.ts';

/** How long it waits before each try, in milliseconds; in the end always the last. */
const WAITS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];

export interface Mover {
  /** To be called when something has come into the memory. */
  plan(): void;
  /** Through when nothing is just moving: what is entered meanwhile would be left behind. */
  settled(): Promise<void>;
  /** Calls when this table has moved; gives how to stop it. */
  hear(id: string, moved: () => void): () => void;
}

export function moverOf(memory: MemoryStore, keep: (table: HeldTable) => Promise<void>): Mover {
  const listeners = new Map<() => void, string>();
  let moving: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const moveAll = async (): Promise<void> => {
    for (const held of memory.held()) {
      await keep(held);
      const { id } = held.row;
      await memory.remove(id);
      for (const [moved, table] of [...listeners]) if (table === id) moved();
    }
    tries = 0;
  };
  const go = async (): Promise<void> => {
    // Where it cannot be kept yet, it is tried again.
    moving = moveAll().catch(() => undefined);
    await moving;
    timer = undefined;
    plan();
  };
  const plan = (): void => {
    if (timer !== undefined || memory.held().length === 0) return;
    timer = setTimeout(go, WAITS[Math.min(tries, WAITS.length - 1)]);
    tries += 1;
  };
  return {
    plan,
    settled: () => moving,
    hear(id, moved) {
      listeners.set(moved, id);
      return () => listeners.delete(moved);
    },
  };
}
