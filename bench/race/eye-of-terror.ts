import { E, type Game, seeded } from 'ludoteca';
import { type OjoDelTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { type BoardgameIo, bareReducer, type Turn, wholeClient } from './boardgame-io.js';
import { type Contest, ludoteca, randomMatches } from './contest.js';

type Action = OjoDelTerror['Action'];
type State = OjoDelTerror['State'];
const game: Game<OjoDelTerror> = ojoDelTerror;
const config = { players: ['0', '1', '2', '3', '4', '5'] };
const position = (state: State, isOver: boolean): unknown => ({ state, isOver });

/**
 * The same rules inside boardgame.io: a thin host around `reduce`. Its own draft is stepped round by a plugin that hands the plain state to the
 * moves, everybody is active, and the game says who may act.
 */
const peer = (seed: number) => (): BoardgameIo<State> => {
  const dice = seeded(seed);
  const play = ({ plain, playerID }: Turn<State> & { readonly plain: State }, action: Action): State | 'INVALID_MOVE' => {
    const step = game.reduce(plain, { ...action, player: playerID }, dice);
    return E.isLeft(step) ? 'INVALID_MOVE' : step.right.state;
  };
  return {
    setup: () => accepted(game.setup(config, dice)).state,
    moves: Object.fromEntries(Object.keys(game.definition.rules).map((type) => [type, { move: play, undoable: false }])),
    turn: { activePlayers: { all: null } },
    endIf: ({ G }) => game.definition.outcome(G) ?? undefined,
    plugins: [
      {
        name: 'plain',
        fnWrap:
          (inner: (turn: object, ...args: readonly unknown[]) => unknown) =>
          (turn: Turn<State>, ...args: readonly unknown[]) =>
            inner({ ...turn, plain: turn.G }, ...args),
      },
    ],
  };
};
const move = (action: Action) => ({ name: action.type, args: [action], player: action.player });

/** A real game of the five, with six players. */
export const contest: Contest<Action> = {
  title: 'El Ojo del Terror: random matches of six players, the same rules inside boardgame.io',
  matches: () => randomMatches(game, config, 1, 400),
  contenders: {
    'boardgame.io client': wholeClient(peer(0), 6, move, position),
    'boardgame.io reducer': bareReducer(peer(0), 6, move, position),
    'ludoteca reduce': ludoteca(game, config, false, position, seeded),
    'ludoteca in place': ludoteca(game, config, true, position, seeded),
  },
};
