import { E } from 'ludoteca';
import { expect, test } from 'vitest';
import {
  answering,
  type Bids,
  type Breach,
  broken,
  committing,
  type State,
  type Step,
  short,
  stepping,
  testBreaches,
  there,
} from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

type Action = Parameters<Bids['reduce']>[1];
/** Both bid, then both commit, the one after the other. */
const inTurn = {
  choose: (state: State, player: string): Action =>
    state.sheets[player]!.bid === null ? { type: 'bid', player, coins: player === 'ada' ? 2 : 1, against: [] } : { type: 'commit', player },
};
const committed = ({ sheets }: State): number => Object.values(sheets).filter((sheet) => sheet.committed).length;
const step = (change: (step: Step, before: State, action: Action) => Partial<Step>): Bids =>
  answering('reduce', (answer, [state, action]) => stepping(answer, (one) => ({ ...one, ...change(one, state, action) })));
const odd = { type: 'coin-lost', player: 'ada' } as const;
const refusing = (when: (state: State, action: Action) => boolean): Bids => ({
  ...sealedBids,
  reduce: (state, action, dice) => sealedBids.reduce(state, when(state, action) ? { ...action, player: 'nobody' } : action, dice),
});
const two = { configs: [{ players: ['ada', 'bo'], lots: 1 }] };
const renamed = (name: string): boolean => name !== 'ada' && name !== 'bo';
const isRenamed = ({ config }: State): boolean => config.players.some(renamed);
const forOthers = (change: (step: Step) => Partial<Step>, when: 'setup' | 'reduce'): Bids =>
  answering(when, (answer: ReturnType<Bids['reduce']>) =>
    stepping(answer, (one) => (isRenamed(one.state) ? { ...one, ...change(one) } : one)),
  );

const namedAfter = (name: string): Bids =>
  answering('setup', (answer) =>
    stepping(answer, (one) => (one.state.config.players.includes(name) ? one : { ...one, state: { ...one.state, lot: 9 } })),
  );

/** The same where the configuration says in another way who plays. */
const seatingBy = (): Bids => {
  const game = namedAfter('bo');
  return {
    ...game,
    setup: (config, dice) => {
      const told: object = config.players;
      const names = Array.isArray(told)
        ? told.map((one: string | { name: string }) => (typeof one === 'string' ? one : one.name))
        : Object.keys(told);
      return game.setup({ ...config, players: names }, dice);
    },
  };
};

