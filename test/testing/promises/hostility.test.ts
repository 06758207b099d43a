import { E } from 'ludoteca';
import { answering, type Bids, type Breach, committing, type State, testBreaches, there } from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

type Reduced = ReturnType<Bids['reduce']>;
type Found = ReturnType<Bids['explain']>[number];
const nothingDone = (state: State): Reduced => E.right({ state, events: [], rolls: [] });
const isOdd = (action: unknown): boolean => typeof action !== 'object' || action === null;
const nameless = (player: unknown): boolean => typeof player !== 'string' || player === 'nobody';
const speechless = <Answer>(answer: Answer): Answer =>
  (E.isLeft(answer as never) ? E.left((answer as { left: Found[] }).left.map((one) => ({ ...one, message: '' }))) : answer) as Answer;
/** What there is of an action; nothing where it cannot be looked at. */
const plainly = (action: unknown): { readonly player?: unknown; readonly coins?: unknown } => {
  try {
    return (JSON.parse(JSON.stringify(action)) as object | null) ?? {};
  } catch {
    return {};
  }
};
const accepting = (which: (action: ReturnType<typeof plainly>) => boolean): Bids => ({
  ...sealedBids,
  reduce: (state, action, dice) => (which(plainly(action)) ? nothingDone(state) : sealedBids.reduce(state, action, dice)),
  reduceInPlace: (state, action, dice) => (which(plainly(action)) ? nothingDone(state) : sealedBids.reduceInPlace(state, action, dice)),
  explain: (state, action) => (which(plainly(action)) ? [] : sealedBids.explain(state, action)),
});
/** Does something of an action hold, if it can be looked at? */
const seen = (action: unknown, test: (one: Readonly<Record<string, unknown>>) => boolean): boolean | 'trapped' => {
  try {
    return test(Object(action) as Readonly<Record<string, unknown>>);
  } catch {
    return 'trapped';
  }
};
const acceptingOdd = (which: (action: unknown) => boolean): Bids => ({
  ...sealedBids,
  reduce: (state, action, dice) => (which(action) ? nothingDone(state) : sealedBids.reduce(state, action, dice)),
  explain: (state, action) => (which(action) ? [] : sealedBids.explain(state, action)),
});
const failing = (message: string) => (): never => {
  throw new Error(message);
};
const first = { choose: (_: State, player: string) => ({ type: 'bid', player, coins: 2, against: [] }) as const, maxSteps: 1 };
/** Which step comes next where all do nothing but commit, at a table of two for three lots. */
const isBeforeStep = (step: number, { deck, sheets }: State): boolean =>
  step - 1 === 2 * (2 - deck.length) + Object.values(sheets).filter(({ committed }) => committed).length;
const alike = {
  choose: (_: State, player: string) => ({ type: 'commit', player }) as const,
  configs: [{ players: ['ada', 'bo'], lots: 3 }],
  closely: 6,
};
/** A game that fails at a form from a position on, counted from 1. */
const failingFrom = (position: number): Bids => {
  const seen = new Set<State>();
  return answering('choices', (choice, [state, player]) => {
    if (player !== 'constructor') return choice;
    seen.add(state);
    return seen.size < position ? choice : failing('Again?')();
  });
};
const admitting = (player: string): Bids['definition'] => {
  const { definition } = sealedBids;
  const { bid } = definition.rules;
  return { ...definition, rules: { ...definition.rules, bid: { ...bid, actors: () => [player] } } };
};
const otherwise = { configs: [2, 3].map((lots) => ({ players: ['ada', 'bo'], lots })) };

