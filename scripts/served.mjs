// The built app on a port of the system's choosing, and a browser that takes pictures of it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, isRoot } from './browser.mjs';
import { root } from './npm.mjs';

/** @returns {Promise<{ url: string, stop: () => void }>} */
async function serve() {
  // Tables of its own: those of this checkout may be in use by a server.
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'three-crowns-pictures-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const found = /Three Crowns is at (\S+)/.exec(String(text));
      if (found !== null) resolve(found[1]);
    });
    server.on('exit', () => reject(new Error('the server stopped')));
  });
  server.once('exit', () => fs.rmSync(data, { recursive: true, force: true }));
  return { url, stop: () => void server.kill('SIGTERM') };
}

/**
 * Server and browser are there while the work goes on.
 * @param {(browser: import('@playwright/test').Browser, url: string) => Promise<void>} work
 */
export async function withApp(work) {
  const { url, stop } = await serve();
  try {
    const args = [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--hide-scrollbars'];
    const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: !isRoot, args });
    await work(browser, url);
    await browser.close();
  } finally {
    stop();
  }
}
