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
  /** Words of 32 bits: eight of ChaCha8, one of the fast generator, none where there is no luck. Clones share it. */
  readonly key: readonly number[];
  /** Words used so far. */
  at: number;
}

const ROUNDS = 8;
const WORDS_PER_BLOCK = 16;
const KEY_WORDS = 8;
const RANGE = 2 ** 32;
const NO_KEY: readonly number[] = [];

export function luckOf(seed: Seed): Luck {
  return { kind: 'chacha8', key: sha256Words(`three-crowns luck ${seed}`), at: 0 };
}

/** What a search, a simulation or a test begins with: quick to draw from, not secret. */
export function worldLuck(seed: Seed): Luck {
  return { kind: 'fast', key: [sha256Words(seed)[0]], at: 0 };
}

/** A luck of its own, drawn from this one: for one more world, without the price of a hash. */
export function forkLuck(luck: Luck): Luck {
  return { kind: 'fast', key: [nextWord(luck)], at: 0 };
}

/** What a view holds in the place of luck. */
export function noLuck(): Luck {
  return { kind: 'none', key: NO_KEY, at: 0 };
}

export function cloneLuck(luck: Luck): Luck {
  return { kind: luck.kind, key: luck.key, at: luck.at };
}

/** A whole number from 0 to n-1, each as likely: words above the largest multiple of n are thrown away. */
export function draw(luck: Luck, n: number): number {
  if (n === RANGE) return nextWord(luck);
  // Kept to whole numbers of 32 bits, which the machine divides in a fraction of the time.
  const size = n >>> 0;
  let word = nextWord(luck) >>> 0;
  // The limit lies less than n below the range: nearly every word is below it, and the limit need not be worked out.
  if (word >= RANGE - size) {
    const limit = RANGE - ((-size >>> 0) % size);
    while (word >= limit) word = nextWord(luck) >>> 0;
  }
  return word % size;
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
let memoKey = NO_KEY;
let memoBlock = -1;
const memoWords = new Uint32Array(WORDS_PER_BLOCK);

function nextWord(luck: Luck): number {
  const n = luck.at;
  luck.at = n + 1;
  if (luck.kind === 'fast') return mix(luck.key[0], n);
  if (luck.kind === 'none') throw new Error('a view has no luck: deal a world from it first');
  const block = Math.floor(n / WORDS_PER_BLOCK);
  if (memoBlock !== block || memoKey !== luck.key) {
    if (luck.key.length !== KEY_WORDS) throw new BadInput('luck.key', `expected ${KEY_WORDS} words`);
    chachaBlock(luck.key, block, ROUNDS, memoWords);
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
