/** Compiles and runs every TypeScript block of the README and the guides, so that what is printed there works as printed. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const out = join(root, '.cache/snippets');
const guides = readdirSync(join(root, 'docs/guide')).filter((name) => name.endsWith('.md'));
const pages = ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/guide/${name}`)];

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const files: string[] = [];
for (const page of pages) {
  const blocks = [...readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)];
  for (const [i, block] of blocks.entries()) {
    const file = `${page.replace(/\W+/g, '-')}-${i + 1}.ts`;
    writeFileSync(join(out, file), `${block[1]}\nexport {};\n`);
    files.push(file);
  }
}
const paths = {
  ludoteca: ['../../src/core/index.ts'],
  'ludoteca/games': ['../../src/games/index.ts'],
  'ludoteca/bots': ['../../src/bots/index.ts'],
  'ludoteca/simulate': ['../../src/simulate/index.ts'],
  'ludoteca/testing': ['../../src/testing/index.ts'],
  'ludoteca/host': ['../../src/host/index.ts'],
  'ludoteca/client': ['../../src/client/index.ts'],
  'ludoteca/*/testing': ['../../src/games/*/scenes/index.ts'],
  'ludoteca/*': ['../../src/games/*/index.ts'],
};
writeFileSync(
  join(out, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false, paths },
    include: ['*.ts'],
  }),
);
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: out, stdio: 'inherit' });
console.log(`${files.length} blocks of ${pages.length} pages compile.`);

// Made plain JavaScript all at once: what they share of the package is read and written once.
await build({
  absWorkingDir: out,
  entryPoints: files,
  outbase: out,
  outdir: join(out, 'plain'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  tsconfig: join(out, 'tsconfig.json'),
  logLevel: 'error',
});
const waiting = files.values();
/** Runs one block after the other until there are none left. */
const lane = async (): Promise<void> => {
  for (const file of waiting) {
    await promisify(execFile)(process.execPath, [join('plain', file.replace(/ts$/, 'mjs'))], { cwd: out });
    console.log(`ran ${file}`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, lane));
