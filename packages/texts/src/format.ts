/** A message in words: arguments that are messages are formatted first, lists of them are joined. */
import type { Arg, Language, Message, Texts } from '@three-crowns/core';
import { compiledText, joined } from './compile.ts';

/** The message that stands for a person: its argument `seat` counts from 1. A name, where one is known, takes its place. */
export const PLAYER_KEY = 'player';

/** `names` by seat, from 0. A name is put in as it is and never read as ICU. */
export function formatMessage(texts: Texts, language: Language, message: Message, names?: readonly string[]): string {
  const name = nameIn(message, names);
  if (name !== undefined) return name;
  const values: Record<string, string | number> = {};
  for (const [key, arg] of Object.entries(message.args ?? {})) values[key] = formatArg(texts, language, arg, names);
  return String(compiledText(texts, language, message.key).format(values));
}

function formatArg(texts: Texts, language: Language, arg: Arg, names?: readonly string[]): string | number {
  if (typeof arg === 'string' || typeof arg === 'number') return arg;
  if (!isList(arg)) return formatMessage(texts, language, arg, names);
  return joined(
    language,
    arg.map((part) => formatMessage(texts, language, part, names)),
  );
}

/** `Array.isArray` does not narrow a readonly list. */
const isList = (arg: Message | readonly Message[]): arg is readonly Message[] => Array.isArray(arg);

function nameIn(message: Message, names?: readonly string[]): string | undefined {
  const seat = message.args?.seat;
  return message.key === PLAYER_KEY && typeof seat === 'number' ? names?.[seat - 1] : undefined;
}
