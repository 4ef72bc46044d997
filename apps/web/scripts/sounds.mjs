// Renders the sounds of the table to src/design/sound/files/: `npm run sounds -w @three-crowns/web`. One material a file, short
// and quiet; the same numbers give the same files.
import fs from 'node:fs';

const RATE = 22_050;
/** How loud each is at its loudest 50 ms, as a root mean square of full scale: about -25 dB. */
const LOUD = 0.056;
const WINDOW = Math.round(0.05 * RATE);

/** @typedef {(seconds: number) => number} Wave */

/** Rises in a few milliseconds and dies away. @param {number} fall @param {number} [rise] @returns {Wave} */
const swell =
  (fall, rise = 0.004) =>
  (t) =>
    t < 0 ? 0 : Math.min(1, t / rise) * Math.exp(-t / fall);

/** @param {number} hertz @param {number} [bend] how much it sinks @returns {Wave} */
const sine =
  (hertz, bend = 0) =>
  (t) =>
    Math.sin(2 * Math.PI * hertz * t * (1 - bend * t));

/** Noise around a frequency, the same at every run. @param {number} hertz @param {number} width @returns {Wave} */
function hiss(hertz, width) {
  let seed = 7;
  let [low, band] = [0, 0];
  const f = 2 * Math.sin((Math.PI * hertz) / RATE);
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    low += f * band;
    band += f * (seed / 2 ** 31 - 1 - low - width * band);
    return band;
  };
}

/** Several waves, each with how loud it is and when it begins. @param {readonly [Wave, Wave, number, number?][]} parts @returns {Wave} */
const together = (parts) => (t) =>
  parts.reduce((sum, [wave, shape, loud, at = 0]) => sum + loud * shape(t - at) * (t < at ? 0 : wave(t - at)), 0);

/** Overtones of a thing that rings. @param {number} hertz @param {number} fall @param {readonly [number, number][]} tones @returns {[Wave, Wave, number][]} */
const ring = (hertz, fall, tones) =>
  tones.map(([times, loud]) => [sine(hertz * times), swell(fall / Math.sqrt(times)), loud]);

/** A blown tone: many overtones, a slow beginning. @param {number} hertz @param {number} lasts @param {number} at @returns {[Wave, Wave, number, number][]} */
const blown = (hertz, lasts, at) =>
  [1, 2, 3, 4, 5].map((times) => [
    sine(hertz * times),
    (t) => Math.min(1, t / 0.06) * Math.min(1, Math.max(0, (lasts - t) / 0.12)),
    1 / times ** 1.4,
    at,
  ]);

/** @type {Readonly<Record<string, { readonly lasts: number, readonly wave: Wave }>>} */
const SOUNDS = {
  wood: {
    lasts: 0.16,
    wave: together([
      [sine(190, 1.2), swell(0.03, 0.002), 1],
      [sine(430, 0.8), swell(0.015, 0.002), 0.5],
      [hiss(900, 0.8), swell(0.01, 0.001), 0.4],
    ]),
  },
  coin: {
    lasts: 0.34,
    wave: together([
      ...ring(2093, 0.06, [
        [1, 1],
        [2.76, 0.4],
      ]),
      ...ring(2794, 0.08, [
        [1, 0.9],
        [2.76, 0.3],
      ]).map(([wave, shape, loud]) => /** @type {[Wave, Wave, number, number]} */ ([wave, shape, loud, 0.06])),
    ]),
  },
  page: {
    lasts: 0.26,
    wave: together([
      [hiss(3200, 1), swell(0.05, 0.03), 1],
      [hiss(4600, 1), swell(0.04, 0.02), 0.7, 0.08],
    ]),
  },
  stone: {
    lasts: 0.24,
    wave: together([
      [sine(96, 1), swell(0.05, 0.003), 1],
      [hiss(420, 0.9), swell(0.035, 0.002), 1.2],
      [hiss(1700, 0.7), swell(0.012, 0.001), 0.4],
    ]),
  },
  bell: {
    lasts: 0.9,
    wave: together(
      ring(660, 0.3, [
        [0.5, 0.4],
        [1, 1],
        [1.2, 0.35],
        [2, 0.45],
        [2.74, 0.25],
      ]),
    ),
  },
  horn: { lasts: 0.84, wave: together([...blown(196, 0.38, 0), ...blown(294, 0.54, 0.28)]) },
};

/** @param {{ readonly lasts: number, readonly wave: Wave }} sound */
function samplesOf({ lasts, wave }) {
  const raw = Float64Array.from({ length: Math.round(lasts * RATE) }, (_, i) => wave(i / RATE));
  let most = 0;
  for (let from = 0; from + WINDOW <= raw.length; from += 64) {
    const part = raw.subarray(from, from + WINDOW);
    most = Math.max(most, Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW));
  }
  const fade = Math.round(0.012 * RATE);
  return raw.map((sample, i) => (sample * LOUD * Math.min(1, (raw.length - 1 - i) / fade)) / most);
}

/** A file of one channel, 16 bits a sample. @param {Float64Array} samples */
function waveFile(samples) {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, i) => {
    file.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * i);
  });
  return file;
}

const folder = new URL('../src/design/sound/files/', import.meta.url);
for (const [name, sound] of Object.entries(SOUNDS)) {
  fs.writeFileSync(new URL(`${name}.wav`, folder), waveFile(samplesOf(sound)));
}
