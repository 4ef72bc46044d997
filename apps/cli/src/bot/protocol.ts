/** The bot protocol: lines over standard input and output, each a word and, where it says something, a JSON value (docs/bot-protocol.md). */
import type { Budget } from '@three-crowns/ai';
import { BadInput, objectAt, parseJson, shown, wholeAt } from '@three-crowns/core';
import { knownIn } from '../args/option.ts';

export const PROTOCOL = 1;

/** What a bot may be told. */
export const TO_BOT = ['hello', 'newgame', 'event', 'view', 'go', 'stop', 'end', 'quit'] as const;
/** What it may say. */
export const FROM_BOT = ['hello', 'info', 'bestmove', 'error'] as const;
export type ToBot = (typeof TO_BOT)[number];
export type FromBot = (typeof FROM_BOT)[number];

export interface Line<W extends string> {
  readonly word: W;
  /** Undefined where nothing follows the word. */
  readonly value: unknown;
}

export function formatLine(word: ToBot | FromBot, value?: unknown): string {
  return value === undefined ? word : `${word} ${JSON.stringify(value)}`;
}

/** Throws BadInput. */
export function parseLine<W extends string>(line: string, words: readonly W[]): Line<W> {
  const [, head, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
  const word = knownIn(head ?? '', 'line', words);
  return { word, value: rest === undefined || rest === '' ? undefined : parseJson(rest, word) };
}

const MOST = 1_000_000_000;

export function budgetIn(raw: unknown, place: string): Budget {
  const { rollouts, ms } = objectAt(raw, place, [], ['rollouts', 'ms']);
  if ((rollouts === undefined) === (ms === undefined)) {
    throw new BadInput(place, `expected either rollouts or ms, found ${shown(raw)}`);
  }
  return ms === undefined
    ? { rollouts: wholeAt(rollouts, `${place}.rollouts`, 1, MOST) }
    : { ms: wholeAt(ms, `${place}.ms`, 1, MOST) };
}

/** Both sides speak the same version, or one of them says so. */
export function checkHello(raw: unknown, place: string): Readonly<Record<string, unknown>> {
  const hello = objectAt(raw ?? {}, place, ['protocol'], ['name', 'version']);
  if (hello.protocol !== PROTOCOL) {
    throw new BadInput(`${place}.protocol`, `expected ${PROTOCOL}, found ${shown(hello.protocol)}`);
  }
  return hello;
}
