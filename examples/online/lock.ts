import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';

/** Where a process waits that uses a folder: the system takes it away when the process ends, however it ends. */
const placeOf = (folder: string): string => {
  const real = realpathSync(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\ludoteca-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  const [whole, short] = [join(real, 'in-use'), join(relative(process.cwd(), real), 'in-use')];
  return short.length < whole.length ? short : whole; // such paths may not be long
};

const listening = (place: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(place, () => resolve(server.unref()));
  });

const isAnswered = (place: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(place);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });

/** Keeps a folder to this process until it ends; throws if another has it. A file with a number would outlive a process that was killed. */
export const lockFolder = async (folder: string): Promise<() => void> => {
  const place = placeOf(folder);
  const take = async (): Promise<Server> => {
    try {
      return await listening(place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (await isAnswered(place)) throw new Error(`Another server uses ${folder}. Two need PostgreSQL: DATABASE_URL=postgres://…`);
      rmSync(place, { force: true });
      return listening(place);
    }
  };
  const server = await take();
  return () => void server.close();
};
