/** The project's own players as agents. */
import type { Budget, Player } from '@three-crowns/ai';
import { type AnyGame, type Luck, type Seat, worldLuck } from '@three-crowns/core';
import type { Agent } from './agent.ts';

export type Sit = (game: AnyGame, seat: Seat, luck: Luck) => Player;

/** One that starts nothing that would have to be ended. */
export const agentOf = (sitDown: Agent['sitDown']): Agent => ({ sitDown, close: async () => {} });

/** `own`: its budget where it is given none. */
export function playerAgent(sit: Sit, own?: Budget): Agent {
  return agentOf(({ game, seat, seed, now }) => {
    const luck = worldLuck(seed);
    const player = sit(game, seat, luck);
    return {
      ...(player.observe && { observe: player.observe }),
      choose(view, budget = own) {
        return player.choose(view, luck, { now, ...(budget === undefined ? {} : { budget }) });
      },
    };
  });
}
