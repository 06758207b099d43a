import type { ToClient, ToHost } from '../protocol/index.js';

/** What a client hears of its link. */
export interface Listener {
  /** The host has said something. */
  message(message: unknown): void;
  /** The link is gone. */
  lost(): void;
}

/** One way to a host; a lost one is never used again. */
export interface ClientLink {
  /** Says something to the host. */
  send(message: ToHost): void;
  /** Ends the link; nothing is heard of it any more. */
  close(): void;
}

/** Makes a link; whoever joins a table makes a new one each time the last was lost. */
export type LinkMaker = (listener: Listener) => ClientLink;

/** A host as a page sees it. */
interface HostInPage {
  connect(link: { send(message: ToClient): void; readonly waiting: number; close(): void }): {
    receive(message: unknown): void;
    closed(): void;
  };
}

/** A link to a host in the same page. What is said crosses as a copy, as it would a wire. */
export const pageLink =
  (host: HostInPage): LinkMaker =>
  (listener) => {
    let isOpen = true;
    const later = (what: () => void): void => {
      void Promise.resolve().then(() => {
        if (isOpen) what();
      });
    };
    const connection = host.connect({
      send: (message) => {
        const text = JSON.stringify(message);
        later(() => listener.message(JSON.parse(text)));
      },
      waiting: 0,
      close: () =>
        later(() => {
          isOpen = false;
          listener.lost();
        }),
    });
    return {
      send: (message) => {
        const text = JSON.stringify(message);
        later(() => connection.receive(text));
      },
      close: () => {
        isOpen = false;
        connection.closed();
      },
    };
  };

/** A port to a worker, as browsers and Node have them. */
export interface Port {
  /** Says something to whoever holds the other end. */
  postMessage(message: unknown): void;
  /** Calls back with what the other end says. */
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** Lets what was said meanwhile through, where a port waits for it. */
  start?(): void;
  /** Ends the port. */
  close(): void;
}

/** A link through a port to a host in a worker; a null says that the link is gone. */
export const portLink =
  (open: () => Port): LinkMaker =>
  (listener) => {
    const port = open();
    port.addEventListener('message', ({ data }) => {
      if (data === null) listener.lost();
      else listener.message(data);
    });
    port.start?.();
    return {
      send: (message) => port.postMessage(message),
      close: () => {
        port.postMessage(null);
        port.close();
      },
    };
  };

/** A WebSocket, as browsers have them. */
export interface Socket {
  /** Says something to the other end. */
  send(text: string): void;
  /** Ends it. */
  close(): void;
  /** Calls back when it opens, ends or fails. */
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  /** Calls back with what the other end says. */
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The WebSocket of the platform; Node has one from 22 on. */
const platformSocket = (): ((url: string) => Socket) => {
  const { WebSocket } = globalThis as { readonly WebSocket?: new (url: string) => Socket };
  if (WebSocket === undefined)
    throw new Error(
      'There is no WebSocket here: say how one is opened, such as socketLink(url, (url) => new WebSocket(url)) with that of “ws”.',
    );
  return (url) => new WebSocket(url);
};

/** What came over a wire; null is no message, and is refused as one. */
const parsed = (data: unknown): unknown => {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
};

/**
 * A link over a WebSocket. `open` opens one, anew whenever the last was lost; unless given, the WebSocket of the platform is taken, and where there is none
 * (Node before 22) this throws at once.
 */
export const socketLink =
  (url: string, open: (url: string) => Socket = platformSocket()): LinkMaker =>
  (listener) => {
    const socket = open(url);
    let before: string[] | null = [];
    socket.addEventListener('open', () => {
      for (const text of before ?? []) socket.send(text);
      before = null;
    });
    socket.addEventListener('message', ({ data }) => listener.message(parsed(data)));
    socket.addEventListener('close', () => listener.lost());
    socket.addEventListener('error', () => {}); // a close follows
    return {
      send: (message) => {
        const text = JSON.stringify(message);
        if (before === null) socket.send(text);
        else before.push(text);
      },
      close: () => socket.close(),
    };
  };
