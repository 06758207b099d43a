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
  ranked,
  rule,
  shape,
  tagged,
} from 'ludoteca';
import type { Order } from 'ludoteca/host';
import { pigOrder } from './house.js';

// A card lies face down: who peeks at it is told of it and of nothing else; who seals an envelope has done so unseen, until all have.
interface Peek extends ActionBase {
  readonly type: 'peek';
}
interface Seal extends ActionBase {
  readonly type: 'seal';
}
type Event =
  | { readonly type: 'peeked'; readonly player: string; readonly card: number }
  | { readonly type: 'sealed'; readonly player: string };
interface Config {
  readonly players: readonly string[];
}
interface State {
  readonly config: Config;
  readonly phase: 'sealing' | 'over';
  readonly card: number;
  readonly sealed: readonly string[];
}
interface Envelopes extends GameTypes {
  State: State;
  Action: Peek | Seal;
  Event: Event;
  Config: Config;
  View: State;
  Clause: 'ENV-01';
  Outcome: Outcome<'ENV-01'>;
}

const peek = rule<State, Peek, Event, 'ENV-01'>({
  type: 'peek',
  codec: action<Peek>('peek', {}),
  apply: ({ card }, { player }, table) => table.emit({ type: 'peeked', player, card }),
});
const seal = rule<State, Seal, Event, 'ENV-01'>({
  type: 'seal',
  codec: action<Seal>('seal', {}),
  apply(state, { player }, table) {
    state.sealed.push(player);
    table.emit({ type: 'sealed', player });
  },
});

const config = shape<Config>({ players: list(id) });
const state = shape<State>({ config, phase: oneOf(['sealing', 'over']), card: int, sealed: list(id) });

export const envelopes = defineGame<Envelopes>({
  id: 'envelopes',
  title: { en: 'Envelopes' },
  players: { min: 2, max: 10 },
  clauses: ['ENV-01'],
  codecs: {
    config,
    state,
    view: state,
    event: tagged('type', {
      peeked: shape<Extract<Event, { type: 'peeked' }>>({ type: exactly('peeked'), player: id, card: int }),
      sealed: shape<Extract<Event, { type: 'sealed' }>>({ type: exactly('sealed'), player: id }),
    }),
  },
  setup: (chosen, table) => ({ config: chosen, phase: 'sealing', card: table.roll(1000, 'card'), sealed: [] }),
  rules: { peek, seal },
  phases: {
    sealing: {
      actors: ({ config: { players }, sealed }) => players.filter((player) => !sealed.includes(player)),
      rules: ['peek', 'seal'],
      leave: (draft) => {
        draft.phase = 'over';
      },
    },
    over: { actors: () => [], rules: [] },
  },
  seats: (s) => s.config.players,
  outcome: ({ phase, config: { players } }) =>
    phase === 'over' ? { ranking: ranked(players, () => 0), winners: [...players], clause: 'ENV-01' } : null,
  view: (s, viewer) => ({ ...s, card: 0, sealed: s.sealed.filter((player) => player === viewer || s.phase === 'over') }),
  witness: (event, viewer) => (event.player === viewer ? event : null),
  redeal: (s, viewer, dice) => ({ ...s, card: dice.roll(1000, 'card'), sealed: s.sealed.filter((player) => player === viewer) }),
  actorsSeenBy: ({ phase, sealed, config: { players } }, viewer) =>
    phase === 'over' ? [] : players.filter((player) => player !== viewer || !sealed.includes(player)),
}) as unknown as Game;

/** An order for it. */
export const envelopesOrder = (rules: Partial<Order['rules']> = {}): Order =>
  pigOrder({ game: 'envelopes', config: { players: ['ada', 'bo'] } }, rules);
