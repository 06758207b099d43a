import type { ActionBase, GameTypes } from 'ludoteca';
import { joinTable, pageLink } from 'ludoteca/client';
import { expect, test } from 'vitest';
import { house, opened, settled, tokenOf } from '../host/helpers/house.js';
import { potOf, puppet } from './helpers/puppet.js';
import { welcome } from './helpers/welcome.js';

const ask = (field: string, enough: object | null = null) => ({ kind: 'ask', field, question: { kind: 'one', from: [1, 2] }, enough });

/** A form that asks its first question. */
const begun = async () => {
  const at = puppet();
  at.say(welcome);
  const form = at.store.openForm('roll');
  const answered = async (answer: unknown): Promise<void> => {
    at.reply(answer);
    await settled();
  };
  await answered(ask('die'));
  return { ...at, form, answered };
};

test('a form that stays open is answered, ended and taken back step by step, as long as somebody listens', async () => {
  const { store, said, form, answered } = await begun();
  const seen: unknown[] = [];
  const stop = form.subscribe(() => seen.push(form.getSnapshot()?.ask?.field ?? form.getSnapshot()?.ready));
  void form.answer(2);
  await settled();
  expect(said.at(-1)).toMatchObject({ kind: 'form', type: 'roll', answers: { die: 2 } });
  await answered(ask('more', { field: 'end', answer: true }));
  void form.enough();
  await settled();
  expect(said.at(-1)).toMatchObject({ kind: 'form', type: 'roll', answers: { die: 2, end: true } });
  const action = { type: 'roll', player: 'ada' };
  await answered({ kind: 'done', action });
  expect(form.getSnapshot()).toMatchObject({ answers: { die: 2, end: true }, ask: null, ready: action });
  void form.takeBack('end');
  await settled();
  expect(said.at(-1)).toMatchObject({ kind: 'form', type: 'roll', answers: { die: 2 } });
  await answered(ask('more'));
  expect(seen).toEqual(['more', action, 'more']);
  stop();
  void form.takeBack('die');
  await settled();
  await answered(ask('die'));
  expect([form.getSnapshot(), seen.length]).toMatchObject([{ answers: {}, ask: { field: 'die' } }, 3]);
  store.close();
});

test('what is open in a picture leads to a form as it is, and may be looked through for any text', async () => {
  interface Rolling extends GameTypes {
    readonly Action: ActionBase & { readonly type: 'roll' | 'hold' };
  }
  const { host, time } = house();
  const ada = joinTable<Rolling>({ link: pageLink(host), table: await opened(host), token: tokenOf('ada'), after: time.after });
  await settled();
  const { open } = ada.getSnapshot().picture!;
  const text: string = 'roll';
  expect(open.includes(text)).toBe(true);
  const form = ada.openForm(open[0]!);
  await settled();
  expect(form.getSnapshot()?.ready).toEqual({ type: 'roll', player: 'ada' });
  ada.close();
  await host.close();
});

test('a form asks anew once for changes that come together, and not for what changes nothing at the table', async () => {
  const { store, say, kinds, answered } = await begun();
  say(potOf(3, 1));
  say(potOf(4, 2));
  await settled();
  await answered(ask('die'));
  expect(kinds()).toEqual(['hello', 'form', 'form']);
  say(potOf(5, 3));
  await settled();
  await answered(ask('die'));
  expect(kinds()).toEqual(['hello', 'form', 'form', 'form']);
  void store.act({ type: 'roll', player: 'ada' });
  await settled();
  expect(kinds()).toEqual(['hello', 'form', 'form', 'form', 'act']);
  store.close();
});

test('a form that stays open asks anew by itself when the table has changed', async () => {
  const { host, time } = house();
  const id = await opened(host);
  const join = (who: string) => joinTable<GameTypes>({ link: pageLink(host), table: id, token: tokenOf(who), after: time.after });
  const [ada, bo] = [join('ada'), join('bo')];
  for (let i = 0; i < 50 && bo.getSnapshot().link !== 'live'; i++) await settled();
  const form = bo.openForm('roll');
  let calls = 0;
  form.subscribe(() => calls++);
  await settled();
  expect(form.getSnapshot()).toMatchObject({ ready: null, refused: [{ code: expect.any(String) }] });
  await ada.act({ type: 'roll', player: 'ada' });
  await ada.act({ type: 'hold', player: 'ada' });
  for (let i = 0; i < 50 && form.getSnapshot()?.ready == null; i++) await settled();
  expect(form.getSnapshot()).toMatchObject({ ready: { type: 'roll', player: 'bo' }, refused: null });
  expect(calls).toBeGreaterThan(0);
  form.close();
  ada.close();
  bo.close();
  await host.close();
});

test('a form that is closed asks nothing more and shows what it showed', async () => {
  const { store, say, said } = puppet();
  say(welcome);
  const form = store.openForm('roll');
  const question = { kind: 'ask', field: 'die', question: { kind: 'one', from: [1, 2] }, enough: null };
  say({ kind: 'reply', id: said.at(-1)!.id, answer: question });
  await settled();
  const shown = form.getSnapshot();
  expect(shown).toMatchObject({ ask: { field: 'die' } });
  const before = said.length;
  form.close();
  await form.answer(1);
  say(potOf(3, 1));
  await settled();
  expect(said).toHaveLength(before);
  expect(form.getSnapshot()).toBe(shown);
  store.close();
});

test('a form that is closed while an answer is on its way shows what it showed', async () => {
  const { store, form, answered } = await begun();
  const shown = form.getSnapshot();
  void form.answer(1);
  await settled();
  form.close();
  await answered(ask('more'));
  expect(form.getSnapshot()).toBe(shown);
  store.close();
});

test('the forms of a table that has ended end with it', async () => {
  const { store, form } = await begun();
  const shown = form.getSnapshot();
  void form.answer(1);
  await settled();
  store.close();
  await form.answer(2);
  expect(form.getSnapshot()).toBe(shown);
});
