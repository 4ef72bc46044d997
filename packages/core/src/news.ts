/** What is new of a history. */

/** How much of it was told before, and the rest. */
export interface News<T> {
  /** 0 where all of it is new, or it went another way since: then what was told is to be forgotten. */
  readonly from: number;
  readonly news: readonly T[];
}

export function newsOf<T>(told: readonly T[], history: readonly T[]): News<T> {
  const from = told.every((one, i) => one === history[i]) ? told.length : 0;
  return { from, news: history.slice(from) };
}
