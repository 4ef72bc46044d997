/** Tables of the server, in real browsers: people who sit at different screens. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { de as onlineDe } from '../apps/web/src/online/texts/de.ts';
import { en as online } from '../apps/web/src/online/texts/en.ts';
import { en as forms } from '../apps/web/src/pages/new/texts/en.ts';
import { en as together } from '../apps/web/src/table/together/texts/en.ts';
import { change, troubles } from './app.ts';
import { byAxe } from './looks.ts';
import { byTurn, kings, legal, openTable, sitDown, visitor } from './people.ts';
import { chooseInMenu, tableTexts } from './scene.ts';

const { en } = tableTexts;

/** Both sit, the host starts, and both are at the table. */
async function begin(browser: Browser): Promise<{ readonly host: Page; readonly guest: Page; readonly link: string }> {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const link = await openTable(host, 'Mathilde');
  await sitDown(guest, link, 'Anselm');
  await host.getByRole('button', { name: online['wait.start'] }).click();
  for (const page of [host, guest]) {
    await page.waitForURL(/\/table\/online-/);
    await page.locator('[data-board]').waitFor();
  }
  return { host, guest, link };
}

/** The first thing that may be pressed on the board; both see it when it is through. */
async function playOne(mover: Page, other: Page): Promise<void> {
  const before = await kings(other).count();
  await legal(mover).first().click();
  await expect(kings(other)).toHaveCount(before + 1);
  await expect(kings(mover)).toHaveCount(before + 1);
}

/** On a desk the talk stands beside the table. */
async function talk(page: Page, text: string): Promise<void> {
  await page.getByLabel(together['talk.field']).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(text.replace('\u200f', ''));
}

