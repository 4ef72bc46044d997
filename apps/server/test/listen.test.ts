import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotListen, listen } from '../src/listen.ts';

let app: FastifyInstance;
let other: http.Server;
let takenPort: number;
let said: string[];
const say = (line: string) => void said.push(line);

beforeEach(async () => {
  said = [];
  app = fastify();
  app.get('/', async () => 'ours');
  other = http.createServer((_request, reply) => reply.end('other'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  takenPort = (other.address() as AddressInfo).port;
});

afterEach(async () => {
  await app.close();
  await new Promise((resolve) => other.close(resolve));
});

test('a free port is used, and nothing is said about it', async () => {
  const url = await listen(app, { host: '127.0.0.1', port: 0, portGiven: true }, say);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await (await fetch(url)).text()).toBe('ours');
  expect(said).toEqual([]);
});

test('a taken default port is replaced by a free one, and that is said', async () => {
  const url = await listen(app, { host: '127.0.0.1', port: takenPort, portGiven: false }, say);
  expect(new URL(url).port).not.toBe(String(takenPort));
  expect(await (await fetch(url)).text()).toBe('ours');
  expect(said).toEqual([`Port ${takenPort} is taken, so another one is used.`]);
});

test('a taken port that was asked for is an error in one line', async () => {
  const problem = listen(app, { host: '127.0.0.1', port: takenPort, portGiven: true }, say);
  await expect(problem).rejects.toEqual(
    new CannotListen(`Port ${takenPort} is taken. Give another one in PORT, or none.`, 1),
  );
});

test('a host that is not this machine is an error in one line', async () => {
  const problem = listen(app, { host: '192.0.2.1', port: 0, portGiven: true }, say);
  await expect(problem).rejects.toEqual(new CannotListen('HOST 192.0.2.1 is no address of this machine.', 2));
});
