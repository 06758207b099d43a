/** A project that has installed the package as anybody would, with the evening to be played in it, in every form in which a runtime may want it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { stage } from '../package/staging.js';
import { folder } from '../project-files.js';

/** The project, and what is played there. */
export interface Project {
  readonly home: string;
  /** Programs that print what came of a part, which is told them as an argument. */
  readonly module: string;
  readonly common: string;
}

export const makeProject = async (): Promise<Project> => {
  const home = folder('.cache', 'runtimes', 'project');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const inHome = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const [packed] = JSON.parse(inHome('npm', 'pack', stage(), '--json')) as readonly [{ readonly filename: string }];
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  inHome('npm', 'install', '--ignore-scripts', '--no-package-lock', `./${packed.filename}`);

  const source = readFileSync(folder('scripts', 'runtimes', 'evening.ts'), 'utf8');
  const compiled = async (format: 'esm' | 'cjs'): Promise<string> => {
    const supported = { 'dynamic-import': format === 'esm' }; // what is CommonJS requires all it wants
    return (await transform(source, { loader: 'ts', format, target: 'node20', supported })).code;
  };
  const print = 'play(process.argv.at(-1)).then(console.log);\n';
  const written = (name: string, text: string): string => {
    writeFileSync(join(home, name), text);
    return join(home, name);
  };
  written('evening.mjs', await compiled('esm'));
  written('evening.cjs', await compiled('cjs'));
  return {
    home,
    module: written('print.mjs', `import process from 'node:process';\nimport { play } from './evening.mjs';\n${print}`),
    common: written('print.cjs', `const { play } = require('./evening.cjs');\n${print}`),
  };
};

/** Everything in one module, for where nothing is installed: `rest` says what is done with `play`. */
export const bundled = async ({ home }: Project, rest: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: `import { play } from './evening.mjs';\n${rest}`, resolveDir: home },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
};