const breaches: readonly Breach[] = [
  [
    'accepts what is no action',
    'hostile-actions',
    acceptingOdd(isOdd),
    `${there}, before step 1, attacked with no action (NaN): it was accepted.`,
    first,
  ],
  [
    'accepts what cannot be looked at',
    'hostile-actions',
    acceptingOdd((action) => seen(action, ({ type }) => type === '') === 'trapped'),
    `${there}, before step 1, attacked with a trap (a object that cannot be shown): it was accepted.`,
    first,
  ],
  [
    'accepts what has no end',
    'hostile-actions',
    acceptingOdd((action) => seen(action, ({ self }) => self === action && self !== undefined) === true),
    `${there}, before step 1, attacked with a circle (a object that cannot be shown): it was accepted.`,
    first,
  ],
  [
    'follows what is of an unknown kind to its end',
    'hostile-actions',
    answering('reduce', (answer, [, action]) => {
      const isUnknown = seen(
        action,
        ({ type }) => typeof type === 'string' && type !== '' && !Object.hasOwn(sealedBids.definition.rules, type),
      );
      return isUnknown === true && seen(action, (one) => JSON.stringify(one) !== '') === 'trapped'
        ? failing('Where does it end?')()
        : answer;
    }),
    `${there}, before step 1, attacked with a circle (a object that cannot be shown): Where does it end?`,
    first,
  ],
  [
    'explains what it refuses in another way',
    'hostile-actions',
    answering('explain', (found, [, action]) => (isOdd(action) ? [...found, ...found] : found)),
    `${there}, before step 1, attacked with no action (NaN): refusal and explanation differ: at 1 {"code":"unknown-action","clause":"CORE-UNKNOWN-ACTION","message":"The input should be an object told by its type; it is NaN.","facts":{"field":"","wanted":"… was expected, nothing was found.`,
    first,
  ],
  [
    'throws at what is no action',
    'hostile-actions',
    answering('reduce', (answer, [, action]) => (isOdd(action) ? failing('What is this?')() : answer)),
    `${there}, before step 1, attacked with no action (NaN): What is this?`,
    first,
  ],
  [
    'refuses without a word',
    'hostile-actions',
    {
      ...sealedBids,
      reduce: (...asked) => speechless(sealedBids.reduce(...asked)),
      explain: (...asked) => sealedBids.explain(...asked).map((one) => ({ ...one, message: '' })),
    },
    `${there}, before step 1, attacked with no action (NaN): it is refused badly: the refusal unknown-action says nothing.`,
    first,
  ],
  [
    'accepts what its codec does not know',
    'hostile-actions',
    accepting(({ coins }) => coins === -1),
    `${there}, before step 1, attacked with a spoilt coins ({"type":"bid","player":"bo","against":[],"coins":-1}): it was accepted, but it is no action: the codec does not know it.`,
    first,
  ],
  [
    'comes to what is no state',
    'hostile-actions',
    {
      ...accepting(({ coins }) => coins === 0),
      reduce: (state, action, dice) =>
        plainly(action).coins === 0 ? nothingDone({ ...state, lot: 99 }) : sealedBids.reduce(state, action, dice),
    },
    `${there}, before step 1, attacked with a spoilt coins ({"type":"bid","player":"bo","against":[],"coins":0}): it was accepted, and led to no legal state: lot should be a whole number from 1 to 15; it is 99.`,
    first,
  ],
  [
    'comes to what is no state, and does not say why',
    'hostile-actions',
    { ...accepting(({ coins }) => coins === 0), decodeState: () => E.left([] as never) },
    `${there}, before step 1, attacked with a spoilt coins ({"type":"bid","player":"bo","against":[],"coins":0}): it was accepted, and led to no legal state: refused.`,
    first,
  ],
  [
    'accepts what is no action in its second configuration',
    'hostile-actions',
    {
      ...sealedBids,
      reduce: (state, action, dice) =>
        isOdd(action) && state.config.lots === 3 ? nothingDone(state) : sealedBids.reduce(state, action, dice),
      explain: (state, action) => (isOdd(action) && state.config.lots === 3 ? [] : sealedBids.explain(state, action)),
    },
    'sealed-bids, configuration 2, seed 1/2/1, before step 1, attacked with no action (NaN): it was accepted.',
    { ...first, ...otherwise },
  ],
  [
    'throws at what is no action before the fourth step of a kind',
    'hostile-actions',
    answering('reduce', (answer, [state, action]) => (isOdd(action) && isBeforeStep(4, state) ? failing('What is this?')() : answer)),
    `${there}, before step 4, attacked with no action (NaN): What is this?`,
    alike,
  ],
  [
    'throws at what is no action before the fifth step of a kind',
    'hostile-actions',
    answering('reduce', (answer, [state, action]) => (isOdd(action) && isBeforeStep(5, state) ? failing('What is this?')() : answer)),
    null,
    alike,
  ],
  [
    'throws where it should refuse before the fifth step of a kind',
    'hostile-actions',
    answering('reduce', (answer, [state]) => (E.isLeft(answer) && isBeforeStep(5, state) ? failing('No.')() : answer)),
    `${there}, before step 5, attacked with a spoilt action ({"player":"ada","type":"ada"}): No.`,
    alike,
  ],
  [
    'answers otherwise in place',
    'hostile-actions',
    {
      ...sealedBids,
      reduceInPlace: (state, action, dice) => (isOdd(action) ? nothingDone(state) : sealedBids.reduceInPlace(state, action, dice)),
    },
    `${there}, before step 1, attacked with no action (NaN): in place the answer differs: at 0 {"code":"unknown-action","clause":"CORE-UNKNOWN-ACTION","message":"The input should be an object told by its type; it is NaN.","facts":{"field":"","wanted":"… was expected, nothing was found.`,
    first,
  ],
  [
    'reads without a word what is no action',
    'hostile-actions',
    answering('decodeAction', (read) => speechless(read)),
    `${there}, before step 1, attacked with no action (NaN): it is refused badly when decoded: the refusal unknown-action says nothing.`,
    first,
  ],
  [
    'reads an action as that of another',
    'hostile-actions',
    answering('decodeAction', (read) => (E.isRight(read) ? E.right({ ...read.right, player: 'nobody' }) : read)),
    `${there}, before step 1, attacked with a spoilt player ({"type":"bid","coins":2,"against":[],"player":null}): decoded, it is an action of "nobody".`,
    first,
  ],
  [
    'writes where it refuses',
    'hostile-actions',
    {
      ...sealedBids,
      reduceInPlace: (state, action, dice) => {
        const answer = sealedBids.reduceInPlace(state, action, dice);
        if (E.isLeft(answer) && action === (10n as never)) (state as { lot: number }).lot = 9;
        return answer;
      },
    },
    `${there}, before step 1, attacked with no action (10): refused in place, it changed the state: at lot 4 was expected, 9 was found.`,
    first,
  ],
  [
    'writes where it refuses for the first time',
    'hostile-actions',
    (() => {
      let times = 0;
      return {
        ...sealedBids,
        reduceInPlace: (state: State, action: never, dice: never) => {
          if (++times === 1) (state as { lot: number }).lot = 9;
          return sealedBids.reduceInPlace(state, action, dice);
        },
      } as Bids;
    })(),
    `${there}, before step 1: refused in place, it changed the state: at lot 4 was expected, 9 was found.`,
    first,
  ],
  [
    'lets a stranger act',
    'out-of-turn',
    accepting(({ player }) => player === 'nobody'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":2,"against":[]}: "nobody", who is not to act, may do the same.`,
    first,
  ],
  [
    'lets a stranger act whom its rule admits',
    'out-of-turn',
    { ...accepting(({ player }) => player === 'nobody'), definition: admitting('nobody') },
    null,
    first,
  ],
  [
    'lets a stranger act whom its rule does not admit',
    'out-of-turn',
    { ...accepting(({ player }) => player === 'nobody'), definition: admitting('toString') },
    `${there}, step 1, {"type":"bid","player":"bo","coins":2,"against":[]}: "nobody", who is not to act, may do the same.`,
    first,
  ],
  [
    'lets those act who have committed',
    'out-of-turn',
    {
      ...sealedBids,
      reduce: (state, action, dice) =>
        state.sheets[action.player]?.committed ? nothingDone(state) : sealedBids.reduce(state, action, dice),
    },
    `${there}, step 2, {"type":"commit","player":"ada"}: "bo", who is not to act, may do the same.`,
    committing,
  ],
  [
    'lets somebody act of an odd name',
    'out-of-turn',
    accepting(({ player }) => player === ''),
    `${there}, step 1, {"type":"bid","player":"bo","coins":2,"against":[]}: "", who is not to act, may do the same.`,
    first,
  ],
  [
    'refuses strangers without a word',
    'out-of-turn',
    answering('reduce', (answer, [, { player }]) => (player === 'nobody' ? speechless(answer) : answer)),
    `${there}, step 1, {"type":"bid","player":"bo","coins":2,"against":[]}: as "nobody": the refusal unknown-player says nothing.`,
    first,
  ],
  [
    'goes on after the end',
    'out-of-turn',
    answering('reduce', (answer, [state]) => (state.phase === 'over' ? nothingDone(state) : answer)),
    `${there}, after the end: {"type":"commit","player":"ada"} was accepted.`,
    committing,
  ],
  [
    'has other reasons after the end',
    'out-of-turn',
    answering('reduce', (answer, [state, action, dice]) =>
      state.phase === 'over' ? sealedBids.reduce({ ...state, phase: 'bid' }, { ...action, player: 'nobody' }, dice) : answer,
    ),
    `${there}, after the end: the code of the refusal: "game-over" was expected, "unknown-player" was found.`,
    committing,
  ],
  [
    'has no words after the end',
    'out-of-turn',
    answering('reduce', (answer, [state]) => (state.phase === 'over' ? speechless(answer) : answer)),
    `${there}, after the end: {"type":"commit","player":"ada"}: the refusal game-over says nothing.`,
    committing,
  ],
  [
    'throws after the end',
    'out-of-turn',
    answering('reduce', (answer, [state]) => (state.phase === 'over' ? failing('It is over.')() : answer)),
    `${there}, after the end: It is over.`,
    committing,
  ],
  ['is cut before its end', 'out-of-turn', sealedBids, null, first],
  [
    'throws at a mangled configuration',
    'hostile-input',
    answering('decodeConfig', (read, [config]) => (config === null ? failing('No config.')() : read)),
    `${there}, a mangled configuration (null): No config.`,
    first,
  ],
  [
    'refuses a mangled configuration without a word',
    'hostile-input',
    answering('decodeConfig', (read) => speechless(read)),
    `${there}, a mangled configuration (NaN): sealed-bids, configuration 1, seed 1/1/1, a mangled configuration: NaN: the refusal bad-config says nothing.`,
    first,
  ],
  [
    'throws when it is set up with a number',
    'hostile-input',
    answering('setup', (answer, [config]) => ((config as unknown) === 0 ? failing('No setup.')() : answer)),
    `${there}, setup from a mangled configuration (0): No setup.`,
    first,
  ],
  [
    'is not set up, and does not say why',
    'hostile-input',
    answering('setup', (answer) => speechless(answer)),
    `${there}, setup from a mangled configuration (NaN): sealed-bids, configuration 1, seed 1/1/1, setup from a mangled configuration: NaN: the refusal bad-config says nothing.`,
    first,
  ],
  [
    'throws at a mangled state',
    'hostile-input',
    answering('decodeState', (read) => (E.isLeft(read) ? failing('No state.')() : read)),
    `${there}, before step 1, a mangled state, where at sheets.ada.committed false was expected, Symbol(x) was found ({"config":{"players":["ada","bo"],"lots":2},"phase":"bid","lot":4,"deck":[2],"coins":{"ada":5,"bo":5},"points":{"ada":0,"bo":0},"favours":{"ada":1,"bo":3},"p…): No state.`,
    first,
  ],
  [
    'refuses a mangled state without a word',
    'hostile-input',
    answering('decodeState', (read) => speechless(read)),
    `${there}, before step 1, a mangled state, where at sheets.ada.committed false was expected, Symbol(x) was found ({"config":{"players":["ada","bo"],"lots":2},"phase":"bid","lot":4,"deck":[2],"coins":{"ada":5,"bo":5},"points":{"ada":0,"bo":0},"favours":{"ada":1,"bo":3},"p…): sealed-bids, configuration 1, seed 1/1/1, before step 1, a mangled state, where at sheets.ada.committed false was expected, Symbol(x) was found: {"config":{"players":["ada","bo"],"lots":2},"phase":"bid","lot":4,"deck":[2],"coins":{"ada":5,"bo":5},"points":{"ada":0,"bo":0},"favours":{"ada":1,"bo":3},"p…: the refusal bad-state says nothing.`,
    first,
  ],
  [
    'throws at what is no state',
    'hostile-input',
    answering('decodeState', (read, [state]) => (state === 0.5 ? failing('No state.')() : read)),
    `${there}, before step 1, no state (0.5): No state.`,
    first,
  ],
  [
    'refuses a form without a word',
    'hostile-input',
    answering('choices', (choice, [, player]) => (player === 'constructor' ? speechless(choice) : choice)),
    `${there}, before step 1, a form of bid for constructor: sealed-bids, configuration 1, seed 1/1/1, before step 1: the form of bid: the refusal unknown-player says nothing.`,
    first,
  ],
  [
    'throws at a form for a stranger',
    'hostile-input',
    answering('choices', (choice, [, player]) => (nameless(player) || player === 'constructor' ? failing('Who?')() : choice)),
    `${there}, before step 1, a form of bid for constructor: Who?`,
    first,
  ],
  [
    'throws at a form of no action',
    'hostile-input',
    answering('choices', (choice, [, , type]) => ((type as string) === 'no such action' ? failing('What?')() : choice)),
    `${there}, before step 1, a form of no such action for ada: What?`,
    first,
  ],
  [
    'fails at a form in its tenth position',
    'hostile-input',
    failingFrom(10),
    `${there}, before step 10, a form of bid for constructor: Again?`,
    { closely: 40 },
  ],
  ['fails at a form in its eleventh position', 'hostile-input', failingFrom(11), null, { closely: 40 }],
  [
    'fails at a form in its fourth position where few are looked at',
    'hostile-input',
    failingFrom(4),
    `${there}, before step 11, a form of bid for constructor: Again?`,
    { games: 2, closely: 2 },
  ],
  ['fails at a form in its fifth position where few are looked at', 'hostile-input', failingFrom(5), null, { games: 2, closely: 2 }],
  [
    'throws at a form in its second configuration',
    'hostile-input',
    answering('choices', (choice, [state, player]) => (player === 'constructor' && state.config.lots === 3 ? failing('Who?')() : choice)),
    'sealed-bids, configuration 2, seed 1/2/1, before step 1, a form of bid for constructor: Who?',
    { ...first, ...otherwise },
  ],
  [
    'throws at an answer',
    'hostile-input',
    answering('choices', (choice, [, , , answers]) => (answers?.['coins'] === 0.5 ? failing('Half a coin?')() : choice)),
    `${there}, before step 1, a form of bid for ada: Half a coin?`,
    first,
  ],
  [
    'refuses an answer without a word',
    'hostile-input',
    answering('choices', (choice, [, , , answers]) => (answers?.['coins'] === -1 ? speechless(choice) : choice)),
    `${there}, before step 1, a form of bid for ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: the form of bid: the refusal bad-parameter says nothing.`,
    first,
  ],
];
testBreaches(breaches.map(([what, id, game, message, more]): Breach => [what, id, game, message, { closely: 2, ...more }]));
