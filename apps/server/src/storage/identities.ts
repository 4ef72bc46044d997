/** Guests: a name, and a secret in the cookie of each of their devices, of which only the hash is kept. */
import type { Database } from './database.ts';

export interface Identity {
  readonly [column: string]: string | number;
  readonly id: string;
  readonly name: string;
  readonly seenAt: number;
}

export interface Identities {
  create(identity: Identity, secretHash: string): Promise<void>;
  bySecret(secretHash: string): Promise<Identity | undefined>;
  /** A further device of the same person. */
  addSecret(id: string, secretHash: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  seen(id: string, at: number): Promise<void>;
  /** Undefined for who is not known any more. */
  seenAt(id: string): Promise<number | undefined>;
  delete(id: string): Promise<void>;
  /** Deletes who was not seen since. */
  forget(before: number): Promise<number>;
}

/** @param forgotten is told who has been deleted */
export function identitiesOver({ query }: Database, forgotten: (id: string) => void): Identities {
  const addSecret = async (id: string, secretHash: string): Promise<void> => {
    await query('insert into secrets (hash, identity_id) values ($1, $2)', [secretHash, id]);
  };
  return {
    create: async ({ id, name, seenAt }, secretHash) => {
      await query('insert into identities (id, name, seen_at) values ($1, $2, $3)', [id, name, seenAt]);
      await addSecret(id, secretHash);
    },
    bySecret: async (secretHash) => {
      const found = await query<Identity>(
        `select id, name, seen_at as "seenAt" from identities
          where id = (select identity_id from secrets where hash = $1)`,
        [secretHash],
      );
      return found.at(0);
    },
    addSecret,
    rename: async (id, name) => {
      await query('update identities set name = $2 where id = $1', [id, name]);
    },
    seen: async (id, at) => {
      await query('update identities set seen_at = $2 where id = $1', [id, at]);
    },
    seenAt: async (id) => {
      const found = await query<{ at: number }>('select seen_at as at from identities where id = $1', [id]);
      return found.at(0)?.at;
    },
    delete: async (id) => {
      await query('delete from identities where id = $1', [id]);
      forgotten(id);
    },
    forget: async (before) => (await query('delete from identities where seen_at < $1 returning id', [before])).length,
  };
}
