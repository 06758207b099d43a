import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const sources = join(root, 'src');
const compiled = join(root, '.cache/compiled');

/** What is taken from where it was compiled to. */
export const isCompiled: RegExp = /\/\.cache\/compiled\//;

/** Where games are found by their modules, those of a test too, which are TypeScript. */
const simulation = join(sources, 'simulate');
/** What runs on the threads of a simulation. */
const threads = join(simulation, 'worker.ts');

/** The game of one's own that tests have played on threads. */
const ownGame = join(root, 'examples/your-own-game/pig.ts');
const ownGameCompiled = join(compiled, 'your-own-game.mjs');

/** A thread reads the rules as everything else does, and that game instead of its source, which Node could not read. */
const worker = `import play from './thread.js';
const own = ${JSON.stringify(pathToFileURL(ownGame).href)};
export default (task) =>
  play(task.source.module === own ? { ...task, source: { ...task.source, module: ${JSON.stringify(pathToFileURL(ownGameCompiled).href)} } } : task);
`;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name),
  );

/** Where a source is compiled to, without its ending. */
const nameOf = (source: string): string => (source === threads ? 'simulate/thread' : relative(sources, source).replace(/\.[jt]s$/, ''));
const placeOf = (source: string): string => join(compiled, `${nameOf(source)}.js`);

const format = { format: 'esm', target: 'node20', logLevel: 'error' } as const;

const isStale = (source: string, place = placeOf(source)): boolean =>
  !existsSync(place) || statSync(place).mtimeMs <= statSync(source).mtimeMs;

/**
 * The rules as modules that Node reads by itself, each file for itself, made of whatever has changed since the last time. Vite's own modules reach
 * each other by way of getters: rules that ask each other as much as these do run at half the speed there, and take longer to be read.
 */
export const compiledRules = (): Plugin => ({
  name: 'compiled rules',
  enforce: 'pre',
  async buildStart() {
    const stale = filesIn(sources).filter((file) => file.endsWith('.ts') && isStale(file));
    if (stale.length > 0 || isStale(ownGame, ownGameCompiled)) {
      const alias = { ludoteca: join(sources, 'core/index.ts') };
      await build({ ...format, entryPoints: [ownGame], outfile: ownGameCompiled, bundle: true, packages: 'external', alias });
    }
    if (stale.length === 0) return;
    const entryPoints = stale.map((file) => ({ in: file, out: nameOf(file) }));
    await build({ ...format, entryPoints, outdir: compiled, sourcemap: 'inline' });
    mkdirSync(join(compiled, 'simulate'), { recursive: true });
    writeFileSync(join(compiled, 'simulate/worker.js'), worker);
  },
  resolveId(id, importer) {
    const [from = ''] = importer?.split('?') ?? [];
    const path = id.startsWith('.') ? resolve(dirname(from), id) : id;
    return path.startsWith(sources + sep) && !path.startsWith(simulation + sep) ? placeOf(path) : null;
  },
  // Its threads read what is compiled, too.
  transform: (code, id) =>
    id === join(simulation, 'index.ts')
      ? code.replace('import.meta.url', JSON.stringify(pathToFileURL(join(compiled, 'simulate/index.js')).href))
      : null,
});
