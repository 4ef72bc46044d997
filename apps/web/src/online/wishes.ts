/** What somebody left standing at a table of the server: kept by this browser, since the server only knows moves. */
import type { Seat, Wishes } from '@three-crowns/core';
import { keptByTable } from '../storage/byTable.ts';

const NONE: Wishes = {};

const isWishes = (raw: unknown): raw is Wishes =>
  typeof raw === 'object' && raw !== null && Object.values(raw).every((one) => typeof one === 'string');

const kept = keptByTable('three-crowns.wishes', isWishes);

/** Two people at one device may hold two seats of a table. */
const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

export const wishesOf = (table: string, seat: Seat): Wishes => kept.of(keyOf(table, seat)) ?? NONE;

export const keepWishes = (table: string, seat: Seat, wishes: Wishes): void => kept.keep(keyOf(table, seat), wishes);
