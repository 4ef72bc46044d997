/** Bots of a table, and the stand-ins of persons: the process that drives the table lets them think, one move at a time. */
import type { Seat } from '@three-crowns/core';
import { RETRY_AFTER } from '../limits.ts';
import { botOf } from './clocks.ts';
import type { Host, Wanted } from './state.ts';

/** Lets every bot think that is asked and does not think yet. */
export function letThink(host: Host): void {
  const { thinking, now } = host;
  if (!host.isDriver || host.vote !== undefined) return;
  for (const { seat, question } of host.asked) {
    const bot = botOf(host, seat);
    const known = thinking.get(seat);
    if (bot === undefined || (known?.question === question && (known.again === undefined || now < known.again)))
      continue;
    thinking.set(seat, { question });
    host.effects.push({ kind: 'think', seat, bot, question });
  }
}

export function thoughtOf(host: Host, seat: Seat, question: string, text: string | undefined): void {
  const { thinking, waiting } = host;
  if (thinking.get(seat)?.question !== question) return;
  if (text === undefined) thinking.set(seat, { question, again: host.now + RETRY_AFTER });
  else {
    const entry = { kind: 'move', seat, text } as const;
    // Two processes that think for one seat mean the same command.
    waiting.push({ id: thoughtId(seat, question), entry, seen: question, isOwn: true, connection: undefined });
  }
}

/** While the table decides, nobody thinks: a bot that went on meanwhile would have undone the vote. */
export function dropThoughts({ thinking, waiting }: Host): void {
  thinking.clear();
  waiting.splice(0, waiting.length, ...waiting.filter(({ entry, isOwn }) => !isOwn || entry.kind !== 'move'));
}

const thoughtId = (seat: Seat, question: string): string => `move ${seat + 1} ${question}`;

/** A bot that could not play what it thought of thinks again, after a while. */
export function botRefused(host: Host, { entry, seen, isOwn }: Wanted): void {
  if (!isOwn || entry.kind !== 'move' || typeof seen !== 'string') return;
  host.thinking.set(entry.seat, { question: seen, again: host.now + RETRY_AFTER });
}

export function botTimes({ thinking }: Host): number[] {
  return [...thinking.values()].flatMap(({ again }) => again ?? []);
}
