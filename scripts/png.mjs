// Makes a PNG of at most 256 colours out of one of millions: a screenshot then takes a third of the room.
import zlib from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bits of a channel by which colours are counted. */
const BITS = 6;
const COLOURS = 256;

/** @typedef {{ width: number, height: number, step: number, pixels: Buffer }} Picture */
/** @typedef {{ key: number, count: number, sum: number[] }} Bin */

/**
 * Reads a PNG of 8 bits a channel, not interlaced, as browsers write them.
 * @param {Buffer} file
 * @returns {Picture}
 */
function decode(file) {
  const data = [];
  let width = 0;
  let height = 0;
  let step = 0;
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      step = body[9] === 6 ? 4 : 3;
    }
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  return { width, height, step, pixels: unfilter(zlib.inflateSync(Buffer.concat(data)), width * step, height, step) };
}

/**
 * @param {Buffer} raw
 * @param {number} stride
 * @param {number} height
 * @param {number} step
 */
function unfilter(raw, stride, height, step) {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= step ? out[at - step] : 0;
      const up = y > 0 ? out[at - stride] : 0;
      const corner = x >= step && y > 0 ? out[at - stride - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[at] = raw[at + y + 1] + guess;
    }
  }
  return out;
}

/** @type {(a: number, b: number, c: number) => number} */
function paeth(a, b, c) {
  const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (da <= db && da <= dc) return a;
  return db <= dc ? b : c;
}

/** @type {(r: number, g: number, b: number) => number} */
const keyOf = (r, g, b) => ((r >> (8 - BITS)) << (2 * BITS)) | ((g >> (8 - BITS)) << BITS) | (b >> (8 - BITS));

/**
 * Median cut: the widest box of colours is halved until there are enough.
 * @param {Bin[]} bins
 * @returns {Bin[][]}
 */
function boxesOf(bins) {
  const boxes = [bins];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => spread(b).size - spread(a).size);
    const box = boxes[0];
    if (box.length < 2) break;
    const { axis } = spread(box);
    box.sort((a, b) => a.sum[axis] / a.count - b.sum[axis] / b.count);
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let seen = 0;
    const cut = box.findIndex(({ count }) => {
      seen += count;
      return seen >= half;
    });
    boxes.splice(0, 1, box.slice(0, Math.max(cut, 1)), box.slice(Math.max(cut, 1)));
  }
  return boxes;
}

/** @type {WeakMap<Bin[], { size: number, axis: number }>} */
const spreads = new WeakMap();

/**
 * The channel in which a box is widest; boxes of many pixels weigh more.
 * @param {Bin[]} box
 */
function spread(box) {
  const known = spreads.get(box);
  if (known !== undefined) return known;
  const count = box.reduce((sum, bin) => sum + bin.count, 0);
  const sizes = [0, 1, 2].map((axis) => {
    const values = box.map((bin) => bin.sum[axis] / bin.count);
    return Math.max(...values) - Math.min(...values);
  });
  const size = Math.max(...sizes);
  const found = { size: size * Math.sqrt(Math.sqrt(count)), axis: sizes.indexOf(size) };
  spreads.set(box, found);
  return found;
}

/**
 * @param {string} type
 * @param {Buffer} body
 */
function chunk(type, body) {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(zlib.crc32(named));
  return Buffer.concat([head, named, sum]);
}

/**
 * @param {Buffer} file a PNG of millions of colours
 * @returns {Buffer} nearly the same with 256
 */
export function smaller(file) {
  const { width, height, step, pixels } = decode(file);
  /** @type {Map<number, Bin>} */
  const bins = new Map();
  for (let at = 0; at < pixels.length; at += step) {
    const key = keyOf(pixels[at], pixels[at + 1], pixels[at + 2]);
    const bin = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bin.count++;
    for (let i = 0; i < 3; i++) bin.sum[i] += pixels[at + i];
    bins.set(key, bin);
  }
  const boxes = boxesOf([...bins.values()]);
  const palette = boxes.flatMap((box) => {
    const count = box.reduce((sum, bin) => sum + bin.count, 0);
    return [0, 1, 2].map((i) => Math.round(box.reduce((sum, bin) => sum + bin.sum[i], 0) / count));
  });
  const indexOf = new Map(boxes.flatMap((box, i) => box.map((bin) => [bin.key, i])));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0, i = 0; at < pixels.length; at += step, i++) {
    const index = indexOf.get(keyOf(pixels[at], pixels[at + 1], pixels[at + 2])) ?? 0;
    rows[i + Math.floor(i / width) + 1] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
