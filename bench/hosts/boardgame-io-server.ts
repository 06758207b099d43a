/** boardgame.io’s server with its own storage, in a process of its own. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { peerGame } from './boardgame-io.js';

interface ServerModule {
  Server(options: object): { run(port: number, ready: () => void): Promise<unknown> };
  FlatFile: new (options: { readonly dir: string }) => object;
}

const peer = createRequire(join(process.cwd(), 'bench', 'peers', 'package.json'));
const { Server, FlatFile } = peer('boardgame.io/server') as ServerModule;
const folder = process.env['DATA'];
const storage = folder === undefined || folder === '' ? {} : { db: new FlatFile({ dir: folder }) };
console.info = () => {};
await Server({ games: [peerGame()], origins: [/.*/], ...storage }).run(Number(process.env['PORT']), () => console.log('ready'));
