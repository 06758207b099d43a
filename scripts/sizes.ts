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
const after = before.replace(/(<!-- sizes -->\n)[\s\S]*?(\n<!-- \/sizes -->)/, `$1${table}$2`);
if (process.argv.includes('--write')) writeFileSync(readme, after);
else if (process.argv.includes('--check') && before !== after) {
  console.error('The sizes in README.md are out of date: run `npm run sizes -- --write`.');
  process.exit(1);
}
