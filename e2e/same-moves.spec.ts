/** With a budget in rollouts a bot plays the same in a browser, with a crew of workers, as in Node without one. */
import { expect, type Page, test } from '@playwright/test';
import type { Answer, Question } from '../apps/web/src/coach/orders.ts';
import { makeSittings } from '../apps/web/src/coach/sittings.ts';
import { quickBot } from '../packages/ai/src/index.ts';
import { type AnyGame, formatLine, type GameRecord, replay, worldLuck } from '../packages/core/src/index.ts';
import { kingOfTheValley } from '../packages/king-of-the-valley/src/index.ts';
import { kingsWill } from '../packages/kings-will/src/index.ts';
import { valeria } from '../packages/valeria/src/index.ts';
import { openTable, recordFrom, settle } from './app.ts';

/** Moves before the question: by then there is something to weigh. */
const BEFORE = 40;
/** A search is worth its name where there is so much to choose from. */
const CHOICES = 4;

/** A game that has come to a question for the bot, at the first seat. */
function askingBot(game: AnyGame): GameRecord {
  const record = recordFrom({ game, bots: ['king', undefined], seed: 'same moves' });
  const { state } = replay(game, record);
  const luck = worldLuck('same moves');
  const log: string[] = [];
  for (;;) {
    const [asked] = game.rules.pending(state);
    if (log.length >= BEFORE && asked.seat === 0 && game.rules.legalMoves(state, 0).length >= CHOICES) break;
    const move = quickBot.choose(game, game.secrets.view(state, asked.seat), asked.seat, luck);
    log.push(formatLine(asked.seat, game.notation.formatMove(state, move)));
    game.rules.play(state, asked.seat, move);
  }
  return { ...record, log };
}

interface Heard {
  /** Up to the one that was answered: a page may stop a question and ask it again, with what is new since. */
  readonly asked: readonly Question[];
  readonly text: string;
}

/** What the page asks its workers until it is first answered. */
async function overhear(page: Page): Promise<() => Promise<Heard | undefined>> {
  await page.addInitScript(() => {
    const asked: Question[] = [];
    const stopped = new Set<number>();
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker: Worker, args: [{ readonly ask?: Question; readonly stop?: number }, Transferable[]]) {
        const [{ ask, stop }] = args;
        if (stop !== undefined) stopped.add(stop);
        if (ask !== undefined) {
          asked.push(ask);
          const until = asked.slice();
          worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
            if ('heard' in globalThis || data.id !== ask.id || !('text' in data) || stopped.has(data.id)) return;
            Object.assign(globalThis, { heard: { asked: until, text: data.text } });
          });
        }
        return Reflect.apply(post, worker, args);
      },
    });
  });
  return () => page.evaluate('globalThis.heard');
}

function answeredHere(game: AnyGame, asked: readonly Question[]): string {
  const sittings = makeSittings();
  const [last] = asked.map((question) => sittings.at(question, game)).slice(-1);
  const { move, rollouts } = last.player.choose(last.view, worldLuck(asked[asked.length - 1].seed));
  // Else nothing was given to the crew.
  expect(rollouts).toBeGreaterThan(0);
  return game.notation.formatMove(last.view, move);
}

for (const game of [kingOfTheValley, kingsWill, valeria] satisfies readonly AnyGame[]) {
  test(`${game.name}: the hardest level answers alike in Chromium and in Node`, async ({ page }) => {
    await settle(page);
    const heard = await overhear(page);
    await openTable(page, askingBot(game));
    await expect.poll(heard, { timeout: 45_000 }).toBeDefined();
    const { asked = [], text } = (await heard()) ?? {};
    expect(text).toBe(answeredHere(game, asked));
  });
}
