/**
 * The ways to look at a scene that is open. Each says what is wrong with it and leaves the page as it was. What a scene has
 * several of, languages or themes, is looked at in one of them a commit, another one in every scene, and in all of them in full.
 */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../packages/core/src/index.ts';
import { someOf } from '../packages/core/test/proof.ts';
import { change } from './app.ts';
import { seriousIn } from './axe.ts';
import { playedIn } from './games.ts';
import { read } from './reading.ts';
import { shellTexts, tableTexts } from './scene.ts';
import { SCENES } from './scenes.ts';

/** `scene` names what is looked at, and where. */
export type Look = (page: Page, scene: string) => Promise<string[]>;

/** Sentences that are written otherwise in every other language: none of them may stand on a page that is not English. */
const ENGLISH = new Set(
  [
    [shellTexts.en, shellTexts.de],
    [tableTexts.en, tableTexts.de],
    ...SCENES.map(playedIn).map(({ game }) => [game.words.texts.en, game.words.texts.de]),
    ...SCENES.map(({ english }) => [english, {}]),
  ].flatMap(([en, other]) => {
    const same = new Set(Object.values(other));
    return Object.values(en).filter((text) => text.split(' ').length > 2 && !same.has(text));
  }),
);

/** Nothing missing, raw, foreign, too small or cut off in a language. The page is English again afterwards. */
export async function inLanguages(page: Page, scene: string): Promise<string[]> {
  const faults: string[] = [];
  for (const language of someOf(`languages of ${scene}`, LANGUAGES.toReversed(), 1)) {
    await change(page, { language });
    await page.evaluate(() => document.fonts.ready);
    const { texts, faults: found } = await read(page);
    if (language !== 'en') found.push(...texts.filter((text) => ENGLISH.has(text)).map((text) => `English: ${text}`));
    const { lang, title } = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }));
    if (lang !== language) found.push(`the document is said to be in ${lang}`);
    if (!title.includes('Three Crowns')) found.push(`its title is ${title}`);
    faults.push(...found.map((fault) => `${language}: ${fault}`));
  }
  await change(page, { language: 'en' });
  return faults;
}

/** The rules that look at colours: all others find the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const THEMES = ['light', 'dark'] as const;

/** axe finds nothing serious, light and dark, also while the coach speaks. */
export async function byAxe(page: Page, scene: string): Promise<string[]> {
  const faults: string[] = [];
  const themes = someOf(`themes of ${scene}`, THEMES, 1);
  await change(page, { known: [] });
  for (const [i, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    const found = await seriousIn(page, 'html', i === 0 ? [] : COLOURS);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  await change(page, { known: ['coach'] });
  return faults;
}
