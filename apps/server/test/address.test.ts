import { expect, test } from 'vitest';
import { parseAddress, urlOf } from '../src/address.mjs';

test('without HOST and PORT it is port 4040 on the loopback address', () => {
  const expected = { host: '127.0.0.1', port: 4040, portGiven: false, hosts: ['127.0.0.1'] };
  expect(parseAddress({})).toEqual(expected);
  expect(parseAddress({ HOST: '', PORT: '' })).toEqual(expected);
});

test.each(['0', '1', '8080', '65535'])('PORT=%s is taken as it is', (PORT) => {
  expect(parseAddress({ PORT })).toMatchObject({ host: '127.0.0.1', port: Number(PORT), portGiven: true });
});

test.each(['65536', '99999', '-1', '80.5', '0x50', '1e3', ' 80', 'http', '８０'])('PORT=%s is refused', (PORT) => {
  expect(parseAddress({ PORT })).toEqual({ problem: `PORT must be a whole number from 0 to 65535, not "${PORT}".` });
});

test.each(['localhost', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'my-host.example'])('HOST=%s is accepted', (HOST) => {
  expect(parseAddress({ HOST })).toMatchObject({ host: HOST });
});

test.each(['http://localhost', 'a b', 'a/b', '[::1]'])('HOST=%s is refused', (HOST) => {
  expect(parseAddress({ HOST })).toEqual({ problem: `HOST must be a host name or an IP address, not "${HOST}".` });
});

test('ALLOWED_HOSTS are names of the server besides HOST', () => {
  const names = { HOST: '0.0.0.0', ALLOWED_HOSTS: 'Crowns.example, 192.0.2.1,,2001:db8::1' };
  expect(parseAddress(names)).toMatchObject({ hosts: ['0.0.0.0', 'crowns.example', '192.0.2.1', '2001:db8::1'] });
});

test.each(['*', 'http://crowns.example', 'a b'])('ALLOWED_HOSTS=%s is refused', (ALLOWED_HOSTS) => {
  const problem = `ALLOWED_HOSTS must be host names with commas between, not "${ALLOWED_HOSTS}".`;
  expect(parseAddress({ ALLOWED_HOSTS })).toEqual({ problem });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4040/'],
  ['localhost', 'http://localhost:4040/'],
  ['0.0.0.0', 'http://127.0.0.1:4040/'],
  ['::', 'http://[::1]:4040/'],
  ['::1', 'http://[::1]:4040/'],
])('a server on %s is opened at %s', (host, url) => {
  expect(urlOf(host, 4040)).toBe(url);
});
