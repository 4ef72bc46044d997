/** What a game tells, in the words of a language. */
import {
  type AnyGame,
  LANGUAGES,
  type Language,
  type Message,
  type Outcome,
  type ScoreLine,
  type Viewer,
} from '@three-crowns/core';
import { formatMessage } from '@three-crowns/texts';
import { oneOf } from './args/option.ts';
import { table } from './output.ts';
import { isTurn } from './turns.ts';

export const LANG_OPTION = oneOf(LANGUAGES, 'the language of the log and of rules', 'en');

export interface Speaker {
  readonly game: AnyGame;
  readonly language: Language;
  /** By seat. */
  readonly names: readonly string[];
}

/** Who looks: everything, or what one viewer may see. */
export type Looker = Viewer | 'all';

export function inWords({ game, language, names }: Speaker, message: Message): string {
  return formatMessage(game.words.texts, language, message, names);
}

export function seenBy({ secrets }: AnyGame, state: unknown, looker: Looker): unknown {
  return looker === 'all' ? state : secrets.view(state, looker);
}

export function eventsFor({ secrets }: AnyGame, events: readonly unknown[], looker: Looker): unknown[] {
  if (looker === 'all') return [...events];
  return events.map((event) => secrets.redact(event, looker)).filter((event) => event !== undefined);
}

export function logOf(speaker: Speaker, events: readonly unknown[]): string[] {
  return events.flatMap((event) => lineOf(speaker, event));
}

/** For people: what happens in a turn stands under its head. */
export function groupedLog(speaker: Speaker, events: readonly unknown[]): string[] {
  return events.flatMap((event) => lineOf(speaker, event).map((line) => (isTurn(event) ? line : `  ${line}`)));
}

function lineOf(speaker: Speaker, event: unknown): string[] {
  const message = speaker.game.words.describeEvent(event);
  return message === undefined ? [] : [inWords(speaker, message)];
}

/** Who is asked what; nobody when the game is over. */
export function askedLines(speaker: Speaker, state: unknown): string[] {
  const { rules, words } = speaker.game;
  return rules.pending(state).map((decision) => {
    return `${speaker.names[decision.seat]}: ${inWords(speaker, words.describeDecision(state, decision))}`;
  });
}

/** The score pad: a column for each seat under its place and total, a row for each kind of points. */
export function scoreLines(speaker: Speaker, { scores, places }: Outcome): string[] {
  const { names, game } = speaker;
  const keys = [...new Set(scores.flatMap(({ lines }) => lines.map((line) => line.key)))];
  const head = names.map((name, seat) => `${places[seat]}. ${name}: ${scores[seat].total}`);
  const cell = (line: ScoreLine | undefined): string => {
    if (line === undefined) return '';
    return `${`${line.points}`.padStart(4)}  ${inWords(speaker, game.words.describeScoreLine(line))}`;
  };
  const rows = keys.map((key) => scores.map(({ lines }) => cell(lines.find((line) => line.key === key))));
  return table([head, ...rows]);
}
