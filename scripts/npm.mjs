// Runs npm the way this process was started by it, so that npm 10 stays npm 10 and a second npm on the path is not used.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @returns {{ command: string, prefix: string[], shell: boolean }} */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && /npm-cli\.c?js$/.test(cli)) return { command: node ?? process.execPath, prefix: [cli], shell: false };
  return { command: 'npm', prefix: [], shell: process.platform === 'win32' };
}

/**
 * Runs npm in the project's root, its output shown, and gives its exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<number>}
 */
export function npm(args, env = {}) {
  const { command, prefix, shell } = npmCommand();
  return run(command, [...prefix, ...args], { env, shell });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32';
let stopped = false;

/** Whether somebody asked this process to stop while a program ran. */
export const wasStopped = () => stopped;

/**
 * Runs a program in the project's root, its output shown. It leads a process group, so that what stops us reaches
 * whatever it started (npm and the shell under it pass nothing on), and we wait for it to end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, ipc?: boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, shell = false, ipc = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell,
      detached: !isWindows,
      stdio: ['inherit', 'inherit', 'inherit', ...(ipc ? /** @type {const} */ (['ipc']) : [])],
    });
    // Whatever tells us to stop, they get Ctrl-C: on that Playwright stops its server and browsers, on SIGTERM it does not.
    const stop = () => {
      stopped = true;
      if (isWindows || child.pid === undefined) child.kill('SIGINT');
      else process.kill(-child.pid, 'SIGINT');
    };
    for (const signal of signals) process.on(signal, stop);
    const done = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

// When npm is told to stop, the shell between npm and us dies without a word: we notice that our parent is another one.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
