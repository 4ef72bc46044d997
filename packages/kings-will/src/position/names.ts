/** Single words of a written position. */
import { BadInput, shown, wholeAt } from '@three-crowns/core';

export function numberIn(word: string | undefined, place: string, min: number, max: number): number {
  return wholeAt(/^-?\d{1,4}$/.test(word ?? '') ? Number(word) : word, place, min, max);
}

/** The index of a name in its list. */
export function indexNamed(word: string | undefined, names: readonly string[], place: string): number {
  const index = names.indexOf(word ?? '');
  if (index < 0) throw new BadInput(place, `expected one of ${names.join(', ')}, found ${shown(word)}`);
  return index;
}

/** Numbers from 1 as a mask of bits, each once. */
export function maskIn(words: readonly string[], place: string, most: number): number {
  let mask = 0;
  for (const word of words) {
    const bit = 1 << (numberIn(word, place, 1, most) - 1);
    if ((mask & bit) !== 0) throw new BadInput(place, `${word} stands twice`);
    mask |= bit;
  }
  return mask;
}

/** Which bits are set, counted from 1. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >> bit > 0; bit++) if (((mask >> bit) & 1) === 1) bits.push(bit + 1);
  return bits;
}
