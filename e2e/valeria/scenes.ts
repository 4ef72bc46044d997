/** What there is to see of Valeria. */
import type { Page } from '@playwright/test';
import { en as english } from '../../apps/web/src/games/valeria/texts/en.ts';
import type { GameRecord } from '../../packages/core/src/index.ts';
import { clever, modelOf, played } from '../model.ts';
import {
  at,
  atTable,
  behindCrests,
  byKey,
  doing,
  openOther,
  puzzleOf,
  type Scenes,
  shellTexts,
  toTheCrown,
  withTable,
} from '../scene.ts';
import { store } from '../stored.ts';
import { skipEnd } from '../watching.ts';
import { ASKED, lateFor, newGame } from './positions.ts';

const LONG_NAMES = ['Bartholomäus von Rabenstein', 'Anselm', 'Brunhilde', 'Maximilienne d’Aubépine', 'Gwendolyn'];

/** Played on by the clever bot. */
export function ended(record: GameRecord): GameRecord {
  const choose = clever('ended');
  let model = modelOf(record);
  while (model.asked !== undefined) model = played(model, choose(model).text);
  return model.record;
}

let made: Readonly<Record<string, GameRecord>> | undefined;

/** They take a moment, so they are made once, and only where they are looked at. */
function records(): Readonly<Record<string, GameRecord>> {
  if (made !== undefined) return made;
  const over = ended(lateFor('five', { names: LONG_NAMES }));
  made = {
    ...ASKED,
    five: lateFor('five', { names: LONG_NAMES }),
    people: newGame({ names: LONG_NAMES }),
    over,
    ended: over,
    alone: ended(lateFor('alone')),
  };
  return made;
}

async function storeAll(page: Page): Promise<void> {
  for (const [id, record] of Object.entries(records())) await store(page, record, id);
}

const form = at('new game of Valeria', '/new/valeria', '[role=switch]');

/** A thing that is pointed at, by the keys. */
const focus = (page: Page, target: string) => page.locator(`main [data-target="${target}"]`).focus();

export const valeriaScenes: Scenes = {
  game: 'valeria',
  store: storeAll,
  pages: [
    form,
    puzzleOf('valeria', /Valeria/),
    doing('new game alone, own choice', form, async (page) => {
      await page.getByRole('radio', { name: shellTexts.en['new.preset.solo'] }).check({ force: true });
      await page.locator('input[value=own]').check({ force: true });
      // One area is missing then, which is said.
      await page.locator('[aria-pressed=true]').first().click();
    }),
    at('how to play Valeria', '/learn/valeria', 'h2'),
    at('components of Valeria', '/learn/valeria#components', 'h2#components'),
    at('rulings of Valeria', '/learn/valeria#rulings', 'h2#rulings'),
    at('the dukes show themselves', '/table/ended/score', 'dialog'),
    doing('a duke has turned', at('', '/table/ended/score', 'dialog'), async (page) => {
      await page.keyboard.press('Enter');
      await page.locator('dialog[data-scene^=duke]').waitFor();
    }),
    doing('the dukes have shown themselves', at('', '/table/ended/score', 'dialog'), toTheCrown),
    doing('score of five', at('', '/table/over/score'), skipEnd),
    doing('score against the Dark Lord', at('', '/table/alone/score'), skipEnd),
    at('score so far', '/table/five/score', 'table'),
    at('the screen changes hands', '/table/people', 'main'),
  ],
  asked: [...Object.keys(ASKED), 'five'].map(atTable),
  opened: [
    withTable('how to pay', 'action', async (page) => {
      await focus(page, 'm2');
      await page.keyboard.press('Enter');
      await page.locator('[data-picked]').first().waitFor();
    }),
    withTable('a card opened', 'action', async (page) => {
      await focus(page, 'd4');
      await byKey('i')(page);
    }),
    withTable('a refusal', 'slay', async (page) => {
      await focus(page, 'c5');
      await page.keyboard.press('Enter');
      await page.locator('[data-refused]').waitFor();
    }),
    withTable('standing orders', 'roll', async (page) => {
      // On a phone it lies behind the own crest.
      const button = page.locator(`[data-part="own"] button[title="${english.orders}"]`);
      await button.evaluate((element: HTMLElement) => element.click());
      await page.getByRole('dialog').waitFor();
    }),
    withTable('the Dark Lord', 'capture', async (page) => {
      await page.locator('[data-lord] button').first().click();
      await page.getByRole('dialog').waitFor();
    }),
    withTable('an opponent', 'five', openOther),
    withTable('log', 'exhaust', byKey('l')),
    withTable('all moves', 'action', byKey('m')),
  ],
  behind: behindCrests('five'),
  axePhone: [
    'new game of Valeria',
    'score of five',
    'table: action',
    'table: harvest',
    'table: duke',
    'table: capture',
  ],
  english,
};
