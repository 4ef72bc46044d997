/** What the host of a table keeps in mind. All of it but the log may be lost: another process goes on from the store. */
import type { Entry, KeptViews, Prepared, Seat, Viewer } from '@three-crowns/core';
import type { Join } from '../messages/client.ts';
import type { Refusal } from '../messages/refusals.ts';
import type { Asked, ChatLine, Vote } from '../messages/shapes.ts';
import type { Pace } from '../pace.ts';
import type { AnyTable, StoredEntry } from '../stored.ts';
import type { HostEffect, News } from './inputs.ts';

export interface Connection {
  readonly id: string;
  /** In order; none for a spectator. */
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  /** The same for all who may see the same. */
  readonly audience: string;
  readonly name: string;
  readonly isTelevision: boolean;
  /** What was asked for, until it is answered. */
  join: Join | undefined;
  /** When its person last touched something. */
  signAt: number;
}

/** How many moves stood after how many undos. */
export interface Stood {
  readonly moves: number;
  readonly undos: number;
}

/** Something that is to be entered. */
export interface Wanted {
  readonly id: string;
  readonly entry: Entry;
  /** The question it answers, how many entries were seen, or which moves stood; undefined: it fits any time. */
  readonly seen: string | number | Stood | undefined;
  /** A client's undo or breaking off may need the others' consent; the host's own has it. */
  readonly isOwn: boolean;
  /** Who is told what became of it: another connection where it was sent again. */
  connection: string | undefined;
}

export interface InFlight {
  readonly wanted: Wanted;
  readonly prepared: Prepared<unknown, unknown>;
  readonly stored: StoredEntry;
}

export interface OpenVote extends Omit<Vote, 'left' | 'waiting'> {
  readonly until: number;
  /** The process that counts; undefined: this one. */
  readonly process: string | undefined;
  readonly wanted: Wanted | undefined;
}

/** The question a bot thinks about; once it has failed, when to try again. */
export interface Thinking {
  readonly question: string;
  readonly again?: number;
}

export interface ClockState {
  /** By seat: left at `at`. */
  banks: number[];
  at: number;
  /** By seat: the question that is asked, and from when on its clock runs, 0 once it does; undefined for who is not asked. */
  readonly running: ({ readonly question: string; readonly from: number } | undefined)[];
  /** By seat: after how many moves its time ran out; a bot plays on to the end of that turn. */
  readonly lapsed: (number | undefined)[];
}

export interface Host {
  readonly table: AnyTable;
  readonly pace: Pace;
  readonly standIn: string;
  readonly connections: Map<string, Connection>;
  readonly waiting: Wanted[];
  inFlight: InFlight | undefined;
  /** asked: the store has been. wanted: it is to be asked, once nothing is under way any more. */
  readonly reading: { isAsked: boolean; isWanted: boolean };
  /** A store that failed is asked again then. */
  retryAt: number | undefined;
  /** Read off the table after every entry. */
  asked: readonly Asked[];
  readonly clocks: ClockState;
  vote: OpenVote | undefined;
  /** By command: why the last votes came to nothing. */
  readonly decided: Map<string, Refusal>;
  /** By process: who is connected there. */
  readonly elsewhere: Map<string, Extract<News, { kind: 'present' }>>;
  /** By seat: since when nobody who holds it is connected; undefined while somebody is. */
  readonly lostSince: (number | undefined)[];
  /** Seats whose person never comes back. */
  readonly forgotten: Set<Seat>;
  isDriver: boolean;
  readonly thinking: Map<Seat, Thinking>;
  readonly chat: ChatLine[];
  /** The question that was last pointed at, and the things that its answers use in the open. */
  pointable: { readonly seat: Seat; readonly question: string; readonly targets: ReadonlySet<string> } | undefined;
  /** As it was last sent and shared, so that it is sent only when it changes. */
  told: { attendance: string; present: string; clocks: string };
  /** The views of the state that was shown last. */
  views: KeptViews | undefined;
  /** The time it was given last. */
  given: number;
  /** What a machine's clock was set back in all: the host's own time never goes back, so nothing waits for ever. */
  setBack: number;
  /** The host's own time, and what this step wants done. */
  now: number;
  effects: HostEffect[];
}

/** To all of these, where there are any. */
export function send(host: Host, to: readonly string[], text: string): void {
  if (to.length > 0) host.effects.push({ kind: 'send', to, text });
}

/** Everybody who is in. */
export function audienceOf(host: Host): Connection[] {
  return [...host.connections.values()].filter(({ join }) => join === undefined);
}
