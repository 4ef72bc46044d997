/** The levels play a deal of the day here, off the page's thread. The page ends the worker when nobody waits for it. */
import { BadInput, shown, type Versions, versionOf } from '@three-crowns/core';
import type { Deal } from '../../daily/deal.ts';
import type { Level } from '../../seats/levels.ts';
import type { Played } from './played.ts';
import { playLevel } from './playLevel.ts';

/** The rules of every game, and no board: this worker is built apart from the page. */
const RULES = import.meta.glob<Versions>('../../games/*/rules.ts', { import: 'rules' });

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
  const place = `../../games/${deal.game}/rules.ts`;
  if (!Object.hasOwn(RULES, place)) throw new BadInput('game', `unknown game ${shown(deal.game)}`);
  const game = await versionOf(await RULES[place](), rulesVersion);
  for (const level of levels) {
    const playing = playLevel(game, deal, level);
    let step = playing.next();
    for (; !step.done; step = playing.next()) tell({ level, moves: step.value });
    tell({ level, played: step.value });
  }
}
