import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const games = ['ojo-del-terror', 'genegrafter', 'som-el-que-decidim', 'genes-mactantes', 'orbis-terrarum'] as const;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // What makes the page installable, and playable without a connection once it has been seen.
    VitePWA({
      injectRegister: false, // src/offline does it, when nothing else is on its way
      manifest: {
        name: 'ludoteca',
        short_name: 'ludoteca',
        description: 'Five games, one table.',
        display: 'standalone',
        background_color: '#f5f1e8',
        theme_color: '#22645a',
        categories: ['games'],
        icons: [
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon-cut-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png}'],
        // A game is fetched piece by piece: whoever has an older page open keeps its pieces until it is closed.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        // What a host answers is never kept.
        navigateFallbackDenylist: [/\/(tables|socket|online\.json)/],
      },
    }),
  ],
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
    rolldownOptions: {
      // How long each plugin takes is of no use to whoever only wants the page.
      checks: { bundlerTimings: false },
      output: {
        // Few and whole pieces travel faster than many: what all games share, and the rules of each.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'core', test: /\/src\/(core|protocol)\//, priority: 2 },
            ...games.map((id) => ({ name: `rules-${id}`, test: new RegExp(`/src/games/${id}/(?!labels/|book/)`), priority: 1 })),
          ],
        },
      },
    },
  },
  server: { port: 5180 },
  preview: { port: 5181 },
});
