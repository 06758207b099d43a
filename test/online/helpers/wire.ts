import { once } from 'node:events';
import type { ToClient } from 'ludoteca/client';
import { WebSocket } from 'ws';

/** A client that says exactly what a test says, and writes down what it hears. */
export class Wire {
  readonly socket: WebSocket;
  readonly heard: ToClient[] = [];
  bytes = 0;
  /** The code with which it was closed; null as long as it is open. */
  closed: number | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = data.toString();
      this.bytes += text.length;
      this.heard.push(JSON.parse(text) as ToClient);
    });
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => {}); // a close follows
  }

  static async to(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Wire> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, { headers, perMessageDeflate: false });
    const wire = new Wire(socket);
    await once(socket, 'open');
    return wire;
  }

  say(message: unknown): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hello(table: string, token: string): void {
    this.say({ kind: 'hello', protocol: 1, table, token });
  }
}

/** The status with which a socket is refused. */
export const refusedWith = async (address: string, headers: Readonly<Record<string, string>>, path = '/socket'): Promise<number> => {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}${path}`, { headers });
  socket.on('error', () => {}); // what is refused is an error, too
  const status = await new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => resolve(101));
  });
  socket.terminate();
  return status;
};
