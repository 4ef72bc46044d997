/** A PostgreSQL that several processes share. */
import pg from 'pg';
import { type Database, type Query, type Row, Unreachable } from './database.ts';

const CHANNEL = 'three_crowns';
/** One lock for all who might change the tables of the database. */
const SCHEMA_LOCK = 3_019_171;
const OLDEST = 150_000;
/** NOTIFY takes less than 8,000 bytes. */
const MOST_TOLD = 7_000;
const RECONNECT_MS = 1_000;

// Counts and times come as 64-bit integers; ours are all well below 2 ** 53.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
};

export async function openPostgres(url: string, say: (problem: string) => void = () => {}): Promise<Database> {
  const settings = { connectionString: url, types, connectionTimeoutMillis: 5_000, statement_timeout: 10_000 };
  const pool = new pg.Pool({ ...settings, max: 8 });
  // A connection that breaks while nobody uses it is replaced by the next who asks.
  pool.on('error', (error) => say(error.message));
  const queryOver =
    (client: pg.Pool | pg.PoolClient): Query =>
    async <R extends Row>(sql: string, values: Parameters<Query>[1] = []) => {
      try {
        return (await client.query<R>(sql, [...values])).rows;
      } catch (error) {
        throw isMistake(error) ? error : new Unreachable(error instanceof Error ? error.message : String(error));
      }
    };
  const query = queryOver(pool);
  try {
    await mustKeepPromises(query);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const ears = openEars(settings, say);

  return {
    kind: 'postgres',
    query,
    among: (place) => `= any(${place}::text[])`,
    rows: (types) => `select * from unnest(${types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')})`,
    columns: (rows) => (rows[0] ?? []).map((_, i) => rows.map((row) => row[i])),
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
        await work(queryOver(client));
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    tell: (text) => {
      const told = Buffer.byteLength(text) > MOST_TOLD ? '' : text;
      query('select pg_notify($1, $2)', [CHANNEL, told]).catch((error: Error) => say(error.message));
    },
    hear: ears.add,
    close: async () => {
      await ears.close();
      await pool.end();
    },
  };
}

/** SQLSTATE by its first two characters: data, integrity, transaction state, rights and syntax. */
const MISTAKES = new Set(['22', '23', '25', '42']);

/** A server that only reads at the moment, as one that takes the place of another. */
const READ_ONLY = '25006';

/** Whether a query was wrong. All else is a server that is away, ending, starting, full or too slow. */
const isMistake = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== READ_ONLY && MISTAKES.has(error.code?.slice(0, 2) ?? '');

/** Throws unless a commit that is answered has reached the disk. */
async function mustKeepPromises(query: Query): Promise<void> {
  const [found] = await query<{ version: number; fsync: string; commit: string }>(
    `select current_setting('server_version_num')::integer as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`,
  );
  if (found.version < OLDEST) throw new Error(`PostgreSQL 15 or newer is needed, found ${found.version}`);
  if (found.fsync !== 'on') throw new Error('PostgreSQL has fsync off: what it answers may be lost');
  if (found.commit === 'off') throw new Error('PostgreSQL has synchronous_commit off: what it answers may be lost');
}

interface Ears {
  readonly add: (listener: (text: string) => void) => void;
  close(): Promise<void>;
}

/** A connection that only listens. When it breaks another one is opened, and everybody is told to look for himself. */
function openEars(settings: pg.ClientConfig, say: (problem: string) => void): Ears {
  const listeners: ((text: string) => void)[] = [];
  const speak = (text: string): void => {
    for (const listener of listeners) listener(text);
  };
  let current: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const listen = async (): Promise<void> => {
    const client = new pg.Client(settings);
    current = client;
    let broken = false;
    const broke = (error?: Error): void => {
      if (broken || closed) return;
      broken = true;
      if (error !== undefined) say(error.message);
      client.end().catch(() => {});
      again = setTimeout(() => void listen(), RECONNECT_MS);
    };
    client.on('error', broke);
    client.on('end', () => broke());
    client.on('notification', ({ payload = '' }) => speak(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      speak('');
    } catch (error) {
      broke(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const first = listen();

  return {
    add: (listener) => listeners.push(listener),
    close: async () => {
      closed = true;
      clearTimeout(again);
      await first;
      await current?.end().catch(() => {});
    },
  };
}
