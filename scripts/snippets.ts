/** Compiles and runs every TypeScript block of the README and the guides, so that what is printed there works as printed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
const run = (tool: string, args: readonly string[]): string =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: out, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
run('tsc', ['-p', 'tsconfig.json']);
console.log(`${files.length} blocks of ${pages.length} pages compile.`);
for (const file of files) {
  run('tsx', [file]);
  console.log(`ran ${file}`);
}
