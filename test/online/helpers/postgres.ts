import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of this run: nobody else's, in a folder of its own. */
export interface PostgresHere {
  readonly url: string;
  /** `kill -9` of the server; its children follow. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const oldest = 15;

const foldersOfPrograms = (): readonly string[] => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
};

/** Where the programs of PostgreSQL are; null where there are none of a version that will do. */
export const findPostgres = (): string | null => {
  for (const folder of foldersOfPrograms()) {
    if (!existsSync(join(folder, 'postgres')) || !existsSync(join(folder, 'initdb'))) continue;
    const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    if (Number(/(\d+)/.exec(said)?.[1] ?? 0) >= oldest) return dirname(realpathSync(join(folder, 'postgres'))); // beside it are those of its clients
  }
  return null;
};

/** PostgreSQL refuses to run as root: whom it runs as then. */
const user = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody'])
    try {
      const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio: 'pipe' })));
      return { uid: uid!, gid: gid! };
    } catch {} // there is nobody of that name
  return { uid: 65_534, gid: 65_534 };
};

/** A port that nobody listens at. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a cluster and starts it; it waits for the disk, as it should. */
export const startPostgres = async (programs: string): Promise<PostgresHere> => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-postgres-'));
  const who = user();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const common = { ...who, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'ludoteca', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...common,
    stdio: 'pipe',
  });
  const port = await freePort();
  const url = `postgres://ludoteca@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    for (let attempt = 0; attempt < 300; attempt++) {
      if (child === null || child.exitCode !== null || child.signalCode !== null)
        child = spawn(
          join(programs, 'postgres'),
          [
            '-D',
            data,
            '-p',
            String(port),
            '-c',
            'listen_addresses=127.0.0.1',
            '-c',
            'unix_socket_directories=',
            '-c',
            'log_min_messages=panic',
          ],
          { ...common, stdio: 'ignore' },
        );
      await pause(100);
      if (await answers(url)) return;
    }
    throw new Error('PostgreSQL does not start.');
  };
  const end = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
