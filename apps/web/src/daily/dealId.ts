/** What the deal of a day is called: all that a table has to know of it. */
export interface Deal {
  /** `2026-11-16`. */
  readonly day: string;
  readonly game: string;
}

const DEAL = /^daily-(\d{4}-\d{2}-\d{2})-(.+)$/;

/** Of a time in milliseconds. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const dealId = ({ day, game }: Deal): string => `daily-${day}-${game}`;

/** Undefined for a table that is no deal of a day. */
export function dealIn(id: string): Deal | undefined {
  const [, day, game] = DEAL.exec(id) ?? [];
  return day === undefined || game === undefined ? undefined : { day, game };
}