test('two browsers at one table: link, moves, talk, a reload, a lost network, taking back by consent, the end, again', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { host, guest } = await begin(browser);
  const found = [host, guest].map(troubles);
  const [first, second] = await byTurn(host, guest);
  await playOne(first, second);
  expect((await byTurn(host, guest))[0]).toBe(second);

  await talk(first, 'Good evening!');
  await expect(second.getByRole('log')).toContainText('Good evening!');
  // Who wants to hear nothing hears nothing, after a reload, too.
  await second.getByRole('button', { name: together['talk.mute'] }).click();
  await expect(second.getByText('Good evening!')).toHaveCount(0);

  // He is asked to let a move be taken back, and says no: that is told.
  await first.getByRole('button', { name: en['undo.ask'] }).click();
  // Nothing was shown to anybody: only the turn has passed on.
  await expect(second.getByRole('region', { name: together['vote.undoTurn'] })).toBeVisible();
  await second.getByRole('button', { name: together['vote.no'] }).click();
  await expect(first.getByText(together['vote.stands.no'])).toBeVisible();
  await expect(kings(first)).toHaveCount(1);

  // The move is taken back though it is the other's turn: he is asked, and agrees.
  await first.getByRole('button', { name: en['undo.ask'] }).click();
  await second.getByRole('button', { name: together['vote.yes'] }).click();
  await expect(kings(first)).toHaveCount(0);
  await expect(kings(second)).toHaveCount(0);
  await playOne(first, second);

  // A reload brings everything back.
  await second.reload();
  await expect(kings(second)).toHaveCount(1);
  await second.getByRole('button', { name: together['talk.unmute'] }).click();
  await expect(second.getByRole('log')).toContainText('Good evening!');

  // The network goes; what is played meanwhile is there when it is back.
  await first.context().setOffline(true);
  await first.evaluate(() => dispatchEvent(new Event('offline')));
  await playOneAlone(second);
  // What is said meanwhile is heard, too, though it was copied from elsewhere: with a tab, and marks that turn the writing.
  await talk(first, 'Back\tin a \u200fmoment');
  await expect(first.getByRole('log')).toContainText(together['talk.underWay']);
  await first.context().setOffline(false);
  await expect(kings(first)).toHaveCount(2);
  for (const page of [first, second]) {
    await expect(page.getByRole('log')).toContainText('Back in a moment');
    await expect(page.getByRole('log')).not.toContainText(together['talk.underWay']);
  }

  await chooseInMenu(en.resign)(second);
  await second.getByRole('dialog').getByRole('button', { name: en.resign }).click();
  for (const page of [first, second]) await page.waitForURL(/\/score$/);
  await expect(first.getByText(en['score.reason.resigned'])).toBeVisible();
  await first.getByRole('button', { name: en['fair.check'] }).click();
  await expect(first.getByText(en['fair.yes'])).toBeVisible();

  // Once more: the other is told of it at once, and comes to the same table; so may who looked on.
  const watcher = await visitor(browser);
  await watcher.goto(first.url());
  await first.getByRole('button', { name: en.rematch }).click();
  await first.waitForURL(/\/sit\//);
  const [name, other] = first === host ? ['Mathilde', 'Anselm'] : ['Anselm', 'Mathilde'];
  await expect(first.getByText(`${other} is not here yet.`)).toBeVisible();
  for (const page of [second, watcher]) {
    await expect(page.getByRole('status')).toHaveText(together['next.by'].replace('{host}', name));
    await page.getByRole('link', { name: together['next.go'] }).click();
    await page.waitForURL(first.url());
  }
  await expect(second.getByText(online['wait.all'])).toBeVisible();
  expect(found.flat().filter((line) => !/WebSocket|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
});

async function playOneAlone(page: Page): Promise<void> {
  const before = await kings(page).count();
  await legal(page).first().click();
  await expect(kings(page)).toHaveCount(before + 1);
}

test('who watches sees the table and nothing to press; a phone sits beside it', async ({ browser }) => {
  const [host, guest] = [await visitor(browser), await visitor(browser, true)];
  const link = await openTable(host, 'Mathilde');
  await sitDown(guest, link, 'Brida');
  await host.getByRole('button', { name: online['wait.start'] }).click();
  await guest.waitForURL(/\/table\/online-/);
  await guest.locator('[data-board]').waitFor();
  const watcher = await visitor(browser);
  await watcher.goto(link);
  await watcher.getByRole('link', { name: online['sit.watch'] }).click();
  await watcher.locator('[data-board]').waitFor();
  await expect(legal(watcher)).toHaveCount(0);
  // Nobody plays again before the end, and who watches never.
  await host.getByRole('button', { name: en.menu, exact: true }).click();
  await expect(host.getByRole('button', { name: en.resign })).toBeVisible();
  await expect(host.getByRole('button', { name: en.rematch })).toHaveCount(0);
  await host.keyboard.press('Escape');
  await talk(host, 'Good evening!');
  await guest.getByRole('button', { name: 'Menu, 1 new line of talk' }).click();
  await guest.getByRole('button', { name: together.people }).click();
  await expect(guest.getByText('1 person is watching')).toBeVisible();
  await expect(guest.getByRole('log')).toContainText('Good evening!');
});

test('breaking off: the others are asked beside their cards, who asks may put that away, and it ends when they agree', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { host, guest } = await begin(browser);
  await chooseInMenu(en.abandon)(host);
  const dialog = host.getByRole('dialog', { name: en['abandon.title'] });
  await expect(dialog).toContainText(en['abandon.askText']);
  await dialog.getByRole('button', { name: en['abandon.ask'] }).click();
  const [asking, asked] = [host, guest].map((page) => page.getByRole('region', { name: together['vote.abandonWhy'] }));
  const question = await asked.boundingBox();
  const others = await guest.getByRole('complementary', { name: en.others }).boundingBox();
  expect((question?.x ?? 0) + (question?.width ?? 0)).toBeLessThanOrEqual(others?.x ?? 0);
  await asking.getByRole('button', { name: together.close }).click();
  await expect(asking).toHaveCount(0);
  await asked.getByRole('button', { name: together['vote.yes'], exact: true }).click();
  for (const page of [host, guest]) {
    await page.waitForURL(/\/score$/);
    await expect(page.getByText(en['score.reason.abandoned'])).toBeVisible();
  }
});

test('three spoken words lead to the table; a chair is never given twice', async ({ browser }) => {
  const [host, guest, late] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  const link = await openTable(host, 'Mathilde');
  await host.getByRole('button', { name: online['invite.say'] }).click();
  const words = (await host.locator('b[lang=en]').textContent()) ?? '';
  await guest.goto('/friends');
  await guest.getByLabel(online.code).fill(words.toUpperCase());
  await guest.getByRole('button', { name: online['code.go'] }).click();
  await guest.waitForURL(/\/sit\//);
  await guest.getByLabel(online.name).fill('Corvin');
  await guest.getByRole('button', { name: online.sitDown }).click();
  await expect(host.getByText('Corvin')).toBeVisible();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: online['sit.full'] })).toBeVisible();
  // There is nothing to watch yet, and nothing offers it.
  await expect(late.getByText(online['sit.fullNote'])).toBeVisible();
  // The host sends him away, and a computer sits down.
  await host.getByRole('button', { name: online['chair.free.it'].replace('{name}', 'Corvin') }).click();
  await host.getByRole('button', { name: online['chair.let'] }).click();
  await host.getByRole('button', { name: online['wait.start'] }).click();
  await host.waitForURL(/\/table\/online-/);
});

