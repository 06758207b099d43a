import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly page: string;
    readonly chromium: string;
  }
}

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
const findChromium = (): string => {
  const said = process.env['CHROMIUM'];
  const places = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = said === undefined ? places.find(isProgram) : [said].find(isProgram);
  if (found !== undefined) return found;
  throw new Error(
    said === undefined
      ? `The tests of the web table drive a browser and found none of ${names.join(', ')} on the PATH. Install one, or say where it is: CHROMIUM=/path/to/chromium npm run test:e2e`
      : `CHROMIUM says ${said}, and that is no program.`,
  );
};

/** Builds the page once and serves it as it would be published. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  provide('chromium', findChromium());
  const root = join(import.meta.dirname, '../../examples/web');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The page is built and could not be served.');
  provide('page', address);
  return () => server.close();
};
