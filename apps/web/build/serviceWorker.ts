/** Vite plugin: writes sw.js, the service worker, with the list of everything that was built. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Every browser with a service worker reads woff2. */
const isNeeded = (file: string): boolean => !/\.(woff|map)$/.test(file);

export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'three-crowns-service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async writeBundle({ dir }, bundle) {
      // Only the page's own build, not those of the workers inside it.
      if (dir === undefined || bundle['index.html'] === undefined) return;
      const files = [...Object.keys(bundle), ...filesIn(publicDir)].filter(isNeeded).sort();
      const { code } = await transformWithOxc(fs.readFileSync(SOURCE, 'utf8'), SOURCE);
      const facts = { version: versionOf(dir, files, code), files: files.map((file) => `/${file}`) };
      fs.writeFileSync(path.join(dir, 'sw.js'), `const BUILT = ${JSON.stringify(facts)};\n${code}`);
    },
  };
}

function filesIn(dir: string): string[] {
  if (dir === '' || !fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Changes with any file, and with the worker itself. */
function versionOf(dir: string, files: readonly string[], worker: string): string {
  const hash = createHash('sha256').update(worker);
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(dir, file)));
  return hash.digest('hex').slice(0, 16);
}
