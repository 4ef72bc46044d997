import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html, openSite, page, type Site, script } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asset = '/assets/index-abc123.js';
const unpacked = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync } as const;
const accepting = (encodings: string) => ({ ...html, 'accept-encoding': encodings });

describe('what the build has compressed is sent to who accepts it', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['BR', 'br'],
  ] as const)('%s gets %s', async (encodings, encoding) => {
    for (const [url, plain] of [[asset, script] as const, ['/', page] as const, ['/table/x', page] as const]) {
      const { status, headers, bytes } = await site.ask(url, accepting(encodings));
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers['content-type']).toMatch(
        url === asset ? /javascript; charset=utf-8$/ : /^text\/html; charset=utf-8$/,
      );
      expect(headers.vary).toBe('accept-encoding');
      expect(unpacked[encoding](bytes).toString()).toBe(plain);
    }
  });

  test.each(['', 'identity', 'gzip;q=0', 'zstd'])('"%s" gets the plain file', async (encodings) => {
    const { headers, body } = await site.ask(asset, accepting(encodings));
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(script.length));
    expect(headers.vary).toBe('accept-encoding');
    expect(body).toBe(script);
  });

  test('a file without a copy goes out as it is', async () => {
    const { status, headers } = await site.ask('/icon.svg', accepting('br, gzip'));
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

test('each form has a tag of its own, so that one is never taken for another', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encodings) => (await site.ask('/', accepting(encodings))).headers.etag),
  );
  expect(new Set(tags).size).toBe(3);
  const again = (encodings: string, tag: string | undefined) =>
    site.ask('/', { ...accepting(encodings), 'if-none-match': String(tag) });
  expect((await again('br', tags[0])).status).toBe(304);
  expect((await again('gzip', tags[0])).status).toBe(200);
});

test('a copy has no address of its own', async () => {
  for (const url of [`${asset}.br`, `${asset}.gz`]) expect((await site.ask(url)).status).toBe(404);
});

test('nothing is compressed while somebody waits: a file written later goes out plain', async () => {
  fs.writeFileSync(path.join(site.folder, 'dist/later.txt'), 'x'.repeat(5_000));
  const { headers, body } = await site.ask('/later.txt', accepting('br, gzip'));
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toHaveLength(5_000);
});
