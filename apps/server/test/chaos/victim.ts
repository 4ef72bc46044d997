/**
 * A server to be killed. Arguments: the place of the database, and "early" for the control, which says that an entry is
 * stored before it is.
 */
import module from 'node:module';
import process from 'node:process';
import type { Database, Query, Value } from '../../src/storage/database.ts';
import { openDatabase } from '../../src/storage/open.ts';
import { serve } from '../online/served.ts';

const [place, mode] = process.argv.slice(2);

/** How much later the control stores what it has answered, in milliseconds. */
const LATER = 200;

/** Answers an insert of entries at once, and does it later. */
function early(database: Database): Database {
  const query: Query = async (sql, values = []) => {
    if (!sql.startsWith('insert into entries')) return database.query(sql, values);
    setTimeout(() => void database.query(sql, values).catch(() => {}), LATER);
    return keysOf(values) as never;
  };
  return { ...database, query };
}

/** What the insert would have given: of each row its table, number and command. */
function keysOf(values: Parameters<Query>[1] = []): { table: Value; seq: Value; id: Value }[] {
  if (values.length === 1) {
    const rows: Value[][] = JSON.parse(String(values[0]));
    return rows.map(([table, seq, id]) => ({ table, seq, id }));
  }
  const [tables, seqs, ids] = values as Value[][];
  return tables.map((table, i) => ({ table, seq: seqs[i], id: ids[i] }));
}

const database = await openDatabase(place);
const { url } = await serve(mode === 'early' ? early(database) : database, {
  rhythm: { beat: 250, lease: 1_500, idle: 60_000 },
});
process.stdout.write(`${url}\n`);
// Who is killed has no time for it at the end.
module.flushCompileCache();
// Whoever started it is gone: so is it.
process.stdin.on('end', () => process.exit()).resume();
