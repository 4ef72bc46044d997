import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { compressed } from './build/compress.ts';
import { serviceWorker } from './build/serviceWorker.ts';

export default defineConfig({
  plugins: [react(), serviceWorker(), compressed()],
  build: {
    // The server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    // Compressing takes as long as the rest of the build, and is meant to.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: chunkGroups() } } },
  },
  worker: { format: 'es' },
});
