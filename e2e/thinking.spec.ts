/** A bot that thinks for long leaves the page alone, and stops when nobody waits for it. */
import { expect, type Page, test } from '@playwright/test';
import { en } from '../apps/web/src/table/texts/en.ts';
import { openTable, recordFrom, settle } from './app.ts';
import { saved } from './stored.ts';

interface Sent {
  readonly ask?: { readonly id: number };
  readonly stop?: number;
}

interface Overheard {
  sent(): Promise<Sent[]>;
  answered(): Promise<number[]>;
  /** Until then the bot waits for its crew, so that no thought ends before it is stopped. */
  letCrewCome(): Promise<void>;
}

/** What the page says to its workers, and the answers. */
async function overhear(page: Page): Promise<Overheard> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const heard = { sent: [] as unknown[], answered: [] as number[], letCrewCome: () => waiting.map((go) => go()) };
    Object.assign(globalThis, { heard });
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker: Worker, [message, transfer]: [Sent, Transferable[]]) {
        if ('ask' in message || 'stop' in message) heard.sent.push(message);
        if ('ask' in message) worker.addEventListener('message', ({ data }) => heard.answered.push(data.id));
        const pass = () => Reflect.apply(post, worker, [message, transfer]);
        return 'crew' in message ? waiting.push(pass) : pass();
      },
    });
  });
  const heard = <K extends 'sent' | 'answered'>(what: K) =>
    page.evaluate((name) => (globalThis as unknown as { heard: Record<string, unknown> }).heard[name], what);
  return {
    sent: () => heard('sent') as Promise<Sent[]>,
    answered: () => heard('answered') as Promise<number[]>,
    letCrewCome: () => page.evaluate('void heard.letCrewCome()'),
  };
}

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
  expect([...scripts].some((name) => name.startsWith('index-'))).toBe(true);
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
