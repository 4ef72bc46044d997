/** What the team was told of a table, so that nobody is told the same twice. */
import { type News, newsOf } from '@three-crowns/core';
import type { AnyMoment } from '../table/session/snapshot.ts';
import { onForgotten } from './team.ts';

/** By table and listener. */
const told = new Map<string, readonly AnyMoment[]>();

onForgotten(() => told.clear());

/** Whoever listens at another table has left this one. */
export function newsFor(table: string, listener: string, seen: readonly AnyMoment[]): News<AnyMoment> {
  const place = `${table}/`;
  for (const key of told.keys()) if (!key.startsWith(place)) told.delete(key);
  const key = place + listener;
  const news = newsOf(told.get(key) ?? [], seen);
  told.set(key, seen);
  return news;
}