test('who comes back to a table that waits has its link again; at the next game, too, where somebody does not come', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { host, guest, link } = await begin(browser);
  await chooseInMenu(en.resign)(host);
  await host.getByRole('dialog').getByRole('button', { name: en.resign }).click();
  await host.waitForURL(/\/score$/);
  await host.getByRole('button', { name: en.rematch }).click();
  await host.waitForURL(/\/sit\//);
  await host.goto('/friends');
  await host.getByRole('link', { name: online.look }).click();
  await host.getByRole('button', { name: online['chair.free.it'].replace('{name}', 'Anselm') }).click();
  const again = await host.getByRole('textbox', { name: online['invite.link'] }).inputValue();
  expect(again.split('#')).toEqual([host.url(), link.split('#')[1]]);
  // By the link of the game that is over its end is found, and by the new one a chair.
  await guest.goto('about:blank');
  await guest.goto(link);
  await guest.getByRole('link', { name: online['sit.toTable'] }).click();
  await guest.waitForURL(/\/table\//);
  await guest.goto(again);
  await guest.getByRole('button', { name: online.sitDown }).click();
  await expect(host.getByText(online['wait.all'])).toBeVisible();
});

test('who opens a table as localhost invites to the address that others reach, and is told where there is none', async ({
  browser,
}) => {
  const host = await visitor(browser);
  await openTable(host, 'Mathilde');
  await expect(host.getByText(online['invite.onlyHere'])).toBeVisible();
  await host.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: ['http://192.0.2.7:4040/'] } }));
  await host.reload();
  await expect(host.getByRole('textbox', { name: online['invite.link'] })).toHaveValue(
    /^http:\/\/192\.0\.2\.7:4040\/sit\/.+#.+/,
  );
  await expect(host.getByText(online['invite.onlyHere'])).toHaveCount(0);
});

test('who looks away and back while an answer is on its way makes the page ask no more often', async ({ browser }) => {
  const host = await visitor(browser);
  const { pathname } = new URL(await openTable(host, 'Mathilde'));
  const asked: number[] = [];
  await host.route(`**/api/tables${pathname.replace('/sit', '')}`, async (route) => {
    asked.push(Date.now());
    // For as long as it takes to look away and back a few times.
    await host.evaluate(() => {
      for (let times = 0; times < 5; times++) document.dispatchEvent(new Event('visibilitychange'));
    });
    await route.continue();
  });
  await expect.poll(() => asked.length).toBeGreaterThan(4);
  // Every two seconds.
  expect(asked[4] - asked[0]).toBeGreaterThan(4 * 1500);
});

test('over plain HTTP, where no page has a clipboard, the link is copied all the same; pasted among words it leads to the table', async ({
  browser,
}) => {
  const host = await visitor(browser);
  await host.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const link = await openTable(host, 'Mathilde');
  await host.getByRole('button', { name: online['invite.copy'], exact: true }).click();
  await expect(host.getByRole('button', { name: online['invite.copied'], exact: true })).toBeVisible();
  await host.goto('/friends');
  const field = host.getByLabel(online.code);
  await field.fill('Come and play: ');
  await host.keyboard.press('Control+V');
  await expect(field).toHaveValue(`Come and play: ${link}`);
  await host.getByRole('button', { name: online['code.go'] }).click();
  await host.waitForURL(link);
});

test('a name that cannot be had says so: one that nobody could read, and one that is taken; marks are left out', async ({
  browser,
}) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  await guest.goto(await openTable(host, 'Mathilde'));
  const [name, sit] = [guest.getByLabel(online.name), guest.getByRole('button', { name: online.sitDown })];
  for (const [typed, why] of [
    ['\u200b\u2060', online['refused.name']],
    ['mathilde', online['refused.same-name']],
  ]) {
    await name.fill(typed);
    await sit.click();
    await expect(guest.getByRole('alert')).toHaveText(why);
  }
  await name.fill('\u200fAn\tselm');
  await sit.click();
  await expect(host.getByText('An selm')).toBeVisible();
});

test('the pages of a table before its game: readable, fine with axe, in German, too', async ({ browser }) => {
  const page = await visitor(browser);
  await openTable(page, 'Mathilde');
  expect(await byAxe(page, 'a table that waits')).toEqual([]);
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: online.yours })).toBeVisible();
  expect(await byAxe(page, 'with friends')).toEqual([]);
  await change(page, { language: 'de' });
  await expect(page.getByRole('heading', { name: onlineDe.yours })).toBeVisible();
});

