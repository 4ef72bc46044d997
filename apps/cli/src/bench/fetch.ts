/** boardgame.io is compared with on demand only: it is fetched by npm into a folder of its own, outside of the lock file. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@three-crowns/core';

export const LIBRARY = 'boardgame.io';
export const VERSION = '0.50.2';

/** In node_modules, which git ignores and a fresh install empties. */
const FOLDER = fileURLToPath(new URL(`../../../../node_modules/.cache/${LIBRARY}-${VERSION}`, import.meta.url));

/** The folder that holds it; fetched when it is not there yet. */
export function fetchBoardgameIo(): string {
  if (existsSync(join(FOLDER, 'node_modules', LIBRARY, 'package.json'))) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  const dependencies = { [LIBRARY]: VERSION };
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies }));
  try {
    // Nothing of what it brings may run while it is installed.
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    rmSync(FOLDER, { recursive: true, force: true });
    throw new BadInput('--boardgame-io', `npm could not fetch ${LIBRARY} ${VERSION}`);
  }
  return FOLDER;
}
