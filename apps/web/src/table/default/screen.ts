/** Makes any game playable on its first day: the position as text, the moves as buttons. */
import type { Game } from '@three-crowns/core';
import type { GameScreen } from '../screen/screen.ts';
import { DefaultBoard } from './DefaultBoard.tsx';
import { DefaultSeatArea, DefaultSeatSummary } from './DefaultSeat.tsx';

export function defaultScreen<S, M, E>(game: Game<S, M, E>): GameScreen<S, M, E> {
  return {
    game,
    prompts: {},
    Board: DefaultBoard,
    SeatArea: DefaultSeatArea,
    SeatSummary: DefaultSeatSummary,
    phases: () => [],
    // The one message every game has: a player, here the one who is asked.
    headline: (state) => ({ key: 'player', args: { seat: 1 + (game.rules.pending(state)[0]?.seat ?? 0) } }),
    neighbour: () => undefined,
    beginsTurn: (event) => typeof event === 'object' && event !== null && 'type' in event && event.type === 'turn',
    sound: () => 'wood',
    sayings: () => ({ coach: undefined, next: undefined, nameOf: () => undefined, shortOf: () => undefined }),
    telling: undefined,
    tieBreak: undefined,
  };
}
