/** A bot that thinks for long leaves the page alone, and stops when nobody waits for it. */
import { expect, test } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { saved } from './stored.ts';
import { overhear } from './team.ts';

const kingBegins = recordFrom({ bots: ['king', undefined], start: 1, seed: 'king' });

test('the hardest level plays, and nothing of its thinking runs on the page', async ({ page }) => {
  await settle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  await openTable(page, kingBegins);
  await expect.poll(async () => (await saved(page, 'e2e')).record.log.length, { timeout: 45_000 }).toBeGreaterThan(0);
  const { profile } = await session.send('Profiler.stop');
  const scripts = new Set(profile.nodes.map(({ callFrame }) => callFrame.url.split('/').at(-1) ?? ''));
  expect([...scripts].some((name) => name.startsWith('table-'))).toBe(true);
  expect([...scripts].filter((name) => name.includes('worker'))).toEqual([]);
});

test('leaving the table stops the thought', async ({ page }) => {
  await settle(page);
  const { sent, answered, letCrewCome } = await overhear(page);
  await openTable(page, kingBegins);
  const lastAsked = async () => (await sent()).flatMap(({ ask }) => ask ?? []).at(-1)?.id;
  await expect.poll(lastAsked).toBeDefined();
  await page.getByRole('link', { name: en.toHome }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const isStopped = async () => {
    const id = await lastAsked();
    return (await sent()).some(({ stop }) => stop === id);
  };
  await expect.poll(isStopped).toBe(true);
  await letCrewCome();
  const asked = await lastAsked();
  await expect.poll(answered).toContain(asked);
  // Nothing is asked after that.
  expect(await lastAsked()).toBe(asked);
});
