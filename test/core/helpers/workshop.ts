import * as t from 'io-ts';
import {
  action,
  allot,
  defineGame,
  type GameTypes,
  group,
  id,
  int,
  list,
  listOf,
  one,
  optional,
  range,
  record,
  refuse,
  rule,
  shape,
  skip,
  some,
  text,
  textUpTo,
  via,
} from 'ludoteca';

// Workshop: one carpenter, one kind of action for each kind of question, and rules that say no where a form must look ahead.

/** What is in stock: boards by length, and how many nails. */
export interface State {
  readonly phase: 'work' | 'over';
  readonly boards: readonly number[];
  readonly nails: number;
  readonly secret: number;
}

interface Base {
  readonly player: string;
}
/** A shelf of some boards: together 10 long. */
export interface Shelf extends Base {
  readonly type: 'shelf';
  readonly boards: readonly number[];
}
/** A crate: a length, a width that fits it, and nails if it is long. */
export interface Crate extends Base {
  readonly type: 'crate';
  readonly length: number;
  readonly width: number;
  readonly nails?: number;
}
/** A fence: posts one after another, each higher than the one before, at most 5 in all. */
export interface Fence extends Base {
  readonly type: 'fence';
  readonly posts: readonly number[];
}
/** Paint over the parts of a chair: ten pots in all. */
export interface Chair extends Base {
  readonly type: 'chair';
  readonly paint: readonly number[];
}
/** A sign with words on it, and where each board of it hangs. */
export interface Sign extends Base {
  readonly type: 'sign';
  readonly words: string;
  readonly places: Readonly<Record<string, number>>;
}
/** A puzzle that only one of a million ways solves, and no domain says which. */
export interface Puzzle extends Base {
  readonly type: 'puzzle';
  readonly turns: readonly number[];
}
/** Home. */
export interface Rest extends Base {
  readonly type: 'rest';
}

export interface Workshop extends GameTypes {
  readonly State: State;
  readonly Action: Shelf | Crate | Fence | Chair | Sign | Puzzle | Rest;
  readonly Event: { readonly type: 'made'; readonly what: string };
  readonly Config: { readonly players: readonly string[] };
  readonly View: State;
  readonly Clause: 'WS-1' | 'WS-2';
  readonly Outcome: { readonly ranking: []; readonly winners: []; readonly clause: 'WS-1' };
}

type Event = Workshop['Event'];
type Clause = Workshop['Clause'];
const chairParts = ['back', 'seat', 'legs'];
const made = (what: string, table: { emit(event: Event): void }): void => table.emit({ type: 'made', what });

const shelf = rule<State, Shelf, Event, Clause>({
  type: 'shelf',
  codec: action<Shelf>('shelf', { boards: list(int) }),
  choices: { boards: ({ boards }) => some(boards, 1, 3, { worth: (board) => board, sum: 10, about: 'board' }) },
  *check({ boards }, { boards: used }) {
    if (used.some((board) => !boards.includes(board)) || new Set(used).size < used.length)
      yield refuse('no-board', 'WS-1', 'No such board.');
    if (used.reduce((sum, board) => sum + board, 0) !== 10) yield refuse('wrong-length', 'WS-2', 'A shelf is 10 long.', 'boards');
  },
  apply: (_state, _action, table) => made('shelf', table),
});

const crate = rule<State, Crate, Event, Clause>({
  type: 'crate',
  codec: action<Crate>('crate', { length: int, width: int, nails: optional(int) }),
  choices: {
    length: ({ boards }) => one(boards, 'board'),
    width: () => range(1, 9),
    nails: ({ nails }, _player, { length }) => (length > 4 ? range(1, nails) : skip),
  },
  *check(state, { length, width, nails = 0 }) {
    if (length * width > 24) yield refuse('too-large', 'WS-1', `A crate of ${length} by ${width} is too large.`, 'width');
    if (length > 4 && nails < 2) yield refuse('too-few-nails', 'WS-2', 'A long crate takes two nails.', 'nails');
    if (nails > state.nails) yield refuse('no-nails', 'WS-2', 'There are not so many nails.', 'nails');
  },
  apply: (_state, _action, table) => made('crate', table),
});

const fence = rule<State, Fence, Event, Clause>({
  type: 'fence',
  codec: action<Fence>('fence', { posts: list(int) }),
  choices: {
    posts: ({ boards }) =>
      listOf<number>(
        (before) =>
          one(
            [...boards].sort((a, b) => a - b).filter((board) => board > (before.at(-1) ?? 0)),
            'board',
          ),
        0,
        5,
      ),
  },
  *check({ boards }, { posts }) {
    if (posts.some((post, i) => !boards.includes(post) || post <= (posts[i - 1] ?? 0))) yield refuse('no-fence', 'WS-1', 'Posts rise.');
    if (posts.length < 2) yield refuse('too-short', 'WS-2', 'A fence has two posts.', 'posts');
  },
  apply: (_state, _action, table) => made('fence', table),
});

