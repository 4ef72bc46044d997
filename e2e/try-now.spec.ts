/** A lost connection: it is told when the next try comes, and who does not want to wait tries at once. */
import { expect, type Page, test } from '@playwright/test';
import { en as online } from '../apps/web/src/online/texts/en.ts';
import { en as together } from '../apps/web/src/table/together/texts/en.ts';
import { byAxe } from './looks.ts';
import { openTable, visitor } from './people.ts';
import { tableTexts } from './scene.ts';

/** A way to the server that can be cut. */
async function cuttable(page: Page): Promise<{ isCut: boolean; cut(): Promise<void> }> {
  const open = new Set<{ close(): Promise<void> }>();
  const way = {
    isCut: false,
    cut: async () => {
      way.isCut = true;
      for (const socket of open) await socket.close();
    },
  };
  await page.routeWebSocket('/api/socket', (socket) => {
    if (way.isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return way;
}

for (const device of ['desk', 'phone'] as const) {
  test(`on a ${device}: the next try is told, and may be now`, async ({ browser }) => {
    const page = await visitor(browser, device === 'phone');
    await page.clock.install();
    const way = await cuttable(page);
    await openTable(page, 'Mathilde');
    await page.getByRole('button', { name: online['chair.let'] }).click();
    await page.getByRole('button', { name: online['wait.start'] }).click();
    await page.locator('[data-board]').waitFor();

    await way.cut();
    const band = page.locator('[aria-live=polite]', { hasText: together['connection.lost'] });
    await expect(band).toContainText(together['connection.safe']);
    await expect(band.getByRole('timer')).toHaveText(/0:10/);
    expect(await byAxe(page, 'a lost connection')).toEqual([]);
    // No time goes by any more: what happens now happens because somebody wants it.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const button = page.getByRole('button', { name: together['connection.try'] });
    await button.press('Enter');
    await expect(page.locator('[aria-live=polite]', { hasText: together['connection.still'] })).toBeVisible();
    way.isCut = false;
    await button.press('Enter');
    await expect(page.getByText(together['connection.back'])).toBeVisible();
  });
}

test('a table whose server is away says so, and opens by itself when it is back', async ({ browser }) => {
  const page = await visitor(browser);
  const way = await cuttable(page);
  await openTable(page, 'Mathilde');
  await page.getByRole('button', { name: online['chair.let'] }).click();
  await page.getByRole('button', { name: online['wait.start'] }).click();
  await page.locator('[data-board]').waitFor();
  way.isCut = true;
  await page.reload();
  await expect(page.getByRole('heading', { name: tableTexts.en['away.title'] })).toBeVisible();
  expect(await byAxe(page, 'a server that is away')).toEqual([]);
  way.isCut = false;
  await page.locator('[data-board]').waitFor();
});
