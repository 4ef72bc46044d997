/** axe in the page. It stays there until the page is loaded anew, so that it is brought there once for many scenes. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds serious or critical on the page, or within a part of it; by all of its rules or some. */
export async function seriousIn(page: Page, within = 'html', rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ place, options }) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await here.run(place, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target}: ${any[0]?.message}`));
    },
    { place: within, options: optionsFor(rules) },
  );
}

const optionsFor = (rules: readonly string[]): axe.RunOptions => ({
  resultTypes: ['violations'],
  ...(rules.length > 0 && { runOnly: [...rules] }),
});
