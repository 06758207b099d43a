import { seeded } from 'ludoteca';
import { allowanceOf, type Order, ojoDelTerror, type SubmitOrders, type Written } from 'ludoteca/ojo-del-terror';
import { clauseTests, randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { answered, closed, offered, reached } from '../helpers/forms.js';
import { isAccepted } from '../helpers/offers.js';
import { allied, cede, claim, defend, defendSector, invade, trade } from '../helpers/orders.js';
import { ordersOf, playAll, type withOrders } from '../helpers/positions.js';
import { positions } from '../helpers/positions-of-every-kind.js';
import { labels } from '../helpers/spoken.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const { rich, 'half written': half, planetless } = positions() as Record<string, ReturnType<typeof withOrders>>;
const submit = (orders: readonly Written[], player = '10') => ({ type: 'submit-orders', player, orders }) as const;

/** One order of every kind, and none that stands in the way of another. */
const sheet: readonly Order[] = [
  invade('ferrod', 2),
  allied('furia', ['10', 'constructor'], { beneficiary: 'constructor', killer: '10', warlord: 'constructor' }),
  defend('crisol'),
  defendSector('PC'),
  cede('llaga', '9'),
  trade('9', ['dulcamara', 'laberinto'], ['furia', 'mil-ojos']),
  claim('skulls'),
  claim('chosen-of-chaos', { god: 'khorne' }),
];

clause('ET-SHEET-06', 'a whole sheet is asked for order by order, each in the light of those before', () => {
  const accepted = sheet.filter((_, i) => isAccepted(rich!, submit(sheet.slice(0, i + 1))));
  expect(accepted).toHaveLength(sheet.length);
  const found = reached(rich!, submit(sheet));
  expect(found).toEqual(submit(sheet));
  expect(ordersOf({ ...rich!, sheets: playAll(rich!, found!).sheets }, '10')).toEqual(sheet);
  const answers = { 'orders.0.type': 'cede', 'orders.0.planet': 'llaga', 'orders.0.to': '9', 'orders.1.type': 'cede' };
  const [field, planets] = offered(rich!, '10', 'submit-orders', answers) as [string, string[]];
  expect(field).toBe('orders.1.planet');
  expect([planets.includes('llaga'), planets.includes('crisol')]).toEqual([false, true]);
});

clause(
  ['ET-SHEET-06', 'ET-SHEET-08'],
  'it may end before the first order and after every order, and what stands on the sheet does not count',
  () => {
    const empty = answered(half!, '10', 'submit-orders');
    expect(empty.ask?.enough).toEqual({ field: 'orders.length', answer: 0 });
    expect(empty.enough().ready).toEqual(submit([]));
    const one = answered(half!, '10', 'submit-orders', {
      'orders.0.type': 'invade',
      'orders.0.planet': 'ferrod',
      'orders.0.count': allowanceOf(half!, '10'),
      'orders.0.alliance.members': [],
    });
    expect(one.ask?.enough).toEqual({ field: 'orders.length', answer: 1 });
    expect(one.enough().ready).toEqual(submit([invade('ferrod', allowanceOf(half!, '10'))]));
    expect((offered(half!, '10', 'submit-orders', one.answers)[1] as string[]).some((type) => type === 'invade' || type === 'defend')).toBe(
      false,
    );
  },
);

test('sheets filled in at random are accepted, and are reached', () => {
  for (const [name, state] of Object.entries(positions()))
    for (let i = 0; i < 12; i++) {
      const { action } = randomForm(ojoDelTerror, state, '10', 'submit-orders', seeded(`${name} ${i}`));
      expect([name, i, action !== undefined && isAccepted(state, action)]).toEqual([name, i, true]);
      expect(reached(state, action!)).toEqual(action);
    }
});

clause('ET-SHEET-06', 'a sheet that fills itself ends by itself: nothing is asked where nothing can be added', () => {
  let form = answered(planetless!, '10', 'submit-orders');
  for (let i = 0; form.ready === null && i < 500; i++) {
    const { question } = form.ask!;
    form = form.answer(question.kind === 'one' ? question.from.at(-1) : question.kind === 'range' ? question.max : []);
    expect([form.misfit, form.refused]).toEqual([null, null]);
  }
  expect(isAccepted(planetless!, form.ready!)).toBe(true);
  const { orders } = form.ready as SubmitOrders;
  expect(orders.length).toBeGreaterThan(5);
});

clause('ET-SHEET-05', 'an order is struck by its place on the sheet, which is called by the order that stands there', () => {
  const written = ordersOf(half!, '10');
  expect(offered(half!, '10', 'remove-order')).toEqual(['index', [...written.keys()]]);
  const view = ojoDelTerror.view(half!, '10');
  const say = (language: string) => [...written.keys()].map((place) => labels.answer('remove-order', 'index', place, language, view));
  expect(say('en')[0]).toBe('order 1: invade Ferrod ×2');
  expect(say('es')[0]).toBe('orden 1: invadir Ferrod ×2');
  expect(new Set(say('en')).size).toBe(written.length);
  expect(labels.answer('remove-order', 'index', 0, 'en')).toBe('order 1');
  const struck = { type: 'remove-order', player: '10', index: 2 } as const;
  expect(reached(half!, struck)).toEqual(struck);
  expect(closed(rich!, '10', 'remove-order')).toEqual(['unknown-order', 'ET-SHEET-05']);
  expect(ojoDelTerror.open(rich!, '10')).not.toContain('remove-order');
});
