/** Starts the real command. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Start {
  /** Standard input; empty when left out. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function crowns(args: readonly string[], { input = '', env = {} }: Start = {}): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, out, err }));
  // A command that refuses its arguments ends before it reads.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return promise;
}

/** The JSON a command prints; it must have ended well. */
export async function json<T>(args: readonly string[], start?: Start): Promise<T> {
  const { code, out, err } = await crowns([...args, '--json'], start);
  if (code !== 0 || err !== '') throw new Error(`${args.join(' ')}: exit code ${code}, ${err}`);
  return JSON.parse(out) as T;
}

/** A folder that goes away after the tests of the file. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'crowns-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
