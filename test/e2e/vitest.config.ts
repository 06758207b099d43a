import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.js';
import { compiledRules, isCompiled } from '../compiled.js';
import SecondTries from './second-tries.js';

export default defineConfig({
  plugins: [compiledRules()],
  // What the page is asked for may be told by its own data: that imports the package by its name.
  resolve: root.resolve ?? {},
  test: {
    root: import.meta.dirname,
    // What takes longest is tried before a release: `E2E=whole npm run test:e2e`.
    include: process.env['E2E'] === 'whole' ? ['*.e2e.ts', '*.long.ts'] : ['*.e2e.ts'],
    globalSetup: ['./serve.ts'],
    server: { deps: { external: [isCompiled] } },
    // Three browsers at a time, of which one is mostly waiting, each for one file after the other; every visitor has nothing kept from before.
    maxWorkers: 3,
    isolate: false,
    // Real processes on a busy machine may miss a moment; what fails twice is a fault.
    retry: 1,
    // What never comes is a fault; how long it takes to come says only how busy the machine is.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['verbose', new SecondTries()],
  },
});
