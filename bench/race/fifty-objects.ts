import { type BoardgameIo, bareReducer, type Turn, wholeClient } from './boardgame-io.js';
import { type Careful, hasExactly, isWhole, refused, went } from './careful.js';
import { type Contest, ludoteca, randomMatches } from './contest.js';
import { capitals, type Field, firstFields, type March, marches, touch, turns } from './marches.js';

interface Position {
  turn: number;
  fields: { owner: string | null; men: number }[];
  purses: Record<string, number>;
}
const players = ['0', '1'];
interface Placed {
  readonly fields: readonly Field[];
  readonly purses: Readonly<Record<string, number>>;
}
/** Whoever does not notice that a match is over has not played it. */
const position = ({ fields, purses }: Placed, isOver: boolean): unknown => ({ fields, purses, isOver });
const first = (): Position => ({ turn: 0, fields: firstFields(players), purses: { 0: 0, 1: 0 } });

const isLegal = ({ fields }: Position, player: string, from: number, to: number, men: number): boolean =>
  fields[from]!.owner === player && touch(from, to) && men <= fields[from]!.men;

const perform = (state: Position, player: string, from: number, to: number, men: number): void => {
  const there = state.fields[to]!;
  state.fields[from]!.men -= men;
  if (there.owner === player) there.men += men;
  else if (men > there.men) {
    there.owner = player;
    there.men = men - there.men;
    state.purses[player]! += 1;
  } else there.men -= men;
  const capital = state.fields[capitals[state.turn & 1]!]!;
  if (capital.owner === player) capital.men += 2;
  state.turn += 1;
};

/** The same march as one copies by hand: what it changes is new, what it leaves alone is shared, and the state before stays as it was. */
const copied = <State extends Position>(state: State, player: string, from: number, to: number, men: number): State => {
  const fields = [...state.fields];
  const there = fields[to]!;
  fields[from] = { ...fields[from]!, men: fields[from]!.men - men };
  let { purses } = state;
  if (there.owner === player) fields[to] = { ...there, men: there.men + men };
  else if (men > there.men) {
    fields[to] = { owner: player, men: men - there.men };
    purses = { ...purses, [player]: purses[player]! + 1 };
  } else fields[to] = { ...there, men: there.men - men };
  const home = capitals[state.turn & 1]!;
  const capital = fields[home]!;
  if (capital.owner === player) fields[home] = { ...capital, men: capital.men + 2 };
  return { ...state, fields, purses, turn: state.turn + 1 };
};

const peer = (): BoardgameIo<Position> => ({
  setup: first,
  moves: {
    march: ({ G, playerID }: Turn<Position>, from: number, to: number, men: number) => {
      if (!isLegal(G, playerID, from, to, men)) return 'INVALID_MOVE';
      perform(G, playerID, from, to, men);
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.turn < turns ? undefined : { purses: { ...G.purses } }),
});
const move = ({ type, player, from, to, men }: March) => ({ name: type, args: [from, to, men], player });

interface Marched {
  readonly type: 'marched';
  readonly player: string;
  readonly from: number;
  readonly to: number;
  readonly men: number;
}

const order = (state: Position & { readonly players: readonly string[] }, action: unknown): Careful<Marched> => {
  if (state.turn >= turns) return refused('game-over', 'The game is over.');
  if (!hasExactly(action, ['type', 'player', 'from', 'to', 'men']) || action.type !== 'march')
    return refused('bad-action', 'This is no action.');
  const { player, from, to, men } = action;
  if (typeof player !== 'string' || !isWhole(from, 0, 48) || !isWhole(to, 0, 48) || !isWhole(men, 1, 1_000))
    return refused('bad-parameter', 'There are 49 fields.');
  if (player !== state.players[state.turn & 1]) return refused('not-your-turn', 'It is not your turn.');
  if (!isLegal(state, player, from, to, men)) return refused('illegal', `${men} men cannot march from ${from} to ${to}.`);
  perform(state, player, from, to, men);
  return { events: [{ type: 'marched', player, from, to, men }] };
};

/** A state of a middling size: forty-nine fields, of which a march touches three. */
export const contest: Contest<March> = {
  title: 'fifty objects: two armies on 49 fields, 100 marches a match',
  matches: () => randomMatches(marches, { players }, 20, 1_000),
  contenders: {
    'boardgame.io client': wholeClient(peer, 2, move, position),
    'boardgame.io reducer': bareReducer(peer, 2, move, position),
    'ludoteca reduce': ludoteca(marches, { players }, false, position),
    'ludoteca in place': ludoteca(marches, { players }, true, position),
    'by hand, as careful': (matches) => () =>
      matches.map((actions) => {
        const state = { ...first(), players: [...players] };
        for (const action of actions) went(order(state, action));
        return position(state, state.turn >= turns);
      }),
    'by hand, copying': (matches) => () =>
      matches.map((actions) => {
        let state = { ...first(), players: [...players] };
        for (const { type, player, from, to, men } of actions) {
          if (state.turn >= turns || type !== 'march' || player !== state.players[state.turn & 1]) throw new Error('refused');
          if (!isLegal(state, player, from, to, men)) throw new Error('refused');
          state = copied(state, player, from, to, men);
        }
        return position(state, state.turn >= turns);
      }),
    'by hand': (matches) => () =>
      matches.map((actions) => {
        const state = { ...first(), players: [...players] };
        for (const { type, player, from, to, men } of actions) {
          if (state.turn >= turns || type !== 'march' || player !== state.players[state.turn & 1]) throw new Error('refused');
          if (!isLegal(state, player, from, to, men)) throw new Error('refused');
          perform(state, player, from, to, men);
        }
        return position(state, state.turn >= turns);
      }),
  },
};
