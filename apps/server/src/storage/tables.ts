/** What is kept of a table besides its log. It is replaced as a whole, and only by who has seen its latest version. */
import type { Database, Row } from './database.ts';

export type TableStatus = 'open' | 'running' | 'ended';
export type Visibility = 'public' | 'link';

export interface StoredTable<C> {
  readonly id: string;
  /** From 1; another one after every change. */
  readonly version: number;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  /** Of the secret in the link that gives a chair. */
  readonly linkHash: string;
  readonly touchedAt: number;
  readonly content: C;
}

export interface OpenTable<C> {
  readonly table: StoredTable<C>;
  /** When anybody who was ever added to it was seen last. */
  readonly seenAt: number;
}

/** How far a table is, for who wants to know whether he has missed something. */
export interface TableHead {
  readonly version: number;
  /** Of its last entry, 0 where there is none. */
  readonly seq: number;
}

export interface Tables<C> {
  create(table: Omit<StoredTable<C>, 'version'>): Promise<void>;
  /** False when somebody else was quicker: `version` is no longer the latest. */
  replace(table: StoredTable<C>): Promise<boolean>;
  find(id: string): Promise<StoredTable<C> | undefined>;
  /** Public ones that wait for players, with somebody who sat down there and was seen since, and when; the latest first. */
  open(most: number, since: number): Promise<OpenTable<C>[]>;
  /** Those an identity was ever added to, ended ones last, the latest first. Whether it still sits there the content says. */
  of(identity: string, most: number): Promise<StoredTable<C>[]>;
  /** Once is enough; who has been forgotten is not added. */
  addMember(id: string, identity: string): Promise<void>;
  /** Somebody was there. This alone is no new version. */
  touch(id: string, at: number): Promise<void>;
  heads(ids: readonly string[]): Promise<Map<string, TableHead>>;
  /** With its log. */
  delete(id: string): Promise<void>;
  /** Deletes the tables nobody has touched since. */
  forget(before: number): Promise<number>;
}

const COLUMNS = 'id, version, status, visibility, link_hash, touched_at, content';

interface TableRow {
  readonly [column: string]: string | number;
  readonly id: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly link_hash: string;
  readonly touched_at: number;
  readonly content: string;
}

function tableOf<C>({ id, version, status, visibility, link_hash, touched_at, content }: TableRow): StoredTable<C> {
  const parsed: C = JSON.parse(content);
  return { id, version, status, visibility, linkHash: link_hash, touchedAt: touched_at, content: parsed };
}

/** @param changed is told of a table that was made or replaced */
export function tablesOver<C>({ query, among }: Database, changed: (id: string) => void): Tables<C> {
  const select = async (rest: string, values: readonly (string | number)[]): Promise<StoredTable<C>[]> =>
    (await query<TableRow>(`select ${COLUMNS} from tables ${rest}`, values)).map(tableOf<C>);

  return {
    create: async ({ id, status, visibility, linkHash, touchedAt, content }) => {
      await query(`insert into tables (${COLUMNS}) values ($1, 1, $2, $3, $4, $5, $6)`, [
        id,
        status,
        visibility,
        linkHash,
        touchedAt,
        JSON.stringify(content),
      ]);
      changed(id);
    },
    replace: async ({ id, version, status, visibility, linkHash, touchedAt, content }) => {
      const replaced = await query(
        `update tables set version = version + 1, status = $3, visibility = $4, link_hash = $5, touched_at = $6, content = $7
          where id = $1 and version = $2 returning id`,
        [id, version, status, visibility, linkHash, touchedAt, JSON.stringify(content)],
      );
      if (replaced.length === 1) changed(id);
      return replaced.length === 1;
    },
    find: async (id) => (await select('where id = $1', [id])).at(0),
    open: async (most, since) => {
      const found = await query<TableRow & { seen_at: number }>(
        `select ${COLUMNS}, seen_at from tables join (
            select table_id, max(seen_at) as seen_at from members join identities on identities.id = identity_id
              group by table_id) as seen on table_id = tables.id
          where status = 'open' and visibility = 'public' and seen_at > $2 order by touched_at desc, tables.id limit $1`,
        [most, since],
      );
      return found.map((row) => ({ table: tableOf<C>(row), seenAt: Number(row.seen_at) }));
    },
    of: (identity, most) =>
      select(
        `where id in (select table_id from members where identity_id = $1)
          order by case status when 'ended' then 1 else 0 end, touched_at desc, id limit $2`,
        [identity, most],
      ),
    addMember: async (id, identity) => {
      await query(
        `insert into members (table_id, identity_id) select cast($1 as text), id from identities where id = $2
          on conflict do nothing`,
        [id, identity],
      );
    },
    touch: async (id, at) => {
      await query('update tables set touched_at = $2 where id = $1', [id, at]);
    },
    heads: async (ids) => {
      const rows = await query<Row & { id: string; version: number; seq: number }>(
        `select id, version, coalesce((select max(seq) from entries where table_id = id), 0) as seq from tables
          where id ${among('$1')}`,
        [ids],
      );
      return new Map(rows.map(({ id, version, seq }) => [id, { version, seq }]));
    },
    delete: async (id) => {
      await query('delete from tables where id = $1', [id]);
    },
    forget: async (before) => (await query('delete from tables where touched_at < $1 returning id', [before])).length,
  };
}
