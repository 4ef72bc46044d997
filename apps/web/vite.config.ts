import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // The server's content policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
});
