/** The game as the rules know it, beside the one on the screen: what is legal now, and what a move is called. */
import type { Page } from '@playwright/test';
import { choicesOf } from '../apps/web/src/table/choices.ts';
import type { Choice } from '../apps/web/src/table/screen.ts';
import { type Decision, draw, type GameRecord, type Language, replay, worldLuck } from '../packages/core/src/index.ts';
import { kingOfTheValley as game, type State } from '../packages/king-of-the-valley/src/index.ts';
import { formatMessage } from '../packages/texts/src/index.ts';
import { saved } from './app.ts';

export interface Model {
  readonly record: GameRecord;
  readonly state: State;
  /** Undefined when the game is over. */
  readonly asked: Decision | undefined;
  readonly choices: readonly Choice[];
}

export function modelOf(record: GameRecord): Model {
  const { state } = replay(game, record);
  const asked = game.rules.pending(state)[0];
  return { record, state, asked, choices: asked === undefined ? [] : choicesOf(game, state, asked.seat) };
}

export function played(model: Model, text: string): Model {
  const line = `${(model.asked?.seat ?? 0) + 1} ${text}`;
  return modelOf({ ...model.record, moves: [...model.record.moves, line] });
}

const say = (message: Choice['label'], { record }: Model, language: Language = 'en'): string =>
  formatMessage(
    game.words.texts,
    language,
    message,
    record.seats.map(({ name }) => name),
  );

/** As the button says it. */
export const labelOf = (model: Model, choice: Choice): string => say(choice.label, model);

export const askOf = (model: Model): string =>
  model.asked === undefined ? '' : say(game.words.describeDecision(model.state, model.asked), model);

export function whyNot(model: Model, target: string): { rule: string; text: string } {
  const reason = game.guidance.whyNot(model.state, model.asked?.seat ?? 0, target);
  if (reason === undefined) throw new Error(`${target} can be used`);
  return { rule: reason.rule, text: say(reason.message, model) };
}

/** Choices of a player without a plan; the same for the same name. */
export function player(name: string): (model: Model) => Choice {
  const luck = worldLuck(name);
  return ({ choices }) => choices[draw(luck, choices.length)];
}

interface Thing {
  readonly target: string;
  readonly isLegal: boolean;
}

const things = (page: Page): Promise<Thing[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-target]')].map(({ dataset }) => ({
      target: dataset.target ?? '',
      isLegal: dataset.legal === 'yes',
    })),
  );

/** Until the move is stored and every thing on the table is lit exactly when a legal move uses it. */
export async function arrived(page: Page, model: Model, id?: string): Promise<void> {
  const legal = new Set(model.choices.flatMap(({ targets }) => targets));
  const end = Date.now() + 15_000;
  for (;;) {
    const { record } = await saved(page, id);
    const shown = await things(page);
    const isStored =
      record.moves.length === model.record.moves.length && record.moves.at(-1) === model.record.moves.at(-1);
    const wrong = shown.filter(({ target, isLegal }) => isLegal !== legal.has(target));
    if (isStored && wrong.length === 0 && shown.length > 0) return;
    if (Date.now() > end) {
      const at = `move ${model.record.moves.length}, stored ${record.moves.length}`;
      throw new Error(`${at}: not lit as the rules say: ${wrong.map(({ target }) => target).join(', ')}`);
    }
    await page.waitForTimeout(20);
  }
}

/** The game once it is a person's turn, or over. */
export async function afterBots(page: Page, id?: string): Promise<Model> {
  const end = Date.now() + 20_000;
  for (;;) {
    const model = modelOf((await saved(page, id)).record);
    const { asked } = model;
    if (asked === undefined || model.record.seats[asked.seat].bot === undefined) return model;
    if (Date.now() > end) throw new Error(`seat ${asked.seat + 1} does not go on after ${model.record.moves.length}`);
    await page.waitForTimeout(20);
  }
}
