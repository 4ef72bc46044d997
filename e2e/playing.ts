/** A whole game on the screen, whichever it is. */
import { expect, type Page } from '@playwright/test';
import { formatLine, verify } from '../packages/core/src/index.ts';
import { someOf } from '../packages/core/test/proof.ts';
import { playedIn } from './games.ts';
import { afterBots, arrived, type Model } from './model.ts';
import { saved } from './stored.ts';

type Input = 'mouse' | 'keys' | 'touch';

/** A game is played whole by one of these a commit, and by each of them in full; by the others only its end is played. */
export function spansOf(game: string, inputs: readonly Input[]) {
  const whole = someOf(`inputs by which ${game} is played whole`, inputs, 1);
  const isWhole = (input: Input): boolean => whole.includes(input);
  return { isWhole, spanOf: (input: Input): string => (isWhole(input) ? 'a whole game' : 'the end of a game') };
}

/** One person among bots plays on to the end; `each` makes a move and says which. */
export async function playOn(
  page: Page,
  start: Model,
  each: (model: Model) => Promise<string>,
  id?: string,
): Promise<Model> {
  let model = start;
  while (model.asked !== undefined) {
    await arrived(page, model, id);
    const before = model.record.log.length;
    const line = formatLine(model.asked.seat, await each(model));
    model = await afterBots(page, id, before);
    expect(model.record.log[before]).toBe(line);
  }
  return model;
}

/** What was saved is a whole game by the rules. */
export async function expectVerified(page: Page, id?: string): Promise<void> {
  const { record } = await saved(page, id);
  expect(verify(playedIn(record).game, record)).toEqual({ ok: true, finished: true, committed: false, problems: [] });
}
