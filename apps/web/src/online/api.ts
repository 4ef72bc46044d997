/** What the server can be asked over HTTP. A refusal has a reason that the pages have a sentence for. */
import type { Seat } from '@three-crowns/core';
import { type Pace, type Reason, reasonIn } from '@three-crowns/protocol';
import type { HintWish } from '../storage/hints.ts';

export type Chair =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  /** awaited: the chair is kept from the last game, and nobody has come to it yet. */
  | { readonly kind: 'person'; readonly name: string; readonly isAwaited?: boolean };

/** A table as who asks may know it. */
export interface TableSummary {
  readonly id: string;
  readonly status: 'open' | 'running' | 'ended';
  readonly visibility: 'public' | 'link';
  readonly game: string;
  readonly rulesVersion: number;
  readonly pace: Pace;
  readonly chairs: readonly Chair[];
  /** The seats of who asks. */
  readonly mine: readonly Seat[];
  readonly isHost: boolean;
  /** All who sit there have agreed that the coach may be asked. */
  readonly hints: boolean;
  /** It is played with numbers of the host's own. */
  readonly hasOwnNumbers: boolean;
  /** What the server has committed itself to: the hash of the deal. */
  readonly commitment: string;
  /** The host has gone away without getting up: who asks may lead the table in his place. Known of one table alone. */
  readonly mayLead?: boolean;
  /** The chair of the host, where he sits. */
  readonly hostSeat?: Seat;
  /** The table at which the same people play again. */
  readonly next?: string;
}

/** One's own, with whose turn it is. */
export interface OwnTable extends TableSummary {
  readonly asked: readonly Seat[];
}

/** What one's own seat was told of the last moments of a table. */
export interface Since {
  readonly seat: Seat;
  readonly moments: readonly (readonly unknown[])[];
}

export interface Guest {
  readonly name: string;
}

export interface TableWish {
  readonly game: string;
  readonly options: unknown;
  readonly visibility: TableSummary['visibility'];
  readonly pace: Pace;
  readonly hints: HintWish;
  /** null: free, for a person. */
  readonly chairs: readonly ({ readonly bot: string } | null)[];
}

/** What lets somebody sit down: the secret of the link, or the spoken code; nothing at an open table. */
export interface Invitation {
  readonly link?: string;
  readonly code?: string;
}

export interface SittingWish extends Invitation {
  readonly seat?: Seat;
  readonly name?: string;
  readonly nonce: string;
}

/** Why something is not done; `name`: that one cannot be had; `offline`: the server cannot be reached. */
export type RefusalReason = Reason | 'name' | 'offline' | 'other';

class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

export const refusalOf = (error: unknown): RefusalReason => (error instanceof Refusal ? error.reason : 'other');

async function ask<T>(path: string, body?: object): Promise<T> {
  return send(
    path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
}

/** Who has not answered by then is not there. */
const PATIENCE = 30_000;

async function send<T>(path: string, how: RequestInit | undefined): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...how, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new Refusal('offline');
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const reason = placeIn(answer) === 'name' ? 'name' : reasonIn(answer);
  throw new Refusal(reason ?? (response.status >= 502 ? 'offline' : 'other'), String(response.status));
}

/** What of an input is refused. */
const placeIn = (answer: unknown): unknown => Object(Object(answer).error).place;

const at = (id: string, deed = ''): string => `tables/${encodeURIComponent(id)}${deed && `/${deed}`}`;

export const api = {
  guest: async (): Promise<Guest | undefined> => (await ask<{ guest: Guest | null }>('guest')).guest ?? undefined,
  setName: async (name: string): Promise<Guest> => (await ask<{ guest: Guest }>('guest', { name })).guest,
  /** Where others find this server; none but to the machine that it runs on. */
  addresses: async (): Promise<readonly string[]> => (await ask<{ addresses: string[] }>('addresses')).addresses,
  /** A code that makes another browser the same guest, for a few minutes. */
  deviceCode: async (): Promise<string> => (await ask<{ code: string }>('guest/code', {})).code,
  /** This browser becomes the guest whose code it is. */
  carry: (code: string): Promise<object> => ask('guest/carry', { code }),
  forgetGuest: (): Promise<object> => send('guest', { method: 'DELETE' }),
  openTables: async (): Promise<readonly TableSummary[]> => (await ask<{ tables: TableSummary[] }>('tables')).tables,
  ownTables: async (): Promise<readonly OwnTable[]> => (await ask<{ tables: OwnTable[] }>('tables/mine')).tables,
  table: async (id: string): Promise<TableSummary> => (await ask<{ table: TableSummary }>(at(id))).table,
  since: (id: string): Promise<Since> => ask(at(id, 'since')),
  create: (wish: TableWish): Promise<{ table: TableSummary; link: string }> => ask('tables', wish),
  spoken: async (code: string): Promise<TableSummary> =>
    (await ask<{ table: TableSummary }>('tables/spoken', { code })).table,
  sit: (id: string, wish: SittingWish) => deed(id, 'sit', wish),
  /** One chair, or all. */
  leave: (id: string, seat?: Seat) => deed(id, 'leave', seat === undefined ? {} : { seat }),
  /** In the place of a host who is away. */
  lead: (id: string) => deed(id, 'lead', {}),
  /** Frees a chair, or lets a computer sit there. */
  setChair: (id: string, seat: Seat, bot?: string) => deed(id, 'chair', bot === undefined ? { seat } : { seat, bot }),
  /** One's own part of the luck, given when the commitment of the server is known. */
  giveNonce: (id: string, seat: Seat, nonce: string) => deed(id, 'nonce', { seat, nonce }),
  start: (id: string) => deed(id, 'start', {}),
  rematch: (id: string) => deed(id, 'rematch', {}),
  /** Three words that lead to the table for some minutes; an invitation speaks for who does not sit there. */
  speak: (id: string, by: Invitation = {}): Promise<{ code: string }> => ask(at(id, 'code'), by),
};

async function deed(id: string, name: string, body: object): Promise<TableSummary> {
  return (await ask<{ table: TableSummary }>(at(id, name), body)).table;
}
