/** What was said at a table. */
import { CHAT_KEPT, type ChatLine, ROOMS, type Room } from '@three-crowns/protocol';
import type { Database } from './database.ts';

export interface Chat {
  /** A line that was kept before counts once. Those that nobody will be shown any more are deleted. */
  keep(table: string, line: ChatLine): Promise<void>;
  /** The last lines of each room, in the order they were said. */
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

const lastOf = (room: Room): string =>
  `select * from (select id, room, name, words as text, at from chat where table_id = $1 and room = '${room}'
    order by at desc, id desc limit $2) as ${room}`;

export function chatOver({ query }: Database): Chat {
  return {
    keep: async (table, { id, room, name, text, at }) => {
      await query(
        `insert into chat (table_id, id, room, name, words, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [table, id, room, name, text, at],
      );
      await query(
        `delete from chat where table_id = $1 and room = $2 and at < (
          select at from chat where table_id = $1 and room = $2 order by at desc limit 1 offset $3)`,
        [table, room, CHAT_KEPT - 1],
      );
    },
    last: async (table, most) => {
      const rows = await query<ChatRow>(`${ROOMS.map(lastOf).join(' union all ')} order by at, id`, [table, most]);
      return rows;
    },
  };
}
