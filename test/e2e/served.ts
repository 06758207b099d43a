import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { build, preview } from 'vite';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser: where CHROMIUM says, or the first of that family on the PATH. */
export const findChromium = (): string => {
  const said = process.env['CHROMIUM'];
  const places = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = said === undefined ? places.find(isProgram) : [said].find(isProgram);
  if (found !== undefined) return found;
  throw new Error(
    said === undefined
      ? `The web table is driven by a browser, and none of ${names.join(', ')} is on the PATH. Install one, or say where it is: CHROMIUM=/path/to/chromium npm run test:e2e`
      : `CHROMIUM says ${said}, and that is no program.`,
  );
};

/** The page as it would be published, at an address. */
interface Served {
  readonly page: string;
  close(): Promise<void>;
}

/** Serves the page, built once: here, or where `PAGE=built` says so, by `npm run web:build` before. */
export const servePage = async (): Promise<Served> => {
  const root = join(import.meta.dirname, '../../examples/web');
  if (process.env['PAGE'] !== 'built') await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const page = server.resolvedUrls?.local[0];
  if (page === undefined) throw new Error('The page is built and could not be served.');
  return { page, close: () => server.close() };
};
