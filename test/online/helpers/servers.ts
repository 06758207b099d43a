import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './postgres.js';

const root = join(import.meta.dirname, '../../..');

/** A server of tables, in a process of its own. */
export interface ServerHere {
  /** Such as http://127.0.0.1:4711; the same after every start. */
  readonly address: string;
  /** What it has said. */
  readonly said: () => string;
  /** Bytes of memory that are its own; null where nobody can say. */
  readonly memory: () => number | null;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Asks it to end, and gives the code with which it does. */
  stop(): Promise<number | null>;
}

const wide = { SOCKETS_PER_ADDRESS: '20000', TABLES_PER_HOUR: '100000', HOST: '127.0.0.1' };

const residentOf = (pid: number): number | null => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return null; // no such files on this system
  }
};

/** Starts a server with settings beside those that let a test in often, from any folder. */
export const startServer = async (
  settings: Readonly<Record<string, string>>,
  program = '.cache/online/main.mjs',
  cwd = root,
): Promise<ServerHere> => {
  const port = await freePort();
  let child: ChildProcess | null = null;
  let text = '';
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null) return ending?.exitCode ?? null;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const [code] = await gone;
    return code as number | null;
  };
  const start = async (): Promise<void> => {
    text = '';
    const next = spawn(process.execPath, [join(root, program)], {
      cwd,
      env: { ...process.env, ...wide, PORT: String(port), DATABASE_URL: '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = next;
    await new Promise<void>((resolve, reject) => {
      const hear = (bytes: Buffer): void => {
        text = (text + bytes.toString()).slice(-100_000);
        if (text.includes('Tables are at')) resolve();
      };
      next.stdout.on('data', hear);
      next.stderr.on('data', hear);
      next.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
    });
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    said: () => text,
    memory: () => (child?.pid === undefined ? null : residentOf(child.pid)),
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
};
