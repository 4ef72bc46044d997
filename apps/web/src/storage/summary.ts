/** What a list of saved games says about each of them. */
import { type AnyGame, askedAt, type EndReason, endingOf, openTable, type Seat, stateOf } from '@three-crowns/core';
import type { SavedTable } from './store.ts';

export interface Summary {
  readonly game: AnyGame;
  /** As its only person may see it; as a spectator where several share the screen. */
  readonly state: unknown;
  /** How many moves of it stand. */
  readonly moves: number;
  /** The seat that is asked; undefined when the game is over. */
  readonly asked: Seat | undefined;
  /** Why it is over. */
  readonly reason: EndReason | undefined;
  readonly winners: readonly Seat[];
  /** Opponents without a seat that have won. */
  readonly rivals: readonly string[];
  readonly scores: readonly number[];
}

/** Throws BadInput when this version of the game cannot replay the record. */
export function summaryOf(game: AnyGame, saved: SavedTable): Summary {
  const table = openTable(game, saved.record);
  const full = stateOf(table);
  const ending = endingOf(table);
  const state: unknown = game.secrets.view(full, onlyPerson(saved) ?? 'spectator');
  return {
    game,
    state,
    moves: table.course.moves.length,
    asked: askedAt(table)[0]?.seat,
    reason: ending?.reason,
    winners: ending?.winners ?? [],
    rivals: (ending?.rivals ?? []).filter(({ place }) => place === 1).map(({ key }) => key),
    scores: (ending?.scores ?? game.rules.scores(state)).map((score) => score.total),
  };
}

/** The only person at the table, if there is just one. */
export function onlyPerson(saved: SavedTable): Seat | undefined {
  const persons = saved.record.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

export const namesIn = (saved: SavedTable): string[] => saved.record.seats.map(({ name }) => name);

/** `king-of-the-valley-2026-05-01.json`. */
export function fileNameOf(saved: SavedTable): string {
  return `${saved.record.game}-${new Date(saved.savedAt).toISOString().slice(0, 10)}.json`;
}
