import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html, openSite, page, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('what is served', () => {
  test('the page, to be asked for again each time', async () => {
    for (const url of ['/', '/index.html']) {
      const reply = await site.ask(url);
      expect(reply.status).toBe(200);
      expect(reply.body).toBe(page);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
    }
  });

  test('an asset named after its content, to be kept for ever', async () => {
    const reply = await site.ask('/assets/index-abc123.js');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/favicon.svg', '/icon.svg'])('any other file, to be asked for again: %s', async (url) => {
    const reply = await site.ask(url);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test('an unchanged page is not sent twice', async () => {
    const { etag } = (await site.ask('/')).headers;
    expect((await site.ask('/', { 'if-none-match': String(etag) })).status).toBe(304);
  });

  test('health', async () => {
    const reply = await site.ask('/healthz');
    expect(JSON.parse(reply.body)).toEqual({ status: 'ok' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('what is not there', () => {
  test.each(['/play/king-of-the-valley', '/unknown', '/a/b/c?d=e'])('%s is the page for a browser', async (url) => {
    const reply = await site.ask(url, html);
    expect(reply.status).toBe(200);
    expect(reply.body).toBe(page);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['GET', '/unknown', {}],
    ['GET', '/unknown', { accept: 'application/json' }],
    ['GET', '/assets/index-old.js', html],
    ['POST', '/', html],
    ['DELETE', '/index.html', html],
  ] as const)('%s %s is a 404 in JSON (%o)', async (method, url, headers) => {
    const reply = await site.ask(url, headers, method);
    expect(reply.status).toBe(404);
    expect(JSON.parse(reply.body)).toEqual({ error: 'not found', method, url });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('nothing outside the folder, and nothing hidden, is served', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/assets/%252e%252e/%252e%252e/secret.txt',
    '/index.html%00.txt',
    '/.hidden',
    '/%2ehidden',
    '/%',
    '/%ff',
  ])('%s', async (path) => {
    const { status, body } = await site.ask(path, html);
    expect(body).not.toContain('SECRET');
    expect(status).toBeLessThan(500);
  });

  test.each(['/leak.txt', '/leaks/secret.txt'])('%s, a link that leads out', async (path) => {
    const { status, body } = await site.ask(path);
    expect(JSON.parse(body)).toEqual({ error: 'not found', method: 'GET', url: path });
    expect(status).toBe(404);
  });

  test('a compressed copy that is a link which leads out', async () => {
    const { status, bytes } = await site.ask('/favicon.svg', { 'accept-encoding': 'br' });
    expect(bytes.toString()).not.toContain('SECRET');
    expect(status).toBe(404);
  });
});
