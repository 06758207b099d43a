/** The server of examples/online with the game of the race. */
import { mkdirSync } from 'node:fs';
import { anyGame } from 'ludoteca';
import { openPglite } from '../../examples/online/pglite.js';
import { openPostgres } from '../../examples/online/postgres.js';
import { openServer } from '../../examples/online/server.js';
import { noughts } from '../race/noughts.js';

const { DATABASE_URL: url, DATA: folder = '', PORT: port } = process.env;
const complain = (): void => {};
if (folder !== '') mkdirSync(folder, { recursive: true });
await openServer({
  database: url === undefined || url === '' ? await openPglite(folder) : openPostgres(url, complain),
  gameOf: (id) => (id === noughts.id ? anyGame(noughts) : undefined),
  version: '0',
  page: null,
  port: Number(port),
  hostname: '127.0.0.1',
  limits: { sockets: 10_000, socketsPerAddress: 10_000, tablesPerHour: 1_000_000, proxies: 0, origins: [] },
  keepDays: 0,
  complain,
});
console.log('ready');
