import { E } from 'ludoteca';
import { answering, type Bids, type Breach, committing, onceMore, type State, testBreaches, there } from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

type Found = ReturnType<Bids['explain']>[number];
const { definition } = sealedBids;

/** A game that is broken in whatever it says no with. */
const saying = (change: (refusal: Found) => object, more: Partial<Bids> = {}): Bids => {
  const changed = <Answer>(answer: Answer): Answer =>
    E.isLeft(answer as never) ? (E.left((answer as { left: Found[] }).left.map((one) => ({ ...one, ...change(one) }))) as Answer) : answer;
  return {
    ...sealedBids,
    reduce: (...asked) => changed(sealedBids.reduce(...asked)),
    reduceInPlace: (...asked) => changed(sealedBids.reduceInPlace(...asked)),
    explain: (...asked) => sealedBids.explain(...asked).map((one) => ({ ...one, ...change(one) }) as never),
    ...more,
  };
};
/** A table of what is said no with, in the game's own words or in others. */
const tabled = (says: (message: string) => string): Partial<Bids> => ({
  definition: { ...definition, refusals: {} },
  refusals: new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      get: () =>
        new Proxy(
          {},
          {
            getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
            get:
              () =>
              ({ said }: { said?: string }) =>
                says(said ?? ''),
          },
        ),
    },
  ) as Bids['refusals'],
});

/** A game that says something more whenever it says no. */
const adding = (change: (refusal: Found) => object): Bids => {
  const longer = <Answer>(answer: Answer): Answer =>
    E.mapLeft((found: readonly Found[]) => [...found, { ...found[0]!, ...change(found[0]!) }])(answer as never) as Answer;
  return {
    ...sealedBids,
    reduce: (...asked) => longer(sealedBids.reduce(...asked)),
    reduceInPlace: (...asked) => longer(sealedBids.reduceInPlace(...asked)),
    explain: (...asked) => {
      const found = sealedBids.explain(...asked);
      return found.length === 0 ? found : ([...found, { ...found[0]!, ...change(found[0]!) }] as typeof found);
    },
  };
};
const again = onceMore();
const listing = (
  change: (actions: readonly { readonly player: string; readonly type: string }[], player: string, state: State) => readonly object[],
): Bids => answering('legalActions', (actions, [state, player]) => change(actions, player, state) as never);
const stopped = { ...committing, maxSteps: 0 };
const outOfPlace = { maxSteps: 12 };

