/** What a list of saved games says about each of them. */
import { type AnyGame, replay, type Seat } from '@three-crowns/core';
import type { SavedGame } from './saved.ts';

export interface Summary {
  readonly game: AnyGame;
  /** As its only person may see it; as a spectator where several share the screen. */
  readonly state: unknown;
  /** The seat that is asked; undefined when the game is over. */
  readonly asked: Seat | undefined;
  readonly winners: readonly Seat[];
  /** Opponents without a seat that have won. */
  readonly rivals: readonly string[];
  readonly scores: readonly number[];
}

/** Throws BadInput when this version of the game cannot replay the record. */
export function summaryOf(game: AnyGame, saved: SavedGame): Summary {
  const { state: full } = replay(game, saved.record);
  const outcome = game.rules.outcome(full);
  const state: unknown = game.secrets.view(full, onlyPerson(saved) ?? 'spectator');
  return {
    game,
    state,
    asked: game.rules.pending(full)[0]?.seat,
    winners: outcome?.winners ?? [],
    rivals: (outcome?.rivals ?? []).filter(({ place }) => place === 1).map(({ key }) => key),
    scores: (outcome?.scores ?? game.rules.scores(state)).map((score) => score.total),
  };
}

/** The only person at the table, if there is just one. */
export function onlyPerson(saved: SavedGame): Seat | undefined {
  const persons = saved.record.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

export const namesIn = (saved: SavedGame): string[] => saved.record.seats.map(({ name }) => name);

/** `king-of-the-valley-2026-05-01.json`. */
export function fileNameOf(saved: SavedGame): string {
  return `${saved.record.game}-${new Date(saved.savedAt).toISOString().slice(0, 10)}.json`;
}
