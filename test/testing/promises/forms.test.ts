import { action, anyText, defineGame, E, id, intBetween, list, optional, text } from 'ludoteca';
import { answering, type Bids, type Breach, type State, testBreaches, there } from '../helpers/breaches.js';
import { type SealedBids, sealedBids } from '../helpers/sealed-bids.js';

type Choices = Bids['choices'];
type Next = ReturnType<Choices>;
type Ask = Extract<Extract<Next, { _tag: 'Right' }>['right'], { kind: 'ask' }>;

const asking = (choices: (...asked: Parameters<Choices>) => Next | undefined): Bids =>
  answering('choices', (next, asked) => choices(...asked) ?? next);
/** A question that is asked otherwise, or asked more. */
const asked = (field: string, change: (ask: Ask) => object): Bids =>
  answering('choices', (next) =>
    E.isRight(next) && next.right.kind === 'ask' && next.right.field === field
      ? E.right({ ...next.right, ...change(next.right) } as Ask)
      : next,
  );
/** A question is put before those of a bid, and its answer is thrown away. */
const first = (question: object, words: (value: unknown) => string = String): Bids => ({
  ...named('first', words),
  choices: (state, player, type, answers = {}, page) => {
    const { first: known, ...others } = answers;
    if (type === 'bid' && known === undefined && E.isRight(sealedBids.choices(state, player, type, {}, page)))
      return E.right({ kind: 'ask', field: 'first', question, enough: null } as never);
    return sealedBids.choices(state, player, type, others, page);
  },
});
const named = (field: string, words: (value: unknown) => string, question = 'What?'): Bids => ({
  ...sealedBids,
  labels: {
    ...sealedBids.labels,
    answer: (type, of, value, language, view) => (of === field ? words(value) : sealedBids.labels.answer(type, of, value, language, view)),
    question: (type, of, language, view) => (of === field ? question : sealedBids.labels.question(type, of, language, view)),
  },
});
const said = (question: string): Bids => named('coins', (value) => `${String(value)} coins`, question);
const parts = {
  kind: 'allot',
  parts: [
    { part: 'left-2', min: 0, max: 1 },
    { part: 'right', min: 0, max: 1 },
  ],
  min: 1,
  max: 1,
  shortcuts: [],
};
const texts = { kind: 'text', maxLength: 9, samples: ['x-1'] };
const isBid = (type: string): boolean => type === 'bid';
const bidFor = (player: string, coins: number) => ({ type: 'bid', player, coins, against: [] }) as const;
const begin = {
  choose: (state: State, player: string) =>
    state.sheets[player]!.bid === null ? bidFor(player, 2) : ({ type: 'commit', player } as const),
  closely: 3,
  maxSteps: 8,
};
const refusedAs =
  (code: string) =>
  (state: State, player: string, type: string): Next | undefined =>
    isBid(type)
      ? E.left(sealedBids.explain(state, { type: 'fold', player } as never).map((one) => ({ ...one, code })) as never)
      : undefined;
/** A game whose bids say beside all else a note, in which there is nothing. */
const noted: Bids = {
  ...answering('explain', (found, [, action]) => ('note' in action ? [] : found)),
  answersFor: (state, { note: _, ...action }: Parameters<Bids['answersFor']>[1] & { readonly note?: null }) =>
    sealedBids.answersFor(state, action),
  legalActions: (_, player) => [{ ...bidFor(player, 2), note: null } as never],
  randomAction: () => undefined,
};
/** A game whose bids may go with a remark, for which its form always asks. */
const remarking: Bids = defineGame<SealedBids>({
  ...sealedBids.definition,
  rules: {
    ...sealedBids.definition.rules,
    bid: {
      ...sealedBids.definition.rules.bid,
      codec: action('bid', { coins: intBetween(0, 5), against: list(id), remark: optional(anyText) } as never),
      choices: { ...sealedBids.definition.rules.bid.choices, remark: () => text(['high'], 9) } as never,
    },
  },
});
/** A game that asks for rivals until it is told that these are enough. */
const untilEnough: Bids = {
  ...answering('answersFor', (answers, [, action]) =>
    answers !== null && action.type === 'bid' && action.against.length === 0 ? { coins: action.coins, 'no more': [] } : answers,
  ),
  choices: (state, player, type, { 'no more': last, ...answers } = {}, page) => {
    const next = sealedBids.choices(state, player, type, last === undefined ? answers : { ...answers, against: last }, page);
    return E.isRight(next) && next.right.kind === 'ask' && next.right.field === 'against'
      ? E.right({ ...next.right, enough: { field: 'no more', answer: [] } } as never)
      : next;
  },
};
const letters = (ids: readonly string[], words: (value: unknown) => string = String): Bids => first({ kind: 'one', from: ids }, words);

