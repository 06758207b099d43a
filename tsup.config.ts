import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Entry = readonly [name: string, file: string];

/** Words of every game in every language, and its rulebooks: `ojo-del-terror/labels/spanish`. */
const words = readdirSync('src/games').flatMap((game) =>
  ['labels', 'book'].flatMap((room) => {
    const home = `src/games/${game}/${room}`;
    const languages = existsSync(home) ? readdirSync(home).filter((language) => existsSync(`${home}/${language}/index.ts`)) : [];
    return languages.flatMap((language): readonly Entry[] => {
      const all = `${home}/${language}/index.ts`;
      if (room === 'book') return [[`${game}/book/${language}`, all]];
      // A door to labels is written by scripts/declarations.ts and leads to two modules: of one that nothing is wanted of, a bundler takes nothing.
      return [
        [`${game}/words/${language}`, all],
        [`${game}/names/${language}`, `${home}/${language}/naming.ts`],
      ];
    });
  }),
);

/** What both builds have in common. */
const common = { target: 'node20', platform: 'neutral', splitting: true, treeshake: true, clean: false } as const;

// Words are ES modules alone, which Node can require; scripts/declarations.ts says what they export.
const ofWords = { ...common, entry: Object.fromEntries(words), format: 'esm', dts: false } as const;

/** All games with all their words take them from where they lie: they are in the package once. */
const wordsFromTheirDoors: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'words from their doors',
  setup(build) {
    build.onResolve({ filter: /^[.][/][^/]+[/](labels|book)[/][^/]+[/]index[.]js$/ }, ({ path }) => ({
      path: `.${path.replace('/index.js', '.js')}`,
      external: true,
    }));
  },
};

const ofRules = {
  ...common,
  esbuildPlugins: [wordsFromTheirDoors],
  entry: {
    index: 'src/core/index.ts',
    'games/index': 'src/games/index.ts',
    'bots/index': 'src/bots/index.ts',
    'simulate/index': 'src/simulate/index.ts',
    'simulate/worker': 'src/simulate/worker.ts',
    'testing/index': 'src/testing/index.ts',
    'host/index': 'src/host/index.ts',
    'client/index': 'src/client/index.ts',
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
  // Where the simulation looks for its worker: CommonJS has no import.meta.
  esbuildOptions(options, { format }) {
    if (format === 'cjs') options.define = { ...options.define, 'import.meta.url': '__filename' };
  },
  // tsup's own step for declarations sets an option that TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
} satisfies Options;

export default defineConfig([ofRules, ofWords]);
