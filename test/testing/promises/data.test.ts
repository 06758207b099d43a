import { E } from 'ludoteca';
import {
  answering,
  type Bids,
  type Breach,
  brokenForStrangers,
  type State,
  type Step,
  stepping,
  testBreaches,
  there,
} from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

const nan = Number.NaN;
const { codecs } = sealedBids;
type Codecs = Bids['codecs'];

/** A codec that takes what the right one takes, and makes something else of it. */
const making = <Name extends keyof Codecs>(name: Name, change: (value: Record<string, unknown>) => object): Bids => {
  const right = codecs[name] as Codecs['state'];
  const codec = Object.assign(Object.create(Object.getPrototypeOf(right) as object) as object, right, {
    validate: (input: unknown, context: never) => {
      const read = right.validate(input, context);
      return E.isRight(read) ? E.right(change(read.right as unknown as Record<string, unknown>)) : read;
    },
  });
  return { ...sealedBids, codecs: { ...codecs, [name]: codec } };
};
/** A codec that takes nothing, and says of it nothing. */
const silent = (name: keyof Codecs): Bids => {
  const right = codecs[name] as Codecs['state'];
  const codec = Object.assign(Object.create(Object.getPrototypeOf(right) as object) as object, right, {
    validate: () => E.left([]),
    decode: () => E.left([]),
  });
  return { ...sealedBids, codecs: { ...codecs, [name]: codec } };
};
const strange = (name: keyof Codecs): Bids => ({ ...sealedBids, codecs: { ...codecs, [name]: codecs.config } });

const begun = (change: (step: Step) => Partial<Step>): Bids =>
  answering('setup', (answer) => stepping(answer, (step) => ({ ...step, ...change(step) })));
const played = (change: (step: Step) => Partial<Step>): Bids =>
  answering('reduce', (answer) => stepping(answer, (step) => ({ ...step, ...change(step) })));
const withEvent =
  (event: object) =>
  ({ events }: Step): Partial<Step> => ({ events: [...events, event as never] });
const shownTo = (whom: string | null, change: object): Bids =>
  answering('view', (view, [, viewer]) => (viewer === whom ? { ...view, ...change } : view));

/** A note that no JSON can carry stands in the first state that is come to, and is gone in the next. */
const fleeting = (): Bids => {
  let steps = 0;
  return played(({ state: { note: _, ...state } }: Step & { readonly state: { readonly note?: unknown } }) => ({
    state: (++steps === 1 ? { ...state, note: undefined } : state) as State,
  }));
};

const lotShown = { type: 'lot-shown', lot: 1 } as const;
const heardBy = (whom: string | null, event: object): Bids =>
  answering('witness', (told, [, viewer]) => (viewer === whom && told !== null ? (event as never) : told));

/** Configurations with a note that the game reads over. */
const noted = (note: unknown): Partial<Bids> => ({
  setup: ({ players, lots }, dice) => sealedBids.setup({ players, lots }, dice),
  decodeConfig: (input) =>
    E.map((config: State['config']) => ({ ...config, note }))(
      sealedBids.decodeConfig({ players: (input as State['config']).players, lots: (input as State['config']).lots }),
    ) as never,
});

let lots = 0;

