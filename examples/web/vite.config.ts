import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The page imports the package by its own name; in this repository that means the source.
  resolve: {
    alias: [
      { find: /^ludoteca$/, replacement: source('core/index.ts') },
      { find: /^ludoteca\/(games|bots|host|client)$/, replacement: source('$1/index.ts') },
      { find: /^ludoteca\/(.+)$/, replacement: source('games/$1/index.ts') },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: '../../.cache/web',
    emptyOutDir: true,
    target: 'es2023',
    // A table for all the games carries all their rules; a page for one game imports that game's own path and is a fraction of this.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'rules', test: /\/src\/(core|games|bots|host|client|protocol)\// },
          ],
        },
      },
    },
  },
  server: { port: 5180 },
  preview: { port: 5181 },
});
