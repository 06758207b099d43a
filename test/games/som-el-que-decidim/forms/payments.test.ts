import { seeded } from 'ludoteca';
import { type Action, atlasOf, catalonia, somElQueDecidim as game, type State } from 'ludoteca/som-el-que-decidim';
import { randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { change, pay } from '../helpers/actions.js';
import { answered, asked, closedBy, ended, offered, reached, things } from '../helpers/forms.js';
import { largestContent } from '../helpers/packs.js';
import { taking } from '../helpers/positions.js';
import { ada, bo, cai, dot, scene, tax } from '../helpers/scenes.js';

const purse = ['justice-1', 'health-1', 'health-2', 'roads-1', 'forests-1', 'forests-2'];

/** bo owes so much, and has some services and infrastructures. */
const owing = (amount: number, mine: readonly string[] = purse, mode: 'A' | 'AB' = 'A') =>
  scene({ config: { mode }, step: 'payment', discs: { ada: ['housing-1'], bo: mine }, change: { dues: [tax(bo, amount)] } });

const ones = catalonia.discs.filter(({ value }) => value === 1).map(({ id }) => id);

/** bo owes a euro and has nothing but a disc of 2 €; so many discs of 1 € lie with the treasury, the rest with dot. */
const short = (treasurys: number) =>
  scene({
    step: 'payment',
    discs: { bo: ['education-1'], dot: ones.slice(0, ones.length - treasurys) },
    change: { dues: [tax(bo, 1)] },
  });

test('a euro is paid with a disc of 1 €: no disc of 2 € is asked for', () => {
  expect(asked(owing(1), bo, 'pay')).toMatchObject({ kind: 'allot', min: 1, max: 1, parts: [{ part: 'roads' }, { part: 'forests' }] });
  expect(ended(owing(1), bo, 'pay', { 'discs.infrastructures': { forests: 1 } })).toEqual(pay(bo, 'forests-1'));
  expect(answered(owing(1), bo, 'pay').answer({ roads: 1, forests: 1 }).misfit?.field).toBe('discs.infrastructures');
  expect(answered(owing(1), bo, 'pay').answer({ health: 1 }).misfit?.field).toBe('discs.infrastructures');
});

test('more is paid in so many discs of 2 €, then which, then which of 1 €', () => {
  expect(asked(owing(3), bo, 'pay')).toEqual({ kind: 'range', min: 0, max: 1 });
  expect(ended(owing(3), bo, 'pay', { 'discs.twos': 1, 'discs.services': { health: 1 }, 'discs.infrastructures': { roads: 1 } })).toEqual(
    pay(bo, 'health-1', 'roads-1'),
  );
  expect(asked(owing(5), bo, 'pay')).toEqual({ kind: 'range', min: 1, max: 2 });
});

test('what has one way alone is not asked', () => {
  expect(ended(owing(3), bo, 'pay', { 'discs.twos': 0 })).toEqual(pay(bo, 'roads-1', 'forests-1', 'forests-2'));
  expect(ended(owing(9), bo, 'pay')).toEqual(pay(bo, ...purse));
  expect(ended(owing(1, ['health-1', 'roads-2']), bo, 'pay')).toEqual(pay(bo, 'roads-2'));
});

test('discs are told by whose they are and what they show', () => {
  expect(things(owing(1), bo, 'pay')).toEqual([
    { kind: 'disc', owner: bo, face: 'roads' },
    { kind: 'disc', owner: bo, face: 'forests' },
  ]);
});

test('every payment that is accepted has answers that lead to one of the same kinds, and no other has', () => {
  const kindsOf = (action: Action | null): string[] =>
    action?.type === 'pay' ? action.discs.map((disc) => atlasOf(catalonia).discs.get(disc)!.kind).sort() : [];
  for (const mode of ['A', 'AB'] as const)
    for (let amount = 1; amount <= 9; amount++) {
      const state = owing(amount, purse, mode);
      for (let set = 0; set < 2 ** purse.length; set++) {
        const action = pay(bo, ...purse.filter((_, i) => set & (2 ** i)).reverse());
        const isAccepted = game.explain(state, action).length === 0;
        expect(kindsOf(reached(state, action))).toEqual(isAccepted ? kindsOf(action) : []);
      }
      for (let seed = 0; seed < 10; seed++)
        expect(game.explain(state, randomForm(game, state, bo, 'pay', seeded(seed)).action!)).toEqual([]);
    }
});

test('who can pay with no disc is told so at once, and may break a coin', () => {
  expect(closedBy(short(0), bo, 'pay')).toEqual(['wrong-amount', 'SD-PAY-02']);
  expect(game.open(short(0), bo)).toEqual(['break-coin']);
});

test('where a euro comes back, a disc of 2 € is paid', () => {
  expect(ended(short(1), bo, 'pay')).toEqual(pay(bo, 'education-1'));
  expect(closedBy(short(1), bo, 'break-coin')).toEqual(['change-not-needed', 'SD-CHG-02']);
});

test('thousands of discs are paid in a few questions, and in one action', () => {
  const rich = largestContent.discs.filter(({ value }) => value === 1).map(({ id }) => id);
  const state = scene({
    config: { mode: 'AB', content: largestContent },
    step: 'payment',
    discs: { ada: ['justice-1'], bo: rich.slice(0, 6000), cai: ['justice-2'], dot: ['health-1'] },
    cells: { ada: 3 },
    change: {
      dues: [{ payer: bo, payee: ada, amount: 2000, reason: 'inheritance' }],
      queue: [ada],
      moved: true,
      trail: [3],
      used: { prescription: false, inheritance: true },
    },
  });
  const form = answered(state, bo, 'pay').answer({ forests: 2000 });
  expect(form.ready?.type === 'pay' && form.ready.discs).toHaveLength(2000);
  expect(game.explain(state, form.ready!)).toEqual([]);
});

test('a coin is chosen by kind, also where kinds have no power', () => {
  const state = owing(1, ['justice-2', 'health-1', 'health-2']);
  expect(offered(state, bo, 'break-coin')).toEqual(['justice-2', 'health-1']);
  expect(things(state, bo, 'break-coin')).toEqual(['justice', 'health'].map((face) => ({ kind: 'disc', owner: bo, face })));
  expect(ended(state, bo, 'break-coin', { disc: 'health-1', partner: 'treasury' })).toEqual(change(bo, 'health-1', 'treasury'));
  expect(things(state, bo, 'break-coin', { disc: 'health-1' })).toEqual([{ kind: 'treasury', id: 'treasury' }]);
});

test('a coin broken with nobody named is broken with whom the rules name first', () => {
  const state = owing(1, ['justice-2', 'health-1', 'health-2']);
  expect(reached(state, change(bo, 'health-2'))).toEqual(change(bo, 'health-1', 'treasury'));
  const among: State = scene({
    step: 'payment',
    discs: { ada: ['justice-1'], bo: ['health-1'], cai: ones.slice(0, 3), dot: ones.slice(3) },
    change: { dues: [tax(bo, 1)] },
  });
  expect(offered(among, bo, 'break-coin', { disc: 'health-1' })).toEqual([cai, dot]);
  expect(things(among, bo, 'break-coin', { disc: 'health-1' })).toEqual([cai, dot].map((id) => ({ kind: 'player', id })));
  expect(reached(among, change(bo, 'health-1', dot))).toEqual(change(bo, 'health-1', dot));
  expect(reached(among, change(bo, 'health-1'))).toEqual(change(bo, 'health-1', cai));
});

test('a payout is taken in coins that the treasury has', () => {
  expect(offered(taking(), ada, 'take-money')).toEqual([0, 1, 2]);
  expect(ended(taking(), ada, 'take-money', { twos: 1 })).toEqual({ type: 'take-money', player: ada, twos: 1 });
  expect(offered(taking({ dot: ones.slice(2) }), ada, 'take-money')).toEqual([1, 2]);
});
