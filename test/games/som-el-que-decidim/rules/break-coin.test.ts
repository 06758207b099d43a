import { atlasOf, type Config, catalonia, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { change } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { discsOf, worths } from '../helpers/looking.js';
import { options, play, refusal, told } from '../helpers/playing.js';
import { ada, bo, cai, dot, scene, tax } from '../helpers/scenes.js';

const ones = catalonia.discs.filter(({ value }) => value === 1).map(({ id }) => id);

/** bo owes 1 € and has only coins of 2 €; the 1 € discs lie where `hands` says, the rest of them with dot. */
const owing = (
  hands: Readonly<Record<string, readonly string[]>>,
  config: Partial<Config> = {},
  mine: readonly string[] = ['health-1', 'justice-1'],
) => {
  const named = [...Object.values(hands).flat(), ...mine];
  const { treasury = [], ...held } = hands;
  const dots = hands['dot'] === undefined ? ones.filter((disc) => !named.includes(disc)) : hands['dot'];
  expect(treasury.every((disc) => ones.includes(disc))).toBe(true);
  return scene({ config, step: 'payment', discs: { ...held, bo: mine, dot: dots }, change: { dues: [tax(bo, 1)] } });
};

const ask = (partner?: string, disc = 'health-1') =>
  partner === undefined
    ? ({ type: 'break-coin', player: bo, disc } as const)
    : ({ type: 'break-coin', player: bo, disc, partner } as const);

const rich = { treasury: ['roads-1', 'roads-2', 'forests-1'] };

clause('SD-CHG-01', 'only a 2 € disc of the actor is broken', () => {
  expect(refusal(owing(rich), ask('treasury', 'education-1'))).toEqual(['not-a-two', 'SD-CHG-01']);
  const one = owing(rich, { changePolicy: 'free' }, ['health-1', 'housing-1']);
  expect(refusal(one, ask('treasury', 'housing-1'))).toEqual(['not-a-two', 'SD-CHG-01']);
  expect(play(owing(rich), [ask('treasury'), 1, 1]).state.players[bo]!.discs).toHaveLength(3);
});

clause('SD-CHG-02', 'while paying, only where nothing else adds up', () => {
  for (const changePolicy of ['needed', 'cohesion'] as const) {
    const exact = owing(rich, { changePolicy }, ['health-1', 'housing-1']);
    expect(refusal(exact, ask('treasury'))).toEqual(['change-not-needed', 'SD-CHG-02']);
    expect(options(exact, bo)).toEqual(['pay']);
    expect(options(owing(rich, { changePolicy }), bo)).toEqual(['break-coin']);
  }
});

clause('SD-CHG-03', 'with the policy free, whenever there is a 2 € disc', () => {
  const exact = owing(rich, { changePolicy: 'free' }, ['health-1', 'housing-1']);
  expect(play(exact, [ask('treasury'), 1, 1]).state.players[bo]!.discs).toHaveLength(3);
  expect(options(owing(rich, { changePolicy: 'free' }, ['housing-1']), bo)).toEqual(['pay']);
});

clause('SD-CHG-04', 'in cohesion unless the policy is needed', () => {
  for (const changePolicy of ['cohesion', 'free'] as const)
    expect(options(scene({ config: { changePolicy }, step: 'cohesion' }), ada)).toContain('break-coin');
  const strict = scene({ config: { changePolicy: 'needed' }, step: 'cohesion' });
  expect(refusal(strict, { type: 'break-coin', player: ada, disc: 'justice-1' })).toEqual(['change-not-allowed', 'SD-CHG-04']);
});

clause(['SD-CHG-05', 'SD-CHG-11'], 'one disc of 2 € for two of 1 €, drawn blind', () => {
  const { state, events } = play(owing(rich), [ask('treasury'), 3, 1]);
  expect(told(events, 'coin-broken')).toEqual([
    { type: 'coin-broken', actor: bo, partner: 'treasury', given: 'health-1', received: ['forests-1', 'roads-1'] },
  ]);
  expect(discsOf(state, bo)).toEqual(['justice-1', 'roads-1', 'forests-1']);
  expect(discsOf(state, 'treasury')).toContain('health-1');
  expect(worths(state)).toEqual(worths(owing(rich)));
});

clause('SD-CHG-06', 'with the treasury first', () => {
  for (const partner of [ada, dot, bo]) expect(refusal(owing(rich), ask(partner))).toEqual(['change-with-treasury-first', 'SD-CHG-06']);
  expect(told(play(owing(rich), [ask(), 1, 1]).events, 'coin-broken')[0]!.partner).toBe('treasury');
});

const governed = () => owing({ treasury: ['roads-1'], ada: ['railways-1', 'railways-2'] });

clause('SD-CHG-07', 'then with the holder', () => {
  for (const partner of [dot, 'treasury']) expect(refusal(governed(), ask(partner))).toEqual(['change-with-holder-first', 'SD-CHG-07']);
  for (const line of [ask(), ask(ada)]) expect(told(play(governed(), [line, 1]).events, 'coin-broken')[0]!.partner).toBe(ada);
});

const others = () => owing({ treasury: ['roads-1'], ada: ['roads-2'], cai: ['railways-1', 'railways-2'] });

clause('SD-CHG-08', 'then with any other who can, the next in turn order unless one is named', () => {
  for (const partner of [ada, bo, 'treasury']) expect(refusal(others(), ask(partner))).toEqual(['partner-cannot-change', 'SD-CHG-08']);
  expect(refusal(others(), ask('nobody'))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(told(play(others(), [ask(), 1]).events, 'coin-broken')[0]!.partner).toBe(cai);
  expect(told(play(others(), [ask(dot), 1, 1]).events, 'coin-broken')[0]!.partner).toBe(dot);
  const partners = somElQueDecidim.legalActions(others(), bo).map((action) => action.type === 'break-coin' && action.partner);
  expect(partners).toEqual([cai, dot]);
  const last = scene({
    step: 'payment',
    discs: { bo: ones.slice(0, 6), cai: ['health-1'], dot: ones.slice(6) },
    change: { dues: [tax(cai, 1)] },
  });
  expect(told(play(last, [{ type: 'break-coin', player: cai, disc: 'health-1' }, 1, 1]).events, 'coin-broken')[0]!.partner).toBe(dot);
});

clause(['SD-CHG-07', 'SD-CHG-08'], 'a holder who breaks a coin does not change with himself, whatever he has', () => {
  const rich = scene({ step: 'cohesion', discs: { ada: ['health-1', ...ones.slice(0, 6)], dot: ones.slice(6) } });
  const change = { type: 'break-coin', player: ada, disc: 'health-1' } as const;
  expect(told(play(rich, [change, 1, 1]).events, 'coin-broken')[0]!.partner).toBe(dot);
  expect(refusal(rich, { ...change, partner: ada })).toEqual(['partner-cannot-change', 'SD-CHG-08']);
});

clause('SD-CHG-09', 'nobody can change', () => {
  const count = 2;
  const mine = [...ones.slice(0, 10), 'health-1'];
  const state = scene({
    config: { changePolicy: 'free' },
    count,
    step: 'payment',
    discs: { ada: [ones[10]!], bo: mine },
    change: { dues: [tax(bo, 1)] },
  });
  for (const partner of [undefined, 'treasury', ada]) expect(refusal(state, ask(partner))).toEqual(['no-change-available', 'SD-CHG-09']);
});

clause('SD-CHG-10', 'the partner is not asked', () => {
  const { state } = play(others(), [ask(cai), 1]);
  expect(somElQueDecidim.actors(state)).toEqual([bo]);
  expect(discsOf(state, cai)).toEqual(['health-1']);
});

clause('SD-CHG-12', 'in every mode', () => {
  for (const mode of ['A', 'AB', 'ABC', 'AC'] as const) expect(options(owing(rich, { mode }), bo)).toEqual(['break-coin']);
});

clause('SD-CHG-13', 'breaking pays nothing', () => {
  const { state } = play(owing(rich), [ask('treasury'), 1, 1]);
  expect([state.step, state.dues]).toEqual(['payment', [tax(bo, 1)]]);
});

clause(
  ['SD-CHG-06', 'SD-CHG-07', 'SD-CHG-08', 'SD-CHG-09'],
  'treasury, holder, anybody else: each wrong partner has its own refusal',
  () => {
    const indebted = (discs: Record<string, string[]>): State =>
      scene({ step: 'payment', holder: bo, discs, change: { dues: [{ payer: ada, payee: 'treasury', amount: 1, reason: 'tax' }] } });
    const order = atlasOf(catalonia).order.discs;
    const coins = [...order.keys()].slice(12);
    const asks = [undefined, 'treasury', ada, bo, cai, dot];
    const answers = (state: State) =>
      asks.map((partner) => somElQueDecidim.explain(state, change(ada, 'health-1', partner))[0]?.code ?? 'done');
    const mine = { [ada]: ['health-1'], [bo]: ['mossos-1'], [cai]: ['mossos-2'], [dot]: ['justice-1'] };
    const first = 'change-with-treasury-first';
    expect(answers(indebted(mine))).toEqual(['done', 'done', first, first, first, first]);
    const governed = indebted({ ...mine, [bo]: coins.slice(0, 9), [cai]: coins.slice(9, 11) });
    const holder = 'change-with-holder-first';
    expect(answers(governed)).toEqual(['done', holder, holder, 'done', holder, holder]);
    const shared = indebted({ ...mine, [bo]: ['mossos-1', coins[0]!], [cai]: coins.slice(1, 9), [dot]: coins.slice(9, 11) });
    const cannot = 'partner-cannot-change';
    expect(answers(shared)).toEqual(['done', cannot, cannot, cannot, 'done', 'done']);
    expect(play(shared, [change(ada, 'health-1'), 1, 1]).state.players[cai]!.discs).toContain('health-1');
    const hoard = scene({
      config: { changePolicy: 'free' },
      step: 'payment',
      holder: bo,
      discs: { ...mine, [ada]: ['health-1', ...coins.slice(0, 9)], [bo]: ['mossos-1', coins[9]!], [cai]: ['mossos-2', coins[10]!] },
      change: { dues: [{ payer: ada, payee: 'treasury', amount: 1, reason: 'tax' }] },
    });
    expect(new Set(answers(hoard))).toEqual(new Set(['no-change-available']));
    expect(refusal(hoard, change(ada, 'mossos-1'))).toEqual(['not-a-two', 'SD-CHG-01']);
  },
);
