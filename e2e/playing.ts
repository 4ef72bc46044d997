/** A whole game on the screen, whichever it is. */
import { expect, type Page } from '@playwright/test';
import { formatLine, verify } from '../packages/core/src/index.ts';
import { someOf } from '../packages/core/test/proof.ts';
import { GAME_IDS, playedIn } from './games.ts';
import { afterBots, arrived, type Model } from './model.ts';
import { saved } from './stored.ts';

const INPUTS = ['mouse', 'keys', 'touch'] as const;
type Input = (typeof INPUTS)[number];

const EACH = GAME_IDS.flatMap((game) => INPUTS.map((input) => `${game} by ${input}`));
/** One game is played whole a commit, by one of the inputs; in full every game by each of them. Else its end is played. */
const WHOLE = someOf('games played whole', EACH, 1);

export function spansOf(game: string) {
  const isWhole = (input: Input): boolean => WHOLE.includes(`${game} by ${input}`);
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
