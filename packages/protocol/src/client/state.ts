/** What a client of a table keeps. */
import type { Seat } from '@three-crowns/core';
import type { ClientMessage, Talk } from '../messages/client.ts';
import type { Answer } from '../messages/server.ts';
import type { ClientEffect } from './inputs.ts';
import type { Model } from './model.ts';

type Command = Extract<ClientMessage, { kind: 'command' }>;

/** Something wanted that is not answered yet, or whose entry has not come yet. */
export interface Pending {
  readonly command: Command;
  /** Of a move: several seats may be asked under one name. */
  readonly seat: Seat | undefined;
  readonly wantedAt: number;
  sentAt: number | undefined;
  /** The others are asked first, which takes as long as they do. */
  isVoted: boolean;
  answer: Extract<Answer, { seq: number }> | undefined;
}

/** Something said here that the table has not heard yet. */
export interface Saying {
  readonly line: Talk;
  sentAt: number | undefined;
}

export interface Client {
  readonly table: string;
  readonly isTelevision: boolean;
  /** Undefined until the table was joined. */
  model: Model | undefined;
  /** lost: trying again. gone: there is no such table. outdated: the page must be loaded anew. */
  status: 'connecting' | 'joined' | 'lost' | 'gone' | 'outdated';
  readonly pending: Pending[];
  readonly saying: Saying[];
  /** Something wanted has not been stored for a while. */
  isLate: boolean;
  isOpen: boolean;
  /** How often it has tried to connect since it was last in, and when it tries next. */
  attempts: number;
  connectAt: number | undefined;
  /** Since when the line owes a word, since it was asked for one; undefined where it has spoken. */
  silentSince: number | undefined;
  /** When it last heard how far the log goes: talk, votes and clocks do not say that something was missed. */
  heardAt: number;
  /** When it last asked what it has missed, and the highest number it has heard of. */
  askedAt: number;
  highest: number;
  now: number;
  effects: ClientEffect[];
}

export function newClient(table: string, now: number, { isTelevision = false } = {}): Client {
  return {
    table,
    isTelevision,
    model: undefined,
    status: 'connecting',
    pending: [],
    saying: [],
    isLate: false,
    isOpen: false,
    attempts: 0,
    connectAt: undefined,
    silentSince: undefined,
    heardAt: now,
    askedAt: now,
    highest: 0,
    now,
    effects: [],
  };
}