const breaches: readonly Breach[] = [
  [
    'asks what no JSON can carry',
    'sound-forms',
    asked('coins', () => ({ question: { kind: 'one', from: [0], odd: undefined } })),
    `${there}, before step 1, the form of bid for ada: a question is no plain data: at question.odd nothing was expected, nothing was found.`,
  ],
  [
    'refuses a form without a word',
    'sound-forms',
    asking((state, _player, type) =>
      type === 'withdraw'
        ? E.left([{ ...sealedBids.explain(state, { type: 'withdraw', player: 'nobody' })[0], message: '' }] as never)
        : undefined,
    ),
    `${there}, before step 1, the form of withdraw for ada: the refusal: the refusal unknown-player says nothing.`,
  ],
  [
    'refuses a form that is open',
    'sound-forms',
    asking((state, player) => E.left([sealedBids.explain(state, { type: 'withdraw', player: `${player}?` })[0]] as never)),
    `${there}, before step 1, the form of bid for ada: open, or its form can be begun: true was expected, false was found.`,
  ],
  [
    'refuses what it offers',
    'sound-forms',
    asking((state, _player, type, answers) =>
      answers && Object.hasOwn(answers, 'coins')
        ? sealedBids.choices(state, 'nobody', type, {}) && E.left([sealedBids.explain(state, bidFor('nobody', 1))[0]] as never)
        : undefined,
    ),
    `${there}, before step 1, the form of bid for ada: coins 1 was offered, and ends in {"code":"unknown-player","clause":"CORE-UNKNOWN-PLAYER","message":"\\"nobody\\" takes no part in this game.","facts":{"player":"\\"nobody\\""},"path":"player"}`,
  ],
  [
    'refuses what it offers in the end',
    'sound-forms',
    asking((state, _player, _type, answers) =>
      answers && Object.hasOwn(answers, 'against') ? E.left([sealedBids.explain(state, bidFor('nobody', 1))[0]] as never) : undefined,
    ),
    `${there}, before step 1, the form of bid for ada: coins 1, against ["bo"] was offered, and ends in {"code":"unknown-player","clause":"CORE-UNKNOWN-PLAYER","message":"\\"nobody\\" takes no part in this game.","facts":{"player":"\\"nobody\\""},"path":"player"}`,
  ],
  [
    'opens a form that cannot be begun',
    'sound-forms',
    answering('open', (open, [, player]) => (player === undefined ? open : ['bid', 'withdraw', 'peek', 'commit'])),
    `${there}, before step 1, the form of withdraw for ada: open, or its form can be begun: true was expected, false was found.`,
  ],
  [
    'asks where there is no answer',
    'sound-forms',
    asked('against', () => ({ question: { kind: 'one', from: [] } })),
    `${there}, before step 1, the form of bid for ada: after coins 1 a question has no answer`,
  ],
  [
    'ends with the action of another',
    'sound-forms',
    answering('choices', (next) =>
      E.isRight(next) && next.right.kind === 'done' ? E.right({ ...next.right, action: { ...next.right.action, player: 'nobody' } }) : next,
    ),
    `${there}, before step 1, the form of bid for ada: whose action it is: at player "ada" was expected, "nobody" was found.`,
  ],
  [
    'ends with another action',
    'sound-forms',
    answering('choices', (next, [, player]) =>
      E.isRight(next) && next.right.kind === 'done' ? E.right({ ...next.right, action: { type: 'commit', player } }) : next,
    ),
    `${there}, before step 1, the form of bid for ada: whose action it is: at type "bid" was expected, "commit" was found.`,
  ],
  [
    'ends with what it refuses',
    'sound-forms',
    answering('choices', (next, [, player]) =>
      E.isRight(next) && next.right.kind === 'done' && isBid(next.right.action.type)
        ? E.right({ ...next.right, action: bidFor(player, 99) })
        : next,
    ),
    `${there}, before step 1, the form of bid for ada: {"type":"bid","player":"ada","coins":99,"against":[]} is offered, but refused: You bid 99 and have 5.`,
  ],
  [
    'says that it lists all, and leaves out what its form offers',
    'sound-forms',
    answering('listActions', ({ actions }) => ({ actions: actions.filter(({ type }) => !isBid(type)), complete: true })),
    `${there}, before step 1, the form of bid for ada: {"type":"bid","player":"ada","coins":1,"against":["bo"]} is offered, but the list, which is said to be complete, lacks it`,
  ],
  [
    'says that it lists all, and whose form leads to what is not written the canonical way',
    'sound-forms',
    {
      ...answering('listActions', ({ actions }) => ({ actions: actions.filter(({ type }) => !isBid(type)), complete: true })),
      definition: {
        ...sealedBids.definition,
        rules: {
          ...sealedBids.definition.rules,
          bid: { ...sealedBids.definition.rules.bid, canonical: (_, bid) => ({ ...bid, against: [] }) },
        },
      },
    },
    `${there}, before step 1, the form of bid for ada: {"type":"bid","player":"ada","coins":1,"against":["bo"]} is offered, but the list, which is said to be complete, lacks it (its canonical way is {"type":"bid","player":"ada","coins":1,"against":[]}: the form must lead to that)`,
  ],
  [
    'leaves out what its form offers, and says that it does not list all',
    'sound-forms',
    answering('listActions', ({ actions }) => ({ actions: actions.filter(({ type }) => !isBid(type)), complete: false })),
    null,
  ],
  [
    'asks without an end',
    'sound-forms',
    asking((_, __, type, answers = {}) =>
      isBid(type)
        ? E.right({ kind: 'ask', field: `f${Object.keys(answers).length}`, question: { kind: 'range', min: 0, max: 0 }, enough: null })
        : undefined,
    ),
    `${there}, before step 1, the form of bid for ada: the form of bid asks more than 500 questions`,
  ],
  [
    'gives up looking ahead',
    'bounded-forms',
    asked('against', () => ({ gaveUp: true })),
    `${there}, before step 1, the form of bid for ada: looking ahead from against was given up; its rule must say more sharply what may be chosen`,
  ],
  [
    'shows a page that is too long',
    'bounded-forms',
    asked('coins', () => ({ question: { kind: 'one', from: Array.from({ length: 201 }, () => 0) } })),
    `${there}, before step 1, the form of bid for ada: coins shows 201 answers at once`,
  ],
  [
    'shows a page that is just long enough',
    'bounded-forms',
    asked('coins', () => ({ question: { kind: 'one', from: Array.from({ length: 200 }, () => 0) } })),
    null,
  ],
  [
    'shows many of whom some are chosen',
    'bounded-forms',
    asked('against', () => ({ question: { kind: 'some', from: Array.from({ length: 201 }, () => 'ada'), min: 0, max: 0 } })),
    null,
  ],
  [
    'gives up before it has begun',
    'bounded-forms',
    asking((_, __, type) =>
      isBid(type)
        ? E.left([{ code: 'nothing-to-choose', clause: 'CORE-CHOICE', message: 'Nothing.', facts: { gaveUp: true } }] as never)
        : undefined,
    ),
    `${there}, before step 1, the form of bid for ada: looking ahead was given up before it was known whether it can be finished`,
  ],
  [
    'knows that there is nothing to choose',
    'bounded-forms',
    asking((_, __, type) =>
      isBid(type)
        ? E.left([{ code: 'nothing-to-choose', clause: 'CORE-CHOICE', message: 'Nothing.', facts: { gaveUp: false } }] as never)
        : undefined,
    ),
    null,
  ],
  [
    'gives up for another reason',
    'bounded-forms',
    asking((_, __, type) =>
      isBid(type) ? E.left([{ code: 'odd', clause: 'CORE-CHOICE', message: 'Nothing.', facts: { gaveUp: true } }] as never) : undefined,
    ),
    null,
  ],
  [
    'has no answers for what it accepts',
    'complete-forms',
    answering('answersFor', (answers, [, action]) => (action.type === 'bid' ? null : answers)),
    `${there}, before step 1, the actions of ada: {"type":"bid","player":"ada","coins":2,"against":[]} is accepted, but no answers lead to it`,
  ],
  [
    'has answers that lead too little far',
    'complete-forms',
    answering('answersFor', (answers) => (answers && Object.hasOwn(answers, 'against') ? { coins: answers['coins'] } : answers)),
    `${there}, before step 1, the actions of ada: the answers for {"type":"bid","player":"ada","coins":2,"against":[]} do not lead to it: against is asked for, and no answer was given for it`,
  ],
  [
    'has answers that do not fit',
    'complete-forms',
    answering('answersFor', (answers) => (answers && Object.hasOwn(answers, 'coins') ? { ...answers, coins: 99 } : answers)),
    `${there}, before step 1, the actions of ada: the answers for {"type":"bid","player":"ada","coins":2,"against":[]} do not lead to it: coins: coins: it is not among the choices.`,
  ],
  [
    'has answers that lead to something else',
    'complete-forms',
    answering('answersFor', (answers, [, action]) =>
      action.type === 'bid' && action.coins > 0 ? { ...answers, coins: action.coins - 1 } : answers,
    ),
    `${there}, before step 1, the actions of ada: the answers for {"type":"bid","player":"ada","coins":2,"against":[]} lead to something else: at coins 1 was expected, 0 was found; if the two are one action, \`canonical\` says how it is written.`,
  ],
  [
    'cannot begin what it accepts',
    'complete-forms',
    asking(refusedAs('odd')),
    `${there}, before step 1, the actions of ada: the answers for {"type":"bid","player":"ada","coins":2,"against":[]} do not lead to it: type should be one of "bid", "withdraw", "peek", "commit"; it is "fold".`,
  ],
  [
    'hides a bid that only variation finds',
    'complete-forms',
    {
      ...answering('answersFor', (answers, [, action]) => (action.type === 'bid' && action.coins === 4 ? null : answers)),
      legalActions: () => [],
      randomAction: (_, player) => bidFor(player, 2),
    },
    `${there}, before step 1, the actions of ada: {"type":"bid","player":"ada","coins":4,"against":[]} is accepted, but no answers lead to it`,
    { closely: 12 },
  ],
  [
    'always asks for what may be left out',
    'complete-forms',
    remarking,
    `${there}, before step 1, the actions of bo: {"type":"bid","player":"bo","coins":2,"against":[]} is accepted, but no answers lead to it`,
    { choose: () => undefined },
  ],
  ['accepts actions in which there is nothing somewhere', 'complete-forms', noted, null],
  ['lets people say that they have chosen enough', 'complete-forms', untilEnough, null],
  ['draws nothing', 'complete-forms', answering('randomAction', () => undefined), null],
  [
    'has nothing to draw, to list or to play',
    'complete-forms',
    { ...sealedBids, randomAction: () => undefined, legalActions: () => [] },
    null,
    { maxSteps: 0 },
  ],
  [
    'has no words for a question',
    'named-forms',
    said(' '),
    `${there}, before step 1, the form of bid for ada: the question coins has no words in en: " "`,
  ],
  [
    'asks in a name of its own',
    'named-forms',
    said('coinsBid'),
    `${there}, before step 1, the form of bid for ada: the question coins has no words in en: "coinsBid"`,
  ],
  [
    'asks with a path',
    'named-forms',
    said('coins.0'),
    `${there}, before step 1, the form of bid for ada: the question coins has no words in en: "coins.0"`,
  ],
  [
    'asks with an underscore',
    'named-forms',
    said('coins_bid'),
    `${there}, before step 1, the form of bid for ada: the question coins has no words in en: "coins_bid"`,
  ],
  [
    'asks with a number first',
    'named-forms',
    said('0 coins'),
    `${there}, before step 1, the form of bid for ada: the question coins has no words in en: "0 coins"`,
  ],
  ['asks with a number', 'named-forms', said('How many of 5 coins? How Many?'), null],
  [
    'says an empty answer',
    'named-forms',
    named('coins', () => ' '),
    `${there}, before step 1, the form of bid for ada: the answer 0 to coins has no words in en: " "`,
  ],
  [
    'says a bare number',
    'named-forms',
    named('coins', (value) => ` ${String(value)} `),
    `${there}, before step 1, the form of bid for ada: the answer 0 to coins has no words in en: " 0 " (a number alone does not say what it is a number of)`,
  ],
  [
    'calls two numbers the same',
    'named-forms',
    named('coins', (value) => (value === 3 ? '2 coins' : `${String(value)} coins`)),
    `${there}, before step 1, the form of bid for ada: two answers to coins are called "2 coins" in en: 2 and 3`,
  ],
  [
    'says a bare id',
    'named-forms',
    letters(['x_1', 'y']),
    `${there}, before step 1, the form of bid for ada: the answer "x_1" to first has no words in en: "x_1"`,
  ],
  [
    'says a bare id with a dot',
    'named-forms',
    letters(['x.y', 'y']),
    `${there}, before step 1, the form of bid for ada: the answer "x.y" to first has no words in en: "x.y"`,
  ],
  ['says an id in words', 'named-forms', letters(['x-1', 'y'], (value) => `the ${String(value)}`), null],
  ['says a word that is its own id', 'named-forms', letters(['red', 'blue']), null],
  ['says an id that people chose', 'named-forms', letters(['x-1', 'y']), null, { named: () => ['x-1'] }],
  ['says the id of a player', 'named-forms', letters(['ada', 'bo', 'y']), null, {}],
  [
    'says the same of what is the same',
    'named-forms',
    first(
      {
        kind: 'one',
        from: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      () => 'a thing',
    ),
    null,
  ],
  [
    'says the same of two things among some',
    'named-forms',
    first({ kind: 'some', from: ['red', 'blue'], min: 0, max: 1 }, () => 'a colour'),
    `${there}, before step 1, the form of bid for ada: two answers to first are called "a colour" in en: "red" and "blue"`,
  ],
  [
    'says a bare part',
    'named-forms',
    first(parts),
    `${there}, before step 1, the form of bid for ada: the answer "left-2" to first has no words in en: "left-2"`,
  ],
  [
    'calls two parts the same',
    'named-forms',
    first(parts, () => 'a part'),
    `${there}, before step 1, the form of bid for ada: two answers to first are called "a part" in en: "left-2" and "right"`,
  ],
  ['lets people write what they like', 'named-forms', first(texts, () => ''), null],
  [
    'says no more of the thirteenth answer',
    'named-forms',
    letters([...'abcdefghijklm'], (value) => (value === 'm' ? '' : String(value))),
    null,
  ],
  [
    'says nothing of the twelfth answer',
    'named-forms',
    letters([...'abcdefghijkl'], (value) => (value === 'l' ? '' : String(value))),
    `${there}, before step 1, the form of bid for ada: the answer "l" to first has no words in en: ""`,
  ],
  [
    'says no more of the thirteenth part',
    'named-forms',
    first({ ...parts, parts: [...'abcdefghijklm'].map((part) => ({ part, min: 0, max: 1 })) }, (value) =>
      value === 'm' ? '' : String(value),
    ),
    null,
  ],
];
testBreaches(breaches.map(([what, id, game, message, more]): Breach => [what, id, game, message, { ...begin, ...more }]));
