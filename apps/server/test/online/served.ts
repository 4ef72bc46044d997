/** A server with online play on a port of its own, and guests who talk to it over real sockets. */
import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Certificate } from '../../src/certificate.ts';
import { RHYTHM, type Rhythm } from '../../src/hub/hub.ts';
import type { Rates } from '../../src/limits.ts';
import { listen } from '../../src/listen.ts';
import { openOnline } from '../../src/online.ts';
import type { Database } from '../../src/storage/database.ts';
import { openDatabase } from '../../src/storage/open.ts';

export interface Served {
  readonly url: string;
  readonly server: http.Server;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly rhythm?: Rhythm;
  readonly rates?: Rates;
  /** Who asks may then say which address he has: many can come from one machine. */
  readonly isProxied?: boolean;
  readonly tls?: Certificate;
  readonly logger?: FastifyBaseLogger;
  /** Hears of problems; without it they are thrown in the end. */
  readonly say?: (problem: string) => void;
}

const plenty = { most: 100_000, per: 1 };
const PLENTY: Rates = { requests: plenty, codes: plenty, allCodes: plenty, made: plenty, messages: plenty };

/** Without limits to how often, unless they are given. At a place, or in a database that somebody has opened. */
export async function serve(
  where: string | Database,
  { rhythm = RHYTHM, rates = PLENTY, isProxied = false, tls, logger, say }: ServeOptions = {},
): Promise<Served> {
  const webRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-web-'));
  fs.writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>page</title>');
  const problems: string[] = [];
  const online = await openOnline({
    database: typeof where === 'string' ? await openDatabase(where) : where,
    hosts: new Set(),
    trust: { isProxied },
    say: say ?? ((problem) => problems.push(problem)),
    botThreads: 1,
    rhythm,
    rates,
  });
  const app = await buildApp(webRoot, { online, tls, ...(logger === undefined ? {} : { logger }) });
  const url = await listen(app, { host: '127.0.0.1', port: 0, portGiven: true }, () => {});
  return {
    url,
    server: app.server,
    close: async () => {
      await online.close();
      await app.close();
      fs.rmSync(webRoot, { recursive: true });
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads out of an answer it also expects to be there
  readonly body: any;
}

/** Somebody with a browser: it keeps the cookie. */
export class Guest {
  /** Where the server is now. */
  url: () => string;
  cookie = '';
  /** Sent with everything. */
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = () => url;
    this.#headers = headers;
  }

  /** What his socket is opened with. */
  get headers(): Record<string, string> {
    return { ...this.#headers, ...(this.cookie === '' ? {} : { cookie: this.cookie }) };
  }

  /** A text goes out as it is. */
  async ask(method: string, place: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const answer = await fetch(new URL(place, this.url()), {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  get(place: string): Promise<Reply> {
    return this.ask('GET', place);
  }

  post(place: string, body?: unknown): Promise<Reply> {
    return this.ask('POST', place, body);
  }
}

export async function guestNamed(url: string, name: string, headers: Record<string, string> = {}): Promise<Guest> {
  const guest = new Guest(url, headers);
  const { status } = await guest.post('/api/guest', { name });
  if (status !== 200) throw new Error(`no guest: ${status}`);
  return guest;
}

/** A small game for two persons, by link and without clocks. */
export const forTwo = {
  game: 'king-of-the-valley',
  options: { seats: 2 },
  visibility: 'link',
  pace: { kind: 'free' },
} as const;

/** A table at which both sit and that has begun. */
export async function begun(host: Guest, other: Guest, request: object = forTwo): Promise<string> {
  const opened = await host.post('/api/tables', { ...request, nonce: 'of the host' });
  const { body } = opened;
  if (body.table === undefined) throw new Error(`not opened: ${opened.status} ${JSON.stringify(body)}`);
  const { id } = body.table;
  await other.post(`/api/tables/${id}/sit`, { link: body.link, nonce: 'of the other' });
  const { status } = await host.post(`/api/tables/${id}/start`);
  if (status !== 200) throw new Error(`not started: ${status}`);
  return id;
}
