import { type Dice, defineGame, type GameTypes, one, refuse } from 'ludoteca';
import { type ConformanceOptions, conformance } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { broken as brokenIn } from './helpers/breaches.js';
import { type SealedBids, sealedBids } from './helpers/sealed-bids.js';

type State = SealedBids['State'];
const bids = sealedBids.definition;
const options: ConformanceOptions<SealedBids> = {
  configs: [{ players: ['ada', 'bo'], lots: 3 }],
  heard: ({ type }) => type === 'bid-opened',
};

/** The message with which a promise of the changed game is broken; null if it is kept. */
const broken = (change: Partial<typeof bids>, id: string, more: Partial<ConformanceOptions<SealedBids>> = {}): string | null =>
  brokenIn(defineGame<SealedBids>({ ...bids, ...change }), id, { ...options, ...more });

const everyBid = (state: State): unknown => Object.values(state.sheets).map(({ bid }) => bid);
const { commit, bid } = bids.rules;
const bidsWritten = (state: State): number => Object.values(state.sheets).filter((sheet) => sheet.bid !== null).length;

/** A table of everything the game says no with, in other words than it does. */
const otherWords = Object.fromEntries(
  ['too-poor', 'bad-rivals', 'no-bid', 'bid-too-high', 'no-lot', 'seen', 'bad-table'].map((code) => [
    code,
    Object.fromEntries(Object.keys(bids.clauses).map((clause) => [clause, () => 'No.'])),
  ]),
);

