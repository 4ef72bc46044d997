/** The ChaCha block function as D. J. Bernstein laid it out: 256-bit key, 64-bit block counter, here always nonce 0. */
const STATE = new Uint32Array(16);
STATE.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]); // "expand 32-byte k"

/** Writes the words of keystream block `block`; their bytes in little-endian order are the keystream. */
export function chachaBlock(key: ArrayLike<number>, block: number, rounds: number, out: Uint32Array): void {
  for (let i = 0; i < 8; i++) STATE[4 + i] = key[i];
  STATE[12] = block;
  STATE[13] = Math.floor(block / 2 ** 32);
  out.set(STATE);
  for (let round = 0; round < rounds; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += STATE[i];
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
