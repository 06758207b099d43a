import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.js';
import { compiledRules, isCompiled } from '../compiled.js';

export default defineConfig({
  plugins: [compiledRules()],
  resolve: root.resolve ?? {},
  test: {
    root: import.meta.dirname,
    include: ['*.online.ts'],
    globalSetup: ['./helpers/having.ts'],
    server: { deps: { external: [isCompiled] } },
    // One thing at a time: servers, a database and their clients want the processors for themselves.
    fileParallelism: false,
    // The files share what they have read.
    isolate: false,
    // Real processes on a busy machine may miss a moment; what fails twice is a fault.
    retry: 1,
    testTimeout: 480_000,
    hookTimeout: 180_000,
    reporters: ['verbose'],
  },
});
