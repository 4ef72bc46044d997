/** Everything a game says has words in every language. */
import type { AnyGame } from '../game.ts';
import { jsonFault } from '../json.ts';
import { LANGUAGES, type Message, type Texts } from '../message.ts';
import { viewersOf } from '../seats.ts';
import { difference, reloaded } from './compare.ts';
import type { Check, Problem, Spot } from './spot.ts';
import { nameOf } from './views.ts';

export const messageChecks: readonly Check[] = [
  { name: 'events', run: checkEvents },
  { name: 'decisions', run: checkDecisions },
  { name: 'words of moves', run: checkMoveWords },
];

/** What a message lacks; names inside it are messages too. */
export function messageFault(texts: Texts, message: Message): string | undefined {
  const lacks = LANGUAGES.find((language) => !Object.hasOwn(texts[language], message.key));
  if (lacks !== undefined) return `no text "${message.key}" in ${lacks}`;
  for (const name in message.args) {
    const arg = message.args[name];
    if (typeof arg !== 'object') continue;
    for (const part of Array.isArray(arg) ? arg : [arg]) {
      const fault = typeof part === 'object' ? messageFault(texts, part) : undefined;
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

/** The same keys in every language, and none empty. */
export function checkTexts(game: AnyGame, problem: Problem): void {
  const all = new Set(LANGUAGES.flatMap((language) => Object.keys(game.words.texts[language])));
  for (const language of LANGUAGES) {
    const texts = game.words.texts[language];
    for (const key of all) {
      if (!Object.hasOwn(texts, key)) problem(`${language} lacks "${key}"`);
      else if (texts[key].trim() === '') problem(`"${key}" is empty in ${language}`);
    }
  }
}

function checkEvents<S, M, E, O>({ game, seats, after }: Spot<S, M, E, O>, problem: Problem): void {
  for (const event of after()?.events ?? []) {
    const fault = jsonFault(event, 'event') ?? eventFault(game.words.texts, game.words.describeEvent(event));
    if (fault !== undefined) problem(fault);
    const kept = reloaded(event);
    for (const viewer of viewersOf(seats)) {
      const told = game.secrets.redact(event, viewer);
      const toldFault = told && eventFault(game.words.texts, game.words.describeEvent(told));
      if (toldFault !== undefined) problem(`told to ${nameOf(viewer)}: ${toldFault}`);
      const again = difference(told, told && game.secrets.redact(told, viewer));
      if (again !== undefined) problem(`told to ${nameOf(viewer)}: redacted twice it differs at ${again}`);
    }
    const where = difference(kept, event);
    if (where !== undefined) problem(`redact changed the event at ${where}`);
  }
}

/** An event may have no line in the log. */
function eventFault(texts: Texts, message: Message | undefined): string | undefined {
  return message && messageFault(texts, message);
}

function checkDecisions<S, M, E, O>({ game, state, seats, view }: Spot<S, M, E, O>, problem: Problem): void {
  const { texts, describeDecision } = game.words;
  for (const decision of game.rules.pending(state)) {
    for (const seen of [state, ...viewersOf(seats).map(view)]) {
      const fault = messageFault(texts, describeDecision(seen, decision));
      if (fault !== undefined) problem(`${decision.ask}: ${fault}`);
    }
  }
}

/** Buttons are drawn from a view. */
function checkMoveWords<S, M, E, O>({ game, state, view, ownMoves }: Spot<S, M, E, O>, problem: Problem): void {
  for (const { seat } of game.rules.pending(state)) {
    const seen = view(seat);
    for (const move of ownMoves(seat)) {
      const fault = messageFault(game.words.texts, game.words.describeMove(seen, move));
      if (fault !== undefined) problem(`${game.notation.formatMove(seen, move)}: ${fault}`);
    }
  }
}
