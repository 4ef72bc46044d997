import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../apps/web/src/games/list.ts';
import { LANGUAGES, type Language } from '../packages/core/src/index.ts';
import { settle, troubles } from './app.ts';
import { shellTexts } from './scene.ts';

const names = GAMES.map(({ facts }) => facts.name);
const segment = (page: Page, language: Language) =>
  page.getByRole('radio', { name: new RegExp(`^${language.toUpperCase()}`) });
const greeting = (page: Page) => page.getByRole('heading', { level: 1 });

test('the server answers with the page, its games, three fonts and no trouble', async ({ page }) => {
  const found = troubles(page);
  const reply = await page.goto('/');
  expect(reply?.status()).toBe(200);
  await expect(greeting(page)).toHaveText(shellTexts.en['home.title']);
  await expect(page.locator('article').getByRole('heading', { level: 2 })).toHaveText(names);
  await page.evaluate(() => document.fonts.ready);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBe(3);
  expect(found).toEqual([]);
});

test('one click on Play now leads to a table where something is asked', async ({ page }) => {
  const found = troubles(page);
  await page.goto('/');
  await page.getByRole('button', { name: shellTexts.en['home.play'] }).first().click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('[data-legal]').first()).toBeVisible();
  expect(found).toEqual([]);
});

test('a part of the app that does not come is said to be that, and can be asked for again', async ({ page }) => {
  const isAbout = /assets\/AboutPage/;
  await page.route(isAbout, (route) => route.abort());
  await page.goto('/about');
  await expect(greeting(page)).toHaveText(shellTexts.en['error.fetchTitle']);
  await expect(page.getByText('AboutPage')).toHaveCount(0);
  await page.unroute(isAbout);
  await page.getByRole('button', { name: shellTexts.en['error.again'] }).click();
  await expect(greeting(page)).toHaveText(shellTexts.en['about.title']);
});

test('the browser’s language is taken at first, and a choice is remembered', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(greeting(page)).toHaveText(shellTexts.de['home.title']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await segment(page, 'fr').check({ force: true });
  await expect(greeting(page)).toHaveText(shellTexts.fr['home.title']);
  await page.reload();
  await expect(greeting(page)).toHaveText(shellTexts.fr['home.title']);
  await expect(segment(page, 'fr')).toBeChecked();
  await context.close();
});

test('what is chosen in one tab holds in the others', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/about');
  await segment(other, 'de').check({ force: true });
  await expect(greeting(page)).toHaveText(shellTexts.de['home.title']);
  await expect(segment(page, 'de')).toBeChecked();
  await segment(page, 'fr').check({ force: true });
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the keyboard reaches the languages and the theme, and chooses', async ({ page }) => {
  await settle(page, { language: 'en', theme: 'light' });
  await page.goto('/');
  await greeting(page).waitFor();
  for (let i = 0; i < 10 && !(await segment(page, 'en').evaluate((field) => field === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(segment(page, 'en')).toBeFocused();
  for (const language of [...LANGUAGES.slice(1), 'en'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(greeting(page)).toHaveText(shellTexts[language]['home.title']);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('dark and light differ, and follow the system until somebody chooses', async ({ page }) => {
  await page.goto('/');
  const colours = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    colours.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(colours).toEqual(['rgb(239, 228, 203)', 'rgb(27, 21, 17)']);
});

test('an address nobody knows says so and leads home', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(greeting(page)).toHaveText(shellTexts.en['lost.title']);
  await page.getByRole('link', { name: shellTexts.en['lost.home'] }).click();
  await expect(greeting(page)).toHaveText(shellTexts.en['home.title']);
});
