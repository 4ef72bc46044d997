/** A browser with a folder of its own that can be killed as a power cut would: nothing gets the time to tidy up. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureBrowser, isRoot } from '../../scripts/browser.mjs';

export interface Killable {
  readonly context: BrowserContext;
  /** Ends the whole browser at once. */
  kill(): Promise<void>;
}

/** A folder for one browser after another; what is still running in it is killed with it. */
export interface Folder {
  readonly place: string;
  readonly running: Set<Killable>;
}

export function newFolder(): Folder {
  return { place: fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-browser-')), running: new Set() };
}

export async function removeFolder({ place, running }: Folder): Promise<void> {
  for (const browser of running) await browser.kill();
  fs.rmSync(place, { recursive: true, force: true });
}

/** Started again in the same folder, a browser finds what was on the disk. */
export async function launch({ place, running }: Folder): Promise<Killable> {
  const args = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${place}`,
    '--disable-gpu',
    '--no-first-run',
  ];
  const child = spawn(ensureBrowser(), [...args, ...(isRoot ? ['--no-sandbox'] : []), 'about:blank'], {
    // It leads a group of processes, so that all of them can be killed.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = async () => {
    if (!running.delete(killable)) return;
    const noticed = new Promise<void>((resolve) => browser.on('disconnected', () => resolve()));
    await Promise.all([killAll(child), noticed]);
  };
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const killable = { context: browser.contexts()[0], kill };
  running.add(killable);
  return killable;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part) => {
      said += part;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found !== null) resolve(found[1]);
    });
    child.on('exit', () => reject(new Error(`the browser did not start: ${said}`)));
  });
}

/** All of its processes: one that is still ending keeps the lock of the database from the browser that comes next. */
async function killAll(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  process.kill(-pid, 'SIGKILL');
  await gone;
  while (isAnyLeft(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Who is dead and only not buried yet (Z) holds nothing any more. */
function isAnyLeft(group: number): boolean {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,stat='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').some((line) => {
    const [pgid, stat] = line.trim().split(/\s+/);
    return Number(pgid) === group && !stat.startsWith('Z');
  });
}

/** As if the last write of the killed browser had been torn in the middle: its log ends before the line does. */
export function tearLastWrite({ place }: Folder): void {
  const databases = path.join(place, 'Default', 'IndexedDB');
  const names = fs.readdirSync(databases, { recursive: true, encoding: 'utf8' });
  for (const log of names.filter((name) => name.endsWith('.log')).map((name) => path.join(databases, name)))
    fs.truncateSync(log, fs.statSync(log).size - 3);
}