test('the address of a game that has not begun leads to its table; of none at all it is said', async ({ browser }) => {
  const page = await visitor(browser);
  const { pathname } = new URL(await openTable(page, 'Mathilde'));
  await page.goto(pathname.replace('/sit/', '/table/online-'));
  await page.waitForURL((url) => url.pathname === pathname);
  await expect(page.getByRole('button', { name: online['wait.leave'] })).toBeVisible();
  await page.goto('/table/online-none');
  await expect(page.getByRole('heading', { name: en['unknown.title'] })).toBeVisible();
  await page.getByRole('link', { name: en['unknown.friends'] }).click();
  await page.waitForURL('/friends');
});

test('who looks at the tables sees a new one come, and go while it is full and when it is left', async ({
  browser,
}) => {
  const [watcher, host, guest] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  const listed = watcher.waitForResponse((answer) => answer.url().endsWith('/api/tables'));
  await watcher.goto('/friends');
  await listed;
  const row = watcher.locator('li[data-new]', { hasText: online.of.replace('{name}', 'Gerlinde') });
  const link = await openTable(host, 'Gerlinde', 'public');
  await expect(row).toBeVisible();
  await sitDown(guest, link, 'Ottokar');
  await expect(row).toHaveCount(0);
  await guest.getByRole('button', { name: online['wait.leave'] }).click();
  await expect(row).toBeVisible();
  await host.getByRole('button', { name: online['wait.leave'] }).click();
  await expect(row).toHaveCount(0);
});

test('what the host has chosen is played: who begins, and hints where all agree by sitting down', async ({
  browser,
}) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  await host.goto('/friends?game=king-of-the-valley');
  await host.getByLabel(online.name).fill('Mathilde');
  await host.getByText(online['new.options']).click();
  await host.getByRole('radio', { name: 'Mathilde' }).check();
  await host.getByRole('radio', { name: forms['hints.agreed'] }).check();
  await host.getByRole('button', { name: online['new.open'] }).click();
  await host.waitForURL(/\/sit\/.+#.+/);
  await guest.goto(host.url());
  await expect(guest.getByText(online['hints.yes'])).toBeVisible();
  await sitDown(guest, host.url(), 'Anselm');
  await host.getByRole('button', { name: online['wait.start'] }).click();
  await host.locator('[data-board]').waitFor();
  await expect(host).toHaveTitle(new RegExp(`^${together.yourTurn}`));
  await host.getByRole('button', { name: en.hint, exact: true }).click();
  await expect(host.locator('[data-hint]')).toBeVisible();
});

test('a code brings name and chairs to another device; who wishes it is forgotten', async ({ browser }) => {
  test.setTimeout(120_000);
  const [laptop, phone] = [await visitor(browser), await visitor(browser, true)];
  await openTable(laptop, 'Mathilde');
  await laptop.goto('/friends');
  await laptop.getByRole('button', { name: online['device.show'] }).click();
  const shown = laptop.getByRole('status').filter({ hasText: online['device.given'] });
  const code = (await shown.locator('b').textContent()) ?? '';
  await phone.goto('/friends');
  const field = phone.getByLabel(online['device.field']);
  const bring = phone.getByRole('button', { name: online['device.go'] });
  await field.fill('guess wrong');
  await bring.click();
  await expect(phone.getByRole('alert')).toHaveText(online['device.wrong']);
  await field.fill(code.toLowerCase());
  await bring.click();
  await expect(phone.getByText(online['yours.open'])).toBeVisible();
  await expect(phone.getByLabel(online.name)).toHaveValue('Mathilde');
  expect(await byAxe(phone, 'with friends, on a phone')).toEqual([]);
  await phone.getByRole('button', { name: online['device.forget'], exact: true }).click();
  await phone.getByRole('button', { name: online['device.forgetYes'] }).click();
  // The page begins anew by itself; the other device is nobody's from then on.
  await expect(phone.getByText(online['yours.none'])).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByText(online['yours.none'])).toBeVisible();
});

test('two people at one device sit beside each other and pass the screen on; a phone shows the clock', async ({
  browser,
}) => {
  const phone = await visitor(browser, true);
  await openTable(phone, 'Mathilde', 'link', 'live');
  await phone.getByRole('button', { name: online['chair.beside'] }).click();
  await phone.getByLabel(online['chair.besideName']).fill('Ottokar');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Ottokar')).toBeVisible();
  // One gets up again, and sits down again.
  await phone.getByRole('button', { name: online['chair.leave'].replace('{name}', 'Ottokar') }).click();
  await expect(phone.getByText('Ottokar')).toHaveCount(0);
  await phone.getByRole('button', { name: online['chair.beside'] }).click();
  await phone.getByLabel(online['chair.besideName']).fill('Brida');
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: online['wait.start'] }).click();
  await phone.getByRole('button', { name: /^I am (Mathilde|Brida)$/ }).click();
  await expect(phone.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
});