const breaches: readonly [what: string, id: string, change: Partial<typeof bids>, message: RegExp][] = [
  [
    'writes into the state it checks',
    'input-unchanged',
    {
      rules: {
        ...bids.rules,
        commit: {
          ...commit,
          *check(state) {
            (state as { lot: number }).lot = 3;
          },
        },
      },
    },
    /before step \d+: .*read only/,
  ],
  [
    'asks for the time',
    'deterministic',
    {
      outcome: (state) => {
        new Date();
        return bids.outcome(state);
      },
    },
    /it asked for the time; chance comes from the dice alone/,
  ],
  ['says no with a code that stands in no table', 'hostile-actions', { refusals: {} }, /stands in no table of refusals/],
  ['says something else than its facts', 'hostile-actions', { refusals: otherWords }, /says ".*", but its facts, \{.*\}, say "No\."/],
  [
    'writes where it says no, if nothing holds it back',
    'hostile-actions',
    {
      rules: {
        ...bids.rules,
        bid: {
          ...bid,
          *check(state, wanted) {
            for (const violation of bid.check!(state, wanted)) {
              if (!Object.isFrozen(state)) (state as { lot: number }).lot += 1;
              yield violation;
            }
          },
        },
      },
    },
    /attacked with .*: refused in place, it changed the state: .*lot/,
  ],
  [
    'keeps the list of an action',
    'in-place',
    {
      rules: {
        ...bids.rules,
        bid: {
          ...bid,
          apply(state, { player, coins, against }) {
            state.sheets[player]!.bid = { coins, against: against as string[] };
          },
        },
      },
    },
    /the state's sheets\.\w+\.bid\.against is one and the same object as against of action; one should be a copy/,
  ],
  [
    'shows what no JSON can carry',
    'plain-data',
    { view: (state, viewer) => ({ ...bids.view(state, viewer), lot: Number.NaN }) },
    /the view of ada is no plain data: at lot stands NaN/,
  ],
  [
    'takes the order of the keys for an order',
    'decoded-plays-on',
    {
      seats: (state) => Object.keys(state.points),
      phases: {
        ...bids.phases,
        bid: { ...bids.phases.bid, actors: (state) => Object.keys(state.sheets).filter((player) => !state.sheets[player]!.committed) },
      },
    },
    /with the keys of the state in another order/,
  ],
  [
    'counts without an end',
    'edge-numbers',
    { checkState: () => [] },
    /with -?\d+ for \d+ at [\w.]+: .*(Refused: bad-state|is to act|the codec refuses)/,
  ],
  [
    'cannot draw what it accepts',
    'edge-numbers',
    {
      labels: {
        ...bids.labels!,
        draw(view) {
          if (Object.values(view.coins).some((coins) => coins === 5)) return '';
          return new Array(-1).join();
        },
      },
    },
    /Invalid array length/,
  ],
  [
    'shows how many bids are written',
    'redeal',
    { view: (state, viewer) => ({ ...bids.view(state, viewer), lotsLeft: JSON.stringify(everyBid(state)).length }) },
    /before step \d+, redealt for .*: it can be told from the true state: the view differs: at lotsLeft/,
  ],
  [
    'deals the impossible',
    'redealt-plays-on',
    { redeal: (state: State, viewer, dice: Dice) => ({ ...bids.redeal(state, viewer, dice), deck: [], coins: { ada: 1001, bo: 1001 } }) },
    /redealt for/,
  ],
  [
    'deals from the true order',
    'redeal-forgets',
    {
      redeal(state: State, viewer, dice: Dice) {
        const dealt = bids.redeal(state, viewer, dice);
        return { ...dealt, deck: state.deck.filter((card) => dealt.deck.includes(card)) };
      },
    },
    /redealt for .*: what the viewer cannot know decides what is dealt: at deck/,
  ],
  [
    'rolls once for every bid written',
    'redeal-forgets',
    {
      redeal(state: State, viewer, dice: Dice) {
        const dealt = bids.redeal(state, viewer, dice);
        for (const player of state.config.players) if (state.sheets[player]!.bid !== null) dice.roll(2, 'for nothing');
        return dealt;
      },
    },
    /redealt for .*: what the viewer cannot know decides how many dice fall/,
  ],
  [
    'tells whoever commits how many bids are written',
    'other-secrets',
    {
      rules: {
        ...bids.rules,
        commit: {
          ...commit,
          apply(state, action, table) {
            table.emit({ type: 'peeked', player: action.player, lot: bidsWritten(state) });
            commit.apply(state, action, table);
          },
        },
      },
    },
    /played on, \{"type":"commit".*: \w+, who sees the same where secrets differ, is told another thing, which no view keeps .*: at 0\.lot/,
  ],
  [
    'keeps the order in which bids were written',
    'other-secrets',
    {
      rules: {
        ...bids.rules,
        bid: {
          ...bid,
          apply(state, action, table) {
            const { [action.player]: own, ...others } = state.sheets;
            state.sheets = { ...others, [action.player]: own! };
            bid.apply(state, action, table);
          },
        },
      },
    },
    /what (ada|bo|a spectator) cannot know decides what is dealt anew afterwards: the keys stand in another order/,
  ],
  [
    'lets nobody look ahead while a rival bids high',
    'other-secrets',
    {
      rules: {
        ...bids.rules,
        peek: {
          ...bids.rules.peek,
          *check(state, action) {
            const rivals = Object.entries(state.sheets).filter(([player]) => player !== action.player);
            if (rivals.some(([, sheet]) => (sheet.bid?.coins ?? 0) > 3)) yield refuse('seen', 'SB-PEEK-01', 'Not now.');
            yield* bids.rules.peek.check!(state, action);
          },
        },
      },
    },
    /what others keep secret decides whether it is allowed|can tell it from a game with other secrets/,
  ],
  ['tells every bid', 'same-story', { witness: (event) => event }, /is told \[\{"type":"bid-written"/],
  [
    'changes without a word',
    'same-story',
    { witness: (event, viewer) => (event.type === 'committed' ? null : bids.witness(event, viewer)) },
    /sees something change but is told of nothing/,
  ],
  [
    'shows a stranger the first favour',
    'strangers',
    { view: (state, viewer) => ({ ...bids.view(state, viewer), favour: viewer === 'nobody' ? 1 : null }) },
    /a stranger \("nobody"\) sees more than a spectator/,
  ],
  [
    'lists an action twice',
    'legal',
    {
      rules: {
        ...bids.rules,
        commit: {
          ...commit,
          *enumerate(_, player) {
            yield { type: 'commit', player };
            yield { type: 'commit', player };
          },
        },
      },
    },
    /are the same: \{"type":"commit"/,
  ],
  [
    'finds no random action',
    'someone-can-act',
    {
      rules: {
        ...bids.rules,
        bid: { ...bid, enumerate: () => [] },
        commit: { ...commit, enumerate: () => [] },
        peek: { ...bids.rules.peek, enumerate: () => [] },
        withdraw: { ...bids.rules.withdraw, enumerate: () => [] },
      },
    },
    /nobody has an action to choose, and the game is not over/,
  ],
  [
    'waits for nobody',
    'someone-can-act',
    { phases: { ...bids.phases, bid: { ...bids.phases.bid, awaits: () => [] } } },
    /may act, and nobody is waited for/,
  ],
  [
    'waits for whoever may do nothing',
    'someone-can-act',
    { phases: { ...bids.phases, bid: { ...bids.phases.bid, awaits: (state) => state.config.players } } },
    /are waited for, and .* may act/,
  ],
  [
    'tells who has stepped in by whom it waits for',
    'actors-seen',
    { actorsSeenBy: (state) => state.config.players.filter((player) => !state.sheets[player]!.committed), awaitedSeenBy: () => [] },
    /is waited for, and is told otherwise/,
  ],
  [
    'trips over a hostile name',
    'hostile-actions',
    {
      rules: {
        ...bids.rules,
        bid: {
          ...bid,
          *check(state, { against }) {
            for (const rival of against) if (state.sheets[rival]!.committed && state.sheets[rival]!.bid === null) yield* [];
          },
        },
      },
    },
    /attacked with a spoilt against/,
  ],
  [
    'cannot end',
    'games-end',
    { outcome: () => null, phases: { ...bids.phases, over: { actors: (state) => state.config.players, rules: ['commit'] } } },
    /the game has not ended after 300 steps/,
  ],
  [
    'ranks as it likes',
    'games-end',
    {
      outcome: (state) => {
        const outcome = bids.outcome(state);
        return outcome && { ...outcome, ranking: outcome.ranking.map((row) => ({ ...row, rank: 2 })) };
      },
    },
    /rank 2 stands in place 1/,
  ],
  [
    'favours who comes first',
    'order-of-arrival',
    {
      rules: {
        ...bids.rules,
        commit: {
          ...commit,
          apply(state, action, table) {
            if (Object.values(state.sheets).every(({ committed }) => !committed)) state.points[action.player]! += 1;
            commit.apply(state, action, table);
          },
        },
      },
    },
    /the other way round, it leads elsewhere: at points\.\w+/,
  ],
  [
    'favours a name',
    'renamed-players',
    {
      seats: (state) => [...state.config.players].sort(),
      phases: {
        ...bids.phases,
        bid: {
          ...bids.phases.bid,
          actors: (state) => [...state.config.players].sort().filter((player) => !state.sheets[player]!.committed),
        },
      },
    },
    /called/,
  ],
  [
    'offers more coins than there are',
    'sound-forms',
    { rules: { ...bids.rules, bid: { ...bid, choices: { ...bid.choices, coins: () => one([0, 999], { sure: true }) } } } },
    /was offered, and ends in|is offered, but refused/,
  ],
  [
    'lets nobody bid all',
    'complete-forms',
    { rules: { ...bids.rules, bid: { ...bid, choices: { ...bid.choices, coins: () => one([0, 1]) } } } },
    /is accepted, but no answers lead to it/,
  ],
  [
    'says nothing of an answer',
    'named-forms',
    { labels: { ...bids.labels!, answer: (_type, field, value) => (field === 'coins' ? `${value}` : undefined) } },
    /the answer \d to coins has no words in en/,
  ],
  [
    'calls two answers the same',
    'named-forms',
    { labels: { ...bids.labels!, answer: (_type, field) => (field === 'coins' ? 'coins' : undefined) } },
    /two answers to coins are called "coins" in en/,
  ],
  [
    'says nothing of a question',
    'named-forms',
    { labels: { ...bids.labels!, question: (_type, field) => `${field}.` } },
    /the question coins has no words in en/,
  ],
  [
    'hides one bid among very many',
    'bounded-forms',
    {
      rules: {
        ...bids.rules,
        bid: { ...bid, choices: { ...bid.choices, against: () => one([...Array.from({ length: 900 }, () => ['nobody']), []]) } },
      },
    },
    /looking ahead .*was given up/,
  ],
  [
    'has no words for a look',
    'labels',
    { labels: { ...bids.labels!, event: (event) => (event.type === 'peeked' ? '' : bids.labels!.event(event)) } },
    /"type":"peeked".* in en: it is empty/,
  ],
];

test.each(breaches)('a game that %s breaks the promise %s', (_, id, change, message) => {
  expect(broken(change, id, { maxSteps: 300 })).toMatch(message);
});

test('the same game, unbroken, keeps every promise', () => {
  for (const { id } of conformance(sealedBids, options)) expect([id, broken({}, id)]).toEqual([id, null]);
});

test('what is broken is told with the game, the seed, the step and the action', () => {
  const message = broken({ witness: (event, viewer) => (event.type === 'peeked' ? bids.witness(event, viewer) : event) }, 'same-story', {
    seed: 'tuesday',
  });
  expect(message).toMatch(/^sealed-bids, configuration 1, seed tuesday\/1\/\d, step \d+, \{.*"type":"bid".*\}: /);
});

test('a game says what random play must meet and what it need not', () => {
  expect(
    broken({}, 'reached', {
      events: ['peeked', 'coin-lost'],
      reach: { 'a purse is empty': ({ state }) => Object.values(state.coins).includes(0) },
    }),
  ).toBeNull();
  expect(broken({}, 'reached', { reach: { 'a miracle': () => false } })).toMatch(/no game reached: a miracle/);
  expect(broken({}, 'reached', { choose: (_, player) => ({ type: 'commit', player }) })).toMatch(
    /no game reached the actions: bid, withdraw, peek/,
  );
  expect(broken({}, 'reached', { choose: (_, player) => ({ type: 'commit', player }), unreached: ['bid', 'withdraw', 'peek'] })).toBeNull();
});

test('secrets that redeal never touches are no secrets', () => {
  const secrets = { bids: (state: State) => state.sheets, 'lots to come': (state: State) => state.deck, lot: (state: State) => state.lot };
  expect(broken({}, 'redeal', { secrets })).toMatch(
    /^sealed-bids: redeal has dealt lot anew in none of the \d+ positions looked at: it forgets it, or there was nothing of it to hide in them, and a larger `closely` looks at more\.$/,
  );
  expect(broken({ redeal: (state) => state }, 'redeal', { secrets })).toMatch(/redeal has dealt bids, lots to come, lot anew/);
});

test('where no secret was dealt anew it is told in how many positions that was looked for, which are more if more is looked at closely', () => {
  const looked = (closely: number): number =>
    Number(/in none of the (\d+) positions/.exec(broken({}, 'redeal', { closely, secrets: { nothing: () => null } })!)![1]);
  expect(looked(2)).toBeLessThan(looked(40));
});

test('content of one’s own must be accepted, and everything that begins with it read back', () => {
  const packs = { 'nine lots': { players: ['ada', 'bo'], lots: 9 } };
  expect(broken({}, 'packs', { packs })).toBeNull();
  expect(broken({}, 'packs', { packs: { 'ten lots': { players: ['ada', 'bo'], lots: 10 } } })).toMatch(
    /with ten lots: Refused: bad-config/,
  );
  const short: Partial<typeof bids> = {
    *checkState({ deck }) {
      if (deck.length > 7) yield refuse('bad-state', 'CORE-STATE', 'There are too many lots.', 'deck');
    },
  };
  expect(broken(short, 'packs')).toBeNull();
  expect(broken(short, 'packs', { packs })).toMatch(/with nine lots, the state: .*too many lots/);
  const view = { ...bids, codecs: { ...bids.codecs, view: bids.codecs.config as never } };
  expect(broken(view, 'packs', { packs })).toMatch(/with nine lots: the codec refuses the view of (ada|bo|a spectator)/);
});

test('a listing that claims to be complete must be', () => {
  const change = {
    rules: {
      ...bids.rules,
      bid: { ...bid, enumerate: () => [], sample: (_: State, player: string) => ({ type: 'bid' as const, player, coins: 0, against: [] }) },
    },
  };
  expect(broken(change, 'random')).toBeNull();
  expect(broken(change, 'random', { complete: ['bid'] })).toMatch(/is legal, but it is not listed/);
});

test('promises can be left out by their id, but only those there are', () => {
  const all = conformance(pig, { configs: [] }).map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(conformance(pig, { configs: [], except: ['labels'] }).map(({ id }) => id)).toEqual(all.filter((id) => id !== 'labels'));
  expect(() => conformance(pig, { configs: [], except: ['lables'] })).toThrow('There is no promise lables.');
  expect(() => conformance(pig, { configs: [], except: ['lables', 'labels', 'pcaks'] })).toThrow('There is no promise lables, pcaks.');
});

test('the suite tries the same games every time, and other ones for another seed', () => {
  const seen = (seed: string): unknown[] => {
    const actions: unknown[] = [];
    const game: typeof pig = {
      ...pig,
      randomAction: (state, player, dice) => {
        const action = pig.randomAction(state, player, dice);
        actions.push(action);
        return action;
      },
    };
    conformance<GameTypes>(game as never, { configs: [{ players: ['ada', 'bo'], goal: 30 }], seed })
      .find(({ id }) => id === 'games-end')!
      .run();
    return actions;
  };
  expect(seen('a')).toEqual(seen('a'));
  expect(seen('a')).not.toEqual(seen('b'));
});

test('a configuration that is refused is named', () => {
  expect(() => conformance(pig, { configs: [{ players: ['ada'], goal: 5 }] })[0]!.run()).toThrow(
    /pig, configuration 1, .*setup refuses the configuration: Two or more/,
  );
});
