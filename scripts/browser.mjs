// Finds a Chrome or Chromium for the browser tests, or gets one. It never gives up silently: no browser is an error.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './npm.mjs';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
};

export const isRoot = process.getuid?.() === 0;

/** @param {string} file */
function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Ubuntu has a chromium-browser that only says that a snap is wanted: it exists, and does not run.
 * @param {string} file
 */
function isBrowser(file) {
  if (!isProgram(file)) return false;
  // On Windows the question opens a window.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * An installed browser, CHROME_PATH before all others.
 * @returns {string | undefined} its path
 */
function findBrowser() {
  const { CHROME_PATH: wish, PATH = '' } = process.env;
  if (wish) {
    if (isProgram(wish)) return wish;
    throw new Error(`CHROME_PATH is "${wish}", and no program is there.`);
  }
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const places = Object.entries(usualPlaces).find(([platform]) => platform === process.platform)?.[1] ?? [];
  return [...onPath, ...places, ...downloaded()].find(isBrowser);
}

/** Where Playwright's own download is, or would be. */
function downloaded() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return [String(chromium.executablePath())];
  } catch {
    return [];
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

function installFromDebian() {
  if (!isRoot || !isProgram('/usr/bin/apt-get')) return false;
  console.log('Installing the package chromium with apt-get …');
  succeeds('apt-get', ['update', '-q']);
  return succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
}

function downloadFromPlaywright() {
  console.log("Downloading Playwright's Chromium …");
  return succeeds(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
}

/**
 * A browser, installed if there is none.
 * @returns {string} its path
 */
export function ensureBrowser() {
  for (const get of [() => true, installFromDebian, downloadFromPlaywright]) {
    const browser = get() ? findBrowser() : undefined;
    if (browser) return browser;
  }
  throw new Error('No Chrome or Chromium can be had. Install one, or give the path of one in CHROME_PATH.');
}
