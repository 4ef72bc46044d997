/**
 * A client of one table. What it wants is kept until it is answered, and sent again with the same id; what it was told is
 * applied in order, each entry once; where something is missing it asks for exactly that.
 */
import { NO_QUESTION, parseEntry } from '@three-crowns/core';
import { ASK_AFTER, PROBE_AFTER, PROTOCOL, RECONNECT_AFTER, RESEND_AFTER, TARGETS_POINTED } from '../limits.ts';
import { type ClientMessage, formatClientMessage } from '../messages/client.ts';
import { type Answer, parseServerMessage, type ServerMessage, type Update } from '../messages/server.ts';
import type { ClientEffect, ClientInput } from './inputs.ts';
import { type Model, modelOf, updated } from './model.ts';

type Command = Extract<ClientMessage, { kind: 'command' }>;

/** Something wanted that is not answered yet, or whose entry has not come yet. */
interface Pending {
  readonly command: Command;
  sentAt: number | undefined;
  answer: Extract<Answer, { seq: number }> | undefined;
}

export interface Client {
  readonly table: string;
  readonly isTelevision: boolean;
  /** Undefined until the table was joined. */
  model: Model | undefined;
  /** lost: trying again. gone: there is no such table. outdated: the page must be loaded anew. */
  status: 'connecting' | 'joined' | 'lost' | 'gone' | 'outdated';
  readonly pending: Pending[];
  isOpen: boolean;
  /** How often it has tried to connect since it was last in, and when it tries next. */
  attempts: number;
  connectAt: number | undefined;
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
    isOpen: false,
    attempts: 0,
    connectAt: undefined,
    heardAt: now,
    askedAt: now,
    highest: 0,
    now,
    effects: [],
  };
}

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
    case 'opened':
      client.isOpen = true;
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
      say(client, { kind: 'talk', id: input.id, text: input.text });
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
  const seats = model?.views.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : viewer));
  const has = model === undefined || seats === undefined ? {} : { has: { seq: model.log.length, seats } };
  say(client, { kind: 'join', protocol: PROTOCOL, table, ...has, ...(isTelevision ? { television: true } : {}) });
}

function closed(client: Client): void {
  client.isOpen = false;
  if (client.status === 'joined') client.status = 'lost';
  for (const one of client.pending) one.sentAt = undefined;
  const wait = RECONNECT_AFTER[Math.min(client.attempts, RECONNECT_AFTER.length - 1)];
  client.attempts += 1;
  client.connectAt = client.now + wait;
  client.effects.push({ kind: 'changed' });
}

function want(client: Client, id: string, line: string): void {
  const { model, pending } = client;
  if (model === undefined) return;
  const entry = parseEntry(line, 'line', model.base.seats.length);
  const seen = entry.kind === 'move' ? (questionIn(client, entry.seat) ?? NO_QUESTION) : model.log.length;
  pending.push({ command: { kind: 'command', id, line, seen }, sentAt: undefined, answer: undefined });
}

function receive(client: Client, text: string): void {
  try {
    hear(client, parseServerMessage(text));
  } catch {
    // Whatever it was, it does not fit what is here: begin anew.
    client.model = undefined;
  }
}

function hear(client: Client, message: ServerMessage): void {
  const { model, now } = client;
  if (message.kind === 'joined' || message.kind === 'update') client.heardAt = now;
  switch (message.kind) {
    case 'joined':
      // One that was overtaken on its way would take back what was shown.
      if (message.log.length >= (model?.log.length ?? 0)) show(client, modelOf(message, now));
      break;
    case 'update':
      hearUpdate(client, message);
      break;
    case 'answer':
      hearAnswer(client, message);
      break;
    case 'attendance':
      if (model !== undefined) show(client, { ...model, attendance: message.attendance });
      break;
    case 'clocks':
      if (model !== undefined) show(client, { ...model, clocks: message.clocks, clocksAt: now });
      break;
    case 'vote':
      if (model !== undefined) show(client, { ...model, vote: message.vote, voteAt: now });
      break;
    case 'chat': {
      const known = new Set(model?.chat.map(({ id }) => id));
      const lines = message.lines.filter(({ id }) => !known.has(id));
      if (model !== undefined && lines.length > 0) show(client, { ...model, chat: [...model.chat, ...lines] });
      break;
    }
    case 'pointing': {
      const { seat, targets } = message;
      if (model !== undefined) show(client, { ...model, pointing: { seat, targets } });
      break;
    }
    case 'changed':
      break;
    case 'reload':
      client.status = 'outdated';
      client.effects.push({ kind: 'reload' }, { kind: 'changed' });
      break;
    case 'bye':
      if (message.reason !== 'moved') client.status = 'gone';
      client.effects.push({ kind: 'disconnect' }, { kind: 'changed' });
      break;
  }
}

function show(client: Client, model: Model): void {
  client.model = model;
  client.status = 'joined';
  client.attempts = 0;
  client.effects.push({ kind: 'changed' });
}

function hearUpdate(client: Client, update: Update): void {
  const { model, now } = client;
  if (model === undefined) return;
  const has = model.log.length;
  // Another was sent twice, or overtaken on its way; where it reaches further, what is missing is asked for.
  if (update.after === has) show(client, updated(model, update, now));
  else client.highest = Math.max(client.highest, update.after + update.lines.length);
}

function hearAnswer(client: Client, answer: Answer): void {
  const { pending } = client;
  const at = pending.findIndex(({ command }) => command.id === answer.id);
  if (at < 0 || answer.status === 'voting') return;
  if (answer.status === 'entered' || answer.status === 'known') {
    pending[at].answer = answer;
    client.highest = Math.max(client.highest, answer.seq);
  } else {
    pending.splice(at, 1);
    client.effects.push({ kind: 'answered', answer });
  }
}

/** Sends what is wanted and not answered, says what was entered and is here, asks when it was quiet for long. */
function goOn(client: Client): void {
  const { pending, model, now } = client;
  if (client.connectAt !== undefined && now >= client.connectAt) {
    client.connectAt = undefined;
    client.effects.push({ kind: 'connect' });
  }
  const has = model?.log.length ?? 0;
  const done = pending.filter(({ answer }) => answer !== undefined && answer.seq <= has);
  pending.splice(0, pending.length, ...pending.filter((one) => !done.includes(one)));
  for (const { answer } of done) if (answer !== undefined) client.effects.push({ kind: 'answered', answer });
  if (client.isOpen && client.status === 'joined') for (const one of pending) sendOnce(client, one);
  if (client.isOpen && now >= askAgainAt(client)) join(client);
  wake(client);
}

/** Soon where something is missing, but not for every message that says so; else when it was quiet for long. */
function askAgainAt({ model, highest, askedAt, heardAt }: Client): number {
  const isMissing = model === undefined || highest > model.log.length;
  return isMissing ? askedAt + ASK_AFTER : Math.max(askedAt, heardAt) + PROBE_AFTER;
}

function sendOnce(client: Client, one: Pending): void {
  const isDue = one.sentAt === undefined || client.now - one.sentAt >= RESEND_AFTER;
  if (one.answer !== undefined || !isDue) return;
  one.sentAt = client.now;
  say(client, one.command);
}

function wake(client: Client): void {
  const times = client.connectAt === undefined ? [] : [client.connectAt];
  if (client.isOpen) {
    times.push(askAgainAt(client));
    for (const { sentAt, answer } of client.pending) {
      if (sentAt !== undefined && answer === undefined) times.push(sentAt + RESEND_AFTER);
    }
  }
  if (times.length > 0) client.effects.push({ kind: 'wake', at: Math.min(...times) });
}
