/** Bots think here, off the page's thread. They are given a view of their seat and nothing else. */
import { BOTS } from '@three-crowns/ai';
import { worldLuck } from '@three-crowns/core';
import { rulesFor } from '../../games/rules.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
}

export type Answer = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: string };

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((found) => postMessage(found));
});

async function answer({ id, bot, view, seat, seed, ...table }: Question): Promise<Answer> {
  try {
    const game = await rulesFor(table);
    const move = BOTS[bot].choose(game, view, seat, worldLuck(seed));
    return { id, text: game.notation.formatMove(view, move) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