const breaches: readonly Breach[] = [
  [
    'lists what others may do',
    'legal',
    listing((actions, player, { config }) =>
      actions.map((action) => ({ ...action, player: config.players.find((other) => other !== player) })),
    ),
    `${there}, before step 1, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"bid","player":"bo","coins":0,"against":[]} names another player: "ada" was expected, "bo" was found.`,
    committing,
  ],
  [
    'lists something for those who may not act',
    'legal',
    listing((actions, player, { sheets }) => (sheets[player]!.committed ? [{ type: 'commit', player }] : actions)),
    `${there}, before step 2, the legal actions of bo: sealed-bids, configuration 1, seed 1/1/1, before step 2: bo is not to act: at 0 nothing was expected, {"type":"commit","player":"bo"} was found.`,
    committing,
  ],
  [
    'lists something else when it is asked again',
    'legal',
    listing((actions, player, state) => (again(state, player) ? actions.slice(1) : actions)),
    `${there}, before step 1, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: asked again, they differ: at 0.against.0 nothing was expected, "bo" was found.`,
    committing,
  ],
  [
    'lists something in another order when it is asked again',
    'legal',
    (() => {
      const twice = onceMore();
      return listing((actions, player, state) => (twice(state, player) ? actions.toReversed() : actions));
    })(),
    `${there}, before step 1, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: asked again, they differ: at 0.type "bid" was expected, "commit" was found.`,
    committing,
  ],
  [
    'lists something twice',
    'legal',
    listing((actions) => [...actions, ...actions.slice(2, 3)]),
    `${there}, before step 1, the legal actions of ada: numbers 3 and 15 are the same: {"type":"bid","player":"ada","coins":1,"against":[]}`,
    committing,
  ],
  [
    'lists what it refuses',
    'legal',
    listing((actions, player) => [{ type: 'bid', player, coins: 99, against: [] }, ...actions]),
    `${there}, after step 0, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, after step 0: {"type":"bid","player":"ada","coins":99,"against":[]} is listed, but it is refused: at 0 nothing was expected, {"code":"too-poor","clause":"SB-BID-01","message":"You bid 99 and have 5.","facts":{}} was found.`,
    stopped,
  ],
  [
    'lists what its codec changes',
    'legal',
    listing((actions) => actions.map((action) => ({ ...action, note: 1 }))),
    `${there}, before step 1, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"bid","player":"ada","coins":0,"against":[],"note":1} is listed, but it is refused: at 0 nothing was expected, {"code":"bad-parameter","clause":"CORE-BAD-PARAMETER","message":"There is no field note.","facts":{"surplus":"note"},"path":"note"} was found.`,
    { ...committing, listed: 1 },
  ],
  [
    'reads another action',
    'legal',
    answering('decodeAction', (read) => (E.isRight(read) ? E.right({ ...read.right, coins: 1 } as never) : read)),
    `${there}, before step 1, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"bid","player":"ada","coins":0,"against":[]} is changed by its own codec: at coins 0 was expected, 1 was found.`,
    committing,
  ],
  [
    'reads no action',
    'legal',
    answering('decodeAction', (_, [, player]) => sealedBids.decodeAction({ type: 'fold' }, player)),
    `${there}, before step 1, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"bid","player":"ada","coins":0,"against":[]} is changed by its own codec: {"type":"bid","player":"ada","coins":0,"against":[]} was expected, "refused: type should be one of \\"bid\\", \\"withdraw\\", \\"peek\\", \\"commit\\"; it is \\"fold\\"." was found.`,
    committing,
  ],
  [
    'reads no action, and does not say why',
    'legal',
    answering('decodeAction', () => E.left([] as never)),
    `${there}, before step 1, the legal actions of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"bid","player":"ada","coins":0,"against":[]} is changed by its own codec: {"type":"bid","player":"ada","coins":0,"against":[]} was expected, "refused: it is not said why" was found.`,
    committing,
  ],
  [
    'refuses in place what it lists',
    'legal',
    answering('reduceInPlace', (answer, [state, action, dice]) =>
      action.type === 'commit' ? sealedBids.reduceInPlace(state, { ...action, player: 'nobody' }, dice) : answer,
    ),
    `${there}, before step 2, the legal actions of ada: {"type":"commit","player":"ada"} is listed, but it is refused in place: "nobody" takes no part in this game.`,
    { ...committing, closely: 1 },
  ],
  [
    'draws something else with the same dice',
    'random',
    (() => {
      const twice = onceMore();
      return answering('randomAction', (action, [state, player]) => (action && twice(state, player) ? { type: 'commit', player } : action));
    })(),
    `${there}, before step 1, a random action of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: the same dice choose otherwise: at type "peek" was expected, "commit" was found.`,
    committing,
  ],
  [
    'draws nothing',
    'random',
    answering('randomAction', () => undefined),
    `${there}, before step 1, a random action of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: none was found, though some are listed: at 0 nothing was expected, {"type":"bid","player":"ada","coins":0,"against":[]} was found.`,
    committing,
  ],
  [
    'draws nothing of a list that has no end',
    'random',
    {
      ...sealedBids,
      randomAction: () => undefined,
      legalActions: (state, player, { limit } = {}) => {
        if (limit === undefined) throw new Error('There is no end to them.');
        return sealedBids.legalActions(state, player, { limit });
      },
    },
    `${there}, before step 1, a random action of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: none was found, though some are listed: at 0 nothing was expected, {"type":"bid","player":"ada","coins":0,"against":[]} was found.`,
    committing,
  ],
  ['draws and lists nothing', 'random', { ...sealedBids, randomAction: () => undefined, legalActions: () => [] }, null, committing],
  [
    'draws what it refuses',
    'random',
    answering('randomAction', (action) => action && { type: 'bid', player: action.player, coins: 99, against: [] }),
    `${there}, before step 1, a random action of ada: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"bid","player":"ada","coins":99,"against":[]} is refused: at 0 nothing was expected, {"code":"too-poor","clause":"SB-BID-01","message":"You bid 99 and have 5.","facts":{}} was found.`,
    committing,
  ],
  [
    'draws what it does not list',
    'random',
    listing((actions) => actions.slice(1)),
    `${there}, before step 3, a random action of ada: {"type":"commit","player":"ada"} is legal, but it is not listed`,
    { ...committing, complete: ['withdraw', 'commit'] },
  ],
  [
    'does not list what need not be listed',
    'random',
    listing((actions) => actions.slice(1)),
    null,
    { ...committing, complete: ['withdraw'] },
  ],
  [
    'explains what it accepts',
    'explain',
    answering('explain', (found, [, action]) =>
      found.length > 0 ? found : [{ code: 'odd', clause: 'SB-END-01', message: `No ${action.type}.`, facts: {} }],
    ),
    `${there}, before step 1, then {"type":"commit","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: refusal and explanation differ: at 0 {"code":"odd","clause":"SB-END-01","message":"No commit.","facts":{}} was expected, nothing was found.`,
    committing,
  ],
  [
    'explains nothing',
    'explain',
    answering('explain', () => []),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: refusal and explanation differ: at 0 nothing was expected, {"code":"no-bid","clause":"SB-BID-03","message":"There is no bid to withdraw.","facts":{}} was found.`,
  ],
  [
    'explains in another way in place',
    'explain',
    {
      ...sealedBids,
      reduceInPlace: (state, action, dice) =>
        E.mapLeft((found: readonly Found[]) => [...found, ...found])(sealedBids.reduceInPlace(state, action, dice) as never) as never,
    },
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: the refusal in place differs: at 1 nothing was expected, {"code":"no-bid","clause":"SB-BID-03","message":"There is no bid to withdraw.","facts":{}} was found.`,
  ],
  [
    'accepts only in place',
    'explain',
    { ...sealedBids, reduceInPlace: (state) => E.right({ state, events: [], rolls: [] }) },
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: the refusal in place differs: at 0 {"code":"no-bid","clause":"SB-BID-03","message":"There is no bid to withdraw.","facts":{}} was expected, nothing was found.`,
  ],
  [
    'says nothing where it says no',
    'explain',
    saying(() => ({ message: ' ' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid says nothing.`,
  ],
  [
    'says nothing in the second place where it says no',
    'explain',
    adding(() => ({ message: ' ' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid says nothing.`,
  ],
  ['says two things where it says no', 'explain', adding(() => ({})), null],
  ['has not begun', 'explain', sealedBids, null, stopped],
  [
    'says no text where it says no',
    'explain',
    saying(() => ({ message: 7 })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid says nothing.`,
  ],
  [
    'says what is undefined where it says no',
    'explain',
    saying(() => ({ message: 'You bid undefined.' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid says "You bid undefined.".`,
  ],
  [
    'says what is an object where it says no',
    'explain',
    saying(() => ({ message: 'You bid [object Object].' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid says "You bid [object Object].".`,
  ],
  [
    'says no by a clause that nobody knows',
    'explain',
    saying(() => ({ clause: 'SB-NONE-01' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid names the clause "SB-NONE-01", which nobody knows.`,
  ],
  [
    'says no by a clause that every object has',
    'explain',
    saying(() => ({ clause: 'constructor' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid names the clause "constructor", which nobody knows.`,
  ],
  [
    'says no with a code that is none',
    'explain',
    saying(() => ({ code: 'Too Poor' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: "Too Poor" is no code of a refusal.`,
  ],
  [
    'says no with a code that ends in a dash',
    'explain',
    saying(() => ({ code: 'too-' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: "too-" is no code of a refusal.`,
  ],
  [
    'says no with a code that begins with a dash',
    'explain',
    saying(() => ({ code: '-too' })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: "-too" is no code of a refusal.`,
  ],
  [
    'says no with a number for a code',
    'explain',
    saying(() => ({ code: 7 })),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: 7 is no code of a refusal.`,
  ],
  ['says no with a code of many words', 'explain', saying(() => ({ code: 'a2-bc-3' })), null],
  [
    'says no with a code that stands in no table',
    'explain',
    saying(() => ({}), { definition: { ...definition, refusals: {} }, refusals: {} }),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid of SB-BID-03 stands in no table of refusals.`,
  ],
  [
    'says no by a clause that does not speak so',
    'explain',
    saying(() => ({}), {
      definition: { ...definition, refusals: {} },
      refusals: Object.fromEntries(
        ['no-bid', 'not-your-turn', 'seen', 'too-poor', 'no-lot', 'bid-too-high', 'game-over'].map((code) => [code, {}]),
      ),
    }),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid of SB-BID-03 stands in no table of refusals.`,
  ],
  [
    'says something else than its facts',
    'explain',
    saying(
      ({ message }) => ({ facts: { said: message } }),
      tabled((message) => `${message}!`),
    ),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal no-bid says "There is no bid to withdraw.", but its facts, {"said":"There is no bid to withdraw."}, say "There is no bid to withdraw.!".`,
  ],
  [
    'says what its facts say',
    'explain',
    saying(
      ({ message }) => ({ facts: { said: message } }),
      tabled((message) => message),
    ),
    null,
  ],
  [
    'says no with facts that no JSON can carry',
    'explain',
    saying(
      ({ message }) => ({ facts: { said: message, odd: undefined } }),
      tabled((message) => message),
    ),
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the facts of the refusal no-bid are no plain data: at odd stands undefined, which JSON does not know.`,
  ],
  [
    'says no with nothing',
    'explain',
    {
      ...sealedBids,
      reduce: (...asked) => E.mapLeft(() => [])(sealedBids.reduce(...asked)) as never,
      reduceInPlace: (...asked) => E.mapLeft(() => [])(sealedBids.reduceInPlace(...asked)) as never,
      explain: () => [],
    },
    `${there}, before step 1, then {"type":"withdraw","player":"bo"}: sealed-bids, configuration 1, seed 1/1/1, before step 1: {"type":"withdraw","player":"bo"}: the refusal is empty.`,
  ],
];
testBreaches(breaches.map(([what, id, game, message, more]): Breach => [what, id, game, message, { ...outOfPlace, ...more }]));
