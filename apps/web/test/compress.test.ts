import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { compressed } from '../build/compress.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-'));
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a build has a brotli and a gzip copy of what gets smaller by it, and of nothing else', async () => {
  const page = `<!doctype html><title>page</title>${'<p>and so on</p>'.repeat(50)}`;
  fs.mkdirSync(path.join(folder, 'public'));
  fs.writeFileSync(path.join(folder, 'index.html'), page);
  fs.writeFileSync(path.join(folder, 'public/font.woff2'), 'x'.repeat(500));
  fs.writeFileSync(path.join(folder, 'public/short.txt'), 'x');
  await build({ configFile: false, root: folder, logLevel: 'silent', plugins: [compressed()] });

  const dist = path.join(folder, 'dist');
  const files = fs.readdirSync(dist).sort();
  expect(files).toEqual(['font.woff2', 'index.html', 'index.html.br', 'index.html.gz', 'short.txt']);
  const [plain, br, gz] = files.slice(1, 4).map((file) => fs.readFileSync(path.join(dist, file)));
  expect(zlib.brotliDecompressSync(br)).toEqual(plain);
  expect(zlib.gunzipSync(gz)).toEqual(plain);
});
