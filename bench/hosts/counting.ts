import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** A way to a server on which every byte that comes from it is counted. */
export interface Counted {
  readonly address: string;
  bytes(): number;
  close(): void;
}

/** Opens one. */
export const countedWay = async (port: number): Promise<Counted> => {
  let bytes = 0;
  const server: Server = createServer((client) => {
    const onward = connect(port, '127.0.0.1');
    client.pipe(onward);
    onward.on('data', (chunk) => {
      bytes += chunk.length;
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return { address: `http://127.0.0.1:${address.port}`, bytes: () => bytes, close: () => void server.close() };
};
