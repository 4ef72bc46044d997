/** Short codes that are spoken or typed: the way to a table, or an identity on its way to another device. */
import type { Database } from './database.ts';

export type CodePurpose = 'table' | 'identity';

export interface Codes {
  /** Takes the place of an earlier code of the same target. False when the code is in use. */
  give(code: string, purpose: CodePurpose, target: string, now: number, until: number): Promise<boolean>;
  /** One that leads there and is valid until then at least. */
  of(purpose: CodePurpose, target: string, then: number): Promise<{ code: string; until: number } | undefined>;
  /** Where it leads to, as long as it is valid. */
  find(code: string, purpose: CodePurpose, now: number): Promise<string | undefined>;
  /** The same, and it is gone. */
  take(code: string, purpose: CodePurpose, now: number): Promise<string | undefined>;
  /** Deletes those that are over. */
  forget(now: number): Promise<number>;
}

export function codesOver({ query }: Database): Codes {
  return {
    give: async (code, purpose, target, now, until) => {
      const given = await query(
        `insert into codes (code, purpose, target, until) values ($1, $2, $3, $5)
          on conflict (code) do update set purpose = excluded.purpose, target = excluded.target, until = excluded.until
            where codes.until <= $4
          returning code`,
        [code, purpose, target, now, until],
      );
      if (given.length === 0) return false;
      await query('delete from codes where purpose = $1 and target = $2 and code <> $3', [purpose, target, code]);
      return true;
    },
    of: async (purpose, target, then) => {
      const [found] = await query<{ code: string; until: number }>(
        'select code, until from codes where purpose = $1 and target = $2 and until >= $3',
        [purpose, target, then],
      );
      return found && { code: found.code, until: Number(found.until) };
    },
    find: async (code, purpose, now) => {
      const found = await query<{ target: string }>(
        'select target from codes where code = $1 and purpose = $2 and until > $3',
        [code, purpose, now],
      );
      return found.at(0)?.target;
    },
    take: async (code, purpose, now) => {
      const taken = await query<{ target: string }>(
        'delete from codes where code = $1 and purpose = $2 and until > $3 returning target',
        [code, purpose, now],
      );
      return taken.at(0)?.target;
    },
    forget: async (now) => (await query('delete from codes where until <= $1 returning code', [now])).length,
  };
}
