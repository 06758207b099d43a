import { E, type GameTypes, seeded } from 'ludoteca';
import { joinTable } from 'ludoteca/client';
import { expect, test } from 'vitest';
import { tokenOf } from '../host/helpers/house.js';
import { potOf, puppet, table } from './helpers/puppet.js';
import { welcome } from './helpers/welcome.js';

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

test('a command that is none, or cannot be read, is refused at once and never thrown', async () => {
  const { store, say, said } = puppet();
  say(welcome);
  const before = said.length;
  const throwing = {
    get kind(): never {
      throw new Error('a getter that throws');
    },
  };
  const gone = Proxy.revocable({}, {});
  gone.revoke();
  for (const what of [throwing, gone.proxy, 'x'.repeat(1_000_000), Array.from({ length: 100_000 }, () => 'x'), null, 7, { kind: 'fly' }])
    expect(await store.command(what as never)).toEqual({
      _tag: 'Left',
      left: [
        {
          code: 'ill-formed',
          clause: 'CLIENT',
          message: 'This cannot be sent: it is no message of a table, too large, or no plain data.',
          facts: {},
        },
      ],
    });
  expect(said).toHaveLength(before);
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
  say(potOf(3, 1));
  expect(calls).toBe(1);
  expect(store.getSnapshot().picture).toMatchObject({ view: { pot: 3 } });
  store.close();
});

test('a message that does not follow the last is caught up with over another link, and what is on its way is said once over each', async () => {
  const { store, say, said, kinds, time, closed } = puppet();
  say(welcome);
  void store.act({ type: 'roll', player: 'ada' });
  for (const no of [5, 6, 7]) say({ kind: 'told', no, kept: 0, moments: [], patch: [] });
  expect([kinds(), closed(), store.getSnapshot().link]).toEqual([['hello', 'act'], 1, 'lost']);
  await time.pass(250);
  say({ ...welcome, no: 7 });
  expect([kinds(), closed()]).toEqual([['hello', 'act', 'hello', 'act'], 1]);
  expect(said[3]).toEqual(said[1]);
  say(potOf(3, 8));
  expect(store.getSnapshot()).toMatchObject({ link: 'live', picture: { view: { pot: 3 } } });
  store.close();
});

test('a welcome that comes unasked is a picture anew; what is on its way and not answered soon after is said over another link', async () => {
  const { store, say, said, kinds, time, links, closed } = puppet();
  say(welcome);
  say({ ...welcome, no: 7, picture: { ...welcome.picture, view: { pot: 2 } } });
  say(potOf(3, 8));
  expect([kinds(), store.getSnapshot()]).toMatchObject([['hello'], { link: 'live', picture: { view: { pot: 3 } } }]);
  for (const ask of [() => store.act({ type: 'roll', player: 'ada' }), () => store.offers()]) {
    void ask();
    const asked = said.at(-1)!;
    const [before, went] = [links.length, closed()];
    say({ ...welcome, no: 9 });
    await time.pass(9999);
    expect([store.getSnapshot().link, closed()]).toEqual(['live', went]);
    await time.pass(1);
    expect([store.getSnapshot().link, closed(), said.at(-1)]).toEqual(['lost', went + 1, asked]);
    await time.pass(250);
    say(welcome);
    expect([links.length, said.at(-1), store.getSnapshot().link]).toEqual([before + 1, asked, 'live']);
    say({ kind: 'refused', id: asked.id, why: [{ code: 'x', clause: 'X', message: 'x', facts: {} }] });
  }
  store.close();
});

test('where the answers follow a welcome that came unasked, or what was put off is said again, the link is kept', async () => {
  const { store, say, said, kinds, time, closed } = puppet();
  say(welcome);
  for (let i = 0; i < 2; i++) void store.act({ type: 'roll', player: 'ada' });
  const [first, second] = said.slice(1);
  say({ kind: 'busy', id: first!.id, wait: 30_000 });
  say({ ...welcome, no: 9 });
  say({ kind: 'again', id: second!.id });
  await time.pass(250);
  expect(kinds()).toEqual(['hello', 'act', 'act', 'act']);
  await time.pass(29_750);
  expect([kinds(), closed(), store.getSnapshot().link]).toEqual([['hello', 'act', 'act', 'act', 'act'], 0, 'live']);
  store.close();
});

