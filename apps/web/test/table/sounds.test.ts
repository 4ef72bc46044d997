import fs from 'node:fs';
import { expect, test } from 'vitest';
import { FILES } from '../../src/design/sound/sounds.ts';

/** Samples from -1 to 1 and how many there are a second. */
function read(file: URL): { readonly samples: readonly number[]; readonly rate: number } {
  const bytes = fs.readFileSync(file);
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWAVE');
  const samples = Array.from({ length: (bytes.length - 44) / 2 }, (_, i) => bytes.readInt16LE(44 + 2 * i) / 32_768);
  return { samples, rate: bytes.readUInt32LE(24) };
}

const decibels = (level: number): number => 20 * Math.log10(level);

/** The loudest 50 ms, as a root mean square. */
function loudnessOf({ samples, rate }: ReturnType<typeof read>): number {
  const width = Math.round(0.05 * rate);
  const levels = Array.from({ length: Math.floor((samples.length - width) / 100) + 1 }, (_, i) => {
    const part = samples.slice(100 * i, 100 * i + width);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / width);
  });
  return decibels(Math.max(...levels));
}

/** How often it crosses zero in a second: high for paper, low for stone. */
const crossingsOf = ({ samples, rate }: ReturnType<typeof read>): number =>
  (rate * samples.filter((sample, i) => i > 0 && sample < 0 !== samples[i - 1] < 0).length) / samples.length;

test.each(Object.entries(FILES))('%s is short, quiet, and begins and ends in silence', (_, file) => {
  const sound = read(file);
  expect(sound.samples.length / sound.rate).toBeLessThan(1);
  expect(loudnessOf(sound)).toBeGreaterThan(-27);
  expect(loudnessOf(sound)).toBeLessThan(-23);
  expect(decibels(Math.max(...sound.samples.map(Math.abs)))).toBeLessThan(-6);
  expect(Math.abs(sound.samples[0])).toBeLessThan(0.01);
  expect(Math.abs(sound.samples[sound.samples.length - 1])).toBeLessThan(0.01);
  expect(fs.statSync(file).size).toBeLessThan(50_000);
});

test('materials are told apart: by how bright they are, or by how long they ring', () => {
  const heard = Object.values(FILES).map(read);
  heard.forEach((one, i) => {
    for (const other of heard.slice(i + 1)) {
      const brighter = Math.abs(Math.log2(crossingsOf(one) / crossingsOf(other)));
      const longer = Math.abs(Math.log2(one.samples.length / other.samples.length));
      expect(Math.max(brighter, longer)).toBeGreaterThan(0.4);
    }
  });
});
