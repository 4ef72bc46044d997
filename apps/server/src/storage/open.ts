import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** @param place `postgres://…`, or the file of the embedded database */
export function openDatabase(place: string, say?: (problem: string) => void): Promise<Database> {
  return /^postgres(ql)?:\/\//.test(place) ? openPostgres(place, say) : openSqlite(place);
}
