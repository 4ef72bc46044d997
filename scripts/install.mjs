// Installs the dependencies when node_modules is absent or does not match package-lock.json.
// Plain JavaScript without dependencies: it runs before anything is installed, on whichever Node the machine has.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { npm, root } from './npm.mjs';

const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.three-crowns-installed');

/** Node 24 of the npm package `node`, which runs everything but these scripts. */
export const node24 = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

function wanted() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function isInstalled() {
  return fs.existsSync(node24) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted();
}

/** Installs what is missing; gives npm's exit code. */
export async function install() {
  if (isInstalled()) return 0;
  console.log('Installing dependencies (once, and again when package-lock.json changes) …');
  // Windows cannot delete the running Node, which `npm ci` would do when it is the one in node_modules.
  const runsFromModules = process.execPath.startsWith(modules + path.sep);
  const how = process.platform === 'win32' && runsFromModules ? ['install', '--no-save'] : ['ci'];
  const code = await npm([...how, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) return code;
  if (!fs.existsSync(node24)) {
    console.error('npm did not install Node 24 (package "node"): are install scripts switched off (ignore-scripts)?');
    return 1;
  }
  fs.writeFileSync(stamp, wanted());
  return 0;
}

// `npm install` and `npm ci` by hand end here (postinstall), so that what they installed counts as installed.
if (process.argv[2] === '--stamp' && fs.existsSync(node24)) fs.writeFileSync(stamp, wanted());
