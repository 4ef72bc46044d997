/** The tables of the database. A migration that was published is never changed: another one follows it. */
import { createHash } from 'node:crypto';
import type { Database, Query } from './database.ts';

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'tables, their logs, and who sits at them',
    statements: [
      `create table identities (
        id text primary key,
        name text not null,
        seen_at bigint not null
      )`,
      'create index identities_by_time on identities (seen_at)',
      // One for each device of a person: the hash of what its cookie holds.
      `create table secrets (
        hash text primary key,
        identity_id text not null references identities (id) on delete cascade
      )`,
      'create index secrets_by_identity on secrets (identity_id)',
      // A code is short: it is spoken or typed. It leads to a table or an identity, for a short while.
      `create table codes (
        code text primary key,
        purpose text not null,
        target text not null,
        until bigint not null
      )`,
      'create index codes_by_target on codes (purpose, target)',
      `create table tables (
        id text primary key,
        version bigint not null,
        status text not null,
        visibility text not null,
        link_hash text not null,
        touched_at bigint not null,
        content text not null
      )`,
      'create index tables_by_status on tables (status, visibility, touched_at)',
      'create index tables_by_time on tables (touched_at)',
      `create table members (
        identity_id text not null references identities (id) on delete cascade,
        table_id text not null references tables (id) on delete cascade,
        primary key (identity_id, table_id)
      )`,
      'create index members_by_table on members (table_id)',
      // Two processes can never both store entry n, and a command sent twice counts once.
      `create table entries (
        table_id text not null references tables (id) on delete cascade,
        seq bigint not null,
        command_id text not null,
        line text not null,
        at bigint not null,
        banks text not null,
        primary key (table_id, seq),
        unique (table_id, command_id)
      )`,
      `create table snapshots (
        table_id text primary key references tables (id) on delete cascade,
        seq bigint not null,
        hash text not null,
        content text not null
      )`,
      `create table leases (
        table_id text primary key references tables (id) on delete cascade,
        holder text not null,
        until bigint not null
      )`,
      'create index leases_by_holder on leases (holder)',
      `create table chat (
        table_id text not null references tables (id) on delete cascade,
        id text not null,
        room text not null,
        name text not null,
        words text not null,
        at bigint not null,
        primary key (table_id, id)
      )`,
      'create index chat_by_time on chat (table_id, at)',
    ],
  },
];

const hashOf = ({ name, statements }: Migration): string =>
  createHash('sha256')
    .update(JSON.stringify([name, ...statements]))
    .digest('hex');

export class WrongSchema extends Error {}

/** Brings the tables up to date. Throws WrongSchema when a newer version of the program, or another one, has made them. */
export function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  return database.exclusively(async (query) => {
    await query(
      'create table if not exists migrations (id bigint primary key, name text not null, hash text not null)',
    );
    const done = await query<{ name: string; hash: string }>('select name, hash from migrations order by id');
    if (done.length > migrations.length) {
      throw new WrongSchema(
        `the database is at step ${done.length}, this program knows ${migrations.length}: use the newer program, or restore a backup`,
      );
    }
    done.forEach(({ name, hash }, i) => {
      if (hash !== hashOf(migrations[i]))
        throw new WrongSchema(`step ${i + 1} of the database, "${name}", is not ours`);
    });
    for (const [i, migration] of migrations.entries()) {
      if (i >= done.length) await apply(query, i + 1, migration);
    }
  });
}

async function apply(query: Query, id: number, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await query(statement);
  await query('insert into migrations (id, name, hash) values ($1, $2, $3)', [id, migration.name, hashOf(migration)]);
}
