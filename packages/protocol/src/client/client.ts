/**
 * A client of one table. What it wants is kept until it is answered, and sent again with the same id; what it was told is
 * applied in order, each entry once; where something is missing it asks for exactly that. A line that says nothing when it is
 * asked is given up for another.
 */
import { NO_QUESTION, parseEntry } from '@three-crowns/core';
import {
  ASK_AFTER,
  JOIN_PATIENCE,
  LATE_AFTER,
  LINE_PATIENCE,
  PROBE_AFTER,
  PROTOCOL,
  RECONNECT_AFTER,
  RESEND_AFTER,
  SAYING_KEPT,
  TARGETS_POINTED,
} from '../limits.ts';
import { type ClientMessage, formatClientMessage, sayable } from '../messages/client.ts';
import { receive } from './hearing.ts';
import type { ClientEffect, ClientInput } from './inputs.ts';
import type { Client, Pending, Saying } from './state.ts';

export { type Client, newClient } from './state.ts';

export function stepClient(client: Client, now: number, input: ClientInput): readonly ClientEffect[] {
  client.now = now;
  client.effects = [];
  take(client, input);
  if (client.status !== 'gone' && client.status !== 'outdated') goOn(client);
  return client.effects;
}

function take(client: Client, input: ClientInput): void {
  switch (input.kind) {
    case 'start':
      client.connectAt = client.now;
      break;
    case 'awake':
      if (client.isOpen) join(client);
      else client.connectAt = client.now;
      break;
    case 'opened':
      client.isOpen = true;
      client.silentSince = undefined;
      join(client);
      break;
    case 'received':
      receive(client, input.text);
      break;
    case 'closed':
      closed(client);
      break;
    case 'want':
      want(client, input.id, input.line);
      break;
    case 'shown': {
      const question = questionIn(client, input.seat);
      if (question !== undefined) say(client, { kind: 'shown', seat: input.seat, question });
      break;
    }
    case 'touched':
      say(client, { kind: 'sign' });
      break;
    case 'agree': {
      const vote = client.model?.vote?.id;
      if (vote !== undefined) say(client, { kind: 'ballot', vote, seat: input.seat, agrees: input.agrees });
      break;
    }
    case 'say':
      utter(client, input.id, input.text);
      break;
    case 'point': {
      const { seat, targets } = input;
      say(client, { kind: 'point', seat, targets: targets.slice(0, TARGETS_POINTED) });
      break;
    }
    case 'tick':
      break;
  }
}

const questionIn = ({ model }: Client, seat: number): string | undefined =>
  model?.asked.find((one) => one.seat === seat)?.question;

function say(client: Client, message: ClientMessage): void {
  if (client.isOpen) client.effects.push({ kind: 'send', text: formatClientMessage(message) });
}

/** Asks for everything, or for what came after what is here. */
function join(client: Client): void {
  const { model, table, isTelevision } = client;
  client.askedAt = client.now;
  client.silentSince ??= client.now;
  const seats = model?.views.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : viewer));
  const has = model === undefined || seats === undefined ? {} : { has: { seq: model.log.length, seats } };
  say(client, { kind: 'join', protocol: PROTOCOL, table, ...has, ...(isTelevision ? { television: true } : {}) });
}

function closed(client: Client): void {
  client.isOpen = false;
  client.silentSince = undefined;
  if (client.status === 'joined') client.status = 'lost';
  for (const one of [...client.pending, ...client.saying]) one.sentAt = undefined;
  const wait = RECONNECT_AFTER[Math.min(client.attempts, RECONNECT_AFTER.length - 1)];
  client.attempts += 1;
  client.connectAt = client.now + wait;
  client.effects.push({ kind: 'changed' });
}

/** Kept until the table has heard it. */
function utter(client: Client, id: string, text: string): void {
  const said = sayable(text);
  if (said === '') return;
  client.saying.push({ line: { kind: 'talk', id, text: said }, sentAt: undefined });
  if (client.saying.length > SAYING_KEPT) client.saying.shift();
  client.effects.push({ kind: 'changed' });
}

