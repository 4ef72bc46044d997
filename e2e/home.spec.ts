import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Language, languageNames, languages, texts } from '../apps/web/src/shell/texts/index.ts';
import type { Texts } from '../apps/web/src/shell/texts/types.ts';

const screens = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'desktop', viewport: { width: 1280, height: 720 } },
];

const names = ['King of the Valley', 'The King’s Will', 'Valeria: Card Kingdoms'];

const button = (page: Page, language: Language) => page.getByRole('button', { name: languageNames[language] });

/** Every error the page meets, the content policy's refusals among them. */
function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('requestfailed', (request) => found.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}

async function expectAllTexts(page: Page, { about, games, language, ...sentences }: Texts): Promise<void> {
  const shown = [...Object.values(sentences), ...Object.values(about).flatMap(({ line, players }) => [line, players])];
  for (const text of shown) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: games })).toBeVisible();
  await expect(page.getByRole('group', { name: language })).toBeVisible();
}

test('the server answers with the page, its three games and no trouble', async ({ page }) => {
  const found = troubles(page);
  const reply = await page.goto('/');
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three Crowns');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(names);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(3);
  expect(found).toEqual([]);
});

for (const { name, viewport } of screens) {
  for (const language of languages) {
    test(`${language} on a ${name}: every text is there, nothing overflows`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await button(page, language).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAllTexts(page, texts[language]);
      const overflowing = await page.evaluate(() =>
        [...document.querySelectorAll('html, body, body :not(svg, svg *)')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect(overflowing).toEqual([]);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on a ${name}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    });
  }
}

test('the browser’s language is taken at first, and a choice is remembered', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText(texts.de.greeting)).toBeVisible();
  await button(page, 'fr').click();
  await expect(page.getByText(texts.fr.greeting)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.fr.greeting)).toBeVisible();
  await expect(button(page, 'fr')).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('the keyboard reaches the language switch, shows where it is, and chooses', async ({ page }) => {
  await page.goto('/');
  for (const language of languages) {
    await page.keyboard.press('Tab');
    await expect(button(page, language)).toBeFocused();
    const outline = await button(page, language).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.fr.greeting)).toBeVisible();
});

test('dark and light differ', async ({ page }) => {
  await page.goto('/');
  const colours = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    colours.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(colours).toEqual(['rgb(239, 228, 203)', 'rgb(27, 21, 17)']);
});

test('an address nobody knows shows the page', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
