/**
 * Packs the package, installs it in a fresh project and uses it there as its users do: every path from Node's ES modules, from CommonJS, from a
 * Vite bundle, and from TypeScript under both ways of resolving modules. Static checks miss the worst faults; this does not.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { doors } from './doors.js';
import { linksAstray } from './package/links.js';
import { readManifest, stage } from './package/staging.js';
import { root } from './project-files.js';

/** What the package may take on a disk, in bytes. */
const mostUnpacked = 8_400_000;

const project = mkdtempSync(join(tmpdir(), 'package-'));
const staging = mkdtempSync(join(tmpdir(), 'staging-'));

const run = (command: string, args: readonly string[], cwd = project): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const tool = (name: string, args: readonly string[], cwd = project): string => run(join(root, 'node_modules/.bin', name), args, cwd);
const write = (name: string, text: string): void => writeFileSync(join(project, name), text);
const say = (what: string): void => console.log(`ok  ${what}`);

try {
  const { name } = readManifest();
  const paths = doors.map(({ path }) => path);

  const staged = stage(staging);
  const packed = JSON.parse(run('npm', ['pack', staged, '--json', '--pack-destination', project], root)) as readonly {
    readonly filename: string;
    readonly unpackedSize: number;
    readonly files: readonly { readonly path: string }[];
  }[];
  const { files, unpackedSize } = packed[0]!;
  const tarball = join(project, packed[0]!.filename);
  assert.deepEqual(
    files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => path),
    [],
  );
  assert.ok(unpackedSize <= mostUnpacked, `${unpackedSize} bytes unpacked are more than ${mostUnpacked}.`);
  say(`${(unpackedSize / 1e6).toFixed(1)} MB unpacked, without source maps`);
  const isPacked = new Set(files.map(({ path }) => path));
  for (const page of isPacked)
    if (/^[^/]+[.]md$/.test(page)) assert.deepEqual([page, linksAstray(readFileSync(join(staged, page), 'utf8'), isPacked)], [page, []]);
  say('no page leads to what is not there');
  tool('publint', ['run', tarball, '--strict'], root);
  say('publint');
  tool('attw', [tarball, '--profile', 'node16'], root);
  say('are the types wrong? no');

  write('package.json', JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball]);
  say(`installed ${packed[0]!.filename}`);

  // The same names from every loader, and a game actually played.
  const names = (imported: readonly string[]): string =>
    `console.log(JSON.stringify([${imported.join(', ')}].map((m) => Object.keys(m).sort())));`;
  const played = `
const { E, createMatch, seeded } = core;
const match = E.getOrElse(() => { throw new Error('no match'); })(createMatch(catalogue.games['ojo-del-terror'], { players: ['ada', 'bo'], turns: 2 }, { dice: seeded(1) }));
const bot = seeded('bot');
while (match.actors().length > 0) match.play(match.actors()[0], match.game.randomAction(match.state, match.actors()[0], bot));
console.log(match.record().steps.at(-1).seal);`;
  write(
    'esm.mjs',
    `${paths.map((path, i) => `import * as m${i} from '${path}';`).join('\n')}
import * as core from '${name}';
import * as catalogue from '${name}/games';
${names(paths.map((_, i) => `m${i}`))}${played}`,
  );
  write(
    'cjs.cjs',
    `const core = require('${name}');
const catalogue = require('${name}/games');
${names(paths.map((path) => `require('${path}')`))}${played}`,
  );
  const esm = run(process.execPath, ['esm.mjs']);
  say(`Node ES modules: ${paths.length} paths, and a game`);
  assert.equal(run(process.execPath, ['cjs.cjs']), esm);
  say('Node CommonJS: the same names, the same game');

  // Until here there was no fast-check, and nothing missed it. Who checks the declarations of libraries has it, if only for its types.
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `fast-check@${devDependencies['fast-check']}`]);
  say('fast-check, the optional peer');

  const uses = paths
    .map((path, i) => `import * as m${i} from '${path}';\nexport type T${i} = typeof m${i};\nexport const v${i}: unknown = m${i};`)
    .join('\n');
  const typed = `${uses}
import { ojoDelTerror, type State } from '${name}/ojo-del-terror';
import { seeded, type Step } from '${name}';
// @ts-expect-error a state cannot be written to outside a rule
export const cheat = (state: State): void => { state.turn = 9; };
// @ts-expect-error an action must be one of the game
export const wrong = (state: State) => ojoDelTerror.reduce(state, { type: 'win', player: 'ada' }, seeded());
export type Taken = Step<State, unknown>['state']['turn'] extends number ? true : never;
export const taken: Taken = true;`;
  for (const file of ['a.mts', 'a.cts', 'a.ts']) write(file, typed);
  // Declarations promise exactly the values that are there.
  const found = JSON.parse(esm.split('\n')[0]!) as readonly (readonly string[])[];
  const promised = paths.map((path, i) => {
    const values = found[i]!.map((value) => `${value}: true`).join(', ');
    return `import * as m${i} from '${path}';\nexport const n${i}: { readonly [Name in keyof typeof m${i}]: true } = { ${values} };`;
  });
  for (const file of ['values.mts', 'values.cts']) write(file, promised.join('\n'));
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', 'es2023'];
  // The compiler that is written in Go, and the last one that is not.
  for (const compiler of ['@typescript/native', 'typescript']) {
    const home = join(root, 'node_modules', compiler);
    const compile = (...args: readonly string[]): string => run(process.execPath, [join(home, 'bin/tsc'), ...strict, ...args]);
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly version: string };
    compile('--module', 'nodenext', 'a.mts', 'a.cts', 'values.mts', 'values.cts');
    say(`TypeScript ${version}, nodenext: the values that are there, and no others`);
    compile('--module', 'esnext', '--moduleResolution', 'bundler', 'a.ts');
    say(`TypeScript ${version}, bundler`);
  }

  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { lib: { entry: join(project, 'esm.mjs'), formats: ['es'], fileName: () => 'bundle.mjs' }, outDir: join(project, 'out') },
  });
  assert.equal(run(process.execPath, ['out/bundle.mjs']), esm);
  say('Vite bundle: the same names, the same game');
} finally {
  for (const folder of [project, staging]) rmSync(folder, { recursive: true, force: true });
}