function want(client: Client, id: string, line: string): void {
  const { model, pending } = client;
  if (model === undefined) return;
  const entry = parseEntry(line, 'line', model.base.seats.length);
  const seen = entry.kind === 'move' ? (questionIn(client, entry.seat) ?? NO_QUESTION) : model.log.length;
  // The first answer to a question counts, however long it is on its way.
  if (entry.kind === 'move' && pending.some(({ command, seat }) => command.seen === seen && seat === entry.seat)) {
    client.effects.push({ kind: 'answered', answer: { kind: 'answer', id, status: 'stale', seq: model.log.length } });
    return;
  }
  pending.push({
    command: { kind: 'command', id, line, seen },
    seat: entry.kind === 'move' ? entry.seat : undefined,
    wantedAt: client.now,
    sentAt: undefined,
    isVoted: false,
    answer: undefined,
  });
}

/** Sends what is wanted and not answered, says what was entered and is here, asks when it was quiet for long. */
function goOn(client: Client): void {
  const { pending, model, now } = client;
  if (now >= givenUpAt(client)) closed(client);
  if (client.connectAt !== undefined && now >= client.connectAt) {
    client.connectAt = undefined;
    client.silentSince = now;
    client.effects.push({ kind: 'connect' }, { kind: 'changed' });
  }
  const has = model?.log.length ?? 0;
  const done = pending.filter(({ answer }) => answer !== undefined && answer.seq <= has);
  pending.splice(0, pending.length, ...pending.filter((one) => !done.includes(one)));
  for (const { answer } of done) if (answer !== undefined) client.effects.push({ kind: 'answered', answer });
  noteLate(client);
  if (client.isOpen && client.status === 'joined') {
    for (const one of pending) sendOnce(client, one);
    for (const one of client.saying) sayOnce(client, one);
  }
  if (client.isOpen && now >= askAgainAt(client)) join(client);
  wake(client);
}

/**
 * Soon where something is missing, but not for every message that says so; else when it was quiet for long. Everything is
 * asked for once: over a slow line the answer is long on its way.
 */
function askAgainAt({ model, isLate, silentSince, highest, askedAt, heardAt }: Client): number {
  if (model === undefined && silentSince !== undefined) return Number.POSITIVE_INFINITY;
  const isMissing = model === undefined || highest > model.log.length;
  if (isMissing) return askedAt + ASK_AFTER;
  return Math.max(askedAt, heardAt) + (isLate ? RESEND_AFTER : PROBE_AFTER);
}

/** A line that is dead says nothing, not even that it is. Each try is given more time: it may only be slow. */
function givenUpAt({ model, attempts, silentSince = Number.POSITIVE_INFINITY }: Client): number {
  const patience = model === undefined ? JOIN_PATIENCE : LINE_PATIENCE * (attempts + 1);
  return silentSince + Math.min(patience, JOIN_PATIENCE);
}

const isUnderWay = ({ answer, isVoted }: Pending): boolean => answer === undefined && !isVoted;

function noteLate(client: Client): void {
  // Without a line it is late at once.
  const isDue = ({ wantedAt }: Pending) => client.status === 'lost' || client.now - wantedAt >= LATE_AFTER;
  const isLate = client.pending.some((one) => isUnderWay(one) && isDue(one));
  if (isLate !== client.isLate) client.effects.push({ kind: 'changed' });
  client.isLate = isLate;
}

function sendOnce(client: Client, one: Pending): void {
  const isDue = one.sentAt === undefined || client.now - one.sentAt >= RESEND_AFTER;
  if (one.answer !== undefined || !isDue) return;
  one.sentAt = client.now;
  say(client, one.command);
}

/** Over each line once: what was heard is told on it, and to who comes back. */
function sayOnce(client: Client, one: Saying): void {
  if (one.sentAt !== undefined) return;
  one.sentAt = client.now;
  say(client, one.line);
}

function wake(client: Client): void {
  const times = [client.connectAt ?? Number.POSITIVE_INFINITY, givenUpAt(client)];
  if (client.isOpen) times.push(askAgainAt(client));
  for (const one of client.pending) {
    if (isUnderWay(one)) times.push(one.wantedAt + LATE_AFTER);
    if (one.sentAt !== undefined && one.answer === undefined) times.push(one.sentAt + RESEND_AFTER);
  }
  // What is due already was done in this step, or waits for the connection.
  const at = Math.min(...times.filter((time) => time > client.now));
  if (at < Number.POSITIVE_INFINITY) client.effects.push({ kind: 'wake', at });
}
