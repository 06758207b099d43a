import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { seeded } from 'ludoteca';
import { gameById } from 'ludoteca/games';
import { createHost, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { openHttp } from '../../examples/online/http.js';
import { lay } from '../../examples/online/load.js';

const [elsewhere, strange] = ['https://elsewhere.example', 'https://strange.example'];

/** Does something with a server that lets pages of these origins in. */
const served = async (origins: readonly string[], work: (address: string) => Promise<void>): Promise<void> => {
  const host = createHost({ journal: memoryJournal(), gameOf: gameById, dice: () => seeded(1), now: Date.now, after: () => () => {} });
  const limits = { sockets: 9, socketsPerAddress: 9, tablesPerHour: 9, proxies: 0, origins };
  const server = await openHttp(host, null, limits, 0, '127.0.0.1');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    await host.close();
  }
};

/** What a browser asks before it sends something that a page of another origin says. */
const asked = (url: string, origin: string, method: string, header: string): Promise<Response> =>
  fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': header },
  });
const letIn = ({ headers }: Response): string | null => headers.get('access-control-allow-origin');

test('a browser lets pages of the origins that are named open tables, and read what is answered; pages of others it does not', () =>
  served(['https://another.example', elsewhere], async (address) => {
    const { order } = lay('genegrafter', { players: ['ada', 'bo'] }, ['ada', 'bo']);
    const post = (origin: string, body: string): Promise<Response> =>
      fetch(`${address}/tables`, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body });
    const record = `/tables/${'0'.repeat(32)}/record`;
    for (const [path, method, header] of [
      ['/tables', 'POST', 'content-type'],
      [record, 'GET', 'authorization'],
    ] as const) {
      const answer = await asked(`${address}${path}`, elsewhere, method, header);
      expect([answer.ok, letIn(answer)]).toEqual([true, elsewhere]);
      expect(answer.headers.get('access-control-allow-methods')).toContain(method);
      expect(answer.headers.get('access-control-allow-headers')).toContain(header);
      expect(letIn(await asked(`${address}${path}`, strange, method, header))).toBe(null);
    }
    const [opened, refused] = [await post(elsewhere, JSON.stringify(order)), await post(elsewhere, '{}')];
    expect([opened.status, letIn(opened), refused.status, letIn(refused)]).toEqual([201, elsewhere, 400, elsewhere]);
    const kept = await post(strange, JSON.stringify(order));
    expect([kept.status, letIn(kept)]).toEqual([403, null]);
    for (const path of ['/online.json', record])
      for (const origin of [elsewhere, strange])
        expect(letIn(await fetch(`${address}${path}`, { headers: { origin } }))).toBe(origin === elsewhere ? origin : null);
  }));

test('where no origin is named no page of another is told that it may do anything', () =>
  served([], async (address) => {
    const answer = await asked(`${address}/tables`, elsewhere, 'POST', 'content-type');
    expect([answer.status, letIn(answer)]).toEqual([404, null]);
  }));
