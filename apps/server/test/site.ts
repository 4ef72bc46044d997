/** A built web app of a few files, served on a port of its own and asked over real sockets. */
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { buildApp } from '../src/app.ts';
import { defaultLimits, type Limits } from '../src/guard.ts';
import { listen } from '../src/listen.ts';

export const page = `<!doctype html><title>page</title>${'<p>and so on</p>'.repeat(50)}`;
export const script = `export const words = [${'"crown",'.repeat(200)}];`;
export const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

export interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
}

export interface Site {
  readonly folder: string;
  readonly port: number;
  /** The path goes out as it is written: `fetch` would tidy it first. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** A connection that says nothing by itself. */
  connect(): net.Socket;
  close(): Promise<void>;
}

export async function openSite(limits: Partial<Limits> = {}, hosts: readonly string[] = []): Promise<Site> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-'));
  const app = await buildApp(writeFiles(folder), {
    hosts: new Set(hosts),
    limits: { ...defaultLimits, ...limits },
  });
  const { port } = new URL(await listen(app, { host: '127.0.0.1', port: 0, portGiven: true }, () => {}));
  return {
    folder,
    port: Number(port),
    ask: (path, headers = {}, method = 'GET') => ask({ host: '127.0.0.1', port, path, headers, method, agent: false }),
    connect: () => net.connect(Number(port), '127.0.0.1'),
    close: async () => {
      await app.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Beside the app lies a secret; links lead to it, and to a file of the app itself. */
function writeFiles(folder: string): string {
  const root = path.join(folder, 'dist');
  const write = (name: string, content: string | Buffer) => fs.writeFileSync(path.join(root, name), content);
  fs.mkdirSync(path.join(root, 'assets'), { recursive: true });
  write('index.html', page);
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('.hidden', 'SECRET');
  write('assets/index-abc123.js', script);
  for (const [name, content] of [['index.html', page] as const, ['assets/index-abc123.js', script] as const]) {
    write(`${name}.br`, zlib.brotliCompressSync(content));
    write(`${name}.gz`, zlib.gzipSync(content));
  }
  fs.writeFileSync(path.join(folder, 'secret.txt'), 'SECRET');
  fs.symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'leak.txt'));
  fs.symlinkSync(folder, path.join(root, 'leaks'));
  fs.symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'favicon.svg.br'));
  fs.symlinkSync(path.join(root, 'favicon.svg'), path.join(root, 'icon.svg'));
  return root;
}

function ask(options: http.RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(options, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: reply.statusCode, headers: reply.headers, bytes, body: bytes.toString() });
      });
    });
    request.on('error', reject).end();
  });
}

/** Everything that comes back on a bare connection until it is closed. */
export function received(socket: net.Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}
