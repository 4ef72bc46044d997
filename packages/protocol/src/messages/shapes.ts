/** What messages of both sides are made of. Seats count from 0, as in everything made for programs. */
import type { Decision, Seat } from '@three-crowns/core';

/** A question with its name: an answer says which one it answers. */
export interface Asked extends Decision {
  readonly question: string;
}

/** here, away: connected, with and without a sign of late. lost: not connected. bot: one plays the seat. */
export const PRESENCES = ['here', 'away', 'lost', 'bot'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Somebody who is lost, and in how many milliseconds a bot plays for him. */
export interface Leaving {
  readonly seat: Seat;
  readonly left: number;
}

/** Who is at the table. */
export interface Attendance {
  /** By seat. */
  readonly seats: readonly Presence[];
  readonly spectators: number;
  /** Screens that everybody in a room looks at. */
  readonly televisions: number;
  /** Left out where nobody is about to be replaced. */
  readonly leaving?: readonly Leaving[];
}

/** What somebody who is asked has in mind, as far as everybody may know it. */
export interface Pointing {
  readonly seat: Seat;
  readonly targets: readonly string[];
}

/** Times are what is left, never a time of day: two machines need not agree on that. */
export interface Clocks {
  /** By seat, in milliseconds; empty at a table without clocks. */
  readonly left: readonly number[];
  /** The seats whose clock is running. */
  readonly running: readonly Seat[];
}

/** The persons of a table decide about an undo beyond its barrier, or about breaking off. */
export interface Vote {
  /** The id of the command that asked for it. */
  readonly id: string;
  readonly about: 'undo' | 'abandon';
  /** As it would be entered, but for who agrees. */
  readonly line: string;
  readonly asker: Seat;
  readonly agreed: readonly Seat[];
  /** Whose answer is still open. */
  readonly waiting: readonly Seat[];
  /** In milliseconds; then it stands as it is. */
  readonly left: number;
}

/** Players and spectators talk apart: who watches may see more than one hand could. */
export const ROOMS = ['players', 'spectators'] as const;
export type Room = (typeof ROOMS)[number];

export interface ChatLine {
  readonly id: string;
  readonly room: Room;
  /** Who spoke, as the server knows him. */
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
