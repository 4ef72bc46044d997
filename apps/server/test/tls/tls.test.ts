/** A server that speaks TLS itself. The key beside this file is for nothing else, and worth nothing. */
import fs from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { formatClientMessage, PROTOCOL } from '@three-crowns/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readCertificate } from '../../src/certificate.ts';
import { type Served, serve } from '../online/served.ts';

const beside = (name: string): string => path.join(import.meta.dirname, name);
const files = { cert: beside('only-for-tests.cert.pem'), key: beside('only-for-tests.key.pem') };
const ca = fs.readFileSync(files.cert);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-tls-'));
let served: Served;

beforeAll(async () => {
  served = await serve(path.join(folder, 'crowns.sqlite'), { tls: readCertificate(files) });
});
afterAll(async () => {
  await served.close();
  fs.rmSync(folder, { recursive: true });
});

function ask(method: string, place: string, body?: object): Promise<http.IncomingMessage> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const request = https.request(new URL(place, served.url), { method, ca, headers, agent: false }, (reply) =>
      resolve(reply.resume()),
    );
    request.on('error', reject).end(body && JSON.stringify(body));
  });
}

test('is opened at https, and a browser comes back by it alone', async () => {
  expect(served.url).toMatch(/^https:/);
  const { statusCode, headers } = await ask('GET', '/healthz');
  expect(statusCode).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('its cookies go over TLS only', async () => {
  const { headers } = await ask('POST', '/api/guest', { name: 'Ada' });
  expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/);
});

test('tables are joined over it', async () => {
  const { host, origin } = new URL(served.url);
  const socket = new WebSocket(`wss://${host}/api/socket`, { ca, origin });
  const said = new Promise((resolve, reject) =>
    socket.on('message', (data) => resolve(String(data))).on('error', reject),
  );
  socket.on('open', () => socket.send(formatClientMessage({ kind: 'join', protocol: PROTOCOL, table: 'none' })));
  expect(await said).toBe('{"kind":"bye","reason":"unknown"}');
});

test('who speaks plain HTTP to it gets nothing', async () => {
  await expect(fetch(served.url.replace('https', 'http'))).rejects.toThrow();
});

test.each([
  [{ ...files, cert: beside('none.pem') }, /^TLS_CERT cannot be read: /],
  [{ ...files, key: beside('none.pem') }, /^TLS_KEY cannot be read: /],
  [{ cert: files.key, key: files.cert }, /^TLS_CERT and TLS_KEY are no certificate with its key: /],
])('files that are none are told apart: %#', (wrong, problem) => {
  expect(() => readCertificate(wrong)).toThrow(problem);
});
