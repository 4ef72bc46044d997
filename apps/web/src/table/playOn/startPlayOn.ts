import { type AnyGame, playOn, type Viewer } from '@three-crowns/core';
import { go, pathOf } from '../../navigation/router.tsx';
import type { SeatInfo } from '../../seats/seats.ts';
import { newId, newSeed } from '../../storage/random.ts';
import { tables } from '../../storage/tables.ts';
import type { AnyMoment } from '../session/snapshot.ts';

/** A moment of a game to play on from, as one viewer knows it. */
export interface Departure {
  /** In the version that was played. */
  readonly game: AnyGame;
  /** Of that game, asked when somebody plays on: a record of views takes a while. */
  options(): unknown;
  readonly viewer: Viewer;
  /** The game from its start to this moment, as the viewer saw it. */
  readonly seen: readonly AnyMoment[];
  /** Who sat there. */
  readonly seats: readonly SeatInfo[];
}

/** Somebody is asked there: a game that is over has no next move. */
export const canDepart = ({ game, seen }: Departure): boolean =>
  game.rules.pending(seen[seen.length - 1].state).length > 0;

/** By seat: the bot that plays it, undefined for a person. */
export type Players = readonly (string | undefined)[];

/** Sets a new local table at this moment and goes there. */
export async function startPlayOn(departure: Departure, players: Players): Promise<void> {
  const { game, viewer, seen, seats } = departure;
  const seated = seats.map(({ name }, seat) => {
    const bot = players[seat];
    return bot === undefined ? { name } : { name, bot };
  });
  const id = newId();
  const next = { options: departure.options(), seats: seated, seed: newSeed() };
  await tables.create({ id, record: playOn(game, { viewer, seen }, next) });
  go(pathOf({ page: 'table', id }));
}
