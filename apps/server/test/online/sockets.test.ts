/** What may come over a socket, and from whom. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Command, formatClientMessage, MESSAGE_BYTES, PROTOCOL } from '@three-crowns/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RATES } from '../../src/limits.ts';
import { begun, type Guest, guestNamed, type Served, serve } from './served.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-sockets-'));
let served: Served;
let ada: Guest;
let bob: Guest;
let table: string;

beforeAll(async () => {
  served = await serve(path.join(folder, 'crowns.sqlite'), { rates: RATES });
  ada = await guestNamed(served.url, 'Ada');
  bob = await guestNamed(served.url, 'Bob');
  table = await begun(ada, bob);
});
afterAll(async () => {
  await served.close();
  fs.rmSync(folder, { recursive: true });
});

interface Heard {
  /** The messages that came, by their kind. */
  readonly kinds: string[];
  readonly texts: string[];
  /** How it was closed: by a number of the protocol, or by a status of HTTP. */
  readonly end: number;
}

/** Says all of this, and hears what comes until it is closed, or until that is enough: so many, or as the test says. */
function talk(
  says: readonly (string | Buffer)[],
  options: WebSocket.ClientOptions = {},
  enough: number | ((texts: readonly string[]) => boolean) = 99,
  where = '/api/socket',
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const texts: string[] = [];
    const socket = new WebSocket(new URL(where, served.url), options);
    const done = (end: number) => resolve({ kinds: texts.map((text) => JSON.parse(text).kind), texts, end });
    socket.on('open', () => {
      for (const one of says) socket.send(one);
    });
    socket.on('message', (data) => {
      texts.push(String(data));
      if (typeof enough === 'number' ? texts.length >= enough : enough(texts)) socket.close();
    });
    socket.on('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0));
    socket.on('close', done);
    socket.on('error', reject);
  });
}

const join = (id: string, protocol = PROTOCOL) => formatClientMessage({ kind: 'join', protocol, table: id });

test('another site, another name and another address are refused before a socket is open', async () => {
  expect((await talk([], { origin: 'https://evil.example' })).end).toBe(403);
  expect((await talk([], { headers: { host: 'evil.example' } })).end).toBe(421);
  expect((await talk([], {}, 99, '/elsewhere')).end).toBe(404);
  expect((await talk([join(table)], { origin: new URL(served.url).origin }, 1)).kinds[0]).toBe('joined');
});

test('who holds no seat gets the view of a spectator, and moves nothing', async () => {
  const move = formatClientMessage({ kind: 'command', id: 'command-1', line: '1 take a1', seen: '0.0' });
  const { texts } = await talk([join(table), move], {}, 3);
  const joined = JSON.parse(texts[0]);
  expect(joined.views.map(({ viewer }: { viewer: unknown }) => viewer)).toEqual(['spectator']);
  const answer = texts.map((text) => JSON.parse(text)).find(({ kind }) => kind === 'answer');
  expect(answer).toMatchObject({ id: 'command-1', status: 'refused' });
});

test('a cookie gives its own seats and no others', async () => {
  const { texts } = await talk([join(table)], { headers: { cookie: ada.cookie } }, 1);
  expect(JSON.parse(texts[0]).views.map(({ viewer }: { viewer: unknown }) => viewer)).toEqual([0]);
  const { texts: others } = await talk(
    [join(table)],
    { headers: { cookie: 'crowns_guest=guessedguessedguessed1' } },
    1,
  );
  expect(JSON.parse(others[0]).views[0].viewer).toBe('spectator');
});

/** What a command is answered, said over a socket of its own. */
async function answerTo(where: string, command: Omit<Command, 'kind'>, guest: Guest) {
  const said = [join(where), formatClientMessage({ kind: 'command', ...command })];
  const isAnswered = (texts: readonly string[]) => texts.some((text) => JSON.parse(text).kind === 'answer');
  const { texts } = await talk(said, { headers: { cookie: guest.cookie } }, isAnswered);
  return texts.map((text) => JSON.parse(text)).find(({ kind }) => kind === 'answer');
}

test("another's view cannot be had, nor can another's seat", async () => {
  const claims = { kind: 'join', protocol: PROTOCOL, table, has: { seq: 0, seats: [1] } } as const;
  const { texts } = await talk([formatClientMessage(claims)], { headers: { cookie: ada.cookie } }, 1);
  expect(JSON.parse(texts[0])).toMatchObject({ kind: 'joined', views: [{ viewer: 0 }] });
  const answer = await answerTo(table, { id: 'command-other', line: '2 pass', seen: '0.0' }, ada);
  expect(answer).toMatchObject({ status: 'refused', refusal: { key: 'seat.other' } });
});

test('a command that is said again counts once, and nobody else can say it', async () => {
  const fresh = await begun(ada, bob);
  const resign = { id: 'command-again', line: 'resign 1', seen: 0 };
  expect(await answerTo(fresh, resign, bob)).toMatchObject({ status: 'refused' });
  expect(await answerTo(fresh, resign, ada)).toMatchObject({ status: 'entered', seq: 1 });
  expect(await answerTo(fresh, resign, ada)).toMatchObject({ status: 'known', seq: 1 });
  expect((await bob.get(`/api/tables/${fresh}/record`)).body.log).toEqual(['resign 1']);
});

test('script in a line of talk stays the text that it is', async () => {
  const text = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const says = formatClientMessage({ kind: 'talk', id: 'talk-script', text });
  const isHeard = (texts: readonly string[]) => texts.some((one) => JSON.parse(one).kind === 'chat');
  const { texts } = await talk([join(table), says], { headers: { cookie: ada.cookie } }, isHeard);
  const chat = texts.map((one) => JSON.parse(one)).find(({ kind }) => kind === 'chat');
  expect(chat.lines).toMatchObject([{ name: 'Ada', text }]);
});

test('a page of another version is asked to load itself anew', async () => {
  expect((await talk([join(table, PROTOCOL + 1)])).kinds).toEqual(['reload']);
});

test('a table that is not there is said to be unknown', async () => {
  expect((await talk([join('none')])).kinds).toEqual(['bye']);
});

test.each([
  ['no JSON', 'take a1'],
  ['no message', '{}'],
  ['another kind', '{"kind":"steal"}'],
  ['no join', '{"kind":"sign"}'],
  ['too deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
])('%s ends the socket', async (_what, text) => {
  expect(await talk([text])).toMatchObject({ texts: [], end: 1008 });
});

test('bytes, and a text that is too long, end the socket', async () => {
  expect((await talk([Buffer.from(join(table))])).end).toBe(1008);
  expect((await talk(['x'.repeat(MESSAGE_BYTES + 1)])).end).toBe(1009);
});

test('who is sent away for what he said is gone from the table', async () => {
  const spectators = async () => JSON.parse((await talk([join(table)], {}, 1)).texts[0]).attendance.spectators;
  expect((await talk([join(table), 'nonsense'])).end).toBe(1008);
  await expect.poll(spectators, { timeout: 60_000 }).toBe(1);
});

test('who says too much is sent away', async () => {
  const signs = Array.from({ length: 200 }, () => formatClientMessage({ kind: 'sign' }));
  expect((await talk([join(table), ...signs])).end).toBe(4008);
});
