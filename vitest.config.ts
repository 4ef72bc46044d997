import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { proofEnv, proofLine } from './scripts/seed.mjs';

/** Says how to have the same run again. */
const proofs: Reporter = {
  onInit: () => console.log(proofLine),
  onTestRunEnd: (_files, _errors, reason) => {
    if (reason === 'failed') console.log(`failed with ${proofLine}`);
  },
};

const isFull = proofEnv.TEST_SIZE === 'full';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    // Node loads the sources as it does in use. Through Vite's own loader the hot loops run five times slower.
    experimental: { viteModuleRunner: false },
    // Nothing here changes what is shared, and code loaded once stays warm: two and a half times less work.
    isolate: false,
    maxWorkers: '100%',
    // Generous, for a busy machine with two cores: a time-out here means stuck, not slow.
    testTimeout: isFull ? 6 * 3_600_000 : 300_000,
    hookTimeout: 60_000,
    env: proofEnv,
    setupFiles: 'packages/core/test/properties.ts',
    // In full every test is told when it is done: a proof may take an hour.
    reporters: [isFull ? 'verbose' : 'default', proofs, ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
