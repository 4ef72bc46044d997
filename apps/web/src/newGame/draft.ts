/** A game about to begin: who sits down, with which options. No page, no storage: everything here is a plain function. */
import { type AnyGame, type GameRecord, HOUSE_NAMES, newRecord, type RecordSeat } from '@three-crowns/core';
import { GENTLE_LEVEL, type Level, USUAL_LEVEL } from '../seats/levels.ts';
import type { HintWish } from '../storage/hints.ts';

export interface SeatDraft {
  /** Stays with the seat while others come and go. */
  readonly key: number;
  /** Undefined while the seat goes by its default name. */
  readonly name: string | undefined;
  readonly bot: Level | undefined;
}

/** As `game.parseOptions` takes them. */
export type RawOptions = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly seats: readonly SeatDraft[];
  readonly options: RawOptions;
  /** A content table from a file, in the place of the option `content`. */
  readonly custom: { readonly file: string; readonly table: unknown } | undefined;
  /** Undefined: as is usual for so many people. */
  readonly hints?: HintWish | undefined;
}

/** solo: nobody else, not even a bot. */
const PRESETS = ['solo', 'bot', 'friends'] as const;
export type Preset = (typeof PRESETS)[number];
export const NAME_LENGTH = 24;

/** Those that the game has seats for. */
export function presetsOf({ seats: { min, max } }: AnyGame): readonly Preset[] {
  return PRESETS.filter((preset) => (preset === 'solo' ? min === 1 : max > 1));
}

/** Two seats, or as near to that as the game allows. */
export function presetSeats({ seats: { min, max } }: AnyGame, preset: Preset): readonly SeatDraft[] {
  const count = preset === 'solo' ? 1 : Math.min(Math.max(2, min), max);
  return Array.from({ length: count }, (_, i) => ({
    key: i + 1,
    name: undefined,
    bot: i > 0 && preset === 'bot' ? USUAL_LEVEL : undefined,
  }));
}

export function presetOf({ seats }: Draft): Preset {
  if (seats.length === 1) return 'solo';
  return seats.some(({ bot }) => bot !== undefined) ? 'bot' : 'friends';
}

export function newDraft(game: AnyGame, preset: Preset): Draft {
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
  return { seats: presetSeats(game, preset), options, custom: undefined };
}

/** A first game: against somebody who plays gently, with the options the game has for it. */
export function firstDraft(game: AnyGame, options: RawOptions): Draft {
  const draft = newDraft(game, 'bot');
  const seats = draft.seats.map((seat) => (seat.bot === undefined ? seat : { ...seat, bot: GENTLE_LEVEL }));
  return { ...draft, seats, options: { ...draft.options, ...options } };
}

/** A bot joins bots, a person joins people. */
export function addSeat(draft: Draft): Draft {
  const key = Math.max(...draft.seats.map((seat) => seat.key)) + 1;
  return reseated(draft, [...draft.seats, { key, name: undefined, bot: draft.seats.at(-1)?.bot }]);
}

export function removeSeat(game: AnyGame, draft: Draft, index: number): Draft {
  return withSeats(
    game,
    draft,
    draft.seats.filter((_, i) => i !== index),
  );
}

/** Options that name a seat which is gone fall back to their default. */
export function withSeats(game: AnyGame, draft: Draft, seats: readonly SeatDraft[]): Draft {
  const changed = game.options.map(({ key, default: usual }) => {
    const value = draft.options[key];
    return [key, isSeatNumber(value) && Number(value) > seats.length ? usual : value];
  });
  return { ...reseated(draft, seats), options: { ...draft.options, ...Object.fromEntries(changed) } };
}

export function changeSeat(draft: Draft, index: number, change: Partial<SeatDraft>): Draft {
  return reseated(
    draft,
    draft.seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat)),
  );
}

/** Whoever comes later has not agreed to hints. */
function reseated(draft: Draft, seats: readonly SeatDraft[]): Draft {
  return { ...draft, seats, hints: personsAmong(seats) === personsAmong(draft.seats) ? draft.hints : undefined };
}

export const personsAmong = (seats: readonly SeatDraft[]): number =>
  seats.filter(({ bot }) => bot === undefined).length;

export interface NameWords {
  /** The only person at the table. A pronoun would not do: the log says what this name does. */
  readonly guest: string;
  player(seat: number): string;
  /** How the person at this screen was called last. */
  readonly last: string;
}

/** What everybody is called: what was typed, else a name of the house. */
export function namesOf(seats: readonly SeatDraft[], words: NameWords): string[] {
  const persons = personsAmong(seats);
  return seats.map(({ name, bot }, i) => {
    const typed = name?.trim() ?? '';
    if (typed !== '') return typed;
    if (bot !== undefined) return HOUSE_NAMES[i % HOUSE_NAMES.length];
    const isFirst = seats.findIndex((seat) => seat.bot === undefined) === i;
    if (isFirst && words.last !== '') return words.last;
    return persons === 1 ? words.guest : words.player(i + 1);
  });
}

/** As `parseOptions` of the game takes them. */
export function optionsOf(draft: Draft): RawOptions {
  const custom = draft.custom === undefined ? {} : { content: draft.custom.table };
  return { seats: draft.seats.length, ...draft.options, ...custom };
}

/** Throws BadInput that names the option, or the row of the table, that is not as it must be. */
export function recordFrom(game: AnyGame, draft: Draft, names: readonly string[], seed: string): GameRecord {
  const seats = draft.seats.map(({ bot }, i): RecordSeat => {
    const name = names[i];
    return bot === undefined ? { name } : { name, bot };
  });
  return newRecord(game, { options: optionsOf(draft), seed, seats });
}

export const isSeatNumber = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d?$/.test(value);

/** The first of these keys that the game has a text for. */
export function textKey(game: AnyGame, ...keys: readonly string[]): string | undefined {
  return keys.find((key) => Object.hasOwn(game.words.texts.en, key));
}
