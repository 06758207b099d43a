import { E } from 'ludoteca';
import { counter } from '../counter.js';
import { type BoardgameIo, bareReducer, type Turn, wholeClient } from './boardgame-io.js';
import { type Careful, hasExactly, refused, went } from './careful.js';
import { type Contest, ludoteca } from './contest.js';

interface Count {
  readonly type: 'count';
  readonly player: string;
}
interface Position {
  count: number;
}
const { right } = E;
const players = ['0', '1'];
const position = ({ count }: Position): unknown => ({ count });

/** The counter as a game of boardgame.io: every move ends the turn. */
export const peerCounter = (): BoardgameIo<Position> => ({
  setup: () => ({ count: 0 }),
  moves: {
    count: ({ G }: Turn<Position>) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
});
const move = ({ type, player }: Count) => ({ name: type, args: [], player });

interface Counted {
  readonly type: 'counted';
  readonly count: number;
}

const count = (state: { players: string[]; count: number }, action: unknown): Careful<Counted> => {
  if (!hasExactly(action, ['type', 'player']) || action.type !== 'count') return refused('bad-action', 'This is no action.');
  if (action.player !== state.players[state.count % state.players.length]) return refused('not-your-turn', 'It is not your turn.');
  state.count += 1;
  return { events: [{ type: 'counted', count: state.count }] };
};

/** Next to no rules: what is left is the engine. */
export const contest: Contest<Count> = {
  title: 'counter: two players count by turns, 100 actions a match',
  matches: () =>
    Array.from({ length: 20 }, () => Array.from({ length: 100 }, (_, i) => ({ type: 'count' as const, player: players[i & 1]! }))),
  contenders: {
    'boardgame.io client': wholeClient(peerCounter, 2, move, position),
    'boardgame.io reducer': bareReducer(peerCounter, 2, move, position),
    'ludoteca reduce': ludoteca(counter, { players }, false, position),
    'ludoteca in place': ludoteca(counter, { players }, true, position),
    'by hand, as careful': (matches) => () =>
      matches.map((actions) => {
        const state = { players: [...players], count: 0 };
        for (const action of actions) went(count(state, action));
        return position(state);
      }),
    'by hand, answering': (matches) => {
      let answer: unknown; // kept, or the compiler would leave it out
      return () =>
        matches.map((actions) => {
          const state = { players: [...players], count: 0 };
          for (const { type, player } of actions) {
            if (type !== 'count' || player !== state.players[state.count % 2]) throw new Error('refused');
            state.count += 1;
            answer = right({ state, events: [{ type: 'counted', count: state.count }], rolls: [] });
          }
          return position(answer === undefined ? { count: 0 } : state);
        });
    },
    'by hand': (matches) => () =>
      matches.map((actions) => {
        const state = { players: [...players], count: 0 };
        for (const { type, player } of actions) {
          if (type !== 'count' || player !== state.players[state.count % 2]) throw new Error('refused');
          state.count += 1;
        }
        return position(state);
      }),
  },
};
