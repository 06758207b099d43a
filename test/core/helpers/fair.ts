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
  type Rule,
  range,
  shape,
} from 'ludoteca';

// Fair: whoever is there buys cloth by the yard, or cries. Nothing comes of it; its rules can be told otherwise, part by part.

export interface Buy extends ActionBase {
  readonly type: 'buy';
  readonly yards: number;
}
export interface Cry extends ActionBase {
  readonly type: 'cry';
}
export interface State {
  readonly phase: 'open' | 'over';
  readonly players: readonly string[];
}
export type Event = { readonly type: 'cried'; readonly player: string };
export interface Fair extends GameTypes {
  readonly State: State;
  readonly Action: Buy | Cry;
  readonly Event: Event;
  readonly Config: { readonly players: readonly string[] };
  readonly View: State;
  readonly Clause: 'FR-1';
  readonly Outcome: Outcome<'FR-1'>;
}

/** What may be told otherwise. */
export interface Otherwise {
  readonly buy?: Partial<Rule<State, Buy, Event, 'FR-1'>>;
  readonly cry?: Partial<Rule<State, Cry, Event, 'FR-1'>>;
  readonly actors?: readonly string[];
  readonly definition?: Partial<Game<Fair>['definition']>;
}

export const open: State = { phase: 'open', players: ['ada', 'bo'] };

export const fairWith = ({ buy = {}, cry = {}, actors = ['ada', 'bo'], definition = {} }: Otherwise = {}): Game<Fair> => {
  const state = shape<State>({ phase: oneOf(['open', 'over']), players: list(id) });
  return defineGame<Fair>({
    id: 'fair',
    title: { en: 'Fair' },
    players: { min: 1, max: 4 },
    clauses: { 'FR-1': 'Cloth is bought by the yard.' },
    codecs: {
      config: shape<Fair['Config']>({ players: list(id) }),
      state,
      event: shape<Event>({ type: exactly('cried'), player: id }),
      view: state,
    },
    setup: ({ players }) => ({ phase: 'open', players }),
    rules: {
      buy: {
        type: 'buy',
        codec: action<Buy>('buy', { yards: int }),
        choices: { yards: () => range(1, 3) },
        apply: () => undefined,
        ...buy,
      },
      cry: {
        type: 'cry',
        codec: action<Cry>('cry', {}),
        apply: (_state, { player }, table) => table.emit({ type: 'cried', player }),
        ...cry,
      },
    },
    phases: { open: { actors: () => actors, rules: ['cry', 'buy'] }, over: { actors: () => [], rules: [] } },
    seats: ({ players }) => players,
    outcome: ({ phase }) => (phase === 'over' ? { ranking: [], winners: [], clause: 'FR-1' } : null),
    view: (seen) => seen,
    witness: (event) => event,
    redeal: (seen) => seen,
    ...definition,
  });
};

export const buying = (yards: number, player = 'ada'): Buy => ({ type: 'buy', player, yards });
export const crying = (player = 'ada'): Cry => ({ type: 'cry', player });
