import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compiledRules, isCompiled } from './test/compiled.js';

const source = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** Whole games and many of them, in files of a few lines. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(conformance|long-games|packs|properties|soak)\.test\.ts$|\/test\/(records|soak)\//.test(moduleId);

/** Are these the rules with a fault that was planted on purpose? Then the first test that notices it is the last. */
const isPlanted = process.env['LUDOTECA_FAULT'] !== undefined;

/**
 * What takes long begins first: otherwise one processor is still at it when the others have nothing left to do. Where a fault is planted it comes last,
 * for most faults are noticed without it.
 */
export class ByLength extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [long, short] = [sorted.filter(isLong), sorted.filter((file) => !isLong(file))];
    return isPlanted ? [...short, ...long] : [...long, ...short];
  }
}

/** Is everything tried once, as it is? Who looks for what no test reaches, or waits for changes, wants the sources themselves. */
const isOnce = process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage'));

export default defineConfig({
  plugins: isOnce ? [compiledRules()] : [],
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
    ...(!isPlanted ? { setupFiles: ['test/refusals/met.ts'], globalSetup: ['test/refusals/clear.ts'] } : {}),
    server: { deps: { external: [isCompiled] } },
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: ByLength },
    // The rules are read once for all faults that are planted in one copy of them; whatever differs is read anew.
    experimental: { fsModuleCache: isPlanted, fsModuleCachePath: '.cache/modules' },
    // What is compared with something kept, and kept nowhere yet, is noticed as well.
    ...(isPlanted ? { update: 'none' } : {}),
    // Where faults are planted, several runs share the machine.
    maxWorkers: isPlanted ? 1 : availableParallelism(),
    testTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: '.cache/tests.json' }]],
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary', 'json-summary'] },
  },
});
