/** What somebody left standing at a table of the server: kept by this page, since the server only knows moves. */
import type { Seat, Wishes } from '@three-crowns/core';

const kept = new Map<string, Wishes>();
const NONE: Wishes = {};

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

export const wishesOf = (table: string, seat: Seat): Wishes => kept.get(keyOf(table, seat)) ?? NONE;

export function keepWishes(table: string, seat: Seat, wishes: Wishes): void {
  kept.set(keyOf(table, seat), wishes);
}
