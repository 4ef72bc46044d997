// `npm start`: install, build the web app, serve it, until Ctrl-C. Runs on any Node from 20.19 on.
import fs from 'node:fs';
import path from 'node:path';
import { parseAddress } from '../apps/server/src/address.mjs';
import { install, node24 } from './install.mjs';
import { npm, root, run, wasStopped } from './npm.mjs';

const sources = ['apps/web', 'packages', 'package-lock.json'];
const notSources = new Set(['node_modules', 'dist', 'test']);

/**
 * The time of the last change at or under a place, directories included (so that a removed file counts).
 * @param {string} place
 * @returns {number}
 */
function newest(place) {
  const stat = fs.statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = fs.readdirSync(place).filter((name) => !notSources.has(name));
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(path.join(place, name))));
}

function isBuilt() {
  const built = path.join(root, 'apps/web/dist/index.html');
  if (!fs.existsSync(built)) return false;
  const at = fs.statSync(built).mtimeMs;
  return sources.every((place) => newest(path.join(root, place)) <= at);
}

async function build() {
  if (isBuilt()) return 0;
  console.log('Building the web app …');
  return npm(['run', '-s', 'build']);
}

async function start() {
  const address = parseAddress(process.env);
  if ('problem' in address) {
    console.error(address.problem);
    return 2;
  }
  for (const step of [install, build]) {
    const code = await step();
    if (code !== 0 || wasStopped()) return code;
  }
  // Not through npm: one process less between Ctrl-C and the server. The channel tells the server if we are killed.
  return run(node24, ['apps/server/src/main.ts'], { ipc: true });
}

process.exitCode = await start();
