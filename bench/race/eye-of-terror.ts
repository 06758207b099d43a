import { type Dice, E, type Game, seeded } from 'ludoteca';
import { type OjoDelTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { type BoardgameIo, bareReducer, type Turn, wholeClient } from './boardgame-io.js';
import { type Contest, ludoteca, randomMatches } from './contest.js';

type Action = OjoDelTerror['Action'];
type State = OjoDelTerror['State'];
const game: Game<OjoDelTerror> = ojoDelTerror;
const config = { players: ['0', '1', '2', '3', '4', '5'] };
const position = (state: State, isOver: boolean): unknown => ({ state, isOver });

/** The rules as boardgame.io wants a game: everybody is active, and the rules say who may act. */
const hostedBy = <T extends Turn<State>>(
  dice: Dice,
  play: (turn: T, action: Action) => State | 'INVALID_MOVE' | undefined,
): BoardgameIo<State> => ({
  setup: () => accepted(game.setup(config, dice)).state,
  moves: Object.fromEntries(Object.keys(game.definition.rules).map((type) => [type, { move: play, undoable: false }])),
  turn: { activePlayers: { all: null } },
  endIf: ({ G }) => game.definition.outcome(G) ?? undefined,
});

/** A thin host around `reduce`: a plugin steps round the draft of boardgame.io and hands the plain state to the moves. */
const aroundReduce = (): BoardgameIo<State> => {
  const dice = seeded(0);
  interface Plain extends Turn<State> {
    readonly plain: State;
  }
  const hosted = hostedBy(dice, ({ plain, playerID }: Plain, action) => {
    const step = game.reduce(plain, { ...action, player: playerID }, dice);
    return E.isLeft(step) ? 'INVALID_MOVE' : step.right.state;
  });
  return {
    ...hosted,
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

/** As games are written for boardgame.io: the rules read and write the draft that a move is handed. */
const onItsDraft = (): BoardgameIo<State> => {
  const dice = seeded(0);
  return hostedBy(dice, ({ G, playerID }, action) =>
    E.isLeft(game.reduceInPlace(G, { ...action, player: playerID }, dice)) ? 'INVALID_MOVE' : undefined,
  );
};
const move = (action: Action) => ({ name: action.type, args: [action], player: action.player });

const contestWith = (title: string, peer: () => BoardgameIo<State>): Contest<Action> => ({
  title,
  matches: () => randomMatches(game, config, 1, 400),
  contenders: {
    'boardgame.io client': wholeClient(peer, 6, move, position),
    'boardgame.io reducer': bareReducer(peer, 6, move, position),
    'ludoteca reduce': ludoteca(game, config, false, position, seeded),
    'ludoteca in place': ludoteca(game, config, true, position, seeded),
  },
});

/** A real game of the five, with six players: what it costs to be hosted by boardgame.io. */
export const hosted = contestWith('El Ojo del Terror: random matches of six players, boardgame.io around `reduce`', aroundReduce);

/** The same: what it costs to play as games of boardgame.io do. */
export const drafted = contestWith(
  'El Ojo del Terror: random matches of six players, the same rules on the draft of boardgame.io',
  onItsDraft,
);
