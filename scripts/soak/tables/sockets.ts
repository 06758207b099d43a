import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LinkMaker, type Socket, socketLink } from 'ludoteca/client';
import type { Host } from 'ludoteca/host';
import { WebSocket } from 'ws';
import { type Limits, openSockets } from '../../../examples/online/sockets.js';
import { settled } from '../../../test/host/helpers/house.js';

/** Who comes too often is not what is looked for here. */
const generous: Limits = { sockets: 1e6, socketsPerAddress: 1e6, tablesPerHour: 1e6, proxies: 0, origins: [] };

/** A door through which a host is reached. */
interface Door {
  readonly server: Server;
  readonly url: string;
  readonly shut: () => void;
}

/** Nothing is on its way any more: a connection is there or gone, and what was said before a ping has come when its answer does. */
const hasArrived = async ([socket, gone]: readonly [WebSocket, Promise<void>]): Promise<void> => {
  if (socket.readyState === WebSocket.CONNECTING) await Promise.race([gone, new Promise((resolve) => socket.once('open', resolve))]);
  else if (socket.readyState === WebSocket.OPEN) {
    const answered = new Promise((resolve) => socket.once('pong', resolve));
    socket.ping(() => {}); // one that fails is followed by a close
    await Promise.race([gone, answered]);
  } else await gone;
};

/** Sockets between hosts and their guests, through the doors of the server of the examples: here things arrive when they arrive. */
export class Sockets {
  readonly #doors = new Map<Host, Door>();
  /** Those that are there, each with its end. */
  readonly #here = new Map<WebSocket, Promise<void>>();
  /** So many messages have arrived at either end. */
  #arrived = 0;

  /** Opens a door to a host. */
  async open(host: Host): Promise<void> {
    const server = createServer();
    const counting: Pick<Host, 'connect'> = {
      connect: (link) => {
        const connection = host.connect(link);
        return {
          receive: (message) => {
            this.#arrived++;
            connection.receive(message);
          },
          closed: () => connection.closed(),
        };
      },
    };
    const shut = openSockets(server, counting, generous);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#doors.set(host, { server, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket`, shut });
  }

  /** Links to a host; one that is closed is cut off, without a word. */
  linkTo(host: Host): LinkMaker {
    return (listener) => {
      let socket: WebSocket | undefined;
      const open = (url: string): Socket => {
        const made = new WebSocket(url);
        socket = made;
        const gone = new Promise<void>((resolve) => made.once('close', resolve)).then(() => void this.#here.delete(made));
        this.#here.set(made, gone);
        made.on('message', () => this.#arrived++);
        return made as unknown as Socket;
      };
      const link = socketLink(this.#doors.get(host)!.url, open)(listener);
      return { send: (message) => link.send(message), close: () => socket?.terminate() };
    };
  }

  /** Everything that can happen without time passing has happened, on both ends and between them. */
  async settled(): Promise<void> {
    for (let before = -1; before !== this.#arrived; ) {
      before = this.#arrived;
      await settled();
      await Promise.all([...this.#here].map(hasArrived));
      await settled();
    }
  }

  async close(): Promise<void> {
    for (const socket of this.#here.keys()) socket.terminate();
    await Promise.all(
      [...this.#doors.values()].map(async ({ server, shut }) => {
        shut();
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }),
    );
  }
}
