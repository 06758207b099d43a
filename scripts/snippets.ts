/**
 * Compiles and runs every TypeScript block of the README and the guides, so that what is printed there works as printed, and says what a comment there
 * says that it does.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { root } from './project-files.js';

const out = join(root, '.cache/snippets');
const guides = readdirSync(join(root, 'docs/guide')).filter((name) => name.endsWith('.md'));
const nameOf = (page: string): string => page.replace(/\W+/g, '-');
const pages = ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/guide/${name}`)];

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const files: string[] = [];
/** Of each block, the values that its comments say are logged. */
const promised = new Map<string, readonly string[]>();

/** Numbers, lists and truths behind a `console.log(…); //`, up to where the comment goes on in words or leaves something out. */
const saidToBeLogged = (block: string): readonly string[] =>
  [...block.matchAll(/console\.log\(.*\); \/\/ (true|false|\[[^…\n]*?\](?=:| \d|$)|\d[\d.]*(?: %)?(?:, \d[\d.]*(?: %)?)*)/gm)].flatMap(
    ([, said]) => (said!.startsWith('[') ? [said!] : said!.split(', ')),
  );

for (const page of pages) {
  const blocks = [...readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)];
  for (const [i, block] of blocks.entries()) {
    const file = `${nameOf(page)}-${i + 1}.ts`;
    writeFileSync(join(out, file), `${block[1]}\nexport {};\n`);
    files.push(file);
    promised.set(file, saidToBeLogged(block[1]!));
  }
}
const tsconfig = join(out, 'tsconfig.json');
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    include: ['*.ts'],
  }),
);

const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', tsconfig], { cwd: out, stdio: 'inherit' });
if (status !== 0) process.exit(1);
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
/** Reads one module after another. */
const reader = 'for (const file of process.argv.slice(1)) await import(file)';
const waiting = pages.values();
/** Runs the blocks of one page after those of another until there are none left: each page in a process of its own. */
const lane = async (): Promise<void> => {
  for (const page of waiting) {
    const own = files.filter((file) => file.startsWith(`${nameOf(page)}-`));
    if (own.length === 0) continue;
    const modules = own.map((file) => `./plain/${file.replace(/ts$/, 'mjs')}`);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', reader, ...modules], { cwd: out });
    for (const said of own.flatMap((file) => promised.get(file)!))
      if (!stdout.includes(said)) throw new Error(`${page} says that ${said} is logged, and it is not.`);
    console.log(`ran ${own.length} of ${page}`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, lane));
