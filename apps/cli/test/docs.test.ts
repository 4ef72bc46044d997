/** What the pages of the project name is there: pages and their headings, files and folders, scripts of npm, commands of `crowns`. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { crowns, folder } from './crowns.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NO_PLACES = new Set(['node_modules', 'dist', 'test-results', '.git', 'data']);

/** Files, and folders with a slash at the end, from the root. */
function placesIn(folder: string): string[] {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (NO_PLACES.has(entry.name)) return [];
    return entry.isDirectory() ? [`${name}/`, ...placesIn(name)] : [name];
  });
}

const places = placesIn('');
const pages = places.filter((place) => place.endsWith('.md'));
const textOf = (place: string): string => fs.readFileSync(path.join(ROOT, place), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name);

/** Any tail of a place names it; `src` may be left out, as everybody does. */
const names = new Set(
  places.flatMap((place) => {
    const parts = place.replaceAll('src/', '').split('/');
    return [place, ...parts.map((_, i) => parts.slice(i).join('/'))];
  }),
);
const isPlace = (name: string): boolean => names.has(name.replace(/^(\.\.?\/)+/, '').replaceAll('src/', ''));

const headingsOf = (place: string): string[] =>
  found(textOf(place), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Of the whole project, and of the places with scripts of their own (`-w`). */
const scripts = new Set(
  places
    .filter((place) => path.basename(place) === 'package.json')
    .flatMap((place) => Object.keys(JSON.parse(textOf(place)).scripts ?? {})),
);

function brokenLinks(page: string): string[] {
  return found(textOf(page), /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [file, heading] = link.split('#');
    const to = file === '' ? page : path.join(path.dirname(page), file);
    if (!fs.existsSync(path.join(ROOT, to))) return true;
    return heading !== undefined && to.endsWith('.md') && !headingsOf(to).includes(heading);
  });
}

/** What comes by running the server, and a game that a page only tells how to make. */
const NOT_YET = /^data\/|nine-crowns/;
/** What is between backticks and looks like a file or a folder of ours. */
const PLACE = /`((?:[\w.-]+\/)+(?:[\w.-]+\.(?:tsx?|m?js|css|json|md|py|html))?)`/g;

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  it('leads to pages and headings that there are', () => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it('names files and folders that there are', () => {
    const missing = found(text, PLACE).filter((name) => !isPlace(name) && !NOT_YET.test(name));
    expect(missing).toEqual([]);
  });

  it('names scripts and commands that there are', () => {
    expect(found(text, /npm run (?:-s )?([a-z:-]+)/g).filter((name) => !scripts.has(name))).toEqual([]);
    expect(found(text, /\bcrowns -- ([a-z]+)/g).filter((name) => !COMMANDS.some((one) => one.name === name))).toEqual(
      [],
    );
  });
});

it('docs/architecture.md has a row for every command', () => {
  const rows = found(textOf('docs/architecture.md'), /^\| `([a-z]+)\b/gm);
  expect(COMMANDS.map(({ name }) => name).filter((name) => !rows.includes(name))).toEqual([]);
});

describe('apps/cli/README.md', () => {
  const at = folder();
  /** A line that is typed, and what follows it; what measures the machine is left out. */
  const samples = [...textOf('apps/cli/README.md').matchAll(/^\$ (.+)\n((?:(?!\$ |```).*\n)+)/gm)]
    .map(([, typed, told]) => ({ typed, told: told.trimEnd() }))
    .filter(({ typed }) => !/crowns (sim|arena|perft) /.test(typed));

  beforeAll(async () => {
    await crowns([
      ...'sim king-of-the-valley --bots greedy,random,random --swap --games 1 --seed demo --record'.split(' '),
      at,
    ]);
    fs.mkdirSync(path.join(at, 'games'));
    fs.renameSync(path.join(at, 'game-1.json'), path.join(at, 'games/game-001.json'));
  });

  it('has samples', () => expect(samples.length).toBeGreaterThan(5));

  it.each(samples)('shows what a command says: $typed', async ({ typed, told }) => {
    const [, input = '', line] = /^(?:echo '(.*)' \| )?crowns (.*)$/.exec(typed) ?? [];
    const args = line.split(' ').map((word) => word.replace(/^games\//, `${at}/games/`));
    const { out, err } = await crowns(args, { input });
    expect(`${out}${err}`.replaceAll(`${at}/`, '').trimEnd()).toBe(told);
  });
});
