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

const rules = {
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
};

const common = { target: 'node20', platform: 'neutral', splitting: true, treeshake: true, clean: false } as const;

// Rules and words in one: what both want, such as content and refusals, is in the package once.
const modules = { ...common, entry: { ...rules, ...Object.fromEntries(words) }, format: 'esm', dts: false } as const;

/** Words are ES modules alone, which Node can require: all games with all their words take them from where they lie. */
const wordsFromTheirDoors: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'words from their doors',
  setup(build) {
    build.onResolve({ filter: /^[.][/][^/]+[/](labels|book)[/][^/]+[/]index[.]js$/ }, ({ path }) => ({
      path: `.${path.replace('/index.js', '.js')}`,
      external: true,
    }));
  },
};

const commonJs = {
  ...common,
  entry: rules,
  format: 'cjs',
  dts: false,
  esbuildPlugins: [wordsFromTheirDoors],
  // Whoever reads the code reads the modules.
  esbuildOptions(options) {
    options.minifyWhitespace = true;
  },
  // Where the simulation looks for its worker: CommonJS has no import.meta.
  define: { 'import.meta.url': '__filename' },
} satisfies Options;

// What the doors to words export is said by scripts/declarations.ts. The compiler has written what each module declares before: putting that together
// takes tsup seconds, where asking an older compiler for it takes minutes.
const declarations = {
  ...common,
  entry: Object.fromEntries(Object.entries(rules).map(([name, file]) => [name, `.cache/declarations/${file.replace(/ts$/, 'd.ts')}`])),
  format: ['esm', 'cjs'],
  // tsup's own step for declarations sets an option that TypeScript 6 calls deprecated.
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0', paths: {} } },
} satisfies Options;

export default defineConfig([modules, commonJs, declarations]);
