import { afterEach, describe, expect, test } from 'vitest';
import { securityHeaders } from '../src/headers.ts';
import { html, openSite, received, type Site } from './site.ts';

let site: Site;
afterEach(() => site.close());

describe('the security headers are on every answer', () => {
  test('they allow nothing from elsewhere', async () => {
    site = await openSite();
    const { headers } = await site.ask('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    ['/', 200],
    ['/assets/index-abc123.js', 200],
    ['/healthz', 200],
    ['/unknown', 404],
    ['/leak.txt', 404],
    ['/%', 400],
    ['/%ff', 400],
    ['/assets/../x', 403],
  ])('%s', async (url, status) => {
    site = await openSite();
    const reply = await site.ask(url);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(securityHeaders);
  });

  test('a page that is still fresh', async () => {
    site = await openSite();
    const { etag } = (await site.ask('/')).headers;
    const reply = await site.ask('/', { 'if-none-match': String(etag) });
    expect(reply.status).toBe(304);
    expect(reply.headers).toMatchObject(securityHeaders);
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an empty Host', 'GET / HTTP/1.1\r\nhost:\r\n\r\n', 421],
    ['another Host', 'GET / HTTP/1.1\r\nhost: rebound.example\r\n\r\n', 421],
  ])('%s', async (_, text, status) => {
    site = await openSite();
    const socket = site.connect();
    socket.write(text);
    const answer = (await received(socket)).toLowerCase();
    expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(answer).toContain(`${name}: ${value}`.toLowerCase());
    }
  });
});

describe('a request that names another host is refused', () => {
  const statusOf = async (host: string) => (await site.ask('/', { ...html, host })).status;

  test.each([
    'localhost',
    'LocalHost:80',
    'crowns.localhost:4040',
    '127.0.0.1',
    '127.9.9.9:1',
    '[::1]:4040',
    'localhost.',
  ])('%s is this machine', async (host) => {
    site = await openSite();
    expect(await statusOf(host)).toBe(200);
  });

  test.each([
    'rebound.example',
    'rebound.example:4040',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    '127.rebound.example',
    'notlocalhost',
    '192.0.2.1',
    '[2001:db8::1]',
    'a@localhost',
    'localhost/x',
    'localhost, rebound.example',
  ])('"%s" is not', async (host) => {
    site = await openSite();
    expect(await statusOf(host)).toBe(421);
  });

  test('but for the names that were given', async () => {
    site = await openSite({}, ['crowns.example', '192.0.2.1']);
    expect(await statusOf('Crowns.example:4040')).toBe(200);
    expect(await statusOf('192.0.2.1')).toBe(200);
    expect(await statusOf('sub.crowns.example')).toBe(421);
  });
});

describe('a client that only holds on is let go', () => {
  test('more connections than the cap are closed; when one goes, another may come', async () => {
    site = await openSite({ connections: 2 });
    const [first, second] = [site.connect(), site.connect()];
    await Promise.all([first, second].map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    expect(await received(site.connect())).toBe('');

    const gone = received(first);
    first.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(await gone).toContain('"status":"ok"');
    expect((await site.ask('/healthz')).status).toBe(200);
    second.destroy();
  });

  test('headers that do not come to an end', async () => {
    site = await openSite({ headersTimeout: 50, checkInterval: 10 });
    const socket = site.connect();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
    expect(await received(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  test('a body that does not come to an end', async () => {
    site = await openSite({ headersTimeout: 50, checkInterval: 10 });
    const socket = site.connect();
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
    expect(await received(socket)).toMatch(/^HTTP\/1.1 4\d\d /);
  });

  test('a connection that stands still', async () => {
    site = await openSite({ stillTimeout: 50 });
    expect(await received(site.connect())).toBe('');
  });

  test('a connection that stands still after an answer', async () => {
    site = await openSite({ keepAliveTimeout: 50 });
    const socket = site.connect();
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(await received(socket)).toMatch(/^HTTP\/1.1 200 /);
  });
});