const breaches: readonly Breach[] = [
  [
    'fails where it is asked what somebody hears',
    'plain-data',
    answering('witness', () => {
      throw new Error('Oh.');
    }),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Oh.`,
  ],
  [
    'fails where it is given a saved state',
    'decoded-plays-on',
    answering('decodeState', () => {
      throw new Error('Oh.');
    }),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Oh.`,
  ],
  [
    'begins with what no JSON can carry',
    'plain-data',
    { ...sealedBids, ...noted(1) },
    `${there}: the configuration is no plain data: at note stands undefined, which JSON does not know.`,
    { configs: [{ players: ['ada', 'bo'], lots: 2, note: undefined } as never] },
  ],
  [
    'reads a configuration otherwise each time',
    'plain-data',
    answering('decodeConfig', (read) => (E.isRight(read) ? E.right({ ...read.right, lots: ++lots }) : read)),
    `${there}: a configuration decoded twice differs: at lots 1 was expected, 2 was found.`,
  ],
  [
    'begins with an event that no JSON can carry',
    'plain-data',
    begun(withEvent({ ...lotShown, lot: nan })),
    `${there}: the event lot-shown is no plain data: at lot stands NaN, which JSON does not know.`,
  ],
  [
    'begins with an event that its codec does not know',
    'plain-data',
    begun(withEvent({ ...lotShown, lot: 'one' })),
    `${there}: the codec refuses the event lot-shown at lot.`,
  ],
  [
    'tells in a list what its codec does not know',
    'plain-data',
    begun(withEvent({ type: 'bid-opened', player: 'ada', coins: 1, against: ['bo', 7] })),
    `${there}: the codec refuses the event bid-opened at against.1.`,
  ],
  [
    'has a codec that says of no event what is wrong with it',
    'plain-data',
    silent('event'),
    `${there}: the codec refuses the event lot-shown.`,
  ],
  ['has a codec that knows no event', 'plain-data', strange('event'), `${there}: the codec refuses the event lot-shown at players.`],
  [
    'has a codec that changes events',
    'plain-data',
    making('event', (event) => ({ ...event, lot: 0 })),
    `${there}: the event lot-shown comes back from JSON changed: at lot 4 was expected, 0 was found.`,
  ],
  [
    'begins in a state that no JSON can carry',
    'plain-data',
    begun(({ state }) => ({ state: { ...state, lot: undefined as never } })),
    `${there}, after step 0: the state is no plain data: at lot stands undefined, which JSON does not know.`,
    { choose: () => undefined, maxSteps: 0 },
  ],
  [
    'comes to a state that no JSON can carry',
    'plain-data',
    played(({ state }) => ({ state: { ...state, done: undefined } as State })),
    `${there}, before step 4: the state is no plain data: at done stands undefined, which JSON does not know.`,
  ],
  [
    'comes to a state that no JSON can carry, and goes on from another',
    'plain-data',
    fleeting(),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state is no plain data: at note stands undefined, which JSON does not know.`,
  ],
  ['has a codec that knows no state', 'plain-data', strange('state'), `${there}, before step 1: the codec refuses the state at players.`],
  [
    'has a codec that changes states',
    'plain-data',
    making('state', (state) => ({ ...state, lot: 0 })),
    `${there}, before step 1: the state comes back from JSON changed: at lot 4 was expected, 0 was found.`,
  ],
  [
    'reads a state otherwise',
    'plain-data',
    answering('decodeState', (read) => (E.isRight(read) ? E.right({ ...read.right, lot: 9 }) : read)),
    `${there}, before step 1: a decoded state differs: at lot 4 was expected, 9 was found.`,
  ],
  [
    'reads no state',
    'plain-data',
    answering('decodeState', () => sealedBids.decodeState(null)),
    `${there}, before step 1: Refused: bad-state (CORE-STATE) The input should be an object with config, phase, lot, deck, coins, points, favours, sheets, peekers; it is null.`,
  ],
  [
    'shows a player what no JSON can carry',
    'plain-data',
    shownTo('bo', { lot: nan }),
    `${there}, before step 1: the view of bo is no plain data: at lot stands NaN, which JSON does not know.`,
  ],
  [
    'shows a spectator what no JSON can carry',
    'plain-data',
    shownTo(null, { lot: nan }),
    `${there}, before step 1: the view of a spectator is no plain data: at lot stands NaN, which JSON does not know.`,
  ],
  [
    'has a codec that knows no view',
    'plain-data',
    strange('view'),
    `${there}, before step 1: the codec refuses the view of ada at players.`,
  ],
  [
    'has a codec that changes views',
    'plain-data',
    making('view', (view) => ({ ...view, lotsLeft: 0 })),
    `${there}, before step 1: the view of ada comes back from JSON changed: at lotsLeft 1 was expected, 0 was found.`,
  ],
  [
    'has a codec that knows no action',
    'plain-data',
    strange('action'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the codec refuses the action at players.`,
  ],
  [
    'has a codec that changes actions',
    'plain-data',
    making('action', (action) => ({ ...action, player: 'cy' })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the action comes back from JSON changed: at player "bo" was expected, "cy" was found.`,
  ],
  [
    'tells what no JSON can carry',
    'plain-data',
    played(withEvent({ ...lotShown, lot: nan })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the event lot-shown is no plain data: at lot stands NaN, which JSON does not know.`,
  ],
  [
    'lets a player witness what no JSON can carry',
    'plain-data',
    heardBy('bo', { ...lotShown, lot: nan }),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the event bid-written as seen by bo is no plain data: at lot stands NaN, which JSON does not know.`,
  ],
  [
    'lets a spectator witness what its codec does not know',
    'plain-data',
    heardBy(null, { type: 'nothing' }),
    `${there}, step 4, {"type":"peek","player":"bo"}: the codec refuses the event peeked as seen by a spectator at type.`,
  ],
  [
    'ends with what no JSON can carry',
    'plain-data',
    {
      ...sealedBids,
      definition: {
        ...sealedBids.definition,
        outcome: (state) => {
          const outcome = sealedBids.definition.outcome(state);
          return outcome && { ...outcome, margin: nan };
        },
      },
    },
    `${there}: the outcome is no plain data: at margin stands NaN, which JSON does not know.`,
  ],
];
testBreaches(breaches);

/** Broken for states that come back from a file, or have their keys in another order. */
const forStrangers = (breakUp: Breaking, reordered: boolean): Bids =>
  brokenForStrangers((game, isStrange) => breakUp(game, (state) => isStrange(state) && (Object.keys(state)[0] !== 'config') === reordered));

type Breaking = (game: Bids, isStrange: (state: State) => boolean) => Bids;
type Spoiled = readonly [what: string, breakUp: Breaking, saved: string, inAnotherOrder: string];
const spoiled: readonly Spoiled[] = [
  [
    'comes to another state',
    (game, isStrange) =>
      answering(
        'reduce',
        (answer, [state]) => stepping(answer, (step) => (isStrange(state) ? { ...step, state: { ...step.state, lot: 9 } } : step)),
        game,
      ),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: from a decoded state, the next state differs: at lot 4 was expected, 9 was found.`,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: with the keys of the state in another order, the next state differs: at lot 4 was expected, 9 was found.`,
  ],
  [
    'comes to other events',
    (game, isStrange) =>
      answering('reduce', (answer, [state]) => stepping(answer, (step) => (isStrange(state) ? { ...step, events: [] } : step)), game),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: from a decoded state, the events differ: at 0 {"type":"bid-written","player":"bo","coins":0,"against":[]} was expected, nothing was found.`,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: with the keys of the state in another order, the events differ: at 0 {"type":"bid-written","player":"bo","coins":0,"against":[]} was expected, nothing was found.`,
  ],
  [
    'lets others act',
    (game, isStrange) => answering('actors', (actors, [state]) => (isStrange(state) ? ['cy'] : actors), game),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: from a decoded state, other players can act: at 0 "ada" was expected, "cy" was found.`,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: with the keys of the state in another order, other players can act: at 0 "ada" was expected, "cy" was found.`,
  ],
  [
    'waits for others',
    (game, isStrange) => answering('awaited', (players, [state]) => (isStrange(state) ? ['cy'] : players), game),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: from a decoded state, other players are waited for: at 0 "ada" was expected, "cy" was found.`,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: with the keys of the state in another order, other players are waited for: at 0 "ada" was expected, "cy" was found.`,
  ],
  [
    'lists something else',
    (game, isStrange) => answering('legalActions', (actions, [state]) => (isStrange(state) ? actions.slice(1) : actions), game),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: from a decoded state, other actions are legal: at 0.against.0 nothing was expected, "ada" was found.`,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: with the keys of the state in another order, other actions are legal: at 0.against.0 nothing was expected, "ada" was found.`,
  ],
  [
    'shows something else',
    (game, isStrange) => answering('view', (view, [state]) => (isStrange(state) ? { ...view, lot: 9 } : view), game),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: from a decoded state, the view differs: at lot 4 was expected, 9 was found.`,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: with the keys of the state in another order, the view differs: at lot 4 was expected, 9 was found.`,
  ],
  [
    'refuses',
    (game, isStrange) =>
      answering(
        'reduce',
        (answer, [state, action, dice]) => (isStrange(state) ? game.reduce(state, { ...action, player: 'nobody' }, dice) : answer),
        game,
      ),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Refused: unknown-player (CORE-UNKNOWN-PLAYER) player: "nobody" takes no part in this game.`,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Refused: unknown-player (CORE-UNKNOWN-PLAYER) player: "nobody" takes no part in this game.`,
  ],
];
testBreaches(
  spoiled.flatMap(([what, breakUp, saved, inAnotherOrder]): Breach[] => [
    [`${what} from a saved state`, 'decoded-plays-on', forStrangers(breakUp, false), saved],
    [`${what} where keys stand in another order`, 'decoded-plays-on', forStrangers(breakUp, true), inAnotherOrder],
  ]),
);