const chair = rule<State, Chair, Event, Clause>({
  type: 'chair',
  codec: action<Chair>('chair', { paint: list(int) }),
  choices: {
    paint: () =>
      allot<readonly number[]>(
        chairParts.map((part) => ({ part, min: 1, max: 6, about: { kind: 'part', id: part } })),
        10,
        {
          to: (amounts) => chairParts.map((part) => amounts[part]!),
          from: (paint) => (paint.length === 3 ? Object.fromEntries(chairParts.map((part, i) => [part, paint[i]!])) : undefined),
          shortcuts: [{ back: 4, seat: 3, legs: 3 }, { back: 99 }],
        },
      ),
  },
  *check(_state, { paint }) {
    if (paint.length !== 3 || paint.some((pots) => pots < 1 || pots > 6) || paint.reduce((sum, pots) => sum + pots, 0) !== 10)
      yield refuse('bad-paint', 'WS-1', 'Ten pots, one to six for each part.', 'paint');
  },
  apply: (_state, _action, table) => made('chair', table),
});

interface Place {
  readonly board: number;
  readonly height: number;
}
const sign = rule<State, Sign, Event, Clause>({
  type: 'sign',
  codec: action<Sign>('sign', { words: textUpTo(12), places: record(int) }),
  choices: {
    words: () => text(['Open'], 12, 1),
    places: ({ boards }) =>
      via(
        listOf<Place>(
          (before) =>
            group<Place>({
              board: () =>
                one(
                  boards.filter((board) => !before.some((place) => place.board === board)),
                  'board',
                ),
              height: () => range(1, 3),
            }),
          1,
          2,
        ),
        {
          to: (places) => Object.fromEntries(places.map(({ board, height }) => [board, height])),
          from: (places: Sign['places']) => Object.entries(places).map(([board, height]) => ({ board: Number(board), height })),
        },
      ),
  },
  *check({ boards }, { words, places }) {
    if (words.length === 0) yield refuse('no-words', 'WS-1', 'A sign says something.', 'words');
    const hung = Object.entries(places);
    if (hung.length < 1 || hung.length > 2 || hung.some(([board, height]) => !boards.includes(Number(board)) || height < 1 || height > 3))
      yield refuse('no-place', 'WS-2', 'It hangs on one or two boards.', 'places');
  },
  apply: (_state, _action, table) => made('sign', table),
});

const puzzle = rule<State, Puzzle, Event, Clause>({
  type: 'puzzle',
  codec: action<Puzzle>('puzzle', { turns: list(int) }),
  choices: { turns: () => listOf<number>(range(1, 10), 6, 6) },
  *check({ secret }, { turns }) {
    if (secret === 0) yield refuse('no-puzzle', 'WS-1', 'There is no puzzle.');
    if (turns.join() !== '7,7,7,7,7,7') yield refuse('unsolved', 'WS-2', 'That is not it.', 'turns');
  },
  apply: (_state, _action, table) => made('puzzle', table),
});

const rest = rule<State, Rest, Event, Clause>({
  type: 'rest',
  codec: action<Rest>('rest', {}),
  *check({ nails }) {
    if (nails > 0) yield refuse('nails-left', 'WS-1', 'Nobody goes home with nails.');
  },
  apply: (_state, _action, table) => made('rest', table),
});

const rules = { shelf, crate, fence, chair, sign, puzzle, rest };

export const begun: State = { phase: 'work', boards: [2, 3, 5, 8], nails: 3, secret: 0 };

export const workshop = defineGame<Workshop>({
  id: 'workshop',
  title: { en: 'Workshop' },
  players: { min: 1, max: 1 },
  clauses: { 'WS-1': 'Work with what there is.', 'WS-2': 'Work well.' },
  codecs: {
    config: shape({ players: list(id) }),
    state: t.unknown as never,
    view: t.unknown as never,
    event: t.unknown as never,
  },
  setup: () => begun,
  rules,
  phases: {
    work: { actors: () => ['ada'], rules: ['shelf', 'crate', 'fence', 'chair', 'sign', 'puzzle', 'rest'] },
    over: { actors: () => [], rules: [] },
  },
  seats: () => ['ada'],
  outcome: () => null,
  view: (state) => state,
  witness: (event) => event,
  redeal: (state) => state,
  labels: {
    languages: ['en'],
    name: (name) => (/^\d+$/.test(name) ? `board ${name}` : name),
    action: ({ type }) => type,
    event: ({ what }) => what,
    question: (type, field) => (type === 'crate' && field === 'length' ? 'How long?' : undefined),
    answer: (_type, field, value) => (typeof value === 'number' && field !== 'width' ? `${value} ells` : undefined),
  },
});
