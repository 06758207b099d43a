import { openForm } from 'ludoteca';
import { ojoDelTerror, type Written } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../helpers/actions.js';
import { answered, offered, reached } from '../helpers/forms.js';
import { isAccepted } from '../helpers/offers.js';
import { allied, invade } from '../helpers/orders.js';
import { holding, ordersOf, playAll, start, withActions, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** Five who can all reach mena-honda: three have planets nearby, two have none. */
const five = withActions(holding(start(['a', 'b', 'c', 'd', 'e']), { a: ['ferrod'], b: ['coralis'], c: ['portico'] }), 3);
const attack = { 'order.type': 'invade', 'order.planet': 'mena-honda', 'order.count': 1 };
const form = (answers = {}, state = five) => offered(state, 'b', 'add-order', { ...attack, ...answers });

clause(
  ['ET-ALLY-01', 'ET-ALLY-05'],
  'a form asks who else attacks, then for whom, then who kills first: an alliance of exactly three',
  () => {
    expect(form()).toEqual(['order.alliance.members', ['a', 'c', 'd', 'e']]);
    const three = { 'order.alliance.members': ['e', 'c'] };
    expect(form(three)).toEqual(['order.alliance.beneficiary', ['b', 'c', 'e']]);
    const forC = { ...three, 'order.alliance.beneficiary': 'c' };
    expect(form(forC)).toEqual(['order.alliance.killer', [null, 'b', 'c', 'e']]);
    const led = { ...forC, 'order.alliance.killer': 'e' };
    expect(form(led)).toEqual(['order.warlord', [null, 'c', 'e']]);
    const action = answered(five, 'b', 'add-order', { ...attack, ...led, 'order.warlord': 'c' }).ready!;
    expect(ordersOf(playAll(five, action), 'b')).toEqual([
      allied('mena-honda', ['b', 'c', 'e'], { beneficiary: 'c', killer: 'e', warlord: 'c' }),
    ]);
  },
);

clause('ET-ALLY-01', 'who names nobody attacks alone; an alliance of others cannot be answered', () => {
  expect(form({ 'order.alliance.members': [] })).toEqual(['done', write('b', invade('mena-honda'))]);
  const asking = answered(five, 'b', 'add-order', attack);
  for (const members of [['b'], ['b', 'c'], ['nobody'], ['c', 'c'], 'c', null])
    expect([members, asking.answer(members).misfit?.field]).toEqual([members, 'order.alliance.members']);
  // Terms of others that name nobody to receive the planet are refused, not taken for none.
  const order = { type: 'invade', planet: 'mena-honda', count: 1, alliance: { members: ['a', 'b'] } } as const;
  expect(ojoDelTerror.explain(five, write('b', order)).map(({ code }) => code)).toEqual(['beneficiary-not-member']);
});

clause('ET-ALLY-01', 'terms that name somebody else are never taken for none, whatever they lack', () => {
  const terms = [
    [{ members: ['a'] }, 'alliance-too-small'],
    [{ members: ['nobody'] }, 'unknown-player'],
    [{ members: ['a'], killer: null }, 'alliance-too-small'],
    [{ members: [], killer: 'a' }, 'alliance-too-small'],
    [{ members: ['b'], killer: 'a' }, 'alliance-too-small'],
  ] as const;
  for (const [alliance, code] of terms) {
    const action = write('b', { type: 'invade', planet: 'mena-honda', count: 1, alliance });
    expect([alliance, ojoDelTerror.explain(five, action)[0]?.code]).toEqual([alliance, code]);
    expect([alliance, ojoDelTerror.answersFor(five, action)]).toEqual([alliance, null]);
  }
});

clause(
  ['ET-ALLY-03', 'ET-ALLY-04'],
  'whoever controls the planet or cannot reach it is not offered; where nobody is left nothing is asked',
  () => {
    const far = withActions(holding(start(['a', 'b', 'c']), { a: ['ferrod'], b: ['coralis'], c: ['mena-honda'] }), 3);
    expect(form({}, far)).toEqual(['order.alliance.members', ['a']]);
    const alone = withActions(holding(start(['a', 'b']), { a: ['mena-honda'], b: ['coralis'] }), 3);
    expect(form({}, alone)).toEqual(['done', write('b', invade('mena-honda'))]);
  },
);

clause('ET-STATE-02', 'an alliance that is written in another way is reached as it is kept', () => {
  const orders: readonly (readonly [Written, Written])[] = [
    [
      { type: 'invade', planet: 'mena-honda', count: 2, alliance: { members: ['e', 'b', 'a', 'b'], beneficiary: 'e' }, warlord: 'a' },
      allied('mena-honda', ['a', 'b', 'e'], { beneficiary: 'e', count: 2, warlord: 'a' }),
    ],
    [{ type: 'invade', planet: 'mena-honda', count: 1, alliance: { members: ['b'] } }, invade('mena-honda')],
    [{ type: 'invade', planet: 'mena-honda', count: 1, alliance: { members: [], killer: null } }, invade('mena-honda')],
    [{ type: 'invade', planet: 'mena-honda', count: 1, warlord: null }, invade('mena-honda')],
  ];
  for (const [loose, kept] of orders) {
    expect([loose, isAccepted(five, write('b', loose))]).toEqual([loose, true]);
    expect(reached(five, write('b', loose))).toEqual(write('b', kept));
  }
});

clause('ET-ALLY-02', 'every answer about an alliance can be finished', () => {
  const others = ['a', 'c', 'd', 'e'];
  for (let chosen = 1; chosen < 16; chosen++) {
    const members = others.filter((_, i) => chosen & (1 << i));
    const of = { ...attack, 'order.alliance.members': members };
    const [, beneficiaries] = offered(five, 'b', 'add-order', of) as [string, string[]];
    for (const beneficiary of beneficiaries) {
      const named = { ...of, 'order.alliance.beneficiary': beneficiary };
      const [, killers] = offered(five, 'b', 'add-order', named) as [string, (string | null)[]];
      for (const killer of killers) {
        const whole = { ...named, 'order.alliance.killer': killer, 'order.warlord': members[0] };
        const action = answered(five, 'b', 'add-order', whole).ready!;
        expect([members, beneficiary, killer, isAccepted(five, action)]).toEqual([members, beneficiary, killer, true]);
      }
    }
  }
});

test('answers taken back are asked for again', () => {
  let asking = answered(five, 'b', 'add-order', { ...attack, 'order.alliance.members': ['a'], 'order.alliance.beneficiary': 'a' });
  asking = asking.takeBack('order.alliance.members');
  expect(asking.answers).toEqual(attack);
  expect(asking.answer([]).ready).toEqual(write('b', invade('mena-honda')));
  expect(
    openForm(ojoDelTerror, withOrders(five, { b: [invade('mena-honda')] }), 'b', 'add-order')
      .answer('invade')
      .answer('mena-honda').misfit?.field,
  ).toBe('order.planet');
});
