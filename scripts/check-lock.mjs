// package-lock.json must serve every platform and name no machine's registry.
// npm leaves out the native packages it cannot find at that moment, and `npm ci` elsewhere then fails with "Cannot find
// native binding" (npm/cli#4828). If this step fails: take versions whose native packages are all published, delete
// node_modules and package-lock.json, and run `npm install`.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './npm.mjs';

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }} Entry */

/** @type {Record<string, Entry>} */
const packages = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

/**
 * What `require(name)` finds from a place in the tree: the nearest node_modules upwards.
 * @param {string} place
 * @param {string} name
 * @returns {Entry | undefined}
 */
function found(place, name) {
  const here = packages[path.posix.join(place, 'node_modules', name)];
  return here ?? (place === '' ? undefined : found(place.replace(/(^|\/)[^/]*$/, ''), name));
}

const problems = Object.entries(packages).flatMap(([place, { resolved, link, optionalDependencies = {} }]) => {
  const missing = Object.entries(optionalDependencies).filter(([name, range]) => {
    const entry = found(place, name);
    return entry === undefined || (/^\d/.test(range) && entry.version !== range);
  });
  return [
    ...missing.map(([name, range]) => `${place} lacks its optional ${name}@${range}`),
    ...(resolved && !link ? [`${place} names an address: ${resolved}`] : []),
  ];
});

for (const problem of problems) console.error(problem);
console.log(`package-lock.json: ${Object.keys(packages).length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
