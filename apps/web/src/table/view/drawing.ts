import type { AnyGame } from '@three-crowns/core';

type Drawing = NonNullable<AnyGame['upcast']>;

const AS_IT_IS: Drawing = { state: (state) => state, move: (move) => move, event: (event) => event };

/** How things of this version look to today's boards. */
export const drawingOf = (game: AnyGame): Drawing => game.upcast ?? AS_IT_IS;
