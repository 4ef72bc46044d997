// `npm test`: installs what is missing, then runs every step, even after one failed. The last line is the sum.
// `npm run test:full` does the same with the large proofs in their full size, the unit tests folder by folder; stopped, it goes
// on where it was. `-- --only <text>` runs the steps with that text in their names.
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { keep, passedBefore } from './ledger.mjs';
import { npm, root, wasStopped } from './npm.mjs';
import { proofEnv, proofLine } from './seed.mjs';

/** @typedef {import('./ledger.mjs').Count} Count */
/** @typedef {{ name: string, script: string, args?: string[], report?: { file: string, count: (report: any) => Count } }} Step */

const results = path.join(root, 'test-results');

const unitReport = { file: 'unit.json', count: countVitest };

/** In full each folder is a step of its own: what has passed need not be run again. @returns {Step[]} */
function unitSteps() {
  if (proofEnv.TEST_SIZE !== 'full') return [{ name: 'unit tests', script: 'test:unit', report: unitReport }];
  return ['packages', 'apps']
    .flatMap((place) => fs.readdirSync(path.join(root, place)).map((name) => `${place}/${name}`))
    .filter((folder) => fs.existsSync(path.join(root, folder, 'test')))
    .map((folder) => ({
      name: `unit tests of ${folder}`,
      script: 'test:unit',
      args: [`${folder}/test/`],
      report: unitReport,
    }));
}

/** Every step; listed when they are run, for a checkout may be refused before. @returns {Step[]} */
const steps = () => [
  { name: 'lock file', script: 'check:lock' },
  { name: 'types of the packages (no Node, no DOM)', script: 'check:types:packages' },
  { name: 'types of tests, server, command line, scripts', script: 'check:types:node' },
  { name: 'types of the web app and its tests', script: 'check:types:web' },
  { name: 'lint, format, storeys of the web app', script: 'check:lint' },
  { name: 'dead code', script: 'check:dead' },
  ...unitSteps(),
  { name: 'build of the web app', script: 'build' },
  { name: 'browser tests', script: 'test:browser', report: { file: 'browser.json', count: countPlaywright } },
];

/**
 * A skipped test is a failed one: what is not run is not proved. So is a file that could not be loaded.
 * @param {{ numPassedTests: number, numTotalTests: number, testResults: { assertionResults: unknown[] }[] }} report
 * @returns {Count}
 */
function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const withoutTests = testResults.filter(({ assertionResults }) => assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + withoutTests };
}

/**
 * @param {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} report
 * @returns {Count}
 */
function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/**
 * What a runner reports; no report, no test at all, or an exit code that its counts do not explain is a failure too.
 * @param {NonNullable<Step['report']>} report
 * @param {number} code
 * @returns {Count}
 */
function countReport({ file, count }, code) {
  const place = path.join(results, file);
  if (!fs.existsSync(place)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(fs.readFileSync(place, 'utf8')));
  const unexplained = passed + failed === 0 || (code !== 0 && failed === 0);
  return { passed, failed: failed + (unexplained ? 1 : 0) };
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Count>}
 */
async function runStep({ name, script, args = [], report }, env) {
  console.log(`\n=== ${name} (npm run ${[script, ...args].join(' ')})`);
  if (report) fs.rmSync(path.join(results, report.file), { force: true });
  const code = await npm(['run', '-s', script, '--', ...args], env);
  if (report) return countReport(report, code);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The browser's path in the environment; without a browser the browser tests fail by themselves. */
function browserEnv() {
  try {
    return { CHROME_PATH: ensureBrowser() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {};
  }
}

/** The steps that were asked for; all of them where none was named. */
function wantedSteps() {
  const at = process.argv.indexOf('--only');
  return at < 0 ? steps() : steps().filter(({ name }) => name.includes(process.argv[at + 1] ?? ''));
}

async function test() {
  fs.rmSync(results, { recursive: true, force: true });
  if ((await install()) !== 0) return { passed: 0, failed: 1 };
  const env = { ...browserEnv(), ...proofEnv };
  const sum = { passed: 0, failed: 0 };
  const lines = [];
  const before = passedBefore();
  for (const step of wantedSteps()) {
    const known = before.get(step.name);
    const { passed, failed } = known ?? (await runStep(step, env));
    if (wasStopped()) return { passed: sum.passed, failed: sum.failed + 1 };
    sum.passed += passed;
    sum.failed += failed;
    if (failed === 0) keep(before.set(step.name, { passed, failed }));
    const result = `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${passed} passed, ${failed} failed`;
    lines.push(known === undefined ? result : `${result}, before`);
  }
  if (lines.length === 0) return { passed: 0, failed: 1 };
  console.log(`\n=== summary, ${proofLine}\n${lines.join('\n')}`);
  return sum;
}

const { passed, failed } = await test();
const line = `${passed} passed, ${failed} failed`;
fs.mkdirSync(results, { recursive: true });
fs.writeFileSync(path.join(results, 'summary.txt'), `${line}\n`);
console.log(line);
process.exitCode = failed === 0 ? 0 : 1;
