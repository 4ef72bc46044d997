/** What is measured: work in small steps, so that a row keeps to its share of the time. */
export interface Subject {
  readonly name: string;
  /** What is counted: moves, worlds, copies. */
  readonly what: string;
  /** Subjects of one thread share what the compiler learned; a side that would spoil it for others has its own. */
  readonly thread: string;
  /** Makes ready, outside of the measured time, and returns a step: it works a few milliseconds and says how much it did. */
  prepare(): () => number;
}

/** Repeats steps until the time is up, one at least, and says how much they did. */
export function workFor(step: () => number, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  let count = 0;
  do count += step();
  while (performance.now() < end);
  return count;
}

/** A second of the processor's time: on a busy machine the clock on the wall also counts what others did meanwhile. */
export function rateOf(step: () => number, milliseconds: number): number {
  const began = busyMicroseconds();
  const count = workFor(step, milliseconds);
  return (count * 1e6) / Math.max(1, busyMicroseconds() - began);
}

function busyMicroseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
