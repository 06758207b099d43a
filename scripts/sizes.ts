/**
 * What each import path costs, minified and gzipped, and proof that whoever imports one game does not pay for another.
 * `npm run sizes` prints the table, `-- --write` puts it into README.md, `-- --check` fails if README.md is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { games } from '../src/games/index.js';

const root = resolve(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, { import: { default: string } }>;
};

const bundle = async (entry: string): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.contents;
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const rows: string[] = [];
for (const [path, target] of Object.entries(exports)) {
  if (path.endsWith('.json')) continue;
  const code = await bundle(join(root, target.import.default));
  const text = new TextDecoder().decode(code);
  const game = path.slice(2);
  if (Object.hasOwn(games, game))
    for (const other of Object.values(games)) {
      const [clause] = Object.keys(other.clauses);
      if (other.id !== game && text.includes(clause!)) throw new Error(`${path} carries ${other.id} along (${clause} is in its bundle).`);
    }
  rows.push(`| \`ludoteca${path.slice(1)}\` | ${kilobytes(code.length)} | ${kilobytes(gzipSync(code, { level: 9 }).length)} |`);
}
const table = ['| import | minified | gzipped |', '| --- | ---: | ---: |', ...rows].join('\n');
console.log(table);

const readme = join(root, 'README.md');
const before = readFileSync(readme, 'utf8');
const block = /(<!-- sizes -->\n)([\s\S]*?)(\n<!-- \/sizes -->)/;
const written = before.match(block)?.[2] ?? '';

/** The figures of a table; packers differ by a little from machine to machine. */
const figures = (text: string): number[] => [...text.matchAll(/([\d.]+) kB/g)].map((match) => Number(match[1]));
const isClose = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((figure, i) => Math.abs(figure - b[i]!) <= 0.02 * figure + 0.2);

if (process.argv.includes('--write')) writeFileSync(readme, before.replace(block, `$1${table}$3`));
else if (process.argv.includes('--check') && !isClose(figures(written), figures(table))) {
  console.error('The sizes in README.md are out of date: run `npm run sizes -- --write`.');
  process.exit(1);
}
