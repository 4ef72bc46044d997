/** Bots think here, off the page's thread. They are given a view of their seat and nothing else. */
import { botNamed } from '@three-crowns/ai';
import {
  type AnyGame,
  BadInput,
  type GameRecord,
  shown,
  type Versions,
  versionOf,
  worldLuck,
} from '@three-crowns/core';

/** The rules of every game, and no board: this worker is built apart from the page. */
const RULES = import.meta.glob<Versions>('../../games/*/rules.ts', { import: 'rules' });

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
    const player = botNamed(bot);
    if (player === undefined) throw new BadInput('bot', `unknown bot ${shown(bot)}`);
    const move = player.choose(game, view, seat, worldLuck(seed));
    return { id, text: game.notation.formatMove(view, move) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

async function rulesFor({ game, rulesVersion }: Pick<GameRecord, 'game' | 'rulesVersion'>): Promise<AnyGame> {
  const place = `../../games/${game}/rules.ts`;
  if (!Object.hasOwn(RULES, place)) throw new BadInput('game', `unknown game ${shown(game)}`);
  return versionOf(await RULES[place](), rulesVersion);
}
