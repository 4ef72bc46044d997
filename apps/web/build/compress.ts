/** Vite plugin: writes a brotli and a gzip copy beside every file that gets smaller by it, for the server to send. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The best there is: the first page has to stay small (e2e/weight.spec.ts). */
const QUALITY = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } };

/** Fonts (woff, woff2) and pictures are compressed already. */
const isText = (file: string): boolean => /\.(html|js|css|svg|json|webmanifest|txt)$/.test(file);

export function compressed(): Plugin {
  let dir = '';
  return {
    name: 'three-crowns-compressed',
    apply: 'build',
    // After everything that writes a file of its own.
    enforce: 'post',
    configResolved(config) {
      dir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(isText);
      await Promise.all(files.map((file) => compress(path.join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const plain = fs.readFileSync(file);
  const copies = { br: await brotli(plain, QUALITY), gz: await gzip(plain, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < plain.length) fs.writeFileSync(`${file}.${ending}`, copy);
  }
}
