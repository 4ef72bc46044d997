/** Runs the command in this process, with streams of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { crowns as run } from '../src/crowns.ts';
import { withStreams } from '../src/streams.ts';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Start {
  /** Standard input; empty when left out. */
  readonly input?: string;
}

export async function crowns(args: readonly string[], { input = '' }: Start = {}): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const streams = { stdin: Readable.from([Buffer.from(input)]), stdout: writingTo(out), stderr: writingTo(err) };
  const code = await withStreams(streams, () => run(args));
  return { code, out: out.join(''), err: err.join('') };
}

const writingTo = (texts: string[]): Writable =>
  new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      texts.push(text);
      done();
    },
  });

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
