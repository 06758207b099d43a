import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    // Tests and examples import the package by its own name; here that means the source.
    alias: [
      { find: /^ludoteca$/, replacement: source('core/index.ts') },
      { find: /^ludoteca\/(games|bots|simulate|testing|host|client)$/, replacement: source('$1/index.ts') },
      { find: /^ludoteca\/(.+)\/testing$/, replacement: source('games/$1/scenes/index.ts') },
      { find: /^ludoteca\/(.+)$/, replacement: source('games/$1/index.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // Which refusals the tests meet is noted, but not of rules that are broken on purpose.
    ...(process.env['LUDOTECA_FAULT'] === undefined
      ? { setupFiles: ['test/refusals/met.ts'], globalSetup: ['test/refusals/clear.ts'] }
      : {}),
    pool: 'threads',
    isolate: false,
    // Where faults are planted, several runs share the machine.
    maxWorkers: process.env['LUDOTECA_FAULT'] === undefined ? availableParallelism() : 1,
    testTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: '.cache/tests.json' }]],
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary', 'json-summary'] },
  },
});
