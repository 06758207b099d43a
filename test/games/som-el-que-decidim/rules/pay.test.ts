import { seeded } from 'ludoteca';
import { type Config, catalonia, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { pay as rule } from '../../../../src/games/som-el-que-decidim/rules/pay.js';
import { clause } from '../helpers/clauses.js';
import { discsOf, worths } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { ada, bo, dot, scene, tax } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';

const owing = (amount = 2, mode: 'A' | 'AB' = 'A') =>
  scene({
    config: { mode },
    step: 'payment',
    discs: { ada: ['roads-1'], bo: ['health-1', 'health-2', 'justice-1', 'forests-1', 'forests-2'] },
    change: { dues: [tax(bo, amount), tax(ada, 1)] },
  });

const pay = (...discs: string[]) => ({ type: 'pay', player: bo, discs }) as const;

clause('SD-PAY-01', 'only discs of the payer', () => {
  expect(refusal(owing(1), pay('roads-1'))).toEqual(['not-your-disc', 'SD-PAY-01']);
  expect(refusal(owing(1), pay('roads-2'))).toEqual(['not-your-disc', 'SD-PAY-01']);
  expect(discsOf(play(owing(1), [pay('forests-1')]).state, bo)).not.toContain('forests-1');
});

clause('SD-PAY-02', 'exactly the amount, never more but for a euro that comes back', () => {
  expect(refusal(owing(1), pay('health-1'))).toEqual(['wrong-amount', 'SD-PAY-02']);
  expect(refusal(owing(2), pay('forests-1'))).toEqual(['wrong-amount', 'SD-PAY-02']);
  expect(worths(play(owing(2), [pay('forests-1', 'forests-2')]).state)[1]).toBe(6);
});

clause('SD-PAY-03', 'the payer chooses which discs', () => {
  for (const discs of [['health-2'], ['justice-1'], ['forests-1', 'forests-2']])
    expect(discsOf(play(owing(2), [pay(...discs)]).state, 'treasury')).toEqual(expect.arrayContaining(discs));
});

clause('SD-PAY-04', 'the discs go to the payee and the due is gone', () => {
  const levy = scene({
    config: { mode: 'AB' },
    step: 'payment',
    cells: { ada: 2 },
    discs: { ada: ['health-1'], bo: ['railways-1'] },
    change: {
      dues: [{ payer: bo, payee: ada, amount: 1, reason: 'prescription' }],
      queue: [ada],
      moved: true,
      trail: [2],
      used: { prescription: true, inheritance: false },
    },
  });
  const { state, events } = play(levy, [{ type: 'pay', player: bo, discs: ['railways-1'] }]);
  expect(discsOf(state, ada)).toContain('railways-1');
  expect(told(events, 'paid')).toEqual([{ type: 'paid', payer: bo, payee: ada, amount: 1, discs: ['railways-1'], reason: 'prescription' }]);
  const { state: taxed } = play(owing(2), [pay('health-1')]);
  expect([discsOf(taxed, 'treasury').includes('health-1'), taxed.dues]).toEqual([true, [tax(ada, 1)]]);
});

clause('SD-ACT-07', 'one payment for each class: by value in mode A, by kind with B, the earliest discs first', () => {
  const listed = (mode: 'A' | 'AB') =>
    somElQueDecidim.legalActions(owing(2, mode), bo, { types: ['pay'] }).map((action) => action.type === 'pay' && action.discs);
  expect(listed('A')).toEqual([['forests-1', 'forests-2'], ['justice-1']]);
  expect(listed('AB')).toEqual([['forests-1', 'forests-2'], ['health-1'], ['justice-1']]);
  expect(play(owing(2), [pay('health-2')]).state.dues).toHaveLength(1);
});

clause('SD-ACT-04', 'unknown discs, repeated discs and no discs are bad parameters', () => {
  for (const discs of [['gold-1'], ['constructor'], ['forests-1', 'forests-1'], []])
    expect(refusal(owing(2), pay(...discs))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(owing(2), { type: 'pay', player: bo, discs: 'forests-1' } as never)).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(owing(2), { type: 'pay', player: bo } as never)).toEqual(['bad-parameter', 'SD-ACT-04']);
});

clause('SD-FLOW-05', 'only the payer of the first due may act', () => {
  expect(somElQueDecidim.actors(owing())).toEqual([bo]);
  for (const player of [ada, dot])
    expect(refusal(owing(), { type: 'pay', player, discs: ['roads-1'] })).toEqual(['not-your-turn', 'SD-ACT-03']);
  expect(somElQueDecidim.actors(play(owing(2), [pay('health-1')]).state)).toEqual([ada]);
});

const ones = catalonia.discs.filter(({ value }) => value === 1).map(({ id }) => id);

/** bo, who has coins of 2 € alone, owes a levy to ada; the 1 € discs lie with ada, with the treasury, and the rest with dot. */
const levied = (adas: number, treasurys: number, amount = 1) =>
  scene({
    config: { mode: 'AB' },
    step: 'payment',
    cells: { ada: 3 },
    discs: {
      ada: ['justice-1', ...ones.slice(0, adas)],
      bo: ['mossos-1', 'mossos-2', 'firefighters-1', 'firefighters-2', 'health-1'],
      dot: ones.slice(adas, ones.length - treasurys),
    },
    change: {
      dues: [{ payer: bo, payee: ada, amount, reason: 'inheritance' }],
      queue: [ada],
      moved: true,
      trail: [3],
      used: { prescription: false, inheritance: true },
    },
  });

