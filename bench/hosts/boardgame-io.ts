import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { peer as noughtsOfPeer, type Position } from '../race/tic-tac-toe.js';
import type { Contestant, Guest, Learnt, MatchHere } from './contestant.js';

/** The game as boardgame.io’s server wants it. */
export const peerGame = () => ({ ...noughtsOfPeer(), name: 'noughts' });

interface PeerClient {
  start(): void;
  stop(): void;
  subscribe(listener: () => void): void;
  getState(): { readonly G: Position; readonly ctx: { readonly gameover?: unknown } } | null;
  readonly moves: { mark(cell: number): void };
}
interface ClientModule {
  Client(options: object): PeerClient;
}
interface MultiplayerModule {
  SocketIO(options: { readonly server: string; readonly socketOpts: object }): object;
}

const peer = createRequire(join(process.cwd(), 'bench', 'peers', 'package.json'));

const guestAt = (address: string, id: string, playerID?: string, credentials?: string): Guest => {
  const { Client } = peer('boardgame.io/client') as ClientModule;
  const { SocketIO } = peer('boardgame.io/multiplayer') as MultiplayerModule;
  const client = Client({
    game: peerGame(),
    numPlayers: 2,
    matchID: id,
    debug: false,
    multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'], forceNew: true } }),
    ...(playerID === undefined ? {} : { playerID, credentials }),
  });
  client.start();
  let isOpen = true;
  return {
    board: () => {
      const state = client.getState();
      if (state === null) return null;
      const { cells } = state.G;
      return { cells, turn: cells.filter((cell) => cell !== null).length, isOver: state.ctx.gameover !== undefined };
    },
    listen: (changed) => client.subscribe(changed),
    mark: (cell) => client.moves.mark(cell),
    close: () => {
      if (isOpen) client.stop(); // a second time it throws
      isOpen = false;
    },
  };
};

const posted = async (url: string, body: object): Promise<Readonly<Record<string, string>>> => {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return (await answer.json()) as Readonly<Record<string, string>>;
};

const stranger = async (address: string, id: string): Promise<Learnt> => {
  const listed = (await (await fetch(`${address}/games/noughts`)).json()) as { readonly matches: readonly object[] };
  const guest = guestAt(address, id);
  await pause(1000);
  const shown = guest.board() !== null;
  guest.close();
  const before = await stored(address);
  const guests = Array.from({ length: 100 }, (_, i) => guestAt(address, `invented-${i}`));
  await pause(2000);
  for (const one of guests) one.close();
  return { listed: listed.matches.length > 0, shown, invented: (await stored(address)) - before };
};

/** Matches that were never opened are not listed; each that is there answers by its id. */
const stored = async (address: string): Promise<number> => {
  let count = 0;
  for (let i = 0; i < 100; i++) if ((await fetch(`${address}/games/noughts/invented-${i}`)).ok) count++;
  return count;
};

/** boardgame.io, in memory (as it is unless told otherwise), or in its FlatFile storage. */
export const boardgameIo = (program: string, folder: string | null): Contestant => ({
  name: folder === null ? 'boardgame.io, memory' : 'boardgame.io, FlatFile',
  program,
  environment: { DATA: folder ?? '' },
  open: async (address): Promise<MatchHere> => {
    const { matchID: id = '' } = await posted(`${address}/games/noughts/create`, { numPlayers: 2, unlisted: false });
    // One after the other: of two that join at the same time FlatFile keeps one.
    const seats: Readonly<Record<string, string>>[] = [];
    for (const playerID of ['0', '1'])
      seats.push(await posted(`${address}/games/noughts/${id}/join`, { playerID, playerName: `player ${playerID}` }));
    return {
      id,
      sit: (player) => guestAt(address, id, String(player), seats[player]?.['playerCredentials']),
      watch: (from) => guestAt(from, id),
    };
  },
  again: (address, id) => guestAt(address, id),
  stranger,
});
