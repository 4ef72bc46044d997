/** What a table has whose people sit at different screens. */
import type { Seat } from '@three-crowns/core';
import type { Attendance, ChatLine, Client, Clocks, Pace, Pointing, Vote } from '@three-crowns/protocol';

/** Why what was asked of the others came to nothing: one said no, not all answered, or another vote is open. */
export interface Declined {
  readonly why: 'no' | 'late' | 'open';
}

/** A table at which the same people play again, and who has opened it. */
export interface NextTable {
  readonly id: string;
  readonly host?: string;
}

export interface Together {
  readonly connection: Client['status'];
  /** While it is lost: when the next try begins, by this device's own clock; undefined while one is under way. */
  readonly triesAt: number | undefined;
  /** Something that was done here is not stored yet, for longer than it should take. */
  readonly isLate: boolean;
  readonly attendance: Attendance;
  /** When that was told, by this device's own clock. */
  readonly attendanceAt: number;
  readonly clocks: Clocks;
  /** When the clocks were told, by this device's own. */
  readonly clocksAt: number;
  readonly pace: Pace;
  readonly vote: Vote | undefined;
  /** What this device asked for last, where the others did not agree. */
  readonly declined: Declined | undefined;
  readonly chat: readonly ChatLine[];
  /** What was said here and is still on its way to the others. */
  readonly saying: readonly Pick<ChatLine, 'id' | 'text'>[];
  /** What who is asked has in mind: on a television. */
  readonly pointing: Pointing | undefined;
  /** The seats that this device holds; none for somebody who watches. */
  readonly mine: readonly Seat[];
  /** Of those, whose answer a vote waits for. */
  readonly waiting: readonly Seat[];
  /** Known once the game is over and one of them has opened it. */
  readonly next: NextTable | undefined;
}

export interface Fellowship {
  /** Where the table is shown to everybody in a room. */
  readonly television: string;
  /** For every seat of this device that is waited for. */
  agree(agrees: boolean): void;
  say(text: string): void;
  /** What a seat of this device has in mind, for the television. */
  point(seat: Seat, targets: readonly string[]): void;
  /** Somebody is at the screen. */
  touched(): void;
  /** Where the connection is lost: the next try is now. */
  tryNow(): void;
  /** From the computer that played it meanwhile. */
  takeBackSeat(seat: Seat): Promise<void>;
  /** The same people once more, everybody one chair on. Gives the id of that table. */
  rematch(): Promise<string>;
}
