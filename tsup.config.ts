import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/core/index.ts',
    'games/index': 'src/games/index.ts',
    'bots/index': 'src/bots/index.ts',
    'simulate/index': 'src/simulate/index.ts',
    'simulate/worker': 'src/simulate/worker.ts',
    'testing/index': 'src/testing/index.ts',
    'ojo-del-terror/index': 'src/games/ojo-del-terror/index.ts',
    'ojo-del-terror/testing': 'src/games/ojo-del-terror/scenes/index.ts',
    'genegrafter/index': 'src/games/genegrafter/index.ts',
    'genegrafter/testing': 'src/games/genegrafter/scenes/index.ts',
    'som-el-que-decidim/index': 'src/games/som-el-que-decidim/index.ts',
    'som-el-que-decidim/testing': 'src/games/som-el-que-decidim/scenes/index.ts',
    'genes-mactantes/index': 'src/games/genes-mactantes/index.ts',
    'genes-mactantes/testing': 'src/games/genes-mactantes/scenes/index.ts',
    'orbis-terrarum/index': 'src/games/orbis-terrarum/index.ts',
    'orbis-terrarum/testing': 'src/games/orbis-terrarum/scenes/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'node20',
  platform: 'neutral',
  // Where the simulation looks for its worker: CommonJS has no import.meta.
  esbuildOptions(options, { format }) {
    if (format === 'cjs') options.define = { ...options.define, 'import.meta.url': '__filename' };
  },
  // tsup's own step for declarations sets an option that TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
  // Both together: shared chunks, and native `?.` in the CommonJS build.
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
});
