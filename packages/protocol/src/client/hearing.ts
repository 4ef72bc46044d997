/** What a client makes of what it is told: each entry is applied once and in order, whatever comes twice or too late. */
import { type Answer, parseServerMessage, type ServerMessage, type Update } from '../messages/server.ts';
import { type Model, modelOf, updated } from './model.ts';
import type { Client } from './state.ts';

export function receive(client: Client, text: string): void {
  client.silentSince = undefined;
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
      if (model !== undefined) show(client, { ...model, attendance: message.attendance, attendanceAt: now });
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
  if (client.saying.length > 0) unsay(client, model);
  client.model = model;
  client.status = 'joined';
  client.attempts = 0;
  client.effects.push({ kind: 'changed' });
}

/** What the table has heard. */
function unsay({ saying }: Client, { chat }: Model): void {
  const heard = new Set(chat.map(({ id }) => id));
  saying.splice(0, saying.length, ...saying.filter(({ line }) => !heard.has(line.id)));
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
  if (at < 0) return;
  if (answer.status === 'voting') pending[at].isVoted = true;
  else if (answer.status === 'entered' || answer.status === 'known') {
    pending[at].answer = answer;
    client.highest = Math.max(client.highest, answer.seq);
  } else {
    pending.splice(at, 1);
    client.effects.push({ kind: 'answered', answer });
  }
}
