/** What was said at a table. */
import type { ChatLine, Room } from '@three-crowns/protocol';
import type { Database } from './database.ts';

export interface Chat {
  /** A line that was kept before counts once. */
  keep(table: string, line: ChatLine): Promise<void>;
  /** The last lines of both rooms, in the order they were said. */
  last(table: string, most: number): Promise<ChatLine[]>;
}

interface ChatRow {
  readonly [column: string]: string | number;
  readonly id: string;
  readonly room: Room;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export function chatOver({ query }: Database): Chat {
  return {
    keep: async (table, { id, room, name, text, at }) => {
      await query(
        `insert into chat (table_id, id, room, name, words, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [table, id, room, name, text, at],
      );
    },
    last: async (table, most) => {
      const rows = await query<ChatRow>(
        `select id, room, name, words as text, at from chat where table_id = $1 order by at desc, id desc limit $2`,
        [table, most],
      );
      return rows.reverse();
    },
  };
}
