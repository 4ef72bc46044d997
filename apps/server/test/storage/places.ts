/** Both databases for a test: a file in a folder of its own, and a PostgreSQL that is started for it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** Gives an empty database each time, as `openDatabase` wants it. To be called at the top of a test file. */
export function freshPlaces(): (kind: Kind) => Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-store-'));
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let made = 0;
  // Making one takes a second on a machine at rest, and many on a busy one.
  beforeAll(async () => {
    server = await startPostgres();
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true });
  });
  return async (kind) => {
    made++;
    if (kind === 'sqlite') return path.join(folder, `${made}.sqlite`);
    const client = new pg.Client(server.url);
    await client.connect();
    await client.query(`create schema fresh_${made}`);
    await client.end();
    return `${server.url}?options=-csearch_path%3Dfresh_${made}`;
  };
}
