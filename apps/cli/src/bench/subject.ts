export interface Subject {
  readonly name: string;
  /** What is counted: moves, games, copies. */
  readonly what: string;
  /** Works for about so many milliseconds and returns how many it did. */
  run(milliseconds: number): number;
}

/** Repeats whole pieces of work until the time is up; each returns how much it did. */
export function repeat(milliseconds: number, work: (i: number) => number): number {
  const end = performance.now() + milliseconds;
  let count = 0;
  for (let i = 0; i === 0 || performance.now() < end; i++) count += work(i);
  return count;
}