const listed = (state: State) =>
  somElQueDecidim.legalActions(state, bo).map((action) => (action.type === 'pay' ? action.discs.join('+') : action.type));

clause('SD-PAY-05', 'the holder gives a last euro back where the treasury has fewer than two', () => {
  for (const treasurys of [0, 1]) {
    const before = levied(1, treasurys);
    expect(listed(before)).toEqual(['firefighters-1', 'mossos-1', 'health-1']);
    const { state, events } = play(before, [pay('mossos-2')]);
    expect([discsOf(state, ada), discsOf(state, bo).includes('roads-1')]).toEqual([['justice-1', 'mossos-2'], true]);
    expect(told(events, 'paid')).toEqual([
      { type: 'paid', payer: bo, payee: ada, amount: 1, discs: ['mossos-2'], reason: 'inheritance', change: ['roads-1'] },
    ]);
    for (const owner of [dot, 'treasury']) expect(discsOf(state, owner)).toEqual(discsOf(before, owner));
    expect(refusal(before, pay('mossos-1', 'mossos-2'))).toEqual(['wrong-amount', 'SD-PAY-02']);
  }
  for (const [adas, treasurys] of [
    [1, 2],
    [0, 0],
    [0, 1],
    [2, 0],
    [2, 1],
  ] as const) {
    expect(new Set(listed(levied(adas, treasurys)))).toEqual(new Set(['break-coin']));
    expect(refusal(levied(adas, treasurys), pay('mossos-1'))).toEqual(['wrong-amount', 'SD-PAY-02']);
  }
});

clause('SD-PAY-05', 'a random payment is one of those listed, and forms and players hear of what comes back', () => {
  const before = levied(1, 1, 3);
  expect(listed(before)).toContain('mossos-1+mossos-2');
  for (let seed = 0; seed < 20; seed++)
    expect(somElQueDecidim.legalActions(before, bo)).toContainEqual(somElQueDecidim.randomAction(before, bo, seeded(seed)));
  const [paid] = told(play(before, [pay('mossos-1', 'health-1')]).events, 'paid');
  expect(labels.event(paid!, 'en')).toMatch(/, and gets roads \(1 €\) back\.$/);
  expect(labels.event(paid!, 'es')).toMatch(/, y recibe de vuelta carreteras \(1 €\)\.$/);
  expect(somElQueDecidim.codecs.event.is(paid)).toBe(true);
});

clause('SD-PAY-02', 'whatever a random payment is made of is worth what is due', () => {
  for (const amount of [1, 2, 3, 4]) {
    const before = owing(amount);
    for (let seed = 0; seed < 20; seed++) expect(listed(before)).toContain(rule.sample!(before, bo, seeded(seed))!.discs.join('+'));
  }
});

/** bo owes the treasury a tax, and has these. */
const taxed = (treasurys: number, config: Partial<Config> = {}, mine: readonly string[] = ['education-1']) =>
  scene({
    config,
    step: 'payment',
    discs: { bo: mine, dot: ones.slice(0, ones.length - treasurys).filter((disc) => !mine.includes(disc)) },
    change: { dues: [tax(bo, 1)] },
  });

clause('SD-PAY-05', 'the treasury gives back its only euro, under every policy and in every mode', () => {
  for (const config of [{}, { mode: 'AC' }, { changePolicy: 'free' }, { changePolicy: 'needed' }] as const) {
    expect(listed(taxed(1, config))).toEqual(['education-1']);
    const { state } = play(taxed(1, config), [pay('education-1')]);
    expect([discsOf(state, bo), discsOf(state, 'treasury').includes('education-1')]).toEqual([['housing-3'], true]);
    for (const none of [0, 2]) expect(new Set(listed(taxed(none, config)))).toEqual(new Set(['break-coin']));
  }
});

clause('SD-PAY-05', 'whoever can pay exactly does', () => {
  const able = taxed(1, {}, ['education-1', 'roads-1']);
  expect(listed(able)).toEqual(['roads-1']);
  expect(refusal(able, pay('education-1'))).toEqual(['wrong-amount', 'SD-PAY-02']);
});

clause('SD-PAY-05', 'a fee of 3 € is met with two coins of 2 €', () => {
  const before = scene({
    config: { mode: 'AC' },
    step: 'suffrage',
    cells: { ada: 18 },
    discs: { ada: ['health-1', 'justice-1'], dot: ones.slice(1) },
    change: { queue: [ada], moved: true, trail: [18] },
  });
  const { state } = play(
    before,
    [{ type: 'call-elections', player: ada }],
    [{ type: 'pay', player: ada, discs: ['health-1', 'justice-1'] }],
  );
  expect([discsOf(state, ada), state.step]).toEqual([['roads-1'], 'declareLists']);
});
