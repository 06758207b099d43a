import {
  type ActionBase,
  action,
  defineGame,
  exactly,
  type Game,
  type GameTypes,
  id,
  intBetween,
  list,
  nullable,
  type Outcome,
  oneOf,
  range,
  ranked,
  rule,
  shape,
} from 'ludoteca';
import type { BoardgameIo, Turn } from './boardgame-io.js';

/** How many numbers there are to guess from. */
export const numbers = 6;

interface Guess extends ActionBase {
  readonly type: 'guess';
  readonly number: number;
}
interface Guessed {
  readonly type: 'guessed';
  readonly player: string;
  readonly number: number;
}
interface Config {
  readonly players: readonly string[];
}
interface View extends Config {
  readonly phase: 'play';
  readonly guess: number | null;
}
interface State extends View {
  readonly secret: number;
}
type Clause = 'HN-GUESS-01';
interface HiddenNumber extends GameTypes {
  readonly State: State;
  readonly Action: Guess;
  readonly Event: Guessed;
  readonly Config: Config;
  readonly View: View;
  readonly Clause: Clause;
  readonly Outcome: Outcome<Clause>;
}

const guess = rule<State, Guess, Guessed, Clause>({
  type: 'guess',
  codec: action<Guess>('guess', { number: intBetween(1, numbers) }),
  choices: { number: () => range(1, numbers) },
  apply(state, { player, number }, table) {
    state.guess = number;
    table.emit({ type: 'guessed', player, number });
  },
});

const players = list(id);
const number = intBetween(1, numbers);
const view = { players, phase: oneOf(['play']), guess: nullable(number) } as const;

/** One guesses a number that was thrown where nobody looked, and wins if it is the right one; else the other does. */
export const hiddenNumber: Game<HiddenNumber> = defineGame<HiddenNumber>({
  id: 'hidden-number',
  title: { en: 'Hidden number' },
  players: { min: 2, max: 2 },
  clauses: { 'HN-GUESS-01': 'Whoever guesses the hidden number wins.' },
  codecs: {
    config: shape<Config>({ players }),
    state: shape<State>({ ...view, secret: number }),
    event: shape<Guessed>({ type: exactly('guessed'), player: id, number }),
    view: shape<View>(view),
  },
  setup: ({ players }, dice) => ({ players, phase: 'play', guess: null, secret: dice.roll(numbers, 'the hidden number') }),
  rules: { guess },
  phases: { play: { actors: ({ players, guess }) => (guess === null ? [players[1]!] : []), rules: ['guess'] } },
  seats: (s) => s.players,
  outcome({ players, guess, secret }) {
    if (guess === null) return null;
    const winner = players[guess === secret ? 1 : 0]!;
    return { ranking: ranked(players, (player) => (player === winner ? 1 : 0)), winners: [winner], clause: 'HN-GUESS-01' };
  },
  view: ({ players, phase, guess }) => ({ players, phase, guess }),
  witness: (e) => e,
  redeal: (s, _, dice) => ({ ...s, secret: dice.roll(numbers, 'the hidden number') }),
  labels: { languages: ['en'], name: (name) => name, action: (a) => `guess ${a.number}`, event: (e) => `${e.player} guesses ${e.number}` },
});

/** What boardgame.io keeps of it. */
export interface Hidden {
  secret: number | null;
  guess: number | null;
}

/** The same as boardgame.io wants it: `playerView` keeps the number from everybody, and its bots are told what may be done. */
export const peerHiddenNumber = (): BoardgameIo<Hidden> => ({
  setup: ({ random }) => ({ secret: random.Die(numbers), guess: null }),
  moves: {
    begin: () => undefined,
    guess: ({ G }: Turn<Hidden>, number: number) => {
      G.guess = number;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G }) => ({ ...G, secret: null }),
  endIf: ({ G }) => (G.guess === null ? undefined : { winner: G.guess === G.secret ? '1' : '0' }),
  ai: {
    enumerate: (_, { currentPlayer }) =>
      currentPlayer === '0' ? [{ move: 'begin', args: [] }] : Array.from({ length: numbers }, (_, i) => ({ move: 'guess', args: [i + 1] })),
  },
});
