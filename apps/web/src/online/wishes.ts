/** What somebody left standing at a table of the server: kept by this browser, since the server only knows moves. */
import type { Seat, Wishes } from '@three-crowns/core';

const KEY = 'three-crowns.wishes';

/** Seats; what was left standing longest ago at more of them is forgotten. */
const MOST = 50;

const NONE: Wishes = {};

/** Read when it is first asked for; where nothing can be kept, for as long as the page lives. */
let kept: Map<string, Wishes> | undefined;

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

export const wishesOf = (table: string, seat: Seat): Wishes => all().get(keyOf(table, seat)) ?? NONE;

export function keepWishes(table: string, seat: Seat, wishes: Wishes): void {
  const others = [...all()].filter(([key]) => key !== keyOf(table, seat));
  kept = new Map([...others, [keyOf(table, seat), wishes] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept]));
  } catch {
    // Storage may be switched off.
  }
}

function all(): Map<string, Wishes> {
  kept ??= new Map(stored());
  return kept;
}

function stored(): [string, Wishes][] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (raw: unknown): raw is [string, Wishes] =>
  Array.isArray(raw) &&
  typeof raw[0] === 'string' &&
  Object.values(Object(raw[1])).every((one) => typeof one === 'string');
