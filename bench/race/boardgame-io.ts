import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Contender } from './contest.js';

/** What a move of boardgame.io is handed. */
export interface Turn<G> {
  readonly G: G;
  readonly ctx: { readonly turn: number; readonly currentPlayer: string };
  readonly playerID: string;
}

/** A game as boardgame.io wants it, as far as the race goes. */
export interface BoardgameIo<G> {
  readonly setup: (turn: { readonly random: { Die(sides: number): number } }) => G;
  readonly moves: Readonly<Record<string, unknown>>;
  readonly turn?: Readonly<Record<string, unknown>>;
  readonly endIf?: (turn: Turn<G>) => unknown;
  readonly plugins?: readonly Readonly<Record<string, unknown>>[];
  readonly playerView?: (turn: Turn<G>) => G;
  /** What its bots may do. */
  readonly ai?: {
    readonly enumerate: (G: G, ctx: Turn<G>['ctx']) => readonly { readonly move: string; readonly args: readonly unknown[] }[];
  };
}

interface Store<G> {
  readonly G: G;
  readonly ctx: { readonly gameover?: unknown };
}
interface Client<G> {
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
  getState(): Store<G>;
  updatePlayerID(player: string): void;
  reset(): void;
  start(): void;
  stop(): void;
  subscribe(listener: (state: Store<G> | null) => void): void;
}
interface Internal {
  CreateGameReducer<G>(options: { readonly game: BoardgameIo<G> }): (state: Store<G>, action: object) => Store<G>;
  InitializeGame<G>(options: { readonly game: BoardgameIo<G>; readonly numPlayers: number }): Store<G>;
}
interface ClientModule {
  Client<G>(options: {
    readonly game: BoardgameIo<G>;
    readonly numPlayers: number;
    readonly debug: false;
    readonly multiplayer?: unknown;
    readonly playerID?: string;
  }): Client<G>;
}
interface Mcts {
  play(state: object, player: string): Promise<{ readonly action: { readonly payload: { readonly args: readonly unknown[] } } }>;
}
interface Ai {
  readonly MCTSBot: new (options: object) => Mcts;
}
interface Multiplayer {
  Local(options: { readonly bots: Readonly<Record<string, unknown>> }): unknown;
}

// Not among the packages of this project: it has a package.json of its own and is there once `npm run bench:peers` has put it there.
const peer = createRequire(join(process.cwd(), 'bench', 'peers', 'package.json'));
const internal = (): Internal => peer('boardgame.io/internal') as Internal;
const client = (): ClientModule => peer('boardgame.io/client') as ClientModule;
const ai = (): Ai => peer('boardgame.io/ai') as Ai;
const multiplayer = (): Multiplayer => peer('boardgame.io/multiplayer') as Multiplayer;

/** How boardgame.io is told of an action. */
export type Move<Action> = (action: Action) => { readonly name: string; readonly args: readonly unknown[]; readonly player: string };

const position = <G>({ G, ctx }: Store<G>, of: (G: G, over: boolean) => unknown): unknown => of(G, ctx.gameover !== undefined);

/** Its reducer alone, without store, log or subscribers. */
export const bareReducer =
  <G, Action>(
    game: () => BoardgameIo<G>,
    numPlayers: number,
    move: Move<Action>,
    of: (G: G, over: boolean) => unknown,
  ): Contender<Action> =>
  (matches) => {
    const written = matches.map((actions) =>
      actions.map((action) => {
        const { name, args, player } = move(action);
        return { type: 'MAKE_MOVE', payload: { type: name, args, playerID: player } };
      }),
    );
    const { CreateGameReducer, InitializeGame } = internal();
    return () =>
      written.map((actions) => {
        const played = game();
        const reducer = CreateGameReducer({ game: played });
        let state = InitializeGame({ game: played, numPlayers });
        for (const action of actions) state = reducer(state, action);
        return position(state, of);
      });
  };

/** Its client, as an application uses it on one machine; begun anew for every match, so that the log stays short. */
export const wholeClient =
  <G, Action>(
    game: () => BoardgameIo<G>,
    numPlayers: number,
    move: Move<Action>,
    of: (G: G, over: boolean) => unknown,
  ): Contender<Action> =>
  (matches) => {
    const written = matches.map((actions) => actions.map(move));
    return () =>
      written.map((actions) => {
        const sitting = openClient(game(), numPlayers);
        for (const { name, args, player } of actions) {
          sitting.updatePlayerID(player);
          sitting.moves[name]!(...args);
        }
        return position(sitting.getState(), of);
      });
  };

/** A client for one machine. */
export const openClient = <G>(game: BoardgameIo<G>, numPlayers: number): Client<G> => client().Client({ game, numPlayers, debug: false });

/** Its searching bot, asked what to do after some moves of one argument. */
export const searchingBot = <G>(
  game: BoardgameIo<G>,
  numPlayers: number,
  iterations: number,
  seed: string,
): ((move: string, moves: readonly { readonly player: string; readonly arg: number }[], player: string) => Promise<number>) => {
  const { CreateGameReducer, InitializeGame } = internal();
  const { MCTSBot } = ai();
  const reducer = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers });
  const bot = new MCTSBot({ game, enumerate: game.ai!.enumerate, iterations, seed });
  return async (move, moves, player) => {
    const state = moves.reduce(
      (before, { player, arg }) => reducer(before, { type: 'MAKE_MOVE', payload: { type: move, args: [arg], playerID: player } }),
      start,
    );
    return (await bot.play(state, player)).action.payload.args[0] as number;
  };
};

/** A match at one of its own tables, where its bot has the second seat: what came of it once the first has begun. */
export const againstItsBot = async <G>(game: BoardgameIo<G>, iterations: number, seed: string, begin: string): Promise<unknown> => {
  const { MCTSBot } = ai();
  class Seated extends MCTSBot {
    constructor(options: object) {
      super({ ...options, iterations, seed });
    }
  }
  const table = client().Client({
    game,
    numPlayers: 2,
    debug: false,
    playerID: '0',
    multiplayer: multiplayer().Local({ bots: { 1: Seated } }),
  });
  const gameover = await new Promise<unknown>((resolve) => {
    table.subscribe((state) => {
      if (state?.ctx.gameover !== undefined) resolve(state.ctx.gameover);
    });
    table.start();
    table.moves[begin]!();
  });
  table.stop();
  return gameover;
};
