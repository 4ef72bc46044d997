/** A game by post outlives the server it was begun on: killed, and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { en as online } from '../apps/web/src/online/texts/en.ts';
import { en as together } from '../apps/web/src/table/together/texts/en.ts';
import { byTurn, kings, legal, openTable, sitDown, visitor } from './people.ts';
import { tableTexts } from './scene.ts';

const { en } = tableTexts;

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

let folder: string;
let server: Running;

/** A server of this test alone, through when it says where it is. */
async function start(port: string): Promise<Running> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_FOLDER: folder };
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /Three Crowns is at (\S+)/.exec(String(text));
      if (found !== null) resolve(found[1]);
    });
    child.on('exit', () => reject(new Error('the server stopped')));
  });
  return { process: child, url };
}

async function kill({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-restart-'));
  server = await start('0');
});
test.afterAll(async () => {
  await kill(server);
  fs.rmSync(folder, { recursive: true });
});

/** At the server of this test. */
const guest = (browser: Browser): Promise<Page> => visitor(browser, false, server.url);

test('by post: a server dies and another one goes on with its data; the game, the talk and the turn are there', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [host, other] = [await guest(browser), await guest(browser)];
  const link = await openTable(host, 'Mathilde', 'link', 'letters');
  await sitDown(other, link, 'Anselm');
  await host.getByRole('button', { name: online['wait.start'] }).click();
  for (const page of [host, other]) await page.locator('[data-board]').waitFor();
  const [first, second] = await byTurn(host, other);
  await legal(first).first().click();
  await expect(kings(second)).toHaveCount(1);
  await first.getByLabel(together['talk.field']).fill('Until tomorrow!');
  await first.keyboard.press('Enter');
  await expect(second.getByRole('log')).toContainText('Until tomorrow!');
  // A question to the others is under way. One closes the page, the other keeps it open while the server goes.
  await first.getByRole('button', { name: en['undo.ask'] }).click();
  const agree = second.getByRole('button', { name: together['vote.yes'] });
  await expect(agree).toBeVisible();
  const table = first.url();
  await first.goto('about:blank');
  await kill(server);
  await expect(second.getByText(together['connection.lost'])).toBeVisible();
  // Nobody could hear the answer.
  await expect(agree).toHaveCount(0);
  server = await start(new URL(server.url).port);
  await expect(second.getByText(together['connection.back'])).toBeVisible({ timeout: 30_000 });
  // The list says whose turn it is and what has happened since; at the table the game goes on.
  await second.goto('/friends');
  await expect(second.getByText(online['yours.turn'])).toBeVisible();
  await expect(second.getByText(online['yours.since'].split('{')[0])).toBeVisible();
  await second.goto(table);
  await legal(second).first().click();
  await expect(kings(second)).toHaveCount(2);
  await first.goto(table);
  await expect(kings(first)).toHaveCount(2);
  await expect(first.getByRole('log')).toContainText('Until tomorrow!');
});

test('while the server is away the page before a game says so, and of two moves that are made then the first is kept and played', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [host, other] = [await guest(browser), await guest(browser)];
  const link = await openTable(host, 'Mathilde');
  await sitDown(other, link, 'Anselm');
  await kill(server);
  for (const page of [host, other]) await expect(page.getByText(online['sit.away'])).toBeVisible();
  server = await start(new URL(server.url).port);
  await expect(host.getByText(online['sit.away'])).toHaveCount(0);
  await host.getByRole('button', { name: online['wait.start'] }).click();
  for (const page of [host, other]) await page.locator('[data-board]').waitFor();
  const [first, second] = await byTurn(host, other);
  await kill(server);
  await expect(first.getByText(together['connection.lost'])).toBeVisible();
  const places = await legal(first).evaluateAll((all) => all.map((one) => one.getAttribute('data-target')));
  for (const place of [places[3], places[7]]) await first.locator(`[data-target="${place}"]`).click();
  await expect(first.getByText(together['connection.kept'])).toBeVisible();
  server = await start(new URL(server.url).port);
  for (const page of [first, second]) await expect(kings(page)).toHaveCount(1, { timeout: 30_000 });
  // Where a king stands no other may be placed.
  await expect(second.locator(`[data-target="${places[7]}"][data-legal]`)).toHaveCount(1);
  await expect(second.locator(`[data-target="${places[3]}"][data-legal]`)).toHaveCount(0);
});
