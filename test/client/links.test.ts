import { expect, test } from 'vitest';
import { type Listener, pageLink, portLink, type Socket, socketLink } from '../../src/client/link.js';

const ears = (): { readonly heard: unknown[]; readonly listener: Listener } => {
  const heard: unknown[] = [];
  return { heard, listener: { message: (message) => heard.push(message), lost: () => heard.push('lost') } };
};

test('over a socket words wait until it opens, and what is no JSON text is heard as nothing', () => {
  const said: string[] = [];
  const rings = new Map<string, (event: { readonly data: unknown }) => void>();
  const socket: Socket = {
    send: (text) => said.push(text),
    close: () => said.push('closed'),
    addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => void rings.set(type, listener),
  };
  const urls: string[] = [];
  const { heard, listener } = ears();
  const link = socketLink('ws://here', (url) => {
    urls.push(url);
    return socket;
  })(listener);
  const ring = (type: string, data?: unknown) => rings.get(type)!({ data });
  link.send({ kind: 'pause', id: '1' });
  expect([urls, said]).toEqual([['ws://here'], []]);
  ring('open');
  ring('open');
  link.send({ kind: 'resume', id: '2' });
  expect(said).toEqual(['{"kind":"pause","id":"1"}', '{"kind":"resume","id":"2"}']);
  for (const data of ['{"a":1}', '{', new Uint8Array(1)]) ring('message', data);
  ring('error');
  ring('close');
  expect(heard).toEqual([{ a: 1 }, null, null, 'lost']);
  link.close();
  expect(said.at(-1)).toBe('closed');
});

test('through a port a null says that the link is gone, at either end', () => {
  const said: unknown[] = [];
  let hear: (event: { readonly data: unknown }) => void = () => {};
  const { heard, listener } = ears();
  const port = {
    postMessage: (message: unknown) => void said.push(message),
    addEventListener: (type: string, listen: typeof hear) => {
      if (type === 'message') hear = listen;
    },
    start: () => void said.push('started'),
    close: () => void said.push('closed'),
  };
  const link = portLink(() => port)(listener);
  link.send({ kind: 'pause', id: '1' });
  for (const data of [{ a: 1 }, null]) hear({ data });
  link.close();
  expect([said, heard]).toEqual([
    ['started', { kind: 'pause', id: '1' }, null, 'closed'],
    [{ a: 1 }, 'lost'],
  ]);
  const { start: _, ...plain } = port;
  expect(() => portLink(() => plain)(listener)).not.toThrow();
});

test('in one page words cross as copies, a moment later, and none after the end', async () => {
  const said: unknown[] = [];
  let host: { send(message: never): void; readonly waiting: number; close(): void } | null = null;
  const { heard, listener } = ears();
  const link = pageLink({
    connect: (given) => {
      host = given;
      return { receive: (text) => said.push(text), closed: () => said.push('closed') };
    },
  })(listener);
  const told = { kind: 'done', id: '1' };
  host!.send(told as never);
  link.send({ kind: 'pause', id: '1' });
  expect([said, heard, host!.waiting]).toEqual([[], [], 0]);
  await Promise.resolve();
  await Promise.resolve();
  expect([said, heard]).toEqual([['{"kind":"pause","id":"1"}'], [told]]);
  expect(heard[0]).not.toBe(told);
  host!.close();
  host!.send(told as never);
  link.send({ kind: 'pause', id: '2' });
  await new Promise((resolve) => setTimeout(resolve));
  expect([said.length, heard]).toEqual([1, [told, 'lost']]);
  link.close();
  expect(said.at(-1)).toBe('closed');
});

test('in one page nothing that is still on its way is heard once a client has left', async () => {
  const said: unknown[] = [];
  let tell: (message: never) => void = () => {};
  const { heard, listener } = ears();
  const link = pageLink({
    connect: ({ send }) => {
      tell = send;
      return { receive: (text) => said.push(text), closed: () => said.push('closed') };
    },
  })(listener);
  tell({ kind: 'done', id: '1' } as never);
  link.send({ kind: 'pause', id: '1' });
  link.close();
  await new Promise((resolve) => setTimeout(resolve));
  expect([said, heard]).toEqual([['closed'], []]);
});

test('where nothing else is given, a socket is the one of the platform', () => {
  const urls: string[] = [];
  const platform = globalThis as { WebSocket?: unknown };
  const before = platform.WebSocket;
  platform.WebSocket = class {
    constructor(url: string) {
      urls.push(url);
    }
    addEventListener(): void {}
    close(): void {
      urls.push('closed');
    }
  };
  try {
    socketLink('wss://there')(ears().listener).close();
  } finally {
    platform.WebSocket = before;
  }
  expect(urls).toEqual(['wss://there', 'closed']);
});

test('where there is no socket at all, that is said at once, before anybody waits for one', () => {
  const platform = globalThis as { WebSocket?: unknown };
  const before = platform.WebSocket;
  platform.WebSocket = undefined;
  try {
    expect(() => socketLink('wss://there')).toThrow('There is no WebSocket here: say how one is opened');
    expect(() => socketLink('wss://there', () => ({ send: () => {}, close: () => {}, addEventListener: () => {} }))).not.toThrow();
  } finally {
    platform.WebSocket = before;
  }
});
