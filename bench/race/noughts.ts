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
  ranked,
  refuse,
  rule,
  shape,
} from 'ludoteca';

interface Mark extends ActionBase {
  readonly type: 'mark';
  readonly cell: number;
}
interface Marked {
  readonly type: 'marked';
  readonly player: string;
  readonly cell: number;
}
interface Config {
  readonly players: readonly string[];
}
interface State extends Config {
  readonly phase: 'play';
  readonly turn: number;
  readonly cells: readonly (string | null)[];
}
type Clause = 'NC-MARK-01' | 'NC-END-01' | 'NC-END-02';
interface Noughts extends GameTypes {
  readonly State: State;
  readonly Action: Mark;
  readonly Event: Marked;
  readonly Config: Config;
  readonly View: State;
  readonly Clause: Clause;
  readonly Outcome: Outcome<Clause>;
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Who has three in a row; null if nobody has. */
export const winnerOf = (cells: readonly (string | null)[]): string | null => {
  for (const [a, b, c] of lines) {
    const first = cells[a]!;
    if (first !== null && first === cells[b] && first === cells[c]) return first;
  }
  return null;
};

const mark = rule<State, Mark, Marked, Clause>({
  type: 'mark',
  codec: action<Mark>('mark', { cell: intBetween(0, 8) }),
  choices: { cell: (state) => one([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => state.cells[cell] === null)) },
  check: (state, { cell }) =>
    state.cells[cell] === null ? [] : [refuse('cell-taken', 'NC-MARK-01', `Cell ${cell} bears a mark of ${state.cells[cell]}.`)],
  apply(state, { player, cell }, table) {
    state.cells[cell] = player;
    state.turn += 1;
    table.emit({ type: 'marked', player, cell });
  },
});

const players = list(id);
const state = shape<State>({ players, phase: oneOf(['play']), turn: int, cells: list(nullable(id), 9) });

/** Tic-tac-toe. */
export const noughts: Game<Noughts> = defineGame<Noughts>({
  id: 'noughts-and-crosses',
  title: { en: 'Noughts and crosses' },
  players: { min: 2, max: 2 },
  clauses: {
    'NC-MARK-01': 'A mark goes into an empty cell.',
    'NC-END-01': 'Three marks in a row win.',
    'NC-END-02': 'A full board without a row is a draw.',
  },
  codecs: {
    config: shape<Config>({ players }),
    state,
    event: shape<Marked>({ type: exactly('marked'), player: id, cell: int }),
    view: state,
  },
  setup: ({ players }) => ({ players, phase: 'play', turn: 0, cells: Array.from({ length: 9 }, () => null) }),
  rules: { mark },
  phases: { play: { actors: (s) => [s.players[s.turn & 1]!], rules: ['mark'] } },
  seats: (s) => s.players,
  outcome(s) {
    const winner = winnerOf(s.cells);
    if (winner === null && s.turn < 9) return null;
    return {
      ranking: ranked(s.players, (player) => (player === winner ? 1 : 0)),
      winners: winner === null ? [] : [winner],
      clause: winner === null ? 'NC-END-02' : 'NC-END-01',
    };
  },
  view: (s) => s,
  witness: (e) => e,
  redeal: (s) => s,
  labels: { languages: ['en'], name: (name) => name, action: (a) => `mark ${a.cell}`, event: (e) => `${e.player} marks ${e.cell}` },
});
