/** Three words lead to a table as long as they last: who says them finds it, and may sit down there. */
import type { FastifyRequest } from 'fastify';
import { SPOKEN_CODE_TRIES, TABLE_CODE_TIME } from '../limits.ts';
import { Refused } from '../refused.ts';
import { spokenCode, tidyCode } from '../secrets.ts';
import type { Store } from '../storage/store.ts';
import { parseName } from '../tables/request.ts';
import type { Gate } from './gate.ts';

export interface SpokenCodes {
  /** The table that what was said leads to. */
  find(code: unknown, request: FastifyRequest): Promise<string | undefined>;
  leadsTo(table: string, code: unknown, request: FastifyRequest): Promise<boolean>;
  /** The words that several screens say are the same. */
  of(table: string): Promise<{ code: string; until: number }>;
}

interface Setup {
  readonly store: Pick<Store<unknown>, 'codes'>;
  readonly gate: Gate;
  readonly now: () => number;
}

export function spokenCodes({ store: { codes }, gate, now }: Setup): SpokenCodes {
  const look = (code: unknown) => {
    const typed = tidyCode(parseName(code, 'code'));
    return () => codes.find(typed, 'table', now());
  };
  return {
    find: async (code, request) => gate.tryCode(request, look(code)),
    async leadsTo(table, code, request) {
      if (code === undefined) return false;
      return (await gate.tryCode(request, look(code), (found) => found === table)) !== undefined;
    },
    async of(table) {
      const known = await codes.of('table', table, now() + TABLE_CODE_TIME / 2);
      if (known !== undefined) return known;
      const until = now() + TABLE_CODE_TIME;
      for (let tries = 0; tries < SPOKEN_CODE_TRIES; tries++) {
        const code = spokenCode();
        if (await codes.give(code, 'table', table, now(), until)) return { code, until };
      }
      throw new Refused(503, 'too-many');
    },
  };
}
