import { E, type GameTypes, seeded } from 'ludoteca';
import { joinTable, type LinkMaker, type Listener, pageLink } from 'ludoteca/client';
import { expect, test } from 'vitest';
import { house, opened, settled, Time, tokenOf } from '../host/helpers/house.js';
import { welcome } from './helpers/welcome.js';

const table = '0'.repeat(32);

/** A host that says whatever a test wants, and hears what it is told. */
const puppet = () => {
  const time = new Time();
  const said: { readonly kind: string; readonly id?: string }[] = [];
  const links: Listener[] = [];
  let closed = 0;
  const link: LinkMaker = (listener) => {
    links.push(listener);
    return { send: (message) => void said.push(message as never), close: () => void closed++ };
  };
  const store = joinTable<GameTypes>({ link, table, token: tokenOf('ada'), after: time.after });
  const say = (message: unknown): void => links.at(-1)!.message(message);
  return { store, say, said, time, links, closed: () => closed };
};

test('ten thousand odd messages of a host throw nothing, and what is shown stays well formed', async () => {
  const { store, say, time, links } = puppet();
  const dice = seeded('odd host');
  const things = [
    null,
    1,
    -1,
    1e308,
    '',
    'x',
    {},
    [],
    [null],
    { ...welcome },
    JSON.parse('{"__proto__":{"polluted":1}}'),
    Number.NaN,
    undefined,
  ];
  const lot = (): unknown => things[dice.roll(things.length, 'thing') - 1];
  for (let i = 0; i < 10_000; i++) {
    const messages = [
      lot(),
      { ...welcome, [['no', 'you', 'picture', 'from', 'mark', 'moments'][dice.roll(6, 'field') - 1]!]: lot() },
      { kind: 'told', no: dice.roll(3, 'no'), kept: lot(), moments: [], patch: [] },
      { kind: 'told', no: 1, kept: 0, moments: [], patch: [{ op: 'add', path: ['__proto__', 'polluted'], value: 1 }] },
      { kind: 'told', no: 1, kept: 0, moments: lot(), picture: lot() },
      { kind: 'refused', id: 'x', why: lot() },
      { kind: 'busy', id: 'x', wait: lot() },
      { kind: 'reply', id: lot(), answer: lot() },
      welcome,
    ];
    expect(() => say(messages[dice.roll(messages.length, 'which') - 1])).not.toThrow();
    const { picture: shown, moments } = store.getSnapshot();
    expect(shown === null || (Array.isArray(shown.open) && Array.isArray(moments))).toBe(true);
    if (i % 500 === 0) await time.pass(20_000);
  }
  expect(links.length).toBeGreaterThan(1);
  expect({}).not.toHaveProperty('polluted');
  store.close();
});

test('answers that make no sense are refused by the client itself', async () => {
  const { store, say, said } = puppet();
  say(welcome);
  const answered = async (asked: Promise<unknown>, answer: unknown): Promise<unknown> => {
    say({ kind: 'reply', id: said.at(-1)!.id, answer });
    return asked;
  };
  const bad = { left: [{ code: 'bad-reply', clause: 'CLIENT' }] };
  expect(await answered(store.offers(), null)).toMatchObject(bad);
  expect(await answered(store.offers(), { offers: [{ type: 'roll' }] })).toMatchObject(bad);
  expect(await answered(store.past(1), { moments: [{ action: null, events: [1] }] })).toMatchObject(bad);
  expect(await answered(store.look(1), { view: 'nothing' })).toMatchObject(bad);
  expect(await answered(store.foresee({ type: 'roll', player: 'ada' }), [])).toMatchObject(bad);
  const form = store.form('roll');
  expect(await answered(form, { kind: 'ask' })).toMatchObject({ ask: null, refused: [{ code: 'bad-reply' }] });
  store.close();
});

