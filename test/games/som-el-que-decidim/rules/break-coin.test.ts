import { E, seeded } from 'ludoteca';
import { atlasOf, type Config, catalonia, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { change, give } from '../helpers/actions.js';
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

clause('SD-CHG-02', 'while paying, only where nothing adds up and no euro comes back', () => {
  for (const changePolicy of ['needed', 'cohesion'] as const) {
    const exact = owing(rich, { changePolicy }, ['health-1', 'housing-1']);
    expect(refusal(exact, ask('treasury'))).toEqual(['change-not-needed', 'SD-CHG-02']);
    expect(options(exact, bo)).toEqual(['pay']);
    expect(options(owing(rich, { changePolicy }), bo)).toEqual(['break-coin']);
    const single = owing({ treasury: ['roads-1'] }, { changePolicy });
    for (const partner of [undefined, 'treasury', ada, dot])
      expect(refusal(single, ask(partner))).toEqual(['change-not-needed', 'SD-CHG-02']);
    expect(options(single, bo)).toEqual(['pay']);
  }
});

clause('SD-CHG-03', 'with the policy free, whenever there is a 2 € disc and no euro comes back', () => {
  const exact = owing(rich, { changePolicy: 'free' }, ['health-1', 'housing-1']);
  expect(play(exact, [ask('treasury'), 1, 1]).state.players[bo]!.discs).toHaveLength(3);
  expect(options(owing(rich, { changePolicy: 'free' }, ['housing-1']), bo)).toEqual(['pay']);
  const single = owing({ treasury: ['roads-1'] }, { changePolicy: 'free' });
  expect(refusal(single, ask())).toEqual(['change-not-needed', 'SD-CHG-03']);
  expect(options(single, bo)).toEqual(['pay']);
});

/** ada shares and has nothing but these. */
const sharing = (mine: readonly string[], config: Partial<Config> = {}) =>
  scene({ config: { mode: 'AB', ...config }, step: 'cohesion', discs: { ada: mine, bo: ['forests-1', 'forests-2', 'mossos-1'] } });

const questions = (state: State) => {
  const asked = E.getOrElseW(() => null)(somElQueDecidim.choices(state, ada, 'break-coin'));
  return asked?.kind === 'ask' && asked.question.kind === 'one' ? asked.question.from : null;
};

clause('SD-CHG-04', 'in cohesion only to share: whoever has a 1 € disc breaks none, and with the policy needed nobody does', () => {
  for (const changePolicy of ['cohesion', 'free'] as const)
    expect(options(sharing(['justice-1', 'justice-2'], { changePolicy }), ada)).toContain('break-coin');
  const rich = ['health-1', 'justice-1', 'justice-2', 'roads-1'];
  expect(refusal(sharing(rich), change(ada, 'health-1'))).toEqual(['change-not-needed', 'SD-CHG-04']);
  expect([options(sharing(rich), ada).includes('break-coin'), questions(sharing(rich))]).toEqual([false, null]);
  expect(options(sharing(rich, { changePolicy: 'free' }), ada)).toContain('break-coin');
  expect(questions(sharing(rich, { changePolicy: 'free' }))).toEqual(['justice-1', 'health-1']);
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

const governed = () => owing({ ada: ['railways-1', 'railways-2'] });

clause('SD-CHG-07', 'then with the holder', () => {
  for (const partner of [dot, 'treasury']) expect(refusal(governed(), ask(partner))).toEqual(['change-with-holder-first', 'SD-CHG-07']);
  for (const line of [ask(), ask(ada)]) expect(told(play(governed(), [line, 1]).events, 'coin-broken')[0]!.partner).toBe(ada);
});

const others = () => owing({ ada: ['roads-2'], cai: ['railways-1', 'railways-2'] });

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
  const rich = scene({
    config: { changePolicy: 'free' },
    step: 'cohesion',
    discs: { ada: ['health-1', ...ones.slice(0, 6)], dot: ones.slice(6) },
  });
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
    const governed = indebted({ ...mine, [bo]: coins.slice(0, 9), [cai]: coins.slice(9) });
    const holder = 'change-with-holder-first';
    expect(answers(governed)).toEqual(['done', holder, holder, 'done', holder, holder]);
    const shared = indebted({ ...mine, [bo]: ['mossos-1', coins[0]!], [cai]: coins.slice(1, 9), [dot]: coins.slice(9) });
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

/** ada has broken her only coin with bo, who had a pair of forests. */
const broken = (mine: readonly string[] = ['health-1'], config: Partial<Config> = {}) => {
  const before = scene({
    config: { mode: 'AB', ...config },
    step: 'cohesion',
    discs: {
      ada: mine,
      bo: ['forests-1', 'forests-2', 'health-2'],
      cai: ones.filter((disc) => !disc.startsWith('forests')),
      dot: ['forests-3'],
    },
  });
  return play(before, [change(ada, 'health-1', bo), 1]).state;
};

const endCohesion = { type: 'end-cohesion', player: ada } as const;
const takeHealth = { type: 'exchange-service', player: ada, payKind: 'forests', target: bo, takeKind: 'health' } as const;

clause('SD-CHG-14', 'a coin broken in cohesion is shared before anything else', () => {
  const state = broken();
  expect([state.mustShare, discsOf(state, ada)]).toEqual([true, ['forests-1', 'forests-2']]);
  for (const viewer of [ada, bo, null]) expect(somElQueDecidim.view(state, viewer).mustShare).toBe(true);
  expect(refusal(state, endCohesion)).toEqual(['share-change-first', 'SD-CHG-14']);
  expect(refusal(state, takeHealth)).toEqual(['share-change-first', 'SD-CHG-14']);
  expect(refusal(state, { ...takeHealth, target: ada })).toEqual(['bad-recipient', 'SD-EXC-03']);
  expect(somElQueDecidim.legalActions(state, ada)).toEqual(
    [bo, cai, dot].map((to) => ({ type: 'give-disc', player: ada, to, disc: 'forests-1' })),
  );
  for (let seed = 0; seed < 20; seed++) expect(somElQueDecidim.randomAction(state, ada, seeded(seed))?.type).toBe('give-disc');
  const shared = play(state, [give(cai, 'forests-2')]).state;
  expect(shared.mustShare).toBe(false);
  expect(play(shared, [endCohesion]).state.step).toBe('movement');
});

clause('SD-CHG-14', 'a 2 € disc is not given instead, nor a second coin broken', () => {
  const state = broken(['health-1', 'justice-1']);
  expect(refusal(state, give(bo, 'justice-1'))).toEqual(['share-change-first', 'SD-CHG-14']);
  expect(refusal(state, give(ada, 'justice-1'))).toEqual(['bad-recipient', 'SD-COH-01']);
  expect(refusal(state, change(ada, 'justice-1'))).toEqual(['change-not-needed', 'SD-CHG-04']);
  const asked = E.getOrElseW(() => null)(somElQueDecidim.choices(state, ada, 'give-disc', { to: bo }));
  expect(asked).toMatchObject({ kind: 'ask', field: 'disc', question: { from: ['forests-1'] } });
  expect(options(play(state, [give(bo, 'forests-1')]).state, ada)).toEqual(['give-disc', 'end-cohesion']);
});

clause('SD-CHG-14', 'with the policy free a coin is broken for whatever one likes', () => {
  const state = broken(['health-1'], { changePolicy: 'free' });
  expect(state.mustShare).toBe(false);
  expect(options(state, ada)).toEqual(['give-disc', 'exchange-service', 'end-cohesion']);
  expect(discsOf(play(state, [takeHealth]).state, ada)).toContain('health-1');
});

clause('SD-CHG-14', 'a coin broken to pay is for paying', () => {
  expect(play(owing(rich), [ask('treasury'), 1, 1]).state.mustShare).toBe(false);
});
