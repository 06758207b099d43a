import { E, freeze } from 'ludoteca';
import { answering, type Bids, type Breach, bidsAlike, onceMore, type State, stepping, testBreaches, there } from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

const more = (state: State): State => ({ ...state, lot: state.lot + 1 });
const seldom = { type: 'coin-lost', player: 'ada' } as const;
const throwOf = (why: string) => ({ kind: 'roll', sides: 6, value: 1, why }) as const;

/** A step that comes out otherwise when it is played again: its state, its events or its dice. */
const changed = {
  state: (step: { readonly state: State }) => ({ state: more(step.state) }),
  events: (_: object) => ({ events: [seldom] }),
  rolls: (_: object) => ({ rolls: [throwOf('again')] }),
} as const;

const played = (part: keyof typeof changed, when: (...asked: readonly unknown[]) => boolean = onceMore()): Bids =>
  answering('reduce', (answer, [state, action]) =>
    stepping(answer, (step) => (when(state, action) ? { ...step, ...changed[part](step) } : step)),
  );
const begun = (part: keyof typeof changed): Bids => {
  const again = onceMore();
  return answering('setup', (answer, [config]) => stepping(answer, (step) => (again(config) ? { ...step, ...changed[part](step) } : step)));
};
const inPlace = (part: 'events' | 'rolls'): Bids =>
  answering('reduceInPlace', (answer) => stepping(answer, (step) => ({ ...step, ...changed[part](step) })));

/** What is written into a state that is played in place. */
const writing = (write: (state: Record<string, unknown>, action: object) => void): Bids =>
  answering('reduceInPlace', (answer, [state, action]) => {
    if (E.isRight(answer)) write(state as unknown as Record<string, unknown>, action);
    return answer;
  });

const common: string[] = ['ada'];
const setUpFrom = (change: (state: State, config: State['config']) => State): Bids =>
  answering('setup', (answer, [config]) => stepping(answer, (step) => ({ ...step, state: change(step.state, config) })));
const reducedTo = (change: (state: State, action: object) => State): Bids =>
  answering('reduce', (answer, [, action]) => stepping(answer, (step) => ({ ...step, state: change(step.state, action) })));

/** A bid keeps the list of those it is against; a frozen one, lest it be seen that it can be written to. */
const keepsRivals: Bids = reducedTo((state, action) => {
  const { player, against } = action as { readonly player: string; readonly against?: readonly string[] };
  const sheet = state.sheets[player];
  return against === undefined || !sheet?.bid
    ? state
    : freeze({ ...state, sheets: { ...state.sheets, [player]: { ...sheet, bid: { ...sheet.bid, against: Object.freeze(against) } } } });
});

const hurried = (game: Bids): Bids => {
  const known = new Map<string, ReturnType<Bids['reduce']>>();
  return {
    ...game,
    reduce(state, action, dice) {
      const text = JSON.stringify([state, action]);
      const step = known.get(text) ?? game.reduce(state, action, dice);
      known.set(text, step);
      return step;
    },
  };
};

const setUpHurriedly = (): Bids => {
  let known: ReturnType<Bids['setup']> | undefined;
  return {
    ...sealedBids,
    setup(config, dice) {
      known ??= sealedBids.setup(config, dice);
      return known;
    },
  };
};

const refusedAgain = (): Bids => {
  const again = onceMore();
  return answering('reduce', (answer, [state, action]) =>
    again(state, action)
      ? sealedBids.reduce(state, { ...action, player: 'nobody' }, { roll: () => 1, pool: () => [], shuffle: () => [] })
      : answer,
  );
};

/** A game that hands out, as the throws of a step, a list of its own state. */
const handingOut = (when: (step: number, state: State) => boolean): Bids => {
  let calls = 0;
  return answering('reduceInPlace', (answer, [state]) => {
    const step = Math.ceil(++calls / 2); // every step is played at two tables
    return stepping(answer, (done) =>
      when(step, state) && state.peekers.length === 0 && done.rolls.length === 0 ? { ...done, rolls: state.peekers as never } : done,
    );
  });
};

