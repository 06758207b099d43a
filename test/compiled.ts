import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const sources = join(root, 'src');
const compiled = join(root, '.cache/compiled');

/** What is taken from where it was compiled to. */
export const isCompiled: RegExp = /\/\.cache\/compiled\//;

/** Its worker is TypeScript that lies beside it. */
const staysBehind = join(sources, 'simulate', sep);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name),
  );

const placeOf = (source: string): string => join(compiled, source.slice(sources.length).replace(/\.ts$/, '.js'));

const isStale = (source: string): boolean => {
  const place = placeOf(source);
  return !existsSync(place) || statSync(place).mtimeMs <= statSync(source).mtimeMs;
};

/**
 * The rules as modules that Node reads by itself, each file for itself, made of whatever has changed since the last time. Vite's own modules reach
 * each other by way of getters: rules that ask each other as much as these do run at half the speed there, and take longer to be read.
 */
export const compiledRules = (): Plugin => ({
  name: 'compiled rules',
  enforce: 'pre',
  async buildStart() {
    const stale = filesIn(sources).filter((file) => file.endsWith('.ts') && isStale(file));
    if (stale.length === 0) return;
    await build({ entryPoints: stale, outbase: sources, outdir: compiled, format: 'esm', target: 'node20', sourcemap: 'inline' });
  },
  resolveId(id, importer) {
    const [from = ''] = importer?.split('?') ?? [];
    const path = id.startsWith('.') ? resolve(dirname(from), id) : id;
    return path.startsWith(sources + sep) && !path.startsWith(staysBehind) ? placeOf(path) : null;
  },
});
