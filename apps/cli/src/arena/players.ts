/** The project's own players as agents. */
import { type Budget, crewOf, finish, type Player } from '@three-crowns/ai';
import { type AnyGame, type Luck, type Seat, worldLuck } from '@three-crowns/core';
import type { Agent, Place, Seated } from './agent.ts';

export type Sit = (game: AnyGame, seat: Seat, luck: Luck) => Player;

/** One that starts nothing that would have to be ended. */
export const agentOf = (sitDown: Agent['sitDown']): Agent => ({ sitDown, close: async () => {} });

/** `own`: its budget where it is given none. */
export function playerAgent(sit: Sit, own?: Budget): Agent {
  return agentOf((place) => {
    const luck = worldLuck(place.seed);
    return seatedPlayer(sit(place.game, place.seat, luck), () => luck, place, own);
  });
}

/** `luckNow`: what the next decision is drawn from. */
export function seatedPlayer(
  player: Player,
  luckNow: () => Luck,
  { now, crew }: Pick<Place, 'now' | 'crew'>,
  own?: Budget,
): Seated {
  let isStopped = false;
  return {
    ...(player.observe && { observe: player.observe }),
    choose(view, { budget = own, onProgress } = {}) {
      const thinking = { now, ...(budget && { budget }), ...(onProgress && { onProgress }) };
      if (crew === undefined) return player.choose(view, luckNow(), thinking);
      isStopped = false;
      const stopping = { isStopped: () => isStopped, workers: crew.length };
      return finish(player.think(view, luckNow(), { ...thinking, ...stopping }), crewOf(crew, stopping.isStopped));
    },
    stop() {
      isStopped = true;
    },
  };
}
