import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildWithVite } from 'vite';

const root = join(import.meta.dirname, '../..');
const worthIt = /\.(js|css|html|svg|json|txt)$/;

/** Compresses what travels better so, once instead of at each request. */
const compress = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => worthIt.test(name));
  for (const name of names) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes));
  }
};

/** Builds the page that the server serves, in examples/web/dist. */
export const buildPage = async (): Promise<void> => {
  const web = join(root, 'examples/web');
  const outDir = join(web, 'dist');
  await buildWithVite({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await compress(outDir);
};

/** Makes plain JavaScript of the server, so that it starts at once and its threads too; gives the folder. The libraries stay where npm put them. */
export const buildServer = async (entry = join(import.meta.dirname, 'main.ts'), folder = join(root, '.cache/online')): Promise<string> => {
  await bundle({
    absWorkingDir: root,
    entryPoints: { main: entry, thoughts: join(import.meta.dirname, 'thoughts.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
  cpSync(join(import.meta.dirname, 'making.mjs'), join(folder, 'making.mjs'));
  cpSync(join(import.meta.dirname, 'migrations'), join(folder, 'migrations'), { recursive: true });
  return folder;
};
