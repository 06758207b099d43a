import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Where the page stands once it is built. */
export const pageFolder = join(import.meta.dirname, '../web/dist');

const worthIt = /\.(js|css|html|svg|json|txt)$/;

/** Compresses what travels better so, once instead of at each request. */
const compress = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => worthIt.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes));
    }),
  );
};

/** Builds the page. */
export const buildPage = async (): Promise<void> => {
  const { build } = await import('vite');
  const root = join(import.meta.dirname, '../web');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: pageFolder, emptyOutDir: true },
  });
  await compress(pageFolder);
};
