import { joinTable } from 'ludoteca/client';
import pg from 'pg';
import { WebSocket } from 'ws';
import { lay, linkTo, newToken, openTable } from '../../examples/online/load.js';
import { noughts } from '../race/noughts.js';
import type { Board, Contestant, Guest, Learnt, MatchHere } from './contestant.js';

const names = ['0', '1'] as const;

const guestAt = (address: string, table: string, token: string, player: string | null): Guest => {
  const store = joinTable({ link: linkTo([address]), table, token });
  return {
    board: () => {
      const { picture, link } = store.getSnapshot();
      if (picture === null || link !== 'live') return null;
      const { cells, turn } = picture.view as unknown as Omit<Board, 'isOver'>;
      return { cells, turn, isOver: picture.outcome !== null };
    },
    listen: (changed) => void store.subscribe(changed),
    mark: (cell) => void store.act({ type: 'mark', player: player ?? '', cell } as never),
    close: () => store.close(),
  };
};

/** Says hello at a table with a token of one’s own, and gives what comes. */
const greeted = (address: string, table: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`);
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', protocol: 1, table, token: newToken() })));
    socket.on('message', (data) => resolve((JSON.parse(data.toString()) as { readonly kind: string }).kind));
    socket.on('close', () => resolve('closed'));
    socket.on('error', () => resolve('closed'));
  });

const entries = async (url: string | null): Promise<number> => {
  if (url === null) return 0;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from entry');
  await client.end();
  return (rows[0] as { readonly count: number }).count;
};

const tokensOf = new Map<string, string>();

/** ludoteca, in PGlite or in PostgreSQL. */
export const ludoteca = (program: string, where: { readonly folder: string } | { readonly url: string }): Contestant => {
  const url = 'url' in where ? where.url : null;
  const stranger = async (address: string, id: string): Promise<Learnt> => {
    const answers = await Promise.all(['/tables', '/games', '/games/noughts'].map((path) => fetch(`${address}${path}`)));
    const shown = (await greeted(address, id)) === 'welcome';
    const before = await entries(url);
    const ids = Array.from({ length: 100 }, () => newToken().slice(0, 32));
    await Promise.all(ids.map((table) => greeted(address, table)));
    return { listed: answers.some(({ ok }) => ok), shown, invented: (await entries(url)) - before };
  };
  return {
    name: url === null ? 'ludoteca, PGlite' : 'ludoteca, PostgreSQL',
    program,
    environment: url === null ? { DATA: 'folder' in where ? where.folder : '', DATABASE_URL: '' } : { DATABASE_URL: url },
    open: async (address): Promise<MatchHere> => {
      const laid = lay(noughts.id, { players: [...names] }, names, { watch: 'token' });
      const id = await openTable([address], laid.order);
      tokensOf.set(id, laid.run);
      return {
        id,
        sit: (player) => guestAt(address, id, laid.seats.get(names[player])!, names[player]),
        watch: (from) => guestAt(from, id, laid.run, null),
      };
    },
    again: (address, id) => guestAt(address, id, tokensOf.get(id) ?? newToken(), null),
    stranger,
  };
};
