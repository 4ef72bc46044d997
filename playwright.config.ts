import { defineConfig } from '@playwright/test';
import { ensureBrowser, isRoot } from './scripts/browser.mjs';
import { proofEnv } from './scripts/seed.mjs';

// For the workers, which begin after this.
Object.assign(process.env, proofEnv);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: {
    command: 'npm run -s serve',
    env: { HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: 'test-results/data' },
    // The port is free by being chosen by the system; Playwright keeps the named group in process.env.CROWNS_URL.
    wait: { stdout: /Three Crowns is at (?<crowns_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    // What has not come by then never comes: it is said at what a test is stuck, long before its own time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: process.env.CROWNS_URL ?? '',
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // What was done, step by step. Copies of the page at every step cost more than the steps: `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // It stores the whole app at every first visit. offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureBrowser(),
      chromiumSandbox: !isRoot,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
