// Installs the dependencies when node_modules is absent or does not match package-lock.json, and checks the Node among
// them. Plain JavaScript without dependencies: it runs before anything is installed, on whichever Node the machine has.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { binaryIn, checkNode } from './node-binary.mjs';
import { npm, root } from './npm.mjs';

const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.three-crowns-installed');
const nodePackage = path.join(modules, 'node');

/** Node 24 of the npm package `node`, which runs everything but these scripts. */
export const node24 = binaryIn(nodePackage);

function wanted() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function isInstalled() {
  return fs.existsSync(node24) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted();
}

/** The exit code of npm. */
async function fetchPackages() {
  console.log('Installing dependencies (once, and again when package-lock.json changes) …');
  // Windows cannot delete the running Node, which `npm ci` would do when it is the one in node_modules.
  const runsFromModules = process.execPath.startsWith(modules + path.sep);
  const how = process.platform === 'win32' && runsFromModules ? ['install', '--no-save'] : ['ci'];
  // Scripts wait: our own postinstall would be run by the Node that has just been fetched, before it is checked.
  const code = await npm([...how, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  return code === 0 ? npm(['rebuild', 'node', '--loglevel=error']) : code;
}

/** Stamps what is there as installed, if its Node is the right one; gives an exit code. */
async function stampChecked() {
  const { problem, warning } = await checkNode(nodePackage);
  if (warning) console.warn(warning);
  if (problem) {
    console.error(`${problem}\nNothing is run with it. Delete node_modules and try again.`);
    fs.rmSync(stamp, { force: true });
    return 1;
  }
  fs.writeFileSync(stamp, wanted());
  return 0;
}

/** Installs what is missing; gives an exit code. */
export async function install() {
  const code = isInstalled() ? 0 : await fetchPackages();
  return code === 0 ? stampChecked() : code;
}

// `npm install` and `npm ci` by hand end here (postinstall), so that what they installed counts as installed.
if (process.argv[2] === '--stamp') process.exitCode = await stampChecked();
