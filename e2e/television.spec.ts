/** A table on a television, with phones beside it that hold the seats. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { en as online } from '../apps/web/src/online/texts/en.ts';
import { en as television } from '../apps/web/src/pages/television/texts/en.ts';
import { de as togetherDe } from '../apps/web/src/table/together/texts/de.ts';
import { en as together } from '../apps/web/src/table/together/texts/en.ts';
import { change, troubles } from './app.ts';
import { byAxe } from './looks.ts';
import { byTurn, kings, openTable, sitDown, visitor } from './people.ts';

const SCREEN = { width: 1920, height: 1080 };
/** As it is read across a room. */
const LEAST = 24;

/** Who the views were made for that reached a page, by every message of its sockets. */
function viewersOf(page: Page): string[] {
  const viewers: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { views = [] } = JSON.parse(String(payload));
      for (const { viewer } of views) viewers.push(viewer);
    }),
  );
  return viewers;
}

const code = (page: Page) => page.getByRole('img', { name: online['invite.qr'] }).locator('path');

/** Words on the screen that are smaller than can be read. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      const isSilent = element.closest('[class*=aloud]') !== null || width < 2 || height < 2;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
      if (!isSilent && size < least - 0.5) found.push(`${size.toFixed(1)}: ${text}`);
    }
    return found;
  }, LEAST);

/** Whether words are cut, or something of the same plate lies on them. */
const covered = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const isOn = ({ left, right, top, bottom }: DOMRect) =>
      left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
    const others = [...(element.parentElement?.children ?? [])].filter((one) => one !== element);
    const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    return isCut || others.some((one) => isOn(one.getBoundingClientRect()));
  });

/** A table of five: a person of that name, and computers. */
async function openForFive(page: Page, name: string, pace: object): Promise<string> {
  await page.goto('/friends');
  return page.evaluate(
    async ([who, tempo]) => {
      const ask = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await ask('guest', { name: who });
      const chairs = [null, ...Array(4).fill({ bot: 'page' })];
      const asked = { game: 'valeria', options: { seats: 5 }, visibility: 'link', pace: tempo, chairs };
      return (await ask('tables', asked)).table.id;
    },
    [name, pace] as const,
  );
}

/** Words that do not stand on one line. */
const brokenIn = (words: Locator): Promise<string[]> =>
  words.evaluate((element) => {
    const text = element.firstChild;
    const found = [...(text?.textContent ?? '').matchAll(/\S+/g)];
    return found.flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      if (text !== null) range.setStart(text, index);
      if (text !== null) range.setEnd(text, index + word.length);
      return range.getClientRects().length === 1 ? [] : word;
    });
  });

for (const pace of [{ kind: 'free' }, { kind: 'live', bank: 600_000, increment: 15_000 }]) {
  test(`five on a television, in German, ${pace.kind}: what everybody does is read whole, and so is every word of a name`, async ({
    browser,
  }) => {
    const page = await visitor(browser);
    await page.setViewportSize(SCREEN);
    const id = await openForFive(page, 'Bartholomäus Rabenstein', pace);
    await change(page, { language: 'de' });
    await page.goto(`/tv/${id}`);
    const name = page.getByText('Bartholomäus Rabenstein', { exact: true });
    await name.waitFor();
    expect(await brokenIn(name)).toEqual([]);
    await page.evaluate((table) => fetch(`/api/tables/${table}/start`, { method: 'POST' }), id);
    await page.locator('[data-board]').waitFor();
    expect(await brokenIn(name)).toEqual([]);
    if (pace.kind === 'live') {
      // On a plate, which is dark in every theme, it turns red.
      await expect(page.locator('footer').getByRole('timer')).toHaveCSS('color-scheme', 'dark');
    } else {
      for (const text of [togetherDe.lost, togetherDe.bot]) {
        const status = page.locator('footer').getByText(text, { exact: true }).first();
        await status.waitFor();
        expect(await covered(status), text).toBe(false);
      }
    }
    expect(await tooSmall(page)).toEqual([]);
  });
}

test('a television with two phones: they join by its code, it follows, shows no secret, and lights up what they touch', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [host, guest] = [await visitor(browser, true), await visitor(browser, true)];
  const link = await openTable(host, 'Mathilde');
  // In the browser of somebody who sits there: it still holds no seat.
  const way = await host.getByRole('link', { name: online['invite.television'] }).getAttribute('href');
  const screen = await host.context().newPage();
  await screen.setViewportSize(SCREEN);
  const [found, viewers] = [troubles(screen), viewersOf(screen)];
  await screen.goto(way ?? '');
  await expect(screen.getByText('Mathilde', { exact: true })).toBeVisible();
  // The same code as on the page of who invites: it is the link.
  await expect(code(screen)).toHaveAttribute('d', (await code(host).getAttribute('d')) ?? '');
  await sitDown(guest, link, 'Anselm');
  await expect(screen.getByText('Anselm', { exact: true })).toBeVisible();
  expect(await byAxe(screen, 'chairs on a television')).toEqual([]);

  await host.getByRole('button', { name: online['wait.start'] }).click();
  await screen.locator('[data-board]').waitFor();
  for (const phone of [host, guest]) {
    await phone.getByRole('button', { name: together['beside.yes'] }).click();
    await phone.locator('main[data-beside]').waitFor();
    await expect(phone.locator('[data-board]')).toHaveCount(0);
  }
  const [first] = await byTurn(host, guest);
  const answer = first.locator('[data-prompt] li button').first();
  await answer.tap();
  await expect(answer).toHaveAttribute('aria-pressed', 'true');
  const name = first === host ? 'Mathilde' : 'Anselm';
  await expect(screen.getByText(television.points.replace('{name}', name))).toBeVisible();
  await expect(screen.locator('[data-board] [data-told]').first()).toBeVisible();
  await expect(kings(screen)).toHaveCount(0);
  await first.locator('[data-play] button').tap();
  await expect(kings(screen)).toHaveCount(1);
  expect(await tooSmall(screen)).toEqual([]);
  expect(await byAxe(screen, 'a game on a television')).toEqual([]);
  expect(new Set(viewers)).toEqual(new Set(['spectator']));
  expect(found).toEqual([]);
});