const breaches: readonly Breach[] = [
  [
    'favours who commits first',
    'order-of-arrival',
    step(({ state }, before, { type, player }) => ({
      state: type === 'commit' && committed(before) === 0 ? { ...state, points: { ...state.points, [player]: 9 } } : state,
    })),
    `${there}, step 1, {"type":"commit","player":"bo"}, then {"type":"commit","player":"ada"}: the other way round, it leads elsewhere: at points.ada 0 was expected, 9 was found.`,
    committing,
  ],
  [
    'tells more of who commits first',
    'order-of-arrival',
    step(({ events }, before, { type, player }) => ({
      events: type === 'commit' && committed(before) === 0 && player === 'bo' ? [...events, odd] : events,
    })),
    `${there}, step 1, {"type":"commit","player":"bo"}, then {"type":"commit","player":"ada"}: the other way round, other things happen: at 1 "{\\"player\\":\\"ada\\",\\"type\\":\\"coin-lost\\"}" was expected, "{\\"player\\":\\"ada\\",\\"type\\":\\"committed\\"}" was found.`,
    committing,
  ],
  [
    'opens bids in the order of arrival',
    'order-of-arrival',
    step(({ events }, _, { player }) => ({ events: player === 'bo' ? [...events.slice(0, 1), ...events.slice(1).reverse()] : events })),
    `${there}, step 3, {"type":"commit","player":"ada"}, then {"type":"commit","player":"bo"}: the other way round, what follows happens in another order: at 0 "{\\"lot\\":2,\\"type\\":\\"lot-shown\\"}" was expected, "{\\"against\\":[],\\"coins\\":2,\\"player\\":\\"ada\\",\\"type\\":\\"bid-opened\\"}" was found.`,
    inTurn,
  ],
  [
    'tells once more who committed first, before or after the bids are opened',
    'order-of-arrival',
    step(({ events }, before, { type, player }) => {
      if (type !== 'commit' || committed(before) === 0) return { events };
      const again = { type: 'committed', player: 'ada' } as const;
      return { events: player === 'ada' ? [...events, again] : [...events.slice(0, 1), again, ...events.slice(1)] };
    }),
    `${there}, step 3, {"type":"commit","player":"ada"}, then {"type":"commit","player":"bo"}: the other way round, what follows happens in another order: at 0 "{\\"player\\":\\"ada\\",\\"type\\":\\"committed\\"}" was expected, "{\\"against\\":[],\\"coins\\":2,\\"player\\":\\"ada\\",\\"type\\":\\"bid-opened\\"}" was found.`,
    inTurn,
  ],
  [
    'tells last who has committed',
    'order-of-arrival',
    step(({ events }, _, { type }) => ({ events: type === 'commit' ? [...events.slice(1), ...events.slice(0, 1)] : events })),
    null,
    inTurn,
  ],
  [
    'lets only the first in the order of seats commit first',
    'order-of-arrival',
    refusing((state, { type, player }) => type === 'commit' && player === 'bo' && committed(state) === 0),
    `${there}, step 2, {"type":"commit","player":"ada"}, then {"type":"commit","player":"bo"}: the other way round, the second is refused: "nobody" takes no part in this game. Where one merely steps in on the turn of the other, the option \`simultaneous\` is to say no.`,
    { ...two, choose: (state, player) => (player === 'ada' || state.sheets['ada']!.committed ? { type: 'commit', player } : undefined) },
  ],
  [
    'lets the first commit no more',
    'order-of-arrival',
    refusing((state, { player }) => player === 'ada' && state.sheets['bo']!.committed),
    `${there}, step 2, {"type":"commit","player":"ada"}, then {"type":"commit","player":"bo"}: the other way round, the first is refused: "nobody" takes no part in this game. Where one merely steps in on the turn of the other, the option \`simultaneous\` is to say no.`,
    { ...two, choose: (state, player) => (player === 'ada' || state.sheets['ada']!.committed ? { type: 'commit', player } : undefined) },
  ],
  [
    'favours who commits first, where that may be',
    'order-of-arrival',
    step(({ state }, before, { type, player }) => ({
      state: type === 'commit' && committed(before) === 0 ? { ...state, points: { ...state.points, [player]: 9 } } : state,
    })),
    null,
    { ...committing, simultaneous: () => false },
  ],
  [
    'favours who commits first, where that may be of committing',
    'order-of-arrival',
    step(({ state }, before, { type, player }) => ({
      state: type === 'commit' && committed(before) === 0 ? { ...state, points: { ...state.points, [player]: 9 } } : state,
    })),
    null,
    { ...inTurn, simultaneous: (_, one, other) => one.type !== 'commit' || other.type !== 'commit' },
  ],
  [
    'throws for who commits first',
    'order-of-arrival',
    {
      ...sealedBids,
      reduce: (state, action, dice) => {
        if (action.type === 'commit' && committed(state) === 0) dice.roll(6, 'first');
        const answer = sealedBids.reduce(state, action, dice);
        return stepping(answer, (one) => ({
          ...one,
          rolls:
            committed(state) === 0 && action.type === 'commit'
              ? [{ kind: 'roll', sides: 6, value: 1, why: 'first' }, ...one.rolls]
              : one.rolls,
        }));
      },
    },
    null,
    two,
  ],
  [
    'begins otherwise for other names',
    'renamed-players',
    forOthers(({ state }) => ({ state: { ...state, lot: 9 } }), 'setup'),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf": the first state differs: at lot 1 was expected, 9 was found.`,
    two,
  ],
  [
    'begins with other events for other names',
    'renamed-players',
    forOthers(() => ({ events: [] }), 'setup'),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf": the first events differ: at 0 {"type":"lot-shown","lot":1} was expected, nothing was found.`,
    two,
  ],
  [
    'does not begin for other names',
    'renamed-players',
    answering('setup', (answer, [{ players }]) =>
      players.some(renamed) ? E.left([{ code: 'odd', clause: 'SB-TABLE-01', message: 'Who?', facts: {} }] as never) : answer,
    ),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf": Refused: odd (SB-TABLE-01) Who?`,
    two,
  ],
  [
    'goes otherwise for other names',
    'renamed-players',
    forOthers(({ state }) => ({ state: { ...state, lot: 9 } }), 'reduce'),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state differs: at lot 1 was expected, 9 was found.`,
    two,
  ],
  [
    'goes with other events for other names',
    'renamed-players',
    forOthers(() => ({ events: [] }), 'reduce'),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the events differ: at 0 {"type":"bid-written","player":"valueOf","coins":0,"against":[]} was expected, nothing was found.`,
    two,
  ],
  [
    'does not go on for other names',
    'renamed-players',
    {
      ...sealedBids,
      reduce: (state, action, dice) => sealedBids.reduce(state, isRenamed(state) ? { ...action, player: 'nobody' } : action, dice),
    },
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Refused: unknown-player (CORE-UNKNOWN-PLAYER) player: "nobody" takes no part in this game.`,
    two,
  ],
  [
    'ends otherwise for other names',
    'renamed-players',
    {
      ...sealedBids,
      definition: { ...sealedBids.definition, outcome: (state) => (isRenamed(state) ? null : sealedBids.definition.outcome(state)) },
    },
    `${there}, with ada called "hasOwnProperty", bo called "valueOf": the result differs: {"ranking":[{"player":"valueOf","rank":1,"points":4},{"player":"hasOwnProperty","rank":2,"points":2}],"winners":["valueOf"],"clause":"SB-END-01"} was expected, null was found.`,
    two,
  ],
  [
    'lets others act for other names',
    'renamed-players',
    answering('actors', (actors, [state]) => (isRenamed(state) ? actors.slice(1) : actors)),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: what can be seen differs: at 0 "hasOwnProperty" was expected, "valueOf" was found.`,
    two,
  ],
  [
    'waits for others for other names',
    'renamed-players',
    answering('awaited', (players, [state]) => (isRenamed(state) ? players.slice(1) : players)),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: what can be seen differs: at 0 "hasOwnProperty" was expected, "valueOf" was found.`,
    two,
  ],
  [
    'shows something else for other names',
    'renamed-players',
    answering('view', (view, [state]) => (isRenamed(state) ? { ...view, lot: 9 } : view)),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: what can be seen differs: at lot 1 was expected, 9 was found.`,
    two,
  ],
  [
    'lists something else for other names',
    'renamed-players',
    answering('legalActions', (actions, [state]) => (isRenamed(state) ? actions.slice(1) : actions)),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: what can be seen differs: at 0.against.0 nothing was expected, "hasOwnProperty" was found.`,
    two,
  ],
  [
    'writes names into a text',
    'renamed-players',
    step(({ state }) => ({ state: { ...state, note: `${state.config.players[0]}-1` } as State })),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf", step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state differs: at note "ada-1" was expected, "hasOwnProperty-1" was found.`,
    two,
  ],
  [
    'writes names into a text that can be renamed',
    'renamed-players',
    step(({ state }) => ({ state: { ...state, note: `${state.config.players[0]}-1` } as State })),
    null,
    { ...two, rename: (text, names) => (text === 'ada-1' ? `${names.get('ada')}-1` : text) },
  ],
  [
    'knows somebody by his name',
    'renamed-players',
    namedAfter('bo'),
    `${there}, with ada called "hasOwnProperty", bo called "valueOf": the first state differs: at lot 1 was expected, 9 was found.`,
    two,
  ],
  ['knows somebody by his name, who is none of its players', 'renamed-players', namedAfter('bo'), null, { ...two, players: () => ['ada'] }],
  [
    'lists its players in another order than they sit in',
    'renamed-players',
    { ...namedAfter('bo'), definition: { ...sealedBids.definition, seats: ({ config }) => [...config.players].reverse() } },
    `${there}, with ada called "hasOwnProperty", bo called "valueOf": the first state differs: at lot 1 was expected, 9 was found.`,
    two,
  ],
  ...([[{ name: 'ada' }, { name: 'bo' }], ['ada', { name: 'bo' }], { ada: 1, bo: 2 }] as const).map(
    (players): Breach => [
      `is told its players as ${JSON.stringify(players)}`,
      'renamed-players',
      seatingBy(),
      `${there}, with ada called "hasOwnProperty", bo called "valueOf": the first state differs: at lot 1 was expected, 9 was found.`,
      { configs: [{ players: players as never, lots: 1 }] },
    ],
  ),
  [
    'has many at its table',
    'renamed-players',
    sealedBids,
    null,
    { configs: [{ players: ['ada', 'bo', 'cy', 'di', 'ed', 'fi'], lots: 1 }], ...committing },
  ],
];
testBreaches(breaches);

test('where more play than there are odd names, each of the others has a name of his own too', () => {
  const many = Array.from({ length: 16 }, (_, i) => (i < 2 ? ['ada', 'bo'][i]! : `p${i + 1}`));
  const message = broken(namedAfter('bo'), 'renamed-players', { ...short, ...two, players: () => many });
  expect(message).toContain(', p15 called "player 14", p16 called "player 15": the first state differs');
});
