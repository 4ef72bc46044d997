/** The game as the rules know it, beside the one on the screen: what is legal now, and what a move is called. */
import type { Page } from '@playwright/test';
import type { Choice } from '../apps/web/src/table/screen/screen.ts';
import { lookAt } from '../apps/web/src/table/session/viewer.ts';
import { choicesOf } from '../apps/web/src/table/view/choices.ts';
import { greedyBot } from '../packages/ai/src/index.ts';
import {
  type AnyGame,
  askedAt,
  askedFirst,
  type Decision,
  draw,
  forkTable,
  formatLine,
  type GameRecord,
  type Language,
  openTable,
  playText,
  readLog,
  recordOf,
  type Seat,
  stateOf,
  type Table,
  worldLuck,
} from '../packages/core/src/index.ts';
import { formatMessage } from '../packages/texts/src/index.ts';
import { playedIn } from './games.ts';
import { saved } from './stored.ts';

type AnyTable = Table<unknown, unknown, unknown, unknown>;

export interface Model {
  readonly table: AnyTable;
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly state: unknown;
  /** Undefined when the game is over. */
  readonly asked: Decision | undefined;
  readonly choices: readonly Choice[];
  /** The person whose secrets the screen shows. */
  readonly holder: Seat | undefined;
  /** Who is asked has to take the screen first: the answer needs what the others may not see. */
  readonly isCovered: boolean;
}

function modelAt(table: AnyTable, before: Seat | undefined): Model {
  const { game, base } = table;
  const state = stateOf(table);
  const isBot = (seat: Seat) => base.seats[seat].bot !== undefined;
  const asked = askedFirst(askedAt(table), isBot, before);
  const { holder, viewer, isFaceDown } = lookAt(table, asked, before);
  return {
    table,
    game,
    record: recordOf(table),
    state,
    asked,
    holder,
    choices: asked === undefined ? [] : choicesOf(game, state, asked.seat),
    isCovered: asked !== undefined && !isBot(asked.seat) && asked.seat !== viewer && !isFaceDown,
  };
}

/** After a load nobody has the screen. */
export const modelOf = (record: GameRecord, holder?: Seat): Model =>
  modelAt(openTable(playedIn(record).game, record), holder);

export function played({ table, asked, holder, isCovered }: Model, text: string): Model {
  if (asked === undefined) throw new Error(`the game is over before ${text}`);
  const next = forkTable(table);
  playText(next, asked.seat, text);
  return modelAt(next, isCovered ? asked.seat : holder);
}

/** Who is asked answers while the own secrets, like everybody's, lie face down. */
export const isFaceDown = ({ record, asked, holder, isCovered }: Model): boolean =>
  asked !== undefined && record.seats[asked.seat].bot === undefined && asked.seat !== holder && !isCovered;

/** The choice with this notation. */
export function choiceOf(model: Model, text: string): Choice {
  const found = model.choices.find((choice) => choice.text === text);
  if (found === undefined) throw new Error(`${text} is not legal`);
  return found;
}

const say = (message: Choice['label'], { game, record }: Model, language: Language = 'en'): string =>
  formatMessage(
    game.words.texts,
    language,
    message,
    record.seats.map(({ name }) => name),
  );

/** As the button says it. */
export const labelOf = (model: Model, choice: Choice): string => say(choice.label, model);

export const askOf = (model: Model): string =>
  model.asked === undefined ? '' : say(model.game.words.describeDecision(model.state, model.asked), model);

export function whyNot(model: Model, target: string): { reason: string; rule: string; text: string } {
  const found = model.game.guidance.whyNot(model.state, model.asked?.seat ?? 0, target);
  if (found === undefined) throw new Error(`${target} can be used`);
  return { reason: found.reason, rule: found.rule, text: say(found.message, model) };
}

/** Choices of a player without a plan; the same for the same name. */
export function player(name: string): (model: Model) => Choice {
  const luck = worldLuck(name);
  return ({ choices }) => choices[draw(luck, choices.length)];
}

/** Choices of a player who wants to come to an end: those of the clever bot. */
export function clever(name: string): (model: Model) => Choice {
  const luck = worldLuck(name);
  return (model) => {
    const { game, state, asked } = model;
    if (asked === undefined) throw new Error('the game is over');
    const view: unknown = game.secrets.view(state, asked.seat);
    return choiceOf(model, game.notation.formatMove(view, greedyBot.choose(game, view, asked.seat, luck)));
  };
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

/** The moves of a record that were not taken back. */
export const standing = (record: GameRecord): string[] =>
  readLog(record).course.moves.map(({ seat, text }) => formatLine(seat, text));

/** Until the move is stored and every thing on the table is lit exactly when a legal move uses it. */
export async function arrived(page: Page, model: Model, id?: string): Promise<void> {
  const legal = new Set(model.choices.flatMap(({ targets }) => targets));
  const end = Date.now() + 15_000;
  for (;;) {
    const { record } = await saved(page, id);
    const shown = await things(page);
    const isStored = JSON.stringify(standing(record)) === JSON.stringify(standing(model.record));
    const wrong = shown.filter(({ target, isLegal }) => isLegal !== legal.has(target));
    if (isStored && wrong.length === 0 && shown.length > 0) return;
    if (Date.now() > end) {
      const at = `move ${model.record.log.length}, stored ${record.log.length}, asked ${model.asked?.ask}`;
      throw new Error(`${at}: not lit as the rules say: ${wrong.map(({ target }) => target).join(', ')}`);
    }
    await page.waitForTimeout(20);
  }
}

/** The game once it is a person's turn, or over; with more than so many entries. */
export async function afterBots(page: Page, id?: string, entries = -1): Promise<Model> {
  const end = Date.now() + 20_000;
  let seen = entries;
  for (;;) {
    const { record } = await saved(page, id);
    if (record.log.length !== seen) {
      seen = record.log.length;
      const model = modelOf(record);
      const { asked } = model;
      if (asked === undefined || record.seats[asked.seat].bot === undefined) return model;
    }
    if (Date.now() > end) throw new Error(`the bots do not go on after ${seen}`);
    await page.waitForTimeout(20);
  }
}
