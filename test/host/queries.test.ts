import { type ActionBase, action, defineGame, type Game, intBetween, one, rule } from 'ludoteca';
import type { Problem } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { type Pig, pig } from '../../examples/your-own-game/pig.js';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, house, opened, pigOrder, settled, sixes, Time } from './helpers/house.js';
import { recalled } from './helpers/recalled.js';

interface Bet extends ActionBase {
  readonly type: 'bet';
  readonly points: number;
}
interface Betting extends Omit<Pig, 'Action'> {
  Action: Pig['Action'] | Bet;
}
type State = Pig['State'];

const { rules, phases } = pig.definition;

/** Pig in which whoever is at it may also put some points into the pot. */
const betting = defineGame<Betting>({
  ...(pig.definition as object as Parameters<typeof defineGame<Betting>>[0]),
  id: 'betting',
  phases: { ...phases, play: { actors: ({ active }) => [active], rules: ['roll', 'hold', 'bet'] } },
  rules: {
    ...rules,
    bet: rule<State, Bet, Pig['Event'], Pig['Clause']>({
      type: 'bet',
      codec: action<Bet>('bet', { points: intBetween(1, 9) }),
      choices: { points: () => one([1, 2, 3, 4, 5, 6, 7, 8, 9]) },
      apply(state, { points }) {
        state.pot += points;
      },
    }),
  },
}) as unknown as Game;

const bets = (...points: readonly number[]) => points.map((many) => ({ type: 'bet', player: 'ada', points: many }));

const tableOf = async (given: Parameters<typeof house>[0] = {}, game = betting, time = new Time()) => {
  const { host, journal } = house({ dice: () => sixes, ...given }, time, [game]);
  const table = await opened(host, pigOrder({ game: game.id }));
  return { host, journal, time, table, ada: await at(host, table, 'ada') };
};

test('whoever asks what may be done is offered a few actions of each type that is open, or of those that were asked for', async () => {
  const { ada } = await tableOf();
  const roll = { type: 'roll', actions: [{ type: 'roll', player: 'ada' }] };
  const bet = { type: 'bet', actions: bets(1, 2, 3, 4, 5, 6, 7, 8, 9) };
  expect(await ada.say({ kind: 'offers', id: 'q' })).toEqual({ kind: 'reply', id: 'q', answer: { offers: [roll, bet], more: false } });
  expect(await ada.say({ kind: 'offers', types: ['bet'] })).toMatchObject({ answer: { offers: [bet], more: false } });
  expect(await ada.say({ kind: 'offers', types: [] })).toMatchObject({ answer: { offers: [], more: false } });
});

test('where there is more than what is offered, that is said', async () => {
  const { ada } = await tableOf({ budgets: { offered: 4 } });
  expect(await ada.say({ kind: 'offers' })).toMatchObject({
    answer: { offers: [{ type: 'roll' }, { actions: bets(1, 2, 3, 4) }], more: true },
  });
  expect(await ada.say({ kind: 'offers', types: ['roll'] })).toMatchObject({ answer: { more: false } });
  // What comes first may be cut short as well.
  const backwards: Game = { ...betting, open: (state, player) => betting.open(state, player).toReversed() };
  const other = await tableOf({ budgets: { offered: 4 } }, backwards);
  expect(await other.ada.say({ kind: 'offers' })).toMatchObject({ answer: { offers: [{ type: 'bet' }, { type: 'roll' }], more: true } });
});

test('offers are looked for so long and no longer', async () => {
  for (const [takes, found] of [
    [50, ['roll', 'bet']],
    [51, ['roll']],
  ] as const) {
    const time = new Time();
    const slow: Game = {
      ...betting,
      listActions: (...asked) => {
        time.now += takes;
        return betting.listActions(...asked);
      },
    };
    const { ada } = await tableOf({}, slow, time);
    const { answer } = (await ada.say({ kind: 'offers' })) as { answer: { offers: readonly { type: string }[]; more: boolean } };
    expect(answer.offers.map(({ type }) => type)).toEqual(found);
    expect(answer.more).toBe(found.length < 2);
  }
});

