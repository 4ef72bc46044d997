// What a full run has passed, kept so that one that was stopped goes on where it was. Another commit, another seed or a changed
// file begins anew.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './npm.mjs';
import { proofEnv } from './seed.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const file = path.join(root, 'full-run.json');

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';

/** What was tested; undefined where files differ from the commit, and nothing is kept. */
function tested() {
  return git('status', '--porcelain') === '' ? `${git('rev-parse', 'HEAD').trim()} ${proofEnv.TEST_SEED}` : undefined;
}

/** By name of a step: its count, where it passed before. @returns {Map<string, Count>} */
export function passedBefore() {
  if (proofEnv.TEST_SIZE !== 'full' || !fs.existsSync(file)) return new Map();
  const { tested: before, steps } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return new Map(before === tested() ? Object.entries(steps) : []);
}

/** @param {Map<string, Count>} steps */
export function keep(steps) {
  const now = tested();
  if (proofEnv.TEST_SIZE !== 'full' || now === undefined) return;
  fs.writeFileSync(file, `${JSON.stringify({ tested: now, steps: Object.fromEntries(steps) }, null, 2)}\n`);
}
