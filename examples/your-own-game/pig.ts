import type { ActionBase, Codec, GameTypes, Outcome } from 'ludoteca';
import {
  action,
  badState,
  defineGame,
  each,
  hasEach,
  id,
  int,
  intBetween,
  list,
  oneOf,
  ranked,
  record,
  refuse,
  rule,
  seatAfter,
  shape,
  variants,
} from 'ludoteca';

// Pig: roll as often as you dare and hold what you have; a one loses it all. First to the goal wins.
interface Roll extends ActionBase {
  readonly type: 'roll';
}
interface Hold extends ActionBase {
  readonly type: 'hold';
}
type Event =
  | { readonly type: 'rolled'; readonly player: string; readonly die: number }
  | { readonly type: 'held'; readonly player: string; readonly points: number };
interface Config {
  readonly players: readonly string[];
  readonly goal: number;
}
interface State {
  readonly config: Config;
  readonly phase: 'play' | 'over';
  readonly active: string;
  readonly pot: number;
  readonly points: Readonly<Record<string, number>>;
}

const clauses = {
  'PIG-PLAY-01': 'Two or more different players take part, for a goal of 1 to 1,000,000 points.',
  'PIG-ROLL-01': 'A die from 2 to 6 adds to the pot, which holds 1,000,000 points; a 1 empties it and passes the turn.',
  'PIG-HOLD-01': 'Whoever holds banks the pot and passes the turn; an empty pot cannot be held.',
  'PIG-END-01': 'The first to bank the goal wins.',
} as const;
type Clause = keyof typeof clauses;
export interface Pig extends GameTypes {
  State: State;
  Action: Roll | Hold;
  Event: Event;
  Config: Config;
  View: State;
  Clause: Clause;
  Outcome: Outcome<Clause>;
}

const roll = rule<State, Roll, Event, Clause>({
  type: 'roll',
  codec: action<Roll>('roll', {}),
  apply(state, { player }, table) {
    const die = table.roll(6, 'pig');
    state.pot = die === 1 ? 0 : Math.min(1_000_000, state.pot + die);
    if (die === 1) state.active = seatAfter(state.config.players, player);
    table.emit({ type: 'rolled', player, die });
  },
});

const hold = rule<State, Hold, Event, Clause>({
  type: 'hold',
  codec: action<Hold>('hold', {}),
  *check(state) {
    if (state.pot === 0) yield refuse('empty-pot', 'PIG-HOLD-01', 'There is nothing in the pot to hold.');
  },
  apply(state, { player }, table) {
    const points = state.points[player]! + state.pot;
    state.points[player] = points;
    state.pot = 0;
    table.emit({ type: 'held', player, points });
    if (points >= state.config.goal) state.phase = 'over';
    else state.active = seatAfter(state.config.players, player);
  },
});

const config: Codec<Config> = shape<Config>({ players: list(id), goal: intBetween(1, 1_000_000) });
const points = intBetween(0, 2_000_000); // what a state may say is what can come of it: a pot on top of less than the goal
const state: Codec<State> = shape<State>({
  config,
  phase: oneOf(['play', 'over']),
  active: id,
  pot: intBetween(0, 1_000_000),
  points: record(points),
});
const event: Codec<Event> = variants<Event, 'type'>('type', {
  rolled: { player: id, die: int },
  held: { player: id, points: int },
});

/** A complete game. */
export const pig = defineGame<Pig>({
  id: 'pig',
  title: { en: 'Pig' },
  players: { min: 2, max: 10 },
  clauses,
  codecs: { config, state, event, view: state },
  *checkConfig({ players, goal }) {
    if (players.length < 2 || new Set(players).size < players.length || goal < 1)
      yield refuse('bad-table', 'PIG-PLAY-01', clauses['PIG-PLAY-01']);
  },
  *checkState({ config, phase, active, points }) {
    if (config.players.length < 2 || !hasEach(config.players, points)) yield badState('Two play or more, and each has points.', 'points');
    if (!config.players.includes(active)) yield badState('It is the turn of a player.', 'active');
    const most = phase === 'play' ? config.goal - 1 : 2_000_000;
    if (Object.values(points).some((number) => number > most)) yield badState('The game would be over.', 'points');
  },
  setup: (config) => ({
    config,
    phase: 'play',
    active: config.players[0]!,
    pot: 0,
    points: each(config.players, () => 0),
  }),
  rules: { roll, hold },
  phases: { play: { actors: (s) => [s.active], rules: ['roll', 'hold'] }, over: { actors: () => [], rules: [] } },
  seats: (s) => s.config.players,
  outcome(s) {
    if (s.phase !== 'over') return null;
    const ranking = ranked(s.config.players, (player) => s.points[player]!);
    return { ranking, winners: [ranking[0]!.player], clause: 'PIG-END-01' };
  },
  view: (s) => s,
  witness: (e) => e,
  redeal: (s) => s,
  labels: {
    languages: ['en'],
    name: (name) => name,
    action: (a) => `${a.player}: ${a.type}`,
    event: (e) => (e.type === 'rolled' ? `${e.player} rolls ${e.die}` : `${e.player} holds and has ${e.points}`),
  },
});