test('a form asks one question after the other, in pages where there are many answers, and an action tells its answers', async () => {
  const { ada, host, table } = await tableOf();
  expect(await ada.say({ kind: 'form', type: 'bet', answers: {} })).toMatchObject({
    kind: 'reply',
    answer: { kind: 'ask', question: { from: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
  });
  expect(await ada.say({ kind: 'form', type: 'bet', answers: {}, page: { after: 6 } })).toMatchObject({
    answer: { question: { from: [7, 8, 9] } },
  });
  const [action] = bets(3);
  expect(await ada.say({ kind: 'form', type: 'bet', answers: { points: 3 } })).toMatchObject({ answer: { kind: 'done', action } });
  expect(await ada.say({ kind: 'form', type: 'fly', answers: {} })).toMatchObject({ kind: 'refused' });
  expect(await ada.say({ kind: 'answers', action: { type: 'bet', points: 3 } })).toMatchObject({ kind: 'reply', answer: { points: 3 } });
  expect(await ada.say({ kind: 'answers', action: { type: 'bet', points: 10 } })).toMatchObject({
    kind: 'refused',
    why: [{ code: 'bad-parameter' }],
  });
  const bo = await at(host, table, 'bo');
  expect(await bo.say({ kind: 'form', type: 'bet', answers: {} })).toMatchObject({ kind: 'refused', why: [{ code: 'not-your-turn' }] });
});

const forecast = {
  exact: true,
  sample: null,
  rows: [{ chance: 1, low: 1, high: 1, fraction: { of: 6n, in: 6n }, gist: 'all' }],
  points: [],
  expected: 0,
  plays: 1,
};

test('what may come of an action is thought about elsewhere, with no secrets but one’s own, and its fractions are told as texts', async () => {
  const problems: Problem[] = [];
  const think = async (problem: Problem): Promise<unknown> => {
    problems.push(problem);
    return forecast;
  };
  const { host, journal } = house({ think, budgets: { plays: 77 } }, undefined, [envelopes]);
  const table = await opened(host, envelopesOrder());
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await bo.say({ kind: 'act', action: { type: 'seal' } });
  expect(await ada.say({ kind: 'foresee', action: { type: 'peek' } })).toMatchObject({
    kind: 'reply',
    answer: { exact: true, rows: [{ fraction: { of: '6', in: '6' }, gist: 'all' }] },
  });
  expect(problems).toMatchObject([
    { kind: 'foresee', game: 'envelopes', action: { type: 'peek', player: 'ada' }, plays: 77, state: { sealed: [] } },
  ]);
  const [opening] = (await journal.read(table, 0, 1)) as unknown as readonly [{ deed: { rolls: readonly [{ value: number }] } }];
  const { value } = opening.deed.rolls[0];
  expect(value).toBeGreaterThan(0);
  expect(problems[0]!.state).not.toMatchObject({ card: value });
});

test('where nothing can be foreseen, or it is no action, that is said', async () => {
  const answers: unknown[] = [null, undefined];
  let thoughts = 0;
  const think = async (): Promise<unknown> => answers[thoughts++];
  const thinking = await tableOf({ think });
  for (let i = 0; i < 2; i++)
    expect(await thinking.ada.say({ kind: 'foresee', action: { type: 'roll' } })).toMatchObject({ why: [{ code: 'cannot-foresee' }] });
  expect(await thinking.ada.say({ kind: 'foresee', action: { type: 'fly' } })).toMatchObject({ why: [{ code: 'cannot-foresee' }] });
  expect(thoughts).toBe(2);
  const { ada } = await tableOf();
  expect(await ada.say({ kind: 'foresee', action: { type: 'roll' } })).toMatchObject({ why: [{ code: 'cannot-foresee' }] });
});

test('a thought about what may come that takes too long is given up', async () => {
  const think = (): Promise<unknown> => new Promise(() => {});
  const { ada, time } = await tableOf({ think });
  ada.receive({ kind: 'foresee', id: 'f', action: { type: 'roll' } });
  await settled();
  expect(ada.heard).toHaveLength(1);
  await time.pass(2000);
  expect(ada.heard.at(-1)).toMatchObject({ kind: 'refused', id: 'f', why: [{ code: 'cannot-foresee' }] });
});

test('whoever looks back at what is in memory has nothing read for it', async () => {
  const { host, table, reads } = await recalled();
  const bo = await at(host, table, 'bo');
  reads.splice(0);
  expect(await bo.say({ kind: 'look', at: 5 })).toMatchObject({ answer: { view: { pot: 30 } } });
  expect(reads).toEqual([]);
});

test('who looks back is shown one view, made once, however many moments came after it', async () => {
  const views: object[] = [];
  const seen: Game = {
    ...betting,
    view: (state, viewer) => {
      views.push(state);
      return betting.view(state, viewer);
    },
  };
  const { ada } = await tableOf({}, seen);
  for (let i = 0; i < 6; i++) await ada.act('roll');
  views.splice(0);
  expect(await ada.say({ kind: 'look', at: 2 })).toMatchObject({ answer: { view: { pot: 12 } } });
  expect(views).toHaveLength(1);
});
