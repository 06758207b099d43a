import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Host, ToClient } from 'ludoteca/host';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isWelcome } from './addresses.js';

/** How many may come, and how much they may say. */
export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly tablesPerHour: number;
  /** How many proxies stand before this server. */
  readonly proxies: number;
  /** Pages of other origins that may speak to it. */
  readonly origins: readonly string[];
}

const pingEvery = 20_000;
const largest = 64 * 1024;
/** Above what any client says that waits for its answers; whoever says more is sent away before it is read. */
const [burst, perSecond] = [200, 50];

/** The same message goes to many as the same bytes. */
const written = new WeakMap<ToClient, Buffer>();
const bytesOf = (message: ToClient): Buffer => {
  const known = written.get(message);
  if (known !== undefined) return known;
  const bytes = Buffer.from(JSON.stringify(message));
  written.set(message, bytes);
  return bytes;
};

class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: largest, perMessageDeflate: false, clientTracking: false });
  readonly #host: Pick<Host, 'connect'>;
  readonly #limits: Limits;
  readonly #here = new Set<{ readonly socket: WebSocket; isAlive: boolean }>();
  readonly #addresses = new Map<string, number>();
  readonly #pinging: NodeJS.Timeout;

  constructor(host: Pick<Host, 'connect'>, limits: Limits) {
    this.#host = host;
    this.#limits = limits;
    this.#pinging = setInterval(() => this.#ping(), pingEvery).unref();
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, this.#limits.proxies);
    const why = this.#against(request, address);
    if (why !== null) socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    else this.#server.handleUpgrade(request, socket, head, (client) => this.#come(client, address));
  }

  close(): void {
    clearInterval(this.#pinging);
    for (const { socket } of this.#here) socket.terminate();
    this.#server.close();
  }

  /** Why somebody is not let in; null if there is no reason. */
  #against(request: IncomingMessage, address: string): string | null {
    if (request.url?.split('?')[0] !== '/socket') return '404 Not Found';
    if (!isWelcome(request, this.#limits.origins)) return '403 Forbidden';
    if (this.#here.size >= this.#limits.sockets) return '503 Service Unavailable';
    if ((this.#addresses.get(address) ?? 0) >= this.#limits.socketsPerAddress) return '429 Too Many Requests';
    return null;
  }

  #come(socket: WebSocket, address: string): void {
    const client = { socket, isAlive: true };
    this.#here.add(client);
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    const connection = this.#host.connect({
      send: (message) => socket.send(bytesOf(message), { binary: false }),
      get waiting() {
        return socket.bufferedAmount;
      },
      close: (code, why) => socket.close(code, why),
    });
    let [purse, last] = [burst, performance.now()];
    socket.on('message', (data, isBinary) => {
      const now = performance.now();
      purse = Math.min(burst, purse + ((now - last) * perSecond) / 1000) - 1;
      last = now;
      if (isBinary) socket.close(1003, 'text is spoken here');
      else if (purse < 0) socket.close(1008, 'too much');
      else if (socket.readyState === socket.OPEN) connection.receive(data.toString());
    });
    socket.on('pong', () => {
      client.isAlive = true;
    });
    socket.on('error', () => socket.terminate()); // too large a message, or no WebSocket at all
    socket.on('close', () => {
      connection.closed();
      this.#here.delete(client);
      const left = (this.#addresses.get(address) ?? 1) - 1;
      if (left === 0) this.#addresses.delete(address);
      else this.#addresses.set(address, left);
    });
  }

  #ping(): void {
    for (const client of this.#here)
      if (client.isAlive) {
        client.isAlive = false;
        client.socket.ping();
      } else client.socket.terminate(); // asleep, or gone without a word
  }
}

/** Lets clients of a host in, over WebSockets; what is given back sends them away. */
export const openSockets = (server: Server, host: Pick<Host, 'connect'>, limits: Limits): (() => void) => {
  const sockets = new Sockets(host, limits);
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  return () => sockets.close();
};
