/** What the host of a table is told, and what it wants done. It has no socket, clock or disk of its own. */
import type { Seat } from '@three-crowns/core';
import type { ClientMessage, Join } from '../messages/client.ts';
import type { Refusal } from '../messages/refusals.ts';
import type { ChatLine, Pointing, Presence, Vote } from '../messages/shapes.ts';
import type { Pace } from '../pace.ts';
import type { AnyTable, StoredEntry } from '../stored.ts';

export interface HostSetup {
  /** At the end of what is stored, with the ids of its commands (`openTable`). */
  readonly table: AnyTable;
  /** The last stored entry, where there is one: the clocks go on from there. */
  readonly last?: Pick<StoredEntry, 'at' | 'banks'>;
  readonly pace: Pace;
  /** The level of the bot that plays for somebody who ran out of time or is gone. */
  readonly standIn: string;
  /** Of the last lines of talk, those to be shown to who comes in. */
  readonly chat: readonly ChatLine[];
}

export type HostInput =
  /** Somebody whose rights were checked: the seats he holds, none for a spectator, and the name he talks by. */
  | {
      readonly kind: 'connected';
      readonly connection: string;
      readonly seats: readonly Seat[];
      readonly name: string;
      readonly join: Join;
    }
  | { readonly kind: 'message'; readonly connection: string; readonly message: ClientMessage }
  | { readonly kind: 'disconnected'; readonly connection: string }
  /**
   * Answers to `store`. stored: it is durable. taken: that number or that command is in the store already. failed: nobody
   * knows whether it is stored, now or later.
   */
  | { readonly kind: 'stored' | 'taken' | 'failed'; readonly seq: number }
  /** Answers to `read`. */
  | { readonly kind: 'entries'; readonly entries: readonly StoredEntry[] }
  | { readonly kind: 'unread' }
  /** Another process has stored entries up to this number. */
  | { readonly kind: 'more'; readonly seq: number }
  /** A bot's move; without text it has failed. */
  | { readonly kind: 'thought'; readonly seat: Seat; readonly question: string; readonly text?: string }
  /** Whether this process drives the table's clocks and bots from now on. */
  | { readonly kind: 'driving'; readonly isDriver: boolean }
  /** The persons of these seats are known no more: they never come back. */
  | { readonly kind: 'forgotten'; readonly seats: readonly Seat[] }
  /** What the host of the same table in another process wanted to be shared. */
  | { readonly kind: 'shared'; readonly process: string; readonly news: News }
  /** That process is gone, with everybody who was connected there. */
  | { readonly kind: 'processGone'; readonly process: string }
  | { readonly kind: 'tick' };

export type HostEffect =
  /** Answered by stored, taken or failed. There is one at a time. */
  | { readonly kind: 'store'; readonly entry: StoredEntry }
  /** Answered by entries, all after this number, or by unread. */
  | { readonly kind: 'read'; readonly after: number }
  /** One text for all who may see the same. */
  | { readonly kind: 'send'; readonly to: readonly string[]; readonly text: string }
  /** After what was sent. */
  | { readonly kind: 'close'; readonly connection: string }
  /** A tick is wanted then, in place of any wanted before. */
  | { readonly kind: 'wake'; readonly at: number }
  /** Answered by thought. The bot is given views of its seat, never the state. */
  | { readonly kind: 'think'; readonly seat: Seat; readonly bot: string; readonly question: string }
  /** For the hosts of this table in other processes; nothing is lost for good when it does not arrive. */
  | { readonly kind: 'share'; readonly news: News }
  | { readonly kind: 'keepChat'; readonly line: ChatLine }
  /** What is stored cannot be played: nobody can go on here. */
  | { readonly kind: 'broken'; readonly problem: string };

/** What the hosts of one table tell each other beside the log. */
export type News =
  | {
      readonly kind: 'present';
      readonly seats: readonly (Presence | undefined)[];
      readonly spectators: number;
      /** Left out by a process of an earlier build, which knows of none. */
      readonly televisions?: number;
    }
  /** An open vote; or that none is, and of which one that came to nothing. */
  | { readonly kind: 'vote'; readonly vote?: Vote; readonly decided?: readonly [id: string, why: Refusal] }
  | { readonly kind: 'ballot'; readonly vote: string; readonly seat: Seat; readonly agrees: boolean }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  | ({ readonly kind: 'pointing' } & Pointing);
