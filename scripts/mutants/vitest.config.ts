import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import whole, { ByLength } from '../../vitest.config.js';

/** What a game says is a third of it, and most changes to that are noticed by one test. */
class FirstWhatIsSaid extends ByLength {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSaid = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/said.test.ts');
    return [...sorted.filter(isSaid), ...sorted.filter((file) => !isSaid(file))];
  }
}

/** The tests of one room; each file with modules of its own, because mutants that work while a module is loaded want it loaded anew. */
export default defineConfig({
  ...whole,
  // Mutants are put into the sources as Vite reads them.
  plugins: [],
  test: {
    ...whole.test,
    sequence: { sequencer: FirstWhatIsSaid },
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    setupFiles: [],
    globalSetup: [],
    isolate: true,
    reporters: [],
  },
});
