import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ServerHere, startServer } from '../online/helpers/servers.js';

/** A server of tables with the page, for the tests of a file: there once they have begun. */
export const onlineServer = (): (() => ServerHere) => {
  let server: ServerHere | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  beforeAll(async () => {
    server = await startServer({ DATA: join(folder, 'data'), PAGE: '.cache/web' });
  }, 120_000);
  afterAll(async () => {
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => server!;
};
