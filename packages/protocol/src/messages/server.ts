/** What a server says. Nothing in it holds more than its viewers may know: views, redacted events, lines of the log. */
import {
  type Change,
  type Ending,
  type GameRecord,
  objectAt,
  oneOfAt,
  parseJson,
  type Viewer,
} from '@three-crowns/core';
import type { Pace } from '../pace.ts';
import type { Refusal } from './refusals.ts';
import type { Asked, Attendance, ChatLine, Clocks, Pointing, Vote } from './shapes.ts';

/** A move that stands, as one viewer may know it: what he was told, and what it changed in his view. */
export interface MomentChange {
  readonly events: readonly unknown[];
  readonly change?: Change;
}

export interface SeenMoments {
  readonly viewer: Viewer;
  /** How many of the last moves this seat may take back without asking anybody. */
  readonly free: number;
  /** Taking back the last move of this seat, with all that came after it, would deal anew what nobody had seen. */
  readonly anew?: true;
  readonly moments: readonly MomentChange[];
}

/** How things stand after the last entry: the same for every viewer. */
export interface Standing {
  readonly asked: readonly Asked[];
  readonly clocks: Clocks;
  /** Once the game has ended: how, and what proves that the deal was fair. */
  readonly over?: { readonly ending: Ending } & Pick<GameRecord, 'seed' | 'nonces' | 'table' | 'position'>;
}

type Shared = 'game' | 'rulesVersion' | 'contentHash' | 'options' | 'seats' | 'commitment' | 'log';

/** Everything, for somebody who has nothing yet, or whose views are not those he may have now. */
export interface Joined extends Pick<GameRecord, Shared>, Standing {
  readonly kind: 'joined';
  readonly protocol: number;
  readonly pace: Pace;
  /** One for each seat that is held, else the spectator's. */
  readonly views: readonly (SeenMoments & { readonly start: unknown })[];
  readonly attendance: Attendance;
  readonly vote?: Vote;
  readonly chat: readonly ChatLine[];
}

/** What came after entry `after`: one entry as a rule, all that was missed after a reconnect. */
export interface Update extends Standing {
  readonly kind: 'update';
  readonly after: number;
  readonly lines: readonly string[];
  /** How many moves of those before still stand; the moments of each view follow upon them. */
  readonly keep: number;
  readonly views: readonly (SeenMoments & {
    /** The view after those moves, where an undo has dealt anew what lay behind it. */
    readonly back?: unknown;
  })[];
}

/** entered: stored as number `seq`. known: it was before. stale: the table has moved on, and is at `seq`. */
export type Answer = { readonly kind: 'answer'; readonly id: string } & (
  | { readonly status: 'entered' | 'known' | 'stale'; readonly seq: number }
  /** The others are asked; another answer follows. */
  | { readonly status: 'voting' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
);

export type ServerMessage =
  | Joined
  | Update
  | Answer
  | { readonly kind: 'attendance'; readonly attendance: Attendance }
  | { readonly kind: 'clocks'; readonly clocks: Clocks }
  /** Undefined when it is over: what came of it is in the log. */
  | { readonly kind: 'vote'; readonly vote?: Vote }
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  /** To televisions alone. */
  | ({ readonly kind: 'pointing' } & Pointing)
  /** To who watches the lists of tables: something there is another now. */
  | { readonly kind: 'changed' }
  /** The page is of another version than the server: it loads itself anew. */
  | { readonly kind: 'reload'; readonly protocol: number }
  /** moved: this process ends, another one serves the table. unknown: there is no such table. gone: it was removed. */
  | { readonly kind: 'bye'; readonly reason: 'moved' | 'unknown' | 'gone' };

type Keys = readonly [required: readonly string[], optional?: readonly string[]];

const STANDING = ['asked', 'clocks'];
const BASE = ['game', 'rulesVersion', 'contentHash', 'options', 'seats', 'log'];

/** Complete by type: a field that is not named here does not pass. */
const FIELDS: { readonly [K in ServerMessage['kind']]: Keys } = {
  joined: [
    ['protocol', 'pace', 'views', 'attendance', 'chat', ...BASE, ...STANDING],
    ['over', 'commitment', 'vote'],
  ],
  update: [['after', 'lines', 'keep', 'views', ...STANDING], ['over']],
  answer: [
    ['id', 'status'],
    ['seq', 'refusal'],
  ],
  attendance: [['attendance']],
  clocks: [['clocks']],
  vote: [[], ['vote']],
  chat: [['lines']],
  pointing: [['seat', 'targets']],
  changed: [[]],
  reload: [['protocol']],
  bye: [['reason']],
};

const KINDS = Object.keys(FIELDS) as readonly ServerMessage['kind'][];

/** The fields of a message; what is in them is the server's word. Throws BadInput when it is none of ours. */
export function parseServerMessage(text: string): ServerMessage {
  const raw = parseJson(text, '');
  const kind = oneOfAt(Object(raw).kind, 'kind', KINDS);
  const [required, optional] = FIELDS[kind];
  return objectAt(raw, '', ['kind', ...required], optional) as unknown as ServerMessage;
}

export function formatServerMessage(message: ServerMessage): string {
  return JSON.stringify(message);
}
