/** Files and standard input: read with a limit, written so that a crash never leaves half a file. */
import { createReadStream, type Stats } from 'node:fs';
import { appendFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { BadInput, JSON_LIMIT, parseJson } from '@three-crowns/core';
import { streams } from './streams.ts';

const STANDARD_INPUT = '-';

/** How a file is called in messages. */
export function placeOf(path: string): string {
  return path === STANDARD_INPUT ? 'standard input' : path;
}

export async function readJson(path: string): Promise<unknown> {
  return parseJson(await readText(path), placeOf(path));
}

/** The whole text, refused as soon as it is too long, whatever it is: a pipe may never end. */
export async function readText(path: string, limit = JSON_LIMIT): Promise<string> {
  const place = placeOf(path);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of path === STANDARD_INPUT ? streams().stdin : createReadStream(path)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > limit) throw new BadInput(place, `expected at most ${limit} bytes, found more`);
    }
  } catch (error) {
    throw refusal(error, place, 'read');
  }
  return decode(Buffer.concat(chunks), place);
}

/** The file, behind whatever links, is always the old one or the new one; a device or a pipe takes the text as it comes. */
export async function writeText(path: string, text: string, place: string): Promise<void> {
  try {
    const file = await behindLinks(path);
    if (isStream(await infoOf(file))) await writeFile(file, text);
    else await beside(file, (fresh) => writeFile(fresh, text).then(() => rename(fresh, file)));
  } catch (error) {
    throw refusal(error, place, 'written');
  }
}

/** Long work is not begun where what it finds cannot be kept. */
export async function checkWritable(path: string, place: string): Promise<void> {
  try {
    const file = await behindLinks(path);
    if (!isStream(await infoOf(file))) await beside(file, (fresh) => writeFile(fresh, ''));
  } catch (error) {
    throw refusal(error, place, 'written');
  }
}

/** Lines that come one by one, each where the last one ended. */
export async function addLine(path: string, line: string): Promise<void> {
  await appendFile(path, `${line}\n`).catch((error) => {
    throw refusal(error, path, 'written');
  });
}

/** A match of 10,000 deals among five writes nine million bytes. */
const LINES_LIMIT = 50_000_000;

/** The lines of a file that may not be there yet; one that was not written to its end is none. */
export async function wholeLines(path: string): Promise<readonly string[]> {
  if (!(await isThere(path))) return [];
  const text = await readText(path, LINES_LIMIT);
  // Nothing of ours: it would be lost.
  if (text !== '' && !text.includes('\n')) throw new BadInput(path, 'expected lines, found none that ends');
  return text.split('\n').slice(0, -1);
}

export async function isThere(path: string): Promise<boolean> {
  return (await infoOf(path)) !== undefined;
}

const infoOf = (path: string): Promise<Stats | undefined> => stat(path).catch(() => undefined);

const isStream = (info: Stats | undefined): boolean => info !== undefined && !info.isFile() && !info.isDirectory();

/** A link stays what it is: what it leads to is written. */
async function behindLinks(path: string): Promise<string> {
  return await realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return path;
    throw error;
  });
}

/** A file for a while, in the same folder. */
async function beside(file: string, work: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${file}.${process.pid}.tmp`;
  try {
    await work(fresh);
  } finally {
    await rm(fresh, { force: true });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'expected a file, found a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'expected a folder, found a file',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EBADF: 'not open for writing',
  ELOOP: 'its links go round in circles',
  EROFS: 'the disk is read-only',
  ERR_INVALID_ARG_VALUE: 'not a file name',
};

/** An error of the file system in our words; anything else stays what it is. */
export function refusal(error: unknown, place: string, verb: 'read' | 'written'): unknown {
  if (!isOfSystem(error)) return error;
  return new BadInput(place, `cannot be ${verb}: ${reasonOf(error)}`);
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

export function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = error.message } = error;
  return REASONS[code] ?? code;
}

function decode(bytes: Buffer, place: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(place, 'expected text in UTF-8');
  }
}
