import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.js';

/** The tests of one room; each file with modules of its own, because mutants that work while a module is loaded want it loaded anew. */
export default defineConfig({
  ...whole,
  // Mutants are put into the sources as Vite reads them.
  plugins: [],
  test: {
    ...whole.test,
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    setupFiles: [],
    globalSetup: [],
    isolate: true,
    reporters: [],
  },
});
