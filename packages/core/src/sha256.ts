/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104) of texts in UTF-8. Our own, because the rules run in browsers and workers as
 * well, where the platform's digest is asynchronous.
 */
export function sha256(text: string): string {
  return hex(digest(utf8(text)));
}

/** The eight words of the digest. */
export function sha256Words(text: string): readonly number[] {
  return digest(utf8(text));
}

export function hmacSha256(key: string, text: string): string {
  const given = utf8(key);
  const block = new Uint8Array(BLOCK);
  block.set(given.length > BLOCK ? bytesOf(digest(given)) : given);
  const inner = digest(join(pad(block, 0x36), utf8(text)));
  return hex(digest(join(pad(block, 0x5c), bytesOf(inner))));
}

const BLOCK = 64;

const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

// biome-ignore format: eight to a row, as the standard prints them
const K = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

const SCHEDULE = new Uint32Array(64);

function digest(bytes: Uint8Array): number[] {
  const message = padded(bytes);
  const hash = START.slice();
  for (let at = 0; at < message.length; at += BLOCK) {
    spread(message, at, SCHEDULE);
    compress(hash, SCHEDULE);
  }
  return hash;
}

/** One bit, zeros, and the length in bits as 64 bits. */
function padded(bytes: Uint8Array): Uint8Array {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  message.set(bytes);
  message[bytes.length] = 0x80;
  putWord(message, message.length - 8, Math.floor(bytes.length / 2 ** 29));
  putWord(message, message.length - 4, bytes.length << 3);
  return message;
}

/** Words are read and written byte by byte: to make a DataView takes longer than all the reading. */
function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];

function spread(message: Uint8Array, at: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = wordAt(message, at + i * 4);
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
}

function compress(hash: number[], w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] + a) >>> 0;
  hash[1] = (hash[1] + b) >>> 0;
  hash[2] = (hash[2] + c) >>> 0;
  hash[3] = (hash[3] + d) >>> 0;
  hash[4] = (hash[4] + e) >>> 0;
  hash[5] = (hash[5] + f) >>> 0;
  hash[6] = (hash[6] + g) >>> 0;
  hash[7] = (hash[7] + h) >>> 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return wideUtf8(text);
    bytes[i] = code;
  }
  return bytes;
}

/** A lone surrogate becomes U+FFFD, as everywhere on the web. */
function wideUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let n = 0;
  for (const char of text.toWellFormed()) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes[n++] = code;
    else {
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes[n++] = ((0xf0 << (3 - more)) & 0xff) | (code >> (6 * more));
      for (let i = more - 1; i >= 0; i--) bytes[n++] = 0x80 | ((code >> (6 * i)) & 0x3f);
    }
  }
  return bytes.slice(0, n);
}

function pad(block: Uint8Array, value: number): Uint8Array {
  return block.map((byte) => byte ^ value);
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function bytesOf(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  words.forEach((word, i) => {
    putWord(bytes, i * 4, word);
  });
  return bytes;
}

function hex(words: readonly number[]): string {
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}
