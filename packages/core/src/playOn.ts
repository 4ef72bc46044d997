/**
 * Playing on from a moment of another game. Whoever looked at it keeps what he saw of it and had seen before; all else is
 * dealt anew, so that nothing of the real cards is learned by it.
 */
import type { Game, Seat, Viewer } from './game.ts';
import { luckOf } from './luck.ts';
import type { Moment } from './moment.ts';
import { type NewGame, newRecord } from './newRecord.ts';
import type { GameRecord } from './record.ts';

/** A game from its start to the moment that is played on from, as one viewer saw it. */
export interface Watched<S, E> {
  readonly viewer: Viewer;
  readonly seen: readonly Pick<Moment<S, E>, 'state' | 'events'>[];
}

/** The record of a new game that begins there. */
export function playOn<S, M, E, O>(
  game: Game<S, M, E, O>,
  watched: Watched<S, E>,
  next: Pick<NewGame, 'options' | 'seats' | 'seed'>,
): GameRecord {
  return newRecord(game, { ...next, position: game.notation.formatPosition(dealtAnew(game, watched, next.seed)) });
}

function dealtAnew<S, M, E, O>(game: Game<S, M, E, O>, { viewer, seen }: Watched<S, E>, seed: string): S {
  const view = seen[seen.length - 1].state;
  const luck = luckOf(`${seed} played on`);
  const { secrets, instinct } = game;
  if (viewer === 'spectator' || instinct.deal === undefined) return secrets.determinize(view, luck);
  return instinct.deal(view, viewer, luck, memoryOf(game, seen, viewer));
}

/** What a seat has seen and its view no longer shows; undefined where a game needs none. */
export function memoryOf<S, M, E, O>(
  { instinct: { memory: remembering } }: Game<S, M, E, O>,
  [start, ...rest]: Watched<S, E>['seen'],
  seat: Seat,
): unknown {
  if (remembering === undefined) return undefined;
  const memory = remembering.begin(start.state, seat);
  for (const { state, events } of rest) {
    for (const event of events) remembering.observe(memory, seat, event, state);
  }
  return memory;
}
