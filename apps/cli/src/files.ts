/** Files and standard input: read with a limit, written so that a crash never leaves half a file. */
import { createReadStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
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
export async function readText(path: string): Promise<string> {
  const place = placeOf(path);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of path === STANDARD_INPUT ? streams().stdin : createReadStream(path)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > JSON_LIMIT) throw new BadInput(place, `expected at most ${JSON_LIMIT} bytes, found more`);
    }
  } catch (error) {
    throw refusal(error, place, 'read');
  }
  return decode(Buffer.concat(chunks), place);
}

/** Writes beside the file and renames: the file is always the old one or the new one. */
export async function writeText(path: string, text: string, place: string): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(beside, text);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw refusal(error, place, 'written');
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
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  return new BadInput(place, `cannot be ${verb}: ${REASONS[error.code] ?? error.code}`);
}

function decode(bytes: Buffer, place: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(place, 'expected text in UTF-8');
  }
}
