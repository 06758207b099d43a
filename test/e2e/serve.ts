import type { TestProject } from 'vitest/node';
import { buildServer } from '../../examples/online/building.js';
import { findChromium, servePage } from './served.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly page: string;
    readonly chromium: string;
    /** Everything, as before a release, or what is tried with every change? */
    readonly whole: boolean;
  }
}

/** The page is served, the server of tables built and a browser found before the first test. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  provide('chromium', findChromium());
  const [{ page, close }] = await Promise.all([servePage(), buildServer()]);
  provide('page', page);
  provide('whole', process.env['E2E'] === 'whole');
  return close;
};
