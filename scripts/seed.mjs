// Size and seed of the large proofs. The seed is another one for every commit, so that small runs add up.
import { spawnSync } from 'node:child_process';

/** @returns {string} */
function commit() {
  const asked = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : 'no commit';
}

/** As the tests read them; TEST_SEED repeats a run. */
export const proofEnv = {
  TEST_SIZE: process.env.TEST_SIZE === 'full' || process.argv.includes('--full') ? 'full' : 'small',
  TEST_SEED: process.env.TEST_SEED ?? commit(),
};

/** How this run is repeated. */
export const proofLine = `proofs of ${proofEnv.TEST_SIZE} size from TEST_SEED="${proofEnv.TEST_SEED}"`;
