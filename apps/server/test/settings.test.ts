import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings } from '../src/settings.ts';

test('without a word everything is kept in a file beside the project', () => {
  const found = { place: path.join('data', 'crowns.sqlite'), isChosen: false, isProxied: false, logLevel: 'warn' };
  expect(parseSettings({}, 'data')).toEqual(found);
  expect(parseSettings({ DATABASE_URL: '', DATA_FOLDER: '', TRUST_PROXY: '', LOG_LEVEL: '' }, 'data')).toEqual(found);
});

test('what is given is taken', () => {
  expect(parseSettings({ DATA_FOLDER: '/srv' }, 'data')).toMatchObject({ place: '/srv/crowns.sqlite', isChosen: true });
  const url = 'postgres://crowns@db/crowns';
  expect(parseSettings({ DATABASE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'info' }, 'data')).toEqual({
    place: url,
    isChosen: true,
    isProxied: true,
    logLevel: 'info',
  });
});

test('a certificate has a key', () => {
  const TLS_CERT = 'cert.pem';
  const TLS_KEY = 'key.pem';
  expect(parseSettings({ TLS_CERT, TLS_KEY }, 'data')).toMatchObject({ tls: { cert: TLS_CERT, key: TLS_KEY } });
});

test.each([
  [{ TLS_CERT: 'cert.pem' }, 'TLS_KEY'],
  [{ TLS_KEY: 'key.pem' }, 'TLS_CERT'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://db', DATA_FOLDER: '/srv' }, 'not both'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('refused: %j', (env, problem) => {
  expect(parseSettings(env, 'data')).toEqual({ problem: expect.stringContaining(problem) });
});
