/** The levels play a deal of the day here, off the page's thread. The page ends the worker when nobody waits for it. */
import { rulesFor } from '../../coach/crew.ts';
import type { Deal } from '../../daily/dealId.ts';
import type { Level } from '../../seats/levels.ts';
import type { Played } from './played.ts';
import { playLevel } from './playLevel.ts';

/** From the page, once. */
export interface Order {
  readonly deal: Deal;
  readonly rulesVersion: number;
  readonly levels: readonly Level[];
}

/** To the page: how far a level is, what came of it, or why it cannot be played. */
export type Report =
  | { readonly level: Level; readonly moves: number }
  | { readonly level: Level; readonly played: Played }
  | { readonly error: string };

const tell = (report: Report): void => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  work(data).catch((error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }));
});

async function work({ deal, rulesVersion, levels }: Order): Promise<void> {
  const game = await rulesFor({ game: deal.game, rulesVersion });
  for (const level of levels) {
    const playing = playLevel(game, deal, level);
    let step = playing.next();
    for (; !step.done; step = playing.next()) tell({ level, moves: step.value });
    tell({ level, played: step.value });
  }
}
