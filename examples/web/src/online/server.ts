import { E, type GameTypes, type Refusal, refuse } from 'ludoteca';
import { joinTable, type Order, type Seen, socketLink, type TableStore } from 'ludoteca/client';
import type { Key } from './keyring.js';
import { mindNetwork } from './network.js';

const failed = (code: string, message: string): E.Either<Refusal, never> => E.left([refuse(code, 'HOST', message)]);

const isRefusal = (input: unknown): input is Refusal =>
  Array.isArray(input) &&
  input.length > 0 &&
  input.every((one) => typeof one === 'object' && one !== null && typeof one.message === 'string');

const tries = 3;
const pause = 1000;

/** Orders a table. The same order twice is one table: where the answer is lost it is sent again. */
export const orderTable = async (order: Order): Promise<E.Either<Refusal, string>> => {
  for (let tried = 1; ; tried++)
    try {
      const answer = await fetch('tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      const said: { readonly table?: unknown; readonly refusal?: unknown } = await answer.json();
      if (answer.status === 201 && typeof said.table === 'string') return E.right(said.table);
      return isRefusal(said.refusal) ? E.left(said.refusal) : failed('busy', 'The host has too much to do now.');
    } catch {
      if (tried === tries) return failed('unreachable', 'The host cannot be reached.');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
};

const socketUrl = (): string => {
  const url = new URL('socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
};

/** What opens a table, and the way to its host. */
const joiningBy = ({ table, token, invite }: Key) => ({
  link: socketLink(socketUrl()),
  table,
  token,
  ...(invite === undefined ? {} : { invite }),
});

/** So many milliseconds a host may take to answer before the connection is said to be lost. */
const patience = 5000;

/** Sits down at a table somewhere else. What is on its way survives a reload. */
export const joinFar = (key: Key): TableStore<GameTypes> => {
  const { table } = key;
  const place = `ludoteca-outbox ${table}`;
  const keep = {
    load: () => sessionStorage.getItem(place),
    save: (text: string) => sessionStorage.setItem(place, text),
  };
  const store = joinTable<GameTypes>({ ...joiningBy(key), keep, patience });
  mindNetwork(store, window);
  return store;
};

/** How a table somewhere else stands: looked at once, without sitting down. */
export const glance = (key: Key): Promise<Seen<GameTypes>> =>
  new Promise((resolve) => {
    const store = joinTable<GameTypes>(joiningBy(key));
    const stop = store.subscribe(() => {
      const seen = store.getSnapshot();
      stop();
      store.close();
      resolve(seen);
    });
  });
