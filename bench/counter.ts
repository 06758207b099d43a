import {
  type ActionBase,
  action,
  defineGame,
  exactly,
  type Game,
  type GameTypes,
  id,
  int,
  list,
  type Outcome,
  oneOf,
  rule,
  shape,
} from 'ludoteca';

interface Count extends ActionBase {
  readonly type: 'count';
}
interface Counted {
  readonly type: 'counted';
  readonly count: number;
}
interface Config {
  readonly players: readonly string[];
}
interface State extends Config {
  readonly phase: 'play';
  readonly count: number;
}
interface Counter extends GameTypes {
  readonly State: State;
  readonly Action: Count;
  readonly Event: Counted;
  readonly Config: Config;
  readonly View: State;
  readonly Clause: 'COUNT-01';
  readonly Outcome: Outcome<'COUNT-01'>;
}

const count = rule<State, Count, Counted, 'COUNT-01'>({
  type: 'count',
  codec: action<Count>('count', {}),
  apply(state, _action, table) {
    state.count += 1;
    table.emit({ type: 'counted', count: state.count });
  },
});

const players = list(id);
const state = shape<State>({ players, phase: oneOf(['play']), count: int });

/** Players count by turns, for ever: all that is left is the core. */
export const counter: Game<Counter> = defineGame<Counter>({
  id: 'counter',
  title: { en: 'Counter' },
  players: { min: 1, max: 10 },
  clauses: { 'COUNT-01': 'Players count by turns.' },
  codecs: { config: shape<Config>({ players }), state, event: shape<Counted>({ type: exactly('counted'), count: int }), view: state },
  setup: ({ players }) => ({ players, phase: 'play', count: 0 }),
  rules: { count },
  phases: { play: { actors: (s) => [s.players[s.count % s.players.length]!], rules: ['count'] } },
  seats: (s) => s.players,
  outcome: () => null,
  view: (s) => s,
  witness: (e) => e,
  redeal: (s) => s,
  labels: { languages: ['en'], name: (name) => name, action: (a) => a.type, event: (e) => `${e.count}` },
});
