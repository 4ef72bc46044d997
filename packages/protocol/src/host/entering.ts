/**
 * How an entry gets into the log: prepared, stored, and only then committed, acknowledged and shown. One is under way at a
 * time; the number and the id of an entry are what two processes can never both have.
 */
import {
  askedAt,
  commandOf,
  commit,
  formatEntry,
  isEnded,
  parseEntry,
  prepare,
  questionOf,
  type Command as TableCommand,
} from '@three-crowns/core';
import { RETRY_AFTER } from '../limits.ts';
import { refusal, refusalOf } from '../messages/refusals.ts';
import type { Asked } from '../messages/shapes.ts';
import type { AnyTable, StoredEntry } from '../stored.ts';
import { answer, type Outcome, refusedBy } from './answers.ts';
import { botRefused } from './bots.ts';
import { banksAfter, followClocks } from './clocks.ts';
import { fanOut } from './showing.ts';
import type { Host, InFlight, Stood, Wanted } from './state.ts';
import { needsVote, openVote, stillAgreed, voteAfter } from './votes.ts';

/** Begins with the next that waits, as long as the store has nothing to do for us. */
export function enterNext(host: Host): void {
  while (host.inFlight === undefined && !host.reading.isAsked && !host.reading.isWanted) {
    const wanted = host.waiting.shift();
    if (wanted === undefined) return;
    begin(host, wanted);
  }
}

function begin(host: Host, wanted: Wanted): void {
  const early = earlyOutcome(host.table, wanted);
  if (early !== undefined) answer(host, wanted, early);
  else if (needsVote(host, wanted)) openVote(host, wanted);
  else prepareAndStore(host, wanted);
}

/** What is clear before anything is prepared. */
function earlyOutcome(table: AnyTable, wanted: Wanted): Outcome | undefined {
  const known = table.commands.get(wanted.id);
  if (known !== undefined) return { status: 'known', seq: known };
  if (isPast(table, wanted)) return { status: 'stale', seq: table.entries.length };
  // The seed is published when a game ends: nothing is taken back after that.
  return isEnded(table) ? refusedBy(refusal('game.over')) : undefined;
}

function prepareAndStore(host: Host, wanted: Wanted): void {
  try {
    const prepared = prepare(host.table, commandFor(host.table, wanted));
    if (prepared.status === 'prepared') store(host, wanted, prepared);
    else answer(host, wanted, prepared);
  } catch (error) {
    answer(host, wanted, refusedBy(refusalOf(error)));
    botRefused(host, wanted);
  }
}

function store(host: Host, wanted: Wanted, prepared: InFlight['prepared']): void {
  const { seq, entry, moment } = prepared;
  const banks = banksAfter(host, entry, moment);
  const stored: StoredEntry = { seq, id: wanted.id, line: formatEntry(entry), at: host.given, banks };
  host.inFlight = { wanted, prepared, stored };
  host.effects.push({ kind: 'store', entry: stored });
}

/** Whether an undo would take back other moves than its sender saw. What else is no move means the same at any time. */
function isPast({ course, entries }: AnyTable, { entry, seen }: Wanted): boolean {
  if (isStood(seen)) return seen.moves !== course.moves.length || seen.undos !== course.undoCount;
  if (entry.kind !== 'undo' || typeof seen !== 'number') return false;
  return seen > entries.length || entries.slice(seen).some(({ kind }) => kind === 'move' || kind === 'undo');
}

const isStood = (seen: Wanted['seen']): seen is Stood => typeof seen === 'object';

function commandFor(table: AnyTable, { id, entry, seen }: Wanted): TableCommand {
  if (entry.kind === 'move' && typeof seen === 'string') return { id, entry, question: seen };
  return commandOf(table, id, stillAgreed(table, entry));
}

export function wasStored(host: Host, seq: number): void {
  const { inFlight, table } = host;
  if (inFlight?.stored.seq !== seq) return;
  const { wanted, prepared, stored } = inFlight;
  host.inFlight = undefined;
  commit(table, prepared);
  follow(host, stored);
  answer(host, wanted, { status: 'entered', seq });
  fanOut(host, seq - 1);
}

/** It is not stored as far as anybody knows: read what is, then try it once more. It keeps its id, so it counts once. */
export function wasNotStored(host: Host, seq: number, why: 'taken' | 'failed'): void {
  const { inFlight } = host;
  if (inFlight?.stored.seq !== seq) return;
  host.inFlight = undefined;
  host.waiting.unshift(inFlight.wanted);
  host.reading.isWanted = true;
  if (why === 'failed') host.retryAt = host.now + RETRY_AFTER;
}

/** Asks the store for more where that is wanted, once nothing is under way and a store that failed has had its pause. */
export function readOn(host: Host): void {
  const { reading, retryAt, now } = host;
  if (retryAt !== undefined && now >= retryAt) host.retryAt = undefined;
  if (!reading.isWanted || reading.isAsked || host.inFlight !== undefined || host.retryAt !== undefined) return;
  reading.isAsked = true;
  reading.isWanted = false;
  host.effects.push({ kind: 'read', after: host.table.entries.length });
}

export function couldNotRead(host: Host): void {
  host.reading.isAsked = false;
  host.reading.isWanted = true;
  host.retryAt = host.now + RETRY_AFTER;
}

/** Entries that another process has stored, or this one without learning of it. */
export function wereRead(host: Host, entries: readonly StoredEntry[]): void {
  const { table } = host;
  host.reading.isAsked = false;
  if (host.inFlight !== undefined) {
    // Unasked for: what is in flight may be among them, and its answer comes.
    host.reading.isWanted = true;
    return;
  }
  const before = table.entries.length;
  for (const stored of entries) if (stored.seq === table.entries.length + 1) enterStored(host, stored);
  if (table.entries.length > before) fanOut(host, before);
}

function enterStored(host: Host, stored: StoredEntry): void {
  const { table } = host;
  const entry = parseEntry(stored.line, `log[${stored.seq - 1}]`, table.base.seats.length);
  const prepared = prepare(table, commandOf(table, stored.id, entry));
  if (prepared.status !== 'prepared') throw new Error(`entry ${stored.seq} is ${prepared.status}`);
  commit(table, prepared);
  follow(host, stored);
}

function follow(host: Host, stored: StoredEntry): void {
  const { table } = host;
  const entry = table.entries[stored.seq - 1];
  host.asked = askedNow(table);
  followClocks(host, entry, stored.banks);
  voteAfter(host, entry);
}

export function askedNow(table: AnyTable): Asked[] {
  return askedAt(table).flatMap((decision) => {
    const question = questionOf(table, decision.seat);
    return question === undefined ? [] : { ...decision, question };
  });
}