test('what no host would hear is not sent, and too much at once is not kept', async () => {
  const { store, say, said } = puppet();
  say(welcome);
  const before = said.length;
  const loop: Record<string, unknown> = { type: 'roll', player: 'ada' };
  loop['self'] = loop;
  for (const action of [loop, { type: 'roll', player: 'x'.repeat(70_000) }, { type: 'roll', at: new Date() }])
    expect(await store.act(action as never)).toMatchObject({ left: [{ code: 'ill-formed' }] });
  expect(said).toHaveLength(before);
  for (let i = 0; i < 100; i++) void store.act({ type: 'roll', player: 'ada' });
  expect(await store.act({ type: 'roll', player: 'ada' })).toMatchObject({ left: [{ code: 'full' }] });
  expect(store.getSnapshot().pending).toHaveLength(100);
  store.close();
});

test('the snapshot is the same object until something changes, whatever is asked and answered', async () => {
  const { store, say, said } = puppet();
  say(welcome);
  let calls = 0;
  store.subscribe(() => calls++);
  const before = store.getSnapshot();
  const asked = store.offers();
  say({ kind: 'reply', id: said.at(-1)!.id, answer: { offers: [], more: false } });
  expect(E.isRight(await asked)).toBe(true);
  say({ kind: 'done', id: 'of nobody' });
  expect(store.getSnapshot()).toBe(before);
  expect(calls).toBe(0);
  say({ kind: 'told', no: 1, kept: 0, moments: [], patch: [{ op: 'replace', path: ['view', 'pot'], value: 3 }] });
  expect(calls).toBe(1);
  expect(store.getSnapshot().picture).toMatchObject({ view: { pot: 3 } });
  store.close();
});

test('a message that does not follow the last is caught up with once, and commands go again with the welcome', async () => {
  const { store, say, said } = puppet();
  say(welcome);
  void store.act({ type: 'roll', player: 'ada' });
  for (const no of [5, 6, 7]) say({ kind: 'told', no, kept: 0, moments: [], patch: [] });
  expect(said.map(({ kind }) => kind)).toEqual(['hello', 'act', 'hello']);
  say({ ...welcome, no: 7 });
  expect(said.map(({ kind }) => kind)).toEqual(['hello', 'act', 'hello', 'act']);
  expect(said[3]).toEqual(said[1]);
  store.close();
});

test('a host that says nothing for twenty seconds is left for another, and links that cannot be made are tried again', async () => {
  const { store, time, links, closed } = puppet();
  await time.pass(20_000);
  expect(closed()).toBe(1);
  expect(store.getSnapshot().link).toBe('lost');
  await time.pass(500);
  expect(links).toHaveLength(2);
  store.close();
  let tries = 0;
  const broken = joinTable<GameTypes>({
    table,
    token: tokenOf('ada'),
    after: time.after,
    link: () => {
      tries++;
      throw new Error('no such address');
    },
  });
  await time.pass(60_000);
  expect(tries).toBeGreaterThan(6);
  expect(tries).toBeLessThan(25);
  expect(broken.getSnapshot().link).toBe('lost');
  broken.close();
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

test('what a host was too busy for is said again when it asks for it, and what may have been lost soon', async () => {
  const { store, say, said, time } = puppet();
  say(welcome);
  const played = store.act({ type: 'roll', player: 'ada' });
  const asked = store.offers();
  const [, act, offers] = said as readonly { readonly kind: string; readonly id: string }[];
  say({ kind: 'busy', id: act!.id, wait: 3000 });
  say({ kind: 'again', id: offers!.id });
  await time.pass(249);
  expect(said).toHaveLength(3);
  await time.pass(1);
  expect(said.slice(3)).toEqual([offers]);
  await time.pass(2749);
  expect(said).toHaveLength(4);
  await time.pass(1);
  expect(said.slice(4)).toEqual([act]);
  say({ kind: 'done', id: act!.id });
  say({ kind: 'reply', id: offers!.id, answer: { offers: [] } });
  expect(await Promise.all([played, asked])).toEqual([E.right(undefined), E.right([])]);
  // What is answered meanwhile is not said again.
  say({ kind: 'again', id: act!.id });
  await time.pass(1000);
  expect(said).toHaveLength(5);
  store.close();
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
  say({ kind: 'told', no: 1, kept: 0, moments: [], patch: [{ op: 'replace', path: ['view', 'pot'], value: 3 }] });
  await settled();
  expect(said).toHaveLength(before);
  expect(form.getSnapshot()).toBe(shown);
  store.close();
});
