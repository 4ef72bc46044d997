// Colours come from tokens: the stylesheets of the web app name none but in design/tokens.css and in the palette of a game,
// every colour that is named there is used, and no property is used that nothing sets. Run by `npm run check:colours`.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './npm.mjs';

/** @typedef {{ readonly name: string, readonly text: string }} File */

/** @param {string} name */
const isTokens = (name) => name === 'design/tokens.css' || /^games\/[\w-]+\/pieces\/palette\.css$/.test(name);

const NAMED = 'white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|green|olive|teal|navy|blue|purple|pink|brown';
const COLOUR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(|(?<![\\w-])(?:${NAMED})(?![\\w-])`,
  'gi',
);

/** Values of declarations, with the line each begins in. @param {string} text */
function valuesIn(text) {
  const bare = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(/(?<=[{;]\s*)(?:--)?[\w-]+\s*:([^;{}]*)(?=[;}])/g)].map((found) => ({
    line: bare.slice(0, found.index).split('\n').length,
    // An address may hold a "#".
    value: found[1].replace(/url\([^)]*\)/g, ''),
  }));
}

/**
 * What is wrong with these stylesheets and sources, a sentence each.
 * @param {readonly File[]} files
 */
export function faultsOf(files) {
  const literal = files
    .filter(({ name }) => name.endsWith('.css') && !isTokens(name))
    .flatMap(({ name, text }) =>
      valuesIn(text).flatMap(({ line, value }) =>
        [...value.matchAll(COLOUR)].map(([colour]) => `${name}:${line} names the colour ${colour}: give it a token`),
      ),
    );
  return [...literal, ...unusedIn(files), ...unknownIn(files)];
}

/** A property that nothing sets takes its whole declaration with it, and the thing has no colour at all. @param {readonly File[]} files */
function unknownIn(files) {
  const set = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name)),
  );
  return files
    .filter(({ name }) => name.endsWith('.css'))
    .flatMap(({ name, text }) =>
      valuesIn(text).flatMap(({ line, value }) =>
        [...value.matchAll(/var\((--[\w-]+)\)/g)]
          .filter(([, token]) => !set.has(token))
          .map(([, token]) => `${name}:${line} uses ${token}, which nothing sets`),
      ),
    );
}

/** @param {readonly File[]} files */
function unusedIn(files) {
  const used = new Set(files.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)));
  /** Of names that are put together, `--${colour}-ink`: what they may be. */
  const open = files.flatMap(({ text }) => [...text.matchAll(/var\(--\$\{[^}]*\}([\w-]*)\)/g)].map(([, end]) => end));
  return files
    .filter(({ name }) => isTokens(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/^\s*(--[\w-]+):/gm)]
        .map(([, token]) => token)
        .filter((token) => !used.has(token) && !isSeatColour(token, open))
        .map((token) => `${name} has ${token}, which nothing uses`),
    );
}

/** @param {string} token @param {readonly string[]} open */
const isSeatColour = (token, open) => {
  const [, end] = /^--(?:crimson|azure|forest|violet|amber)(.*)$/.exec(token) ?? [];
  return end !== undefined && open.includes(end);
};

if (process.argv[1] === import.meta.filename) {
  const src = path.join(root, 'apps/web/src');
  const names = fs.readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx?|css)$/.test(name));
  const faults = faultsOf(names.map((name) => ({ name, text: fs.readFileSync(path.join(src, name), 'utf8') })));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log('every colour is a token, every token is used, whatever is used is set');
}
