import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** Bundles a script of this folder as an application would be, and returns where it lies: nothing of the tools that run TypeScript is measured. */
export const bundled = async (script: string): Promise<string> => {
  const outfile = join(root, '.cache', 'bench', `${script.replace(/\W/g, '-')}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [join(import.meta.dirname, `${script}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
};
