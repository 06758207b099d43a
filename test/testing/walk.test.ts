import { defineGame, seeded } from 'ludoteca';
import { accepted, clauseTests, playWith, randomForm, refusalOf, refused, type WalkOptions, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { aFewOf, trialOf } from '../../src/testing/trial.js';
import { answering, type Bids, type State, short, stepping } from './helpers/breaches.js';
import { type SealedBids, sealedBids } from './helpers/sealed-bids.js';
import { telling } from './helpers/telling.js';
import { thrownBy } from './helpers/thrown.js';

const config = { players: ['ada', 'bo'], lots: 2 };
const options: WalkOptions<SealedBids> = { name: 'a walk', seed: 7, maxSteps: 40 };
const walked = (game: Bids, more: Partial<WalkOptions<SealedBids>> = {}) => walk(game, config, { ...options, ...more });
const committing = (_: State, player: string) => ({ type: 'commit', player }) as const;

test('a walk holds every move with its number, its place and what it came to', () => {
  const { moves, setup, last, stopped, name, seed } = walked(sealedBids, { choose: committing });
  expect({ name, seed, stopped, count: moves.length }).toEqual({ name: 'a walk', seed: '7', stopped: 'over', count: 4 });
  expect(moves.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(moves[0]!.before).toBe(setup.state);
  expect(moves.slice(1).map(({ before }) => before)).toEqual(moves.slice(0, -1).map(({ state }) => state));
  expect(last).toBe(moves.at(-1)!.state);
  expect(moves.every((move) => Object.isFrozen(move.state) && Object.isFrozen(move.action))).toBe(true);
});

test('a walk that goes wrong is told with its name, its step and its action', () => {
  const fail = (): never => {
    throw new Error('no');
  };
  expect(thrownBy(() => walk(sealedBids, { ...config, lots: 10 }, options))).toBe(
    'a walk: setup refuses the configuration: lots should be a whole number from 1 to 9; it is 10.',
  );
  expect(thrownBy(() => walked(sealedBids, { choose: (_, player) => ({ type: 'bid', player, coins: 9, against: [] }) }))).toBe(
    'a walk, step 1, {"type":"bid","player":"ada","coins":9,"against":[]}: a legal action was refused: You bid 9 and have 5.',
  );
  expect(thrownBy(() => walked(answering('reduce', fail), { choose: committing }))).toBe(
    'a walk, step 1, {"type":"commit","player":"ada"}: no',
  );
  expect(thrownBy(() => walked(answering('actors', fail), { choose: committing }))).toBe('a walk, before step 1: no');
  expect(() => walked(answering('actors', fail))).toThrow(expect.objectContaining({ cause: new Error('no') }));
});

test('a walk in which somebody acts who has no seat is told so, and not what comes of it', () => {
  const { definition } = sealedBids;
  const { bid } = definition.phases;
  const forStrangers = defineGame<SealedBids>({ ...definition, phases: { ...definition.phases, bid: { ...bid, actors: () => ['cy'] } } });
  expect(thrownBy(() => walked(forStrangers, { choose: committing }))).toBe(
    'a walk, before step 1: "cy" may act, and has no seat; the seats are ada, bo.',
  );
});

test('a walk that goes wrong in a state that is at fault itself is told where: that came first', () => {
  const failing = answering('actors', () => {
    throw new Error('no');
  });
  const begunWith = (part: object): string | null =>
    thrownBy(() =>
      walked(answering('setup', (begun) => stepping(begun, (step) => ({ ...step, state: { ...step.state, ...part } })), failing)),
    );
  expect(begunWith({})).toBe('a walk, before step 1: no');
  expect(begunWith({ lot: undefined })).toBe(
    'a walk, before step 1: no (before that the state is no plain data: at lot stands undefined, which JSON does not know)',
  );
  expect(begunWith({ lot: 0.5 })).toBe('a walk, before step 1: no (before that the state is refused by its codec at lot)');
});

test('whoever writes to what is frozen is told that it is, and what may write where', () => {
  const { definition } = sealedBids;
  const writing = defineGame<SealedBids>({
    ...definition,
    rules: {
      ...definition.rules,
      commit: {
        ...definition.rules.commit,
        check(state) {
          Object.assign(state, { lot: 1 });
          return [];
        },
      },
    },
  });
  expect(thrownBy(() => walked(writing, { choose: committing }))).toBe(
    'a walk, step 1, {"type":"commit","player":"ada"}: Cannot assign to read only property \'lot\' of object \'#<Object>\' (configurations, states and actions are frozen here: only apply and leave write, and only to the state they are handed)',
  );
});

test('a walk is stuck where nobody acts or nobody has anything to choose, and leaves it to the others where somebody has not', () => {
  expect(walked(answering('actors', () => []))).toMatchObject({ stopped: 'stuck', moves: [] });
  const idle: Bids = { ...sealedBids, randomAction: () => undefined, open: () => [] };
  expect(walked(idle)).toMatchObject({ stopped: 'stuck', moves: [] });
  const left = walked(idle, { choose: (state, player) => (player === 'ada' ? committing(state, player) : undefined) });
  expect(left).toMatchObject({ stopped: 'stuck' });
  expect(left.moves.map(({ action }) => action.player)).toEqual(['ada']);
});

test('a walk is cut after as many steps as it may have', () => {
  expect(walked(sealedBids, { maxSteps: 3 }).moves).toHaveLength(3);
  expect(walked(sealedBids, { choose: committing, maxSteps: 4 }).stopped).toBe('over');
  expect(walked(sealedBids, { choose: committing, maxSteps: 3 }).stopped).toBe('cut');
});

test('now and then what has seldom been played is looked for, listed or not, and whoever may do it', () => {
  const kinds = (game: Bids, seed: number): string[] => walked(game, { seed, maxSteps: 20 }).moves.map(({ action }) => action.type);
  const onlyBids = answering('randomAction', (_, [, player]) => ({ type: 'bid', player, coins: 0, against: [] }));
  const counts = (game: Bids): Record<string, number> => {
    const found: Record<string, number> = {};
    for (let seed = 1; seed <= 4; seed++) for (const type of kinds(game, seed)) found[type] = (found[type] ?? 0) + 1;
    return found;
  };
  expect(counts(onlyBids)).toEqual({ bid: 65, commit: 5, withdraw: 6, peek: 4 });
  expect(counts({ ...onlyBids, legalActions: () => [] })).toEqual({ bid: 71, withdraw: 3, peek: 3, commit: 3 });
  expect(counts({ ...onlyBids, choices: (state, _, type) => sealedBids.choices(state, 'nobody', type) })).toEqual({
    bid: 68,
    commit: 3,
    withdraw: 4,
    peek: 5,
  });
});

test('a game without seats is found out by a walk', () => {
  const seatless: Bids = { ...sealedBids, definition: { ...sealedBids.definition, seats: () => [] } };
  expect(thrownBy(() => walked(seatless))).toBe('a walk, before step 1: "ada" may act, and has no seat; the seats are none.');
});

test('what is looked for in vain is given up after four tries', () => {
  const tries = new Map<State, number>();
  walked(
    {
      ...sealedBids,
      choices: (state, _, type) => {
        tries.set(state, (tries.get(state) ?? 0) + 1);
        return sealedBids.choices(state, 'nobody', type);
      },
    },
    { maxSteps: 20 },
  );
  expect(new Set(tries.values())).toEqual(new Set([4]));
});

const trial = (more: object = {}) => trialOf(sealedBids, { ...short, ...more });

test('the games of a trial are told apart by their configuration and seed', () => {
  const configs = [config, { ...config, lots: 1 }];
  expect(trial({ configs, games: 2, seed: 'x' }).walks.map(({ name, seed }) => [name, seed])).toEqual([
    ['sealed-bids, configuration 1, seed x/1/1', 'x/1/1'],
    ['sealed-bids, configuration 1, seed x/1/2', 'x/1/2'],
    ['sealed-bids, configuration 2, seed x/2/1', 'x/2/1'],
    ['sealed-bids, configuration 2, seed x/2/2', 'x/2/2'],
  ]);
  expect(trialOf(sealedBids, { configs: [config] }).walks.map(({ seed }) => seed)).toEqual(['1/1/1', '1/1/2', '1/1/3']);
  const once = trial();
  expect(once.walks).toBe(once.walks);
});

test('looked at closely is what shows every kind of thing there is, and some more at random, in its order', () => {
  const close = (closely: number | undefined) => {
    const tried = trialOf(sealedBids, {
      configs: [config, { ...config, lots: 1 }],
      games: 2,
      ...(closely === undefined ? {} : { closely }),
    });
    return tried.walks.map((walk) => tried.closely(walk).map(({ number }) => number));
  };
  expect(close(0)).toEqual([[1, 4, 10, 11, 20], [14], [], []]);
  expect(close(10)).toEqual([
    [1, 4, 10, 11, 20],
    [5, 6, 7, 11, 14],
    [1, 2, 4, 5, 6],
    [1, 2, 3, 4, 5],
  ]);
  expect(close(undefined).map((numbers) => numbers.length)).toEqual([12, 12, 6, 5]);
  const tried = trial();
  expect(tried.closely({ ...tried.walks[0]! })).toEqual([]);
});

test('every kind of action is looked at closely, even where no event tells of it', () => {
  const wordless = answering('reduce', (answer) => stepping(answer, (step) => ({ ...step, events: [] })));
  const tried = trialOf(wordless, { configs: [config], games: 1, closely: 0 });
  const kindsIn = (moves: readonly { readonly action: { readonly type: string } }[]): string[] =>
    [...new Set(moves.map(({ action }) => action.type))].sort();
  const [walk] = tried.walks;
  expect(kindsIn(tried.closely(walk!))).toEqual(['bid', 'commit', 'peek', 'withdraw']);
});

test('the positions looked at are those before such moves, and the end', () => {
  const tried = trial({ closely: 3 });
  const [walk] = tried.walks;
  const moves = tried.closely(walk!);
  expect(tried.positions(walk!)).toEqual([
    ...moves.map(({ before, number }) => ({ state: before, place: `${walk!.name}, before step ${number}` })),
    { state: walk!.last, place: `${walk!.name}, after step ${walk!.moves.length}` },
  ]);
});

test('everybody who has a seat looks, and a spectator, unless it is said who', () => {
  const { state } = trial().walks[0]!.setup;
  expect(trial().viewers(state)).toEqual(['ada', 'bo', null]);
  expect(trial({ viewers: () => ['bo'] }).viewers(state)).toEqual(['bo']);
});

test('of many a few take turns, each once, and of a few all', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(aFewOf(five.slice(0, 4), seeded(1))).toEqual(['a', 'b', 'c', 'd']);
  expect(aFewOf(five, seeded(1), 5)).toEqual(five);
  const few = aFewOf(five, seeded(1));
  expect([few.length, new Set(few).size]).toEqual([4, 4]);
  const reasons: string[] = [];
  aFewOf(
    five,
    telling(1, (why) => reasons.push(why)),
  );
  expect(reasons).toEqual(['who looks']);
  expect(new Set(Array.from({ length: 30 }, (_, seed) => aFewOf(five, seeded(seed), 1)[0])).size).toBe(5);
});

test('a form is filled in until it ends, is refused, or has no answer, and a long one is brought to an end', () => {
  const { state } = accepted(sealedBids.setup(config, seeded(1)));
  type Next = ReturnType<Bids['choices']>;
  const asking = (ask: (asked: number) => object | null): Bids => ({
    ...sealedBids,
    choices: (...of) => {
      const question = ask(Object.keys(of[3] ?? {}).length);
      return question === null
        ? sealedBids.choices(of[0], 'nobody', of[2])
        : ({ _tag: 'Right', right: { kind: 'ask', ...question } } as unknown as Next);
    },
  });
  const one = { kind: 'one', from: ['x'] };
  const filledIn = (game: Bids, seed = 1) => randomForm(game, state, 'ada', 'bid', seeded(seed));
  const empty = filledIn(
    asking((n) =>
      n < 2 ? { field: `f${n}`, question: one, enough: null } : { field: 'g', question: { kind: 'one', from: [] }, enough: null },
    ),
  );
  expect([empty.asked.map(({ field, answer }) => [field, answer]), empty.action, empty.refused]).toEqual([
    [
      ['f0', 'x'],
      ['f1', 'x'],
    ],
    undefined,
    undefined,
  ]);
  const stopped = filledIn(asking((n) => (n < 2 ? { field: `f${n}`, question: one, enough: null } : null)));
  expect([stopped.asked.length, stopped.refused?.[0].code]).toEqual([2, 'unknown-player']);
  const enough = asking((n) => ({ field: `l.${n}`, question: one, enough: { field: 'l.length', answer: n } }));
  expect(thrownBy(() => filledIn(enough))).toBe('the form of bid asks more than 500 questions');
  const asks = (most: number): Bids => asking((n) => (n < most ? { field: `f${n}`, question: one, enough: null } : null));
  expect(filledIn(asks(500)).asked).toHaveLength(500);
  expect(thrownBy(() => filledIn(asks(501)))).toBe('the form of bid asks more than 500 questions');
  const lengths = Array.from({ length: 10 }, (_, seed) => {
    const lasting = asking((n) => (n < 70 ? { field: `l.${n}`, question: one, enough: { field: `e.${n}`, answer: n } } : null));
    return filledIn(lasting, seed)
      .asked.map(({ answer }) => (answer === 'enough' ? 1 : 0))
      .reduce<number>((a, b) => a + b, 0);
  });
  expect(lengths).toEqual([28, 25, 37, 31, 25, 31, 33, 32, 28, 31]);
});

test('tests are titled with their clauses, and what was accepted or refused against expectation is told', () => {
  const titles: string[] = [];
  const clause = clauseTests(sealedBids.clauses, (title, body) => {
    titles.push(title);
    body();
  });
  let ran = 0;
  clause('SB-BID-01', 'a bid', () => void ran++);
  clause(['SB-BID-01', 'SB-END-01'], 'two of them', () => void ran++);
  expect([titles, ran]).toEqual([['[SB-BID-01] a bid', '[SB-BID-01] [SB-END-01] two of them'], 2]);
  const { state } = accepted(sealedBids.setup(config, seeded(1)));
  expect(thrownBy(() => refusalOf(sealedBids, state, { type: 'commit', player: 'ada' }))).toBe(
    'It was accepted, though it should have been refused.',
  );
  expect(thrownBy(() => refused(pig.decodeConfig({ players: ['ada', 'bo'], goal: 2 })))).toBe(
    'It was accepted, though it should have been refused.',
  );
  expect(thrownBy(() => playWith(sealedBids, state, { type: 'withdraw', player: 'ada' }))).toBe(
    'Refused: no-bid (SB-BID-03) There is no bid to withdraw.',
  );
  expect(thrownBy(() => playWith(sealedBids, state, { type: 'commit', player: 'ada' }, [4]))).toBe('1 scripted throw was not used: [4].');
  expect(Object.isFrozen(state.sheets)).toBe(true);
});
