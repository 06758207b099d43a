import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.js';
import { makeFolder } from './folders.js';
import { lockFolder } from './lock.js';

/** Makes the directory of a new database. A child does it, because making it takes 850 MB that a process never gives back. */
const make = async (folder: string): Promise<void> => {
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  const child = fork(join(import.meta.dirname, 'making.mjs'), [half], { execArgv: [] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`No database could be made in ${folder}.`);
  renameSync(half, folder);
};

/** PostgreSQL within this process, kept in a directory that no other process may use meanwhile. */
export const openPglite = async (folder: string): Promise<Database> => {
  makeFolder(folder);
  const unlock = await lockFolder(folder);
  const home = join(folder, 'postgres');
  if (!existsSync(home)) await make(home);
  const lite = await PGlite.create({ dataDir: home, startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] });
  return {
    name: 'PGlite',
    query: async (text, values) => (await lite.query<Record<string, unknown>>(text, [...values])).rows,
    script: async (text) => {
      try {
        return (await lite.exec(text)).at(-1)?.rows ?? [];
      } catch (error) {
        await lite.exec('rollback').catch(() => {}); // there is one connection: what failed within a transaction must not stay in it
        throw error;
      }
    },
    listen: (channel, heard) => lite.listen(channel, heard),
    close: async () => {
      await lite.close();
      unlock();
    },
  };
};
