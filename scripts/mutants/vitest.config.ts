import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import whole, { ByLength } from '../../vitest.config.js';

/** How many rooms, one within the other, a test shares with what is changed. */
const nearness = (test: string, changed: string): number => {
  const rooms = dirname(test).split('/test/').at(-1)!.split('/');
  const others = dirname(changed).split('/src/').at(-1)!.split('/');
  const apart = rooms.findIndex((room, i) => room !== others[i]);
  return apart < 0 ? rooms.length : apart;
};

/** Most changes are noticed by what a game says, in words and of recorded games; of the other tests those of the same room are asked first. */
class LikelyFirst extends ByLength {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = process.env['MUTANTS_CHANGED'] ?? '';
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.endsWith('/said.test.ts') ? Number.POSITIVE_INFINITY : nearness(moduleId, changed);
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
  }
}

/** The tests of one room; each file with modules of its own, because mutants that work while a module is loaded want it loaded anew. */
export default defineConfig({
  ...whole,
  // Mutants are put into the sources as Vite reads them.
  plugins: [],
  test: {
    ...whole.test,
    sequence: { sequencer: LikelyFirst },
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    setupFiles: [],
    globalSetup: [],
    isolate: true,
    reporters: [],
  },
});
