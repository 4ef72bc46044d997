/** What a person has chosen for this browser. Kept in localStorage; without it the choices last as long as the page. */
import { LANGUAGES, type Language } from '@three-crowns/core';
import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** Of animation and of the bots. */
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** A click shows a move first, as a tap does; a second one plays it. */
  readonly confirm: boolean;
  /** Coach marks that were dismissed. */
  readonly known: readonly string[];
  /** How the person at this screen was called last. */
  readonly name: string;
  /** By game: the first game that was played of it here. */
  readonly firstGames: Readonly<Record<string, FirstGame>>;
}

export const LESSONS = ['on', 'left', 'done'] as const;

export interface FirstGame {
  /** The table it is played at. */
  readonly table: string;
  /** left: it goes on without them, and they can be taken up again. */
  readonly lessons: (typeof LESSONS)[number];
}

/** Among what is known: no more hints are wanted at all. */
export const ALL_HINTS = 'coach';

const KEY = 'three-crowns.settings';

/** The first wish that is one of ours, by its first part (de-AT is de); else English. */
export function pickLanguage(wishes: readonly (string | undefined)[]): Language {
  const parts = wishes.map((wish) => wish?.toLowerCase().split('-')[0]);
  return parts.map((part) => LANGUAGES.find((language) => language === part)).find((found) => found) ?? 'en';
}

/** Takes what fits from a stored text; anything else gets its default. */
export function readSettings(text: string | null, languages: readonly string[]): Settings {
  const raw = parsed(text);
  const known = Array.isArray(raw.known) ? raw.known.filter((one) => typeof one === 'string') : [];
  return {
    language: LANGUAGES.find((language) => language === raw.language) ?? pickLanguage(languages),
    theme: THEMES.find((theme) => theme === raw.theme) ?? 'auto',
    speed: SPEEDS.find((speed) => speed === raw.speed) ?? 'normal',
    sound: raw.sound === true,
    confirm: raw.confirm === true,
    known,
    name: typeof raw.name === 'string' ? raw.name.slice(0, 40) : '',
    firstGames: readFirstGames(raw.firstGames),
  };
}

function readFirstGames(raw: unknown): Settings['firstGames'] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const games: Record<string, FirstGame> = {};
  for (const [game, first] of Object.entries(raw as Record<string, Partial<Record<keyof FirstGame, unknown>> | null>)) {
    const lessons = LESSONS.find((state) => state === first?.lessons);
    if (typeof first?.table === 'string' && lessons !== undefined) games[game] = { table: first.table, lessons };
  }
  return games;
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= readSettings(stored(), navigator.languages);
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage may be switched off.
  }
  for (const listener of listeners) listener();
}

export const setFirstGame = (game: string, first: FirstGame): void =>
  changeSettings({ firstGames: { ...settings().firstGames, [game]: first } });

/** What is known of the first game, where it is played at this table. */
export function firstGameAt({ firstGames }: Settings, table: string, game: string): FirstGame | undefined {
  const first = Object.hasOwn(firstGames, game) ? firstGames[game] : undefined;
  return first?.table === table ? first : undefined;
}

/** Another tab has stored something under this name: what was chosen there holds here too. */
export function followSettings(key: string | null): void {
  if (key !== KEY) return;
  current = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}
