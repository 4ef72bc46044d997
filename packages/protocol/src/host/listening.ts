/** What a client may say, and what comes of it. What it may do is asked first: a refusal tells nobody another's secrets. */
import { type Entry, isEnded, parseEntry } from '@three-crowns/core';
import { CHAT_KEPT, COMMANDS_WAITING } from '../limits.ts';
import type { ClientMessage, Command, Talk } from '../messages/client.ts';
import { type Refusal, refusal, refusalOf } from '../messages/refusals.ts';
import { formatServerMessage } from '../messages/server.ts';
import type { ChatLine } from '../messages/shapes.ts';
import { answer, type Outcome, refusedBy } from './answers.ts';
import { showQuestion } from './clocks.ts';
import { rejoin } from './joining.ts';
import { point } from './pointing.ts';
import { roomOf } from './showing.ts';
import { audienceOf, type Connection, type Host, send } from './state.ts';
import { castBallot, voteText } from './votes.ts';

export function hear(host: Host, id: string, message: ClientMessage): void {
  const connection = host.connections.get(id);
  if (connection === undefined) return;
  connection.signAt = host.now;
  switch (message.kind) {
    case 'command':
      hearCommand(host, connection, message);
      break;
    case 'shown':
      if (connection.seats.includes(message.seat)) showQuestion(host, message.seat, message.question);
      break;
    case 'ballot':
      if (connection.seats.includes(message.seat)) castBallot(host, message);
      break;
    case 'talk':
      talk(host, connection, message);
      break;
    case 'join':
      rejoin(host, connection, message);
      break;
    case 'point':
      if (connection.seats.includes(message.seat)) point(host, message);
      break;
    case 'sign':
    case 'watch':
      break;
  }
}

function hearCommand(host: Host, { id: connection, seats }: Connection, { id, line, seen }: Command): void {
  const sender = { id, connection };
  const entry = entryOf(host, line);
  const early = 'key' in entry ? refusedBy(entry) : earlyOutcome(host, entry, id, seats);
  if (early !== undefined) answer(host, sender, early);
  // Of too many it hears nothing: it sends them again.
  else if (!('key' in entry) && !isUnderWay(host, sender) && !isFull(host, connection)) {
    host.waiting.push({ ...sender, entry: asAsked(host, entry, seats), seen, isOwn: false });
  }
}

const isFull = ({ waiting }: Host, connection: string): boolean =>
  waiting.filter((one) => one.connection === connection).length >= COMMANDS_WAITING;

interface Sender {
  readonly id: string;
  readonly connection: string;
}

/** What is clear before it waits for its turn. */
function earlyOutcome(host: Host, entry: Entry, id: string, seats: Connection['seats']): Outcome | undefined {
  const why = forbidden(entry, seats);
  if (why !== undefined) return refusedBy(why);
  const known = host.table.commands.get(id);
  if (known !== undefined) return { status: 'known', seq: known };
  const decided = host.decided.get(id);
  if (decided !== undefined) return refusedBy(decided);
  return isEnded(host.table) ? refusedBy(refusal('game.over')) : undefined;
}

function entryOf({ table }: Host, line: string): Entry | Refusal {
  try {
    return parseEntry(line, 'line', table.base.seats.length);
  } catch (error) {
    return refusalOf(error);
  }
}

function forbidden(entry: Entry, seats: Connection['seats']): Refusal | undefined {
  if (entry.kind === 'bot' || entry.kind === 'clock') return refusal('entry.server');
  const isOwn = entry.kind === 'abandon' ? seats.length > 0 : seats.includes(entry.seat);
  return isOwn ? undefined : refusal('seat.other');
}

/** The same command once more, as after a reconnect: the answer goes to who sent it last. */
function isUnderWay(host: Host, { id, connection }: Sender): boolean {
  const { waiting, inFlight, vote } = host;
  const found = [...waiting, inFlight?.wanted, vote?.wanted].find((one) => one?.id === id);
  if (found !== undefined) found.connection = connection;
  if (vote?.id !== id) return found !== undefined;
  // Another process may be the one that counts: it is asked again until it has decided.
  answer(host, { id, connection }, { status: 'voting' });
  send(host, [connection], voteText(host));
  return true;
}

/** Who agrees is not the client's to say, nor is who plays a seat on. */
function asAsked({ table, standIn }: Host, entry: Entry, seats: Connection['seats']): Entry {
  const { bots, resigned } = table.course;
  switch (entry.kind) {
    case 'undo':
      return { ...entry, agreed: [], redeal: false };
    case 'abandon':
      return { kind: 'abandon', agreed: seats.slice(0, 1) };
    case 'resign':
      return {
        kind: 'resign',
        seat: entry.seat,
        ...(bots.length - resigned.length > 2 ? { bot: standIn } : {}),
      };
    default:
      return entry;
  }
}

function talk(host: Host, { seats, name }: Connection, { id, text }: Talk): void {
  const line = { id, room: roomOf(seats), name, text, at: host.given } as const;
  if (!addLine(host, line)) return;
  host.effects.push({ kind: 'keepChat', line }, { kind: 'share', news: { kind: 'chat', line } });
}

/** False for one that is known. */
export function addLine(host: Host, line: ChatLine): boolean {
  if (host.chat.some(({ id }) => id === line.id)) return false;
  host.chat.push(line);
  // However much is said in one room, the other keeps its own.
  const said = host.chat.filter(({ room }) => room === line.room);
  if (said.length > CHAT_KEPT) host.chat.splice(host.chat.indexOf(said[0]), 1);
  const listeners = audienceOf(host).filter(({ seats }) => roomOf(seats) === line.room);
  const ids = listeners.map(({ id }) => id);
  send(host, ids, formatServerMessage({ kind: 'chat', lines: [line] }));
  return true;
}
