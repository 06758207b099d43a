import {
  type ActionBase,
  action,
  defineGame,
  exactly,
  type Game,
  type GameTypes,
  id,
  int,
  intBetween,
  list,
  nullable,
  type Outcome,
  one,
  oneOf,
  range,
  ranked,
  record,
  refuse,
  rule,
  shape,
  type Violation,
} from 'ludoteca';

/** Where men stand, and whose they are. */
export interface Field {
  readonly owner: string | null;
  readonly men: number;
}
/** Men go from a field to one beside it. */
export interface March extends ActionBase {
  readonly type: 'march';
  readonly from: number;
  readonly to: number;
  readonly men: number;
}
interface Marched {
  readonly type: 'marched';
  readonly player: string;
  readonly from: number;
  readonly to: number;
  readonly men: number;
}
interface Config {
  readonly players: readonly string[];
}
/** Forty-nine fields and two purses: about fifty objects. */
export interface State extends Config {
  readonly phase: 'play';
  readonly turn: number;
  readonly fields: readonly Field[];
  readonly purses: Readonly<Record<string, number>>;
}
type Clause = 'MA-MARCH-01' | 'MA-MARCH-02' | 'MA-MARCH-03' | 'MA-END-01';
interface Marches extends GameTypes {
  readonly State: State;
  readonly Action: March;
  readonly Event: Marched;
  readonly Config: Config;
  readonly View: State;
  readonly Clause: Clause;
  readonly Outcome: Outcome<Clause>;
}

const side = 7;
/** Where each player's recruits come up: opposite corners. */
export const capitals = [0, side * side - 1] as const;
/** How many marches a match lasts. */
export const turns = 100;

const neighbours: readonly (readonly number[])[] = Array.from({ length: side * side }, (_, field) => {
  const column = field % side;
  return [
    ...(field >= side ? [field - side] : []),
    ...(column > 0 ? [field - 1] : []),
    ...(column < side - 1 ? [field + 1] : []),
    ...(field < side * (side - 1) ? [field + side] : []),
  ];
});

/** Do two fields touch? */
export const touch = (from: number, to: number): boolean => neighbours[from]!.includes(to);

/** The fields as they are at first. */
export const firstFields = (players: readonly string[]): { owner: string | null; men: number }[] =>
  Array.from({ length: side * side }, (_, field) => {
    const seat = capitals.indexOf(field);
    return seat < 0 ? { owner: null, men: 0 } : { owner: players[seat]!, men: 5 };
  });

const march = rule<State, March, Marched, Clause>({
  type: 'march',
  codec: action<March>('march', { from: intBetween(0, 48), to: intBetween(0, 48), men: intBetween(1, 1_000) }),
  choices: {
    from: (state, player) => one(state.fields.flatMap(({ owner, men }, field) => (owner === player && men > 0 ? [field] : []))),
    to: (_state, _player, { from }) => one(neighbours[from]!),
    men: (state, _player, { from }) => range(1, state.fields[from]!.men),
  },
  check(state, { player, from, to, men }) {
    const field = state.fields[from]!;
    if (field.owner !== player) return [refuse('not-yours', 'MA-MARCH-01', `Field ${from} is not ${player}'s.`)];
    const found: Violation<Clause>[] = [];
    if (!touch(from, to)) found.push(refuse('too-far', 'MA-MARCH-02', `Fields ${from} and ${to} do not touch.`));
    if (men > field.men) found.push(refuse('too-few', 'MA-MARCH-03', `${field.men} men stand on ${from}; ${men} cannot march.`));
    return found;
  },
  apply(state, { player, from, to, men }, table) {
    state.fields[from]!.men -= men;
    const there = state.fields[to]!;
    if (there.owner === player) there.men += men;
    else if (men > there.men) {
      there.owner = player;
      there.men = men - there.men;
      state.purses[player]! += 1;
    } else there.men -= men;
    const capital = state.fields[capitals[state.turn & 1]!]!;
    if (capital.owner === player) capital.men += 2;
    state.turn += 1;
    table.emit({ type: 'marched', player, from, to, men });
  },
});

const players = list(id);
const state = shape<State>({
  players,
  phase: oneOf(['play']),
  turn: int,
  fields: list(shape<Field>({ owner: nullable(id), men: int })),
  purses: record(int),
});

/** Two armies march over forty-nine fields. */
export const marches: Game<Marches> = defineGame<Marches>({
  id: 'marches',
  title: { en: 'Marches' },
  players: { min: 2, max: 2 },
  clauses: {
    'MA-MARCH-01': 'Men march from a field of their own.',
    'MA-MARCH-02': 'Men march to a field that touches theirs.',
    'MA-MARCH-03': 'No more men march than stand there.',
    'MA-END-01': 'After a hundred marches the fuller purse wins.',
  },
  codecs: {
    config: shape<Config>({ players }),
    state,
    event: shape<Marched>({ type: exactly('marched'), player: id, from: int, to: int, men: int }),
    view: state,
  },
  setup: ({ players }) => ({
    players,
    phase: 'play',
    turn: 0,
    fields: firstFields(players),
    purses: Object.fromEntries(players.map((player) => [player, 0])),
  }),
  rules: { march },
  phases: { play: { actors: (s) => [s.players[s.turn & 1]!], rules: ['march'] } },
  seats: (s) => s.players,
  outcome(s) {
    if (s.turn < turns) return null;
    const ranking = ranked(s.players, (player) => s.purses[player]!);
    return { ranking, winners: ranking.filter(({ rank }) => rank === 1).map(({ player }) => player), clause: 'MA-END-01' };
  },
  view: (s) => s,
  witness: (e) => e,
  redeal: (s) => s,
  labels: {
    languages: ['en'],
    name: (name) => name,
    action: (a) => `march ${a.men} from ${a.from} to ${a.to}`,
    event: (e) => `${e.player} marches from ${e.from} to ${e.to} with ${e.men}`,
  },
});