const breaches: readonly Breach[] = [
  [
    'writes into the configuration',
    'input-unchanged',
    answering('setup', (answer, [config]) => {
      if (!Object.isFrozen(config)) (config as { lots: number }).lots += 1;
      return answer;
    }),
    `${there}: setup changed the configuration: at lots 2 was expected, 3 was found.`,
  ],
  [
    'keeps the list of players it is given',
    'input-unchanged',
    setUpFrom((state, { players }) => ({ ...state, config: { ...state.config, players } })),
    `${there}: the state holds a part of the configuration it was given.`,
  ],
  [
    'freezes the configuration it is given',
    'input-unchanged',
    setUpFrom((state, config) => (Object.freeze(config), state)),
    `${there}: the state holds a part of the configuration it was given.`,
  ],
  [
    'freezes the list of players it is given',
    'input-unchanged',
    setUpFrom((state, { players }) => (Object.freeze(players), state)),
    `${there}: the state holds a part of the configuration it was given.`,
  ],
  [
    'is set up from a configuration in which there is nothing somewhere',
    'input-unchanged',
    { ...sealedBids, setup: ({ players, lots }, dice) => sealedBids.setup({ players, lots }, dice) },
    null,
    { configs: [{ players: ['ada', 'bo'], lots: 2, map: null } as never] },
  ],
  [
    'writes into an action',
    'input-unchanged',
    answering('reduce', (answer, [, action]) => {
      if (!Object.isFrozen(action)) (action as { player: string }).player = 'cy';
      return answer;
    }),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the action given was changed: at player "bo" was expected, "cy" was found.`,
  ],
  [
    'hands out a state that can be written to',
    'input-unchanged',
    reducedTo((state) => ({ ...state })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state returned is not frozen: at .`,
  ],
  [
    'hands out a part that can be written to',
    'input-unchanged',
    reducedTo((state) => Object.freeze({ ...state, coins: { ...state.coins } })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state returned is not frozen: at coins.`,
  ],
  [
    'keeps a list of the action',
    'input-unchanged',
    keepsRivals,
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state keeps the action's own against at sheets.bo.bid.against; it should copy it.`,
  ],
  [
    'keeps the action',
    'input-unchanged',
    reducedTo((state, action) => freeze({ ...state, done: action })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state keeps the action's own self at done; it should copy it.`,
  ],
  [
    'throws no dice when it is asked again',
    'input-unchanged',
    hurried(sealedBids),
    `${there}, step 4, {"type":"commit","player":"bo"}: 1 scripted throw was not used: [1].`,
    bidsAlike,
  ],
  [
    'refuses what it accepted',
    'input-unchanged',
    refusedAgain(),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Refused: unknown-player (CORE-UNKNOWN-PLAYER) player: "nobody" takes no part in this game.`,
  ],
  [
    'begins in another state',
    'deterministic',
    begun('state'),
    `${there}: set up again with the same dice, the state differs: at lot 4 was expected, 5 was found.`,
  ],
  [
    'begins with other events',
    'deterministic',
    begun('events'),
    `${there}: set up again with the same dice, the events differ: at 0.type "lot-shown" was expected, "coin-lost" was found.`,
  ],
  [
    'begins with other dice',
    'deterministic',
    begun('rolls'),
    `${there}: set up again with the same dice, the dice differ: at 0.kind "shuffle" was expected, "roll" was found.`,
  ],
  ['begins without its dice', 'deterministic', setUpHurriedly(), `${there}: 1 scripted throw was not used: [[0,2,3,1]].`],
  [
    'asks for chance to begin',
    'deterministic',
    answering('setup', (answer) => (Math.random(), answer)),
    `${there}: it asked for Math.random; chance comes from the dice alone, and nothing reads a clock`,
  ],
  [
    'comes to another state',
    'deterministic',
    played('state'),
    `${there}, step 18, {"type":"bid","player":"bo","coins":1,"against":["ada"]}: played again with the same dice, the state differs: at lot 2 was expected, 3 was found.`,
  ],
  [
    'comes to other events',
    'deterministic',
    played('events'),
    `${there}, step 18, {"type":"bid","player":"bo","coins":1,"against":["ada"]}: played again with the same dice, the events differ: at 0.type "bid-written" was expected, "coin-lost" was found.`,
  ],
  [
    'comes to other dice',
    'deterministic',
    played('rolls'),
    `${there}, step 18, {"type":"bid","player":"bo","coins":1,"against":["ada"]}: played again with the same dice, the dice differ: at 0 nothing was expected, {"kind":"roll","sides":6,"value":1,"why":"again"} was found.`,
  ],
  [
    'asks for the time',
    'deterministic',
    answering('reduce', (answer) => (Date.now(), answer)),
    `${there}, step 18, {"type":"bid","player":"bo","coins":1,"against":["ada"]}: it asked for Date.now; chance comes from the dice alone, and nothing reads a clock`,
  ],
  [
    'keeps its dice',
    'deterministic',
    hurried(sealedBids),
    `${there}, step 8, {"type":"commit","player":"bo"}: 1 scripted throw was not used: [2].`,
    bidsAlike,
  ],
  [
    'comes to another state in place',
    'in-place',
    writing((state) => (state['lot'] = 8)),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: in place, the state differs: at lot 4 was expected, 8 was found.`,
  ],
  [
    'comes to other events in place',
    'in-place',
    inPlace('events'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: in place, the events differ: at 0.type "bid-written" was expected, "coin-lost" was found.`,
  ],
  [
    'comes to other dice in place',
    'in-place',
    inPlace('rolls'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: in place, the dice differ: at 0 nothing was expected, {"kind":"roll","sides":6,"value":1,"why":"again"} was found.`,
  ],
  [
    'writes into an action in place',
    'in-place',
    writing((_, action) => ((action as { player: string }).player = 'cy')),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: in place, the action given was changed: at player "bo" was expected, "cy" was found.`,
  ],
  [
    'has one object twice',
    'in-place',
    writing((state) => (state['deck'] = (state['deck'] as unknown[]).length === 0 ? state['peekers'] : state['deck'])),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state holds one and the same object at deck and at peekers.`,
    { configs: [{ players: ['ada', 'bo'], lots: 1 }] },
  ],
  [
    'keeps an action in place',
    'in-place',
    writing((state, action) => (state['peekers'] = (action as { against?: unknown }).against ?? [])),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state's peekers is one and the same object as against of action; one should be a copy.`,
  ],
  [
    'hands out what it goes on writing to',
    'in-place',
    answering('reduceInPlace', (answer, [state]) =>
      stepping(answer, (step) => ({
        ...step,
        events: step.events.map((event) =>
          event.type === 'bid-written' ? { ...event, against: state.sheets[event.player]!.bid!.against } : event,
        ),
      })),
    ),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state's sheets.bo.bid.against is one and the same object as 0.against of events; one should be a copy.`,
  ],
  [
    'hands out a list of the state',
    'in-place',
    answering('reduceInPlace', (answer, [state]) =>
      stepping(answer, (step) => ({
        ...step,
        rolls: (state.peekers.length === 0 && step.rolls.length === 0 ? state.peekers : step.rolls) as typeof step.rolls,
      })),
    ),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state's peekers is one and the same object as the whole of rolls; one should be a copy.`,
  ],
  [
    'hands out a list of the state in the last step',
    'in-place',
    handingOut((_, { phase }) => phase === 'over'),
    `${there}, step 20, {"type":"commit","player":"bo"}: the state's peekers is one and the same object as the whole of rolls; one should be a copy.`,
  ],
  ['hands out a list of the state in a step at which it is not looked', 'in-place', handingOut((step) => step === 2), null],
  [
    'has one list for all tables',
    'in-place',
    writing((state) => (state['peekers'] = (state['peekers'] as string[]).length === 0 ? common.splice(0) && common : state['peekers'])),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: the state's peekers is one and the same object as peekers of another game; one should be a copy.`,
  ],
  [
    'goes on after the end in place',
    'in-place',
    {
      ...sealedBids,
      reduceInPlace: (state, action, dice) =>
        state.phase === 'over' ? E.right({ state, events: [], rolls: [] }) : sealedBids.reduceInPlace(state, action, dice),
    },
    `${there}: an action was accepted in place after the end.`,
  ],
  [
    'is cut before its end',
    'in-place',
    sealedBids,
    null,
    { choose: (_, player) => ({ type: 'bid', player, coins: 1, against: [] }), maxSteps: 1 },
  ],
  ['has not begun', 'in-place', sealedBids, null, { maxSteps: 0 }],
  [
    'throws without a reason',
    'any-dice',
    answering('reduce', (answer) => stepping(answer, (step) => ({ ...step, rolls: step.rolls.map((roll) => ({ ...roll, why: '' })) }))),
    `${there}, step 4, {"type":"commit","player":"bo"}: a throw: it gives no reason.`,
    bidsAlike,
  ],
  [
    'finds no other dice',
    'any-dice',
    refusedAgain(),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Refused: unknown-player (CORE-UNKNOWN-PLAYER) player: "nobody" takes no part in this game.`,
  ],
  [
    'does without throws',
    'any-dice',
    hurried(sealedBids),
    `${there}, step 4, {"type":"commit","player":"bo"}: with 0 of 1 throws it does not ask for the next.`,
    bidsAlike,
  ],
  [
    'comes to another state with throws made one by one',
    'any-dice',
    played(
      'state',
      (() => {
        let times = 0;
        return () => ++times > 12;
      })(),
    ),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: with throws made one by one, the state differs: at lot 4 was expected, 5 was found.`,
  ],
];

testBreaches(breaches);