test('a link that was made anew is not given up for what was on its way over the last one', async () => {
  const { store, say, time, links } = puppet();
  say(welcome);
  void store.offers();
  say({ ...welcome, no: 9 });
  store.reconnect();
  await time.pass(9000);
  say(welcome);
  say({ ...welcome, no: 10 });
  await time.pass(9999);
  expect([links.length, store.getSnapshot().link]).toEqual([2, 'live']);
  await time.pass(1);
  expect(store.getSnapshot().link).toBe('lost');
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

test('what a host was too busy for is said again bit by bit, also after the link was lost, for all of it at once would be too much each time', async () => {
  const { store, say, said, kinds, time, links } = puppet();
  say(welcome);
  for (let i = 0; i < 3; i++) void store.act({ type: 'roll', player: 'ada' });
  const acts = said.slice(1) as readonly { readonly kind: string; readonly id: string }[];
  const busy = (): void => {
    for (const { id } of acts) say({ kind: 'busy', id, wait: 150 });
  };
  busy();
  const later: number[] = [];
  for (let ms = 50; ms <= 400; ms += 50) {
    await time.pass(50);
    later.push(said.length - 4);
  }
  expect(later).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(said.slice(4)).toEqual(acts);
  busy();
  links[0]!.lost();
  await time.pass(250);
  say(welcome);
  busy();
  const again = kinds().length;
  await time.pass(50_000);
  expect(kinds().length - again).toBe(3);
  busy();
  for (const { id } of acts) say({ kind: 'done', id });
  await time.pass(1000);
  expect(store.getSnapshot().pending).toEqual([]);
  store.close();
});

test('what a host is too busy for is said again as often as it is', async () => {
  const { store, say, said, kinds, time } = puppet();
  say(welcome);
  void store.act({ type: 'roll', player: 'ada' });
  for (let i = 2; i < 5; i++) {
    say({ kind: 'busy', id: said.at(-1)!.id, wait: 300 });
    await time.pass(300);
    expect(kinds()).toEqual(['hello', ...Array<string>(i).fill('act')]);
  }
  store.close();
});

test('what a host wants again twice is said again once, and what it was never asked keeps nothing waiting', async () => {
  const { store, say, said, kinds, time } = puppet();
  say(welcome);
  void store.act({ type: 'roll', player: 'ada' });
  const { id } = said[1]!;
  for (let i = 0; i < 100; i++) say({ kind: 'busy', id: `nobody-${i}`, wait: 300 });
  for (const kind of ['again', 'again', 'busy']) say({ kind, id, wait: 300 });
  await time.pass(1000);
  expect(kinds()).toEqual(['hello', 'act', 'act']);
  say({ kind: 'busy', id, wait: 300 });
  await time.pass(300);
  expect(kinds()).toEqual(['hello', 'act', 'act', 'act']);
  store.close();
});

test('what a host wants again is not said over another link before its welcome', async () => {
  const { store, say, said, kinds, time, links } = puppet();
  say(welcome);
  void store.act({ type: 'roll', player: 'ada' });
  say({ kind: 'busy', id: said.at(-1)!.id, wait: 3000 });
  links[0]!.lost();
  await time.pass(3000);
  expect(kinds()).toEqual(['hello', 'act', 'hello']);
  say(welcome);
  expect(kinds()).toEqual(['hello', 'act', 'hello', 'act']);
  store.close();
});

test.each([
  ['wanted again', 'again', {}],
  ['was too busy for', 'busy', { wait: 300 }],
])('what a host %s is said once over another link, and again only when that host asks for it', async (_, kind, more) => {
  const { store, say, said, kinds, time } = puppet();
  say(welcome);
  void store.act({ type: 'roll', player: 'ada' });
  const { id } = said.at(-1)!;
  say({ kind, id, ...more });
  store.reconnect();
  say(welcome);
  await time.pass(60_000);
  expect(kinds()).toEqual(['hello', 'act', 'hello', 'act']);
  // What was put off before the link was lost does not hasten it.
  say({ kind, id, ...more });
  store.reconnect();
  say(welcome);
  say({ kind: 'busy', id, wait: 3000 });
  await time.pass(2999);
  expect(kinds()).toHaveLength(6);
  await time.pass(1);
  expect(kinds().slice(4)).toEqual(['hello', 'act', 'act']);
  say({ kind: 'done', id });
  await time.pass(60_000);
  expect(kinds()).toHaveLength(7);
  store.close();
});

test('what is told of a table before the welcome is not heard', async () => {
  const { store, say, kinds, time, links } = puppet();
  expect(store.getSnapshot()).toMatchObject({ link: 'connecting', picture: null });
  say(potOf(3, 1));
  expect([kinds(), store.getSnapshot()]).toMatchObject([['hello'], { link: 'connecting', picture: null }]);
  say(welcome);
  links[0]!.lost();
  await time.pass(250);
  say(potOf(3, 1));
  say(potOf(3, 7));
  expect([kinds(), store.getSnapshot()]).toMatchObject([['hello', 'hello'], { link: 'lost', picture: { view: { pot: 0 } } }]);
  store.close();
});

test('a newer host says more than is known: it is followed, and what changes in that too', () => {
  const { store, say, links } = puppet();
  say({ ...welcome, news: [1], picture: { ...welcome.picture, mood: { of: 'ada' } } });
  say({ kind: 'weather', no: 1 });
  const patch = [{ op: 'replace', path: ['mood', 'of'], value: 'bo' }, ...potOf(3, 1).patch];
  say({ ...potOf(3, 1), patch, hour: 7 });
  expect(store.getSnapshot()).toMatchObject({ link: 'live', picture: { mood: { of: 'bo' }, view: { pot: 3 } } });
  expect(links).toHaveLength(1);
  store.close();
});

test('a goodbye for a reason that is unknown is the last, as any but the passing ones', async () => {
  const { store, say, time, links } = puppet();
  say(welcome);
  say({ kind: 'bye', why: 'moved-away' });
  expect(store.getSnapshot()).toMatchObject({ link: 'ended', farewell: null });
  await time.pass(60_000);
  expect(links).toHaveLength(1);
});

test('a host whose welcomes cannot be read is not the one this client was made for: it says so instead of coming for ever', async () => {
  const { store, say, time, links } = puppet();
  const unread = { ...welcome, picture: { ...welcome.picture, undo: 'by-vote' } };
  for (let i = 0; i < 4; i++) {
    say(unread);
    expect(store.getSnapshot()).toMatchObject({ link: 'lost', farewell: null });
    await time.pass(10_000);
  }
  say(welcome);
  expect(store.getSnapshot().link).toBe('live');
  store.reconnect();
  for (let i = 0; i < 5; i++) {
    say(unread);
    await time.pass(10_000);
  }
  expect(store.getSnapshot()).toMatchObject({ link: 'ended', farewell: 'unread' });
  expect(links).toHaveLength(10);
});

test('changes that fit and leave no picture are caught up with, and throw nothing', async () => {
  const { store, say, kinds, time } = puppet();
  for (const [path, value] of [
    [['acting'], 1],
    [['view'], null],
    [['seats'], [{}]],
    [['request'], { by: 'bo' }],
  ] as const) {
    say(welcome);
    say({ kind: 'told', no: 1, kept: 0, moments: [], patch: [{ op: 'replace', path, value }] });
    expect(store.getSnapshot().picture).toEqual(welcome.picture);
    await time.pass(250);
  }
  expect(kinds()).toEqual(['hello', 'hello', 'hello', 'hello', 'hello']);
  store.close();
});
