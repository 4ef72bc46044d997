/** Whatever happens, a log names no secret: neither who somebody is, nor what lets him sit down, nor what he plays. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLogger } from '../../src/logger.ts';
import { Player } from './player.ts';
import { forTwo, guestNamed, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-logs-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('of requests, refusals and games nothing but methods, addresses and what came of them', async () => {
  const lines: string[] = [];
  const logger = openLogger('trace', { write: (line) => void lines.push(line) });
  const served = await serve(path.join(folder, 'crowns.sqlite'), { logger });
  const [ada, bob] = [await guestNamed(served.url, 'Adalgisa'), await guestNamed(served.url, 'Bonifatius')];
  const { body } = await ada.post('/api/tables', { ...forTwo, nonce: 'nonce-of-the-host' });
  const { id } = body.table;
  const { body: spoken } = await ada.post(`/api/tables/${id}/code`);
  const { body: device } = await ada.post('/api/guest/code');
  await bob.post(`/api/tables/${id}/sit`, { link: body.link, nonce: 'nonce-of-the-other' });
  await bob.post('/api/tables/spoken', { code: 'wrong-words-99' });
  await bob.post(`/api/tables/${id}/chair`, '{"seat":');
  await ada.post(`/api/tables/${id}/start`);
  const player = new Player({ url: () => served.url, cookie: ada.cookie, table: id, seed: 'one', plays: true });
  await expect.poll(() => player.joins).toBe(1);
  player.close();
  await served.close();
  const log = lines.join('');
  expect(log).toContain('/api/tables');
  const secrets = [ada.cookie, bob.cookie].map((cookie) => cookie.split('=')[1]);
  const said = [body.link, spoken.code, device.code, 'wrong-words-99', 'nonce-of', 'Adalgisa', 'Bonifatius'];
  for (const secret of [...secrets, ...said]) expect(log).not.toContain(secret);
});
