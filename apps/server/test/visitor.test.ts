import http from 'node:http';
import net from 'node:net';
import { expect, test } from 'vitest';
import { addressOf, cookieWith, secretOf } from '../src/visitor.ts';

function request(headers: http.IncomingHttpHeaders): http.IncomingMessage {
  const made = new http.IncomingMessage(new net.Socket());
  made.headers = headers;
  return made;
}

const proxied = { isProxied: true };
const direct = { isProxied: false };

test('a proxy is believed where there is one, and only what it added itself', () => {
  const forged = request({ 'x-forwarded-for': '203.0.113.9, 198.51.100.4' });
  expect(addressOf(forged, proxied)).toBe('198.51.100.4');
  expect(addressOf(forged, direct)).toBe('unknown');
  expect(addressOf(request({}), proxied)).toBe('unknown');
});

test('an IPv4 address is the same one where the server listens for both kinds', () => {
  const made = request({});
  Object.defineProperty(made.socket, 'remoteAddress', { value: '::ffff:127.0.0.1' });
  expect(addressOf(made, direct)).toBe('127.0.0.1');
});

test('a cookie is for TLS alone wherever the request came over it', () => {
  const secure = request({ 'x-forwarded-proto': 'https' });
  expect(cookieWith('x', 60, secure, proxied)).toBe(
    'crowns_guest=x; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  );
  expect(cookieWith('x', 60, secure, direct)).not.toContain('Secure');
});

test.each([
  ['crowns_guest=aaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaaaa'],
  ['other=1; crowns_guest=aaaaaaaaaaaaaaaaaaaaaa; more=2', 'aaaaaaaaaaaaaaaaaaaaaa'],
  ['my_crowns_guest=aaaaaaaaaaaaaaaaaaaaaa', undefined],
  ['crowns_guest=short', undefined],
  ["crowns_guest=aaaaaaaaaaaaaaaaaaaa' or 1=1", undefined],
  ['', undefined],
])('the secret in %j', (cookie, secret) => {
  expect(secretOf(request({ cookie }))).toBe(secret);
});
