// The folders of the web app lie in storeys: what lies lower never imports what lies higher, no game imports another,
// and no folders import each other in a circle. Run by `npm run check:house`; docs/architecture.md draws the house.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './npm.mjs';

/** @typedef {{ readonly from: string, readonly to: string }} Import  One file of the web app by another, as paths from its `src`. */
/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph  Which folders a folder imports from. */

/** From the ground up. `games/*` is any one game, `games` the list of them. */
const STOREYS = [
  'settings',
  'words',
  'navigation',
  'seats',
  'design',
  'settingsPanel',
  'storage',
  'newGame',
  'daily',
  'table',
  'online',
  'learn',
  'registration',
  'games/*',
  'games',
  'coach',
  'pages',
  '.',
];

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bURL\(|\bcomposes:[^;]*\bfrom)\s*['"](\.[^'"?]+)/g;

/** @param {string} src @returns {Import[]} */
export function importsIn(src) {
  const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file));
  return files.flatMap((file) => {
    const found = fs.readFileSync(path.join(src, file), 'utf8').matchAll(IMPORT);
    return [...found].map(([, to]) => ({ from: file, to: path.join(path.dirname(file), to) }));
  });
}

/**
 * What is wrong with these imports, a sentence each.
 * @param {readonly Import[]} imports
 */
export function faultsOf(imports) {
  return [...imports.flatMap(faultOf), ...circlesIn(imports)];
}

/** @param {Import} _ */
function faultOf({ from, to }) {
  const [low, high] = [storeyOf(from), storeyOf(to)];
  if (low === undefined) return [`${from} lies in no storey of the house`];
  if (high === undefined) return [`${from} imports ${to}, which lies in no storey of the house`];
  if (high > low) return [`${from} (${STOREYS[low]}) imports ${to}, which lies higher (${STOREYS[high]})`];
  if (STOREYS[low] === 'games/*' && STOREYS[high] === 'games/*' && gameOf(from) !== gameOf(to)) {
    return [`${from} imports ${to} of another game`];
  }
  return [];
}

/** @param {string} file */
const gameOf = (file) => file.split('/')[1];

/** @param {string} file */
function storeyOf(file) {
  const [first, ...rest] = file.split('/');
  if (rest.length === 0) return STOREYS.indexOf('.');
  const name = first === 'games' && rest.length > 1 ? 'games/*' : first;
  return STOREYS.includes(name) ? STOREYS.indexOf(name) : undefined;
}

/**
 * Looked for in the whole house, then in the rooms of each storey, then in what lies in those.
 * @param {readonly Import[]} imports
 */
function circlesIn(imports) {
  const found = [1, 2, 3, 4].flatMap((depth) => {
    /** @param {string} file */
    const folderOf = (file) => path.dirname(file).split('/').slice(0, depth).join('/');
    /** @type {Map<string, Set<string>>} */
    const next = new Map();
    for (const { from, to } of imports) {
      const [a, b] = [folderOf(from), folderOf(to)];
      if (a !== b) next.set(a, (next.get(a) ?? new Set()).add(b));
    }
    return [...next.keys()].flatMap((start) => circleFrom(start, next));
  });
  return [...new Set(found)];
}

/**
 * The shortest way from a folder back to itself.
 * @param {string} start
 * @param {Graph} next
 * @returns {string[]}
 */
function circleFrom(start, next) {
  /** @type {Map<string, string>} */
  const cameFrom = new Map();
  const queue = [start];
  for (const at of queue) {
    for (const to of next.get(at) ?? []) {
      if (to === start) return told(wayTo(at, cameFrom));
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, at);
      queue.push(to);
    }
  }
  return [];
}

/** @param {string} end @param {ReadonlyMap<string, string>} cameFrom */
function wayTo(end, cameFrom) {
  const way = [end];
  for (let at = cameFrom.get(end); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}

/** Each circle once: by the first of its folders. @param {readonly string[]} way */
function told(way) {
  const first = way.toSorted()[0];
  return way[0] === first ? [`folders import each other in a circle: ${[...way, first].join(' -> ')}`] : [];
}

if (process.argv[1] === import.meta.filename) {
  const faults = faultsOf(importsIn(path.join(root, 'apps/web/src')));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log('no import leads upwards, no folders form a circle');
}
