import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { listen } from '../src/listen.ts';

const page = '<!doctype html><title>page</title>';
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-'));
  const webRoot = path.join(folder, 'dist');
  fs.mkdirSync(path.join(webRoot, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(webRoot, 'index.html'), page);
  fs.writeFileSync(path.join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  fs.writeFileSync(path.join(webRoot, '.hidden'), 'SECRET');
  fs.writeFileSync(path.join(webRoot, 'assets/index-abc123.js'), 'export {};');
  fs.writeFileSync(path.join(folder, 'secret.txt'), 'SECRET');
  app = await buildApp(webRoot);
});

afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('what is served', () => {
  test('the page, to be asked for again each time', async () => {
    for (const url of ['/', '/index.html']) {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(page);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
    }
  });

  test('an asset named after its content, to be kept for ever', async () => {
    const reply = await get('/assets/index-abc123.js');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('any other file, to be asked for again', async () => {
    const reply = await get('/favicon.svg');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test('an unchanged page is not sent twice', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('health', async () => {
    const reply = await get('/healthz');
    expect(reply.json()).toEqual({ status: 'ok' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('what is not there', () => {
  test.each(['/play/king-of-the-valley', '/unknown', '/a/b/c?d=e'])('%s is the page for a browser', async (url) => {
    const reply = await get(url, html);
    expect(reply.statusCode).toBe(200);
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
    const reply = await app.inject({ method, url, headers });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: 'not found', method, url });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

test.each(['/', '/assets/index-abc123.js', '/healthz', '/unknown'])('%s has the security headers', async (url) => {
  const { headers } = await get(url);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

describe('nothing outside the folder, and nothing hidden, is served', () => {
  /** As it is written: `fetch` and `inject` would tidy the path first. */
  const raw = (url: string, path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const request = http.get({ hostname, port, path, headers: html }, (reply) => {
        reply.setEncoding('utf8');
        let body = '';
        reply.on('data', (part) => {
          body += part;
        });
        reply.on('end', () => resolve({ status: reply.statusCode, body }));
      });
      request.on('error', reject);
    });

  let url: string;
  beforeAll(async () => {
    url = await listen(app, { host: '127.0.0.1', port: 0, portGiven: true }, () => {});
  });

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
    const { status, body } = await raw(url, path);
    expect(body).not.toContain('SECRET');
    expect(status).toBeLessThan(500);
  });
});
