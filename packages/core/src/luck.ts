/**
 * Seeded luck that lives in the state. It is counter-based: the n-th word is a function of the key and n, so a clone, a
 * saved game and a replay draw alike. A real table uses ChaCha8, which nobody can predict from what was seen; worlds
 * dealt for search use a fast mixer behind the same functions.
 */
import { chachaBlock } from './chacha.ts';
import { BadInput } from './errors.ts';
import type { Seed } from './game.ts';
import { sha256Words } from './sha256.ts';

export interface Luck {
  readonly kind: 'chacha8' | 'fast' | 'none';
  /** The key in hexadecimal; the empty string when there is no luck. */
  readonly key: string;
  /** Words used so far. */
  at: number;
}

const ROUNDS = 8;
const WORDS_PER_BLOCK = 16;
const RANGE = 2 ** 32;

export function luckOf(seed: Seed): Luck {
  return { kind: 'chacha8', key: hex(sha256Words(`three-crowns luck ${seed}`)), at: 0 };
}

/** For worlds dealt from a view: quick to make and to draw from, not secret. */
export function worldLuck(seed: Seed): Luck {
  return { kind: 'fast', key: hex(sha256Words(seed).slice(0, 1)), at: 0 };
}

/** What a view holds in the place of luck. */
export function noLuck(): Luck {
  return { kind: 'none', key: '', at: 0 };
}

export function cloneLuck(luck: Luck): Luck {
  return { kind: luck.kind, key: luck.key, at: luck.at };
}

/** A whole number from 0 to n-1, each as likely: words above the largest multiple of n are thrown away. */
export function draw(luck: Luck, n: number): number {
  const limit = RANGE - (RANGE % n);
  let word = nextWord(luck);
  while (word >= limit) word = nextWord(luck);
  return word % n;
}

export function shuffle<T>(luck: Luck, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(luck, i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
}

// The last ChaCha block, so that sixteen draws cost one. It is a memo of a pure function: it can never change a result.
let memoKey = '';
let memoBlock = -1;
let memoKeyWords: Uint32Array = new Uint32Array(8);
const memoWords = new Uint32Array(WORDS_PER_BLOCK);

function nextWord(luck: Luck): number {
  const n = luck.at;
  luck.at = n + 1;
  if (luck.kind === 'fast') return mix(Number.parseInt(luck.key, 16), n);
  if (luck.kind === 'none') throw new Error('a view has no luck: deal a world from it first');
  const block = Math.floor(n / WORDS_PER_BLOCK);
  if (memoBlock !== block || memoKey !== luck.key) {
    if (memoKey !== luck.key) memoKeyWords = words(luck.key);
    chachaBlock(memoKeyWords, block, ROUNDS, memoWords);
    memoKey = luck.key;
    memoBlock = block;
  }
  return memoWords[n % WORDS_PER_BLOCK];
}

/** Two rounds of a 32-bit finaliser over key and counter. */
function mix(key: number, n: number): number {
  let h = (key ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ key;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(list: Uint32Array): string {
  let text = '';
  for (const word of list) text += word.toString(16).padStart(8, '0');
  return text;
}

function words(key: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new BadInput('luck.key', 'expected 64 hexadecimal digits');
  return Uint32Array.from({ length: 8 }, (_, i) => Number.parseInt(key.slice(i * 8, i * 8 + 8), 16));
}
