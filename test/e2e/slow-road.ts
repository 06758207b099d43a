import { connect, createServer, type Socket } from 'node:net';

/** How a road between browsers and a server behaves. */
interface Weather {
  /** Milliseconds that everything takes, each way. */
  delay: number;
  /** Bytes a second towards the browser. */
  speed: number;
  /** Is nothing let through? Connections stay as if the other end said nothing. */
  isBlocked: boolean;
  /** Is the next thing that a browser says through a socket let through, and the socket cut before the answer? */
  cutsAfterNext: boolean;
}

/** A road to a server. */
export interface Road extends Weather {
  readonly address: string;
  /** How often a socket was cut. */
  readonly cuts: number;
  /** For so many milliseconds nothing has been said through a socket, either way. */
  readonly quietFor: number;
  close(): void;
}

/** Lays a road to a server on this machine. */
export const slowRoad = (to: string): Promise<Road> => {
  const { hostname, port } = new URL(to);
  const weather: Weather = { delay: 0, speed: Number.POSITIVE_INFINITY, isBlocked: false, cutsAfterNext: false };
  const open = new Set<Socket>();
  let cuts = 0;
  let lastSaid = Date.now();
  const server = createServer((browser) => {
    const host = connect(Number(port), hostname);
    let isSocket = false;
    let free = 0;
    const pass = (to: Socket, what: Buffer, after: number): void => {
      const send = (): void => {
        if (to.destroyed) return;
        if (weather.isBlocked && isSocket) setTimeout(send, 50);
        else to.write(what);
      };
      if (after <= 0 && !weather.isBlocked) send();
      else setTimeout(send, after);
    };
    browser.on('data', (what: Buffer) => {
      if (isSocket) lastSaid = Date.now();
      if (what.includes('Upgrade: websocket')) isSocket = true;
      else if (isSocket && weather.cutsAfterNext && !weather.isBlocked) {
        weather.cutsAfterNext = false;
        cuts++;
        host.write(what);
        browser.destroy();
        setTimeout(() => host.destroy(), 300);
        return;
      }
      pass(host, what, weather.delay);
    });
    host.on('data', (what: Buffer) => {
      const now = Date.now();
      if (isSocket) lastSaid = now;
      free = Math.max(free, now) + (what.length / weather.speed) * 1000;
      pass(browser, what, free - now + weather.delay);
    });
    for (const [one, other] of [
      [browser, host],
      [host, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        // What is still on the road arrives first.
        setTimeout(() => other.destroy(), Math.max(0, free - Date.now()) + weather.delay + 100);
      });
    }
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      const road = {
        address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`,
        close: () => {
          for (const socket of open) socket.destroy();
          server.close();
        },
      };
      const seen = { cuts: { get: () => cuts }, quietFor: { get: () => Date.now() - lastSaid } };
      resolve(Object.defineProperties(Object.assign(weather, road), seen) as Road);
    }),
  );
};
