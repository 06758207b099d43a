import type { Game } from 'ludoteca';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, driven, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

const players = ['ada', 'bo', 'cy'];
const three = {
  config: { players },
  seats: players.map((id) => ({ id, driver: { kind: 'person' } }) as const),
  tokens: [
    { token: tokenOf('run'), right: { kind: 'run' } } as const,
    ...players.map((seat) => ({ token: tokenOf(seat), right: { kind: 'seat', seat } }) as const),
  ],
};

const sealing = { kind: 'act', action: { type: 'seal' } };
const peeking = { kind: 'act', action: { type: 'peek' } };

test('what was taken back at once comes again one decision at a time, each with what bots answered it', async () => {
  const bots = ['roll', 'hold'];
  const think = async () => (bots.length > 0 ? { type: bots.shift() } : null);
  const { host } = house({ dice: () => sixes, think, budgets: { burst: 1000 } });
  const seats = driven('person', 'bot');
  const table = await opened(host, pigOrder({ seats }));
  const ada = await at(host, table, 'ada');
  const stands = async () => (await at(host, table, 'ada')).heard[0];
  for (const type of ['roll', 'hold', 'roll'] as const) {
    expect(await ada.act(type)).toMatchObject({ kind: 'done' });
    await settled();
  }
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await stands()).toMatchObject({ picture: { view: { pot: 0, points: { ada: 0, bo: 0 } } } });
  for (const view of [
    { active: 'ada', pot: 6, points: { ada: 0, bo: 0 } },
    { active: 'ada', pot: 0, points: { ada: 6, bo: 6 } },
    { active: 'ada', pot: 6, points: { ada: 6, bo: 6 } },
  ]) {
    expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
    expect(await stands()).toMatchObject({ picture: { view } });
  }
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ why: [{ code: 'nothing-to-redo' }] });
});

test('of several decisions of one’s own that went back together one comes again, and then the next', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host, pigOrder({}, { undo: 'free' }));
  const ada = await at(host, table, 'ada');
  for (let i = 0; i < 2; i++) await ada.act('roll');
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  for (const pot of [6, 12]) {
    expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
    expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ picture: { view: { pot } } });
  }
});

test('what was taken back before something else was done instead does not come again', async () => {
  const { host } = house({ dice: () => sixes });
  const ada = await at(host, await opened(host, pigOrder({}, { undo: 'free' })), 'ada');
  for (let i = 0; i < 2; i++) {
    await ada.act('roll');
    expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  }
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ why: [{ code: 'nothing-to-redo' }] });
});

test('what others changed unseen meanwhile does not keep a decision from being made again: it comes before what they did', async () => {
  // Whoever comes after bo cannot seal any more, and does not know it.
  const jealous: Game = {
    ...envelopes,
    reduce: (state, action, dice) =>
      action.player === 'ada' &&
      (action as { type: string }).type === 'seal' &&
      (state as { sealed?: unknown[] }).sealed?.includes('bo') === true
        ? envelopes.reduce(state, { type: 'never' } as never, dice)
        : envelopes.reduce(state, action, dice),
  };
  const { host, journal } = house({}, undefined, [jealous]);
  const table = await opened(host, { ...envelopesOrder(), ...three });
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  expect(await ada.say(sealing)).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await bo.say(sealing)).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect((await journal.read(table, 4, 1))[0]!.deed).toMatchObject({
    kind: 'redid',
    to: 0,
    redone: 1,
    again: [{ action: { type: 'seal', player: 'ada' } }, { action: { type: 'seal', player: 'bo' } }],
  });
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ picture: { view: { sealed: ['bo'] } } });
});

/** Envelopes by mended rules: something about one kind of action is otherwise. */
const mended = (reduce: Game['reduce']): Game => ({ ...envelopes, reduce });

test('nothing is made again below a step that its player has seen', async () => {
  const time = new Time();
  const one = house({}, time, [envelopes]);
  const table = await opened(one.host, { ...envelopesOrder(), ...three });
  const [ada, bo] = [await at(one.host, table, 'ada'), await at(one.host, table, 'bo')];
  expect(await bo.say(sealing)).toMatchObject({ kind: 'done' });
  expect(await ada.say(peeking)).toMatchObject({ kind: 'done' });
  expect(await ada.say(sealing)).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'take-back', to: 1 })).toMatchObject({ kind: 'done' });
  await one.host.close();
  // By mended rules nobody seals after bo has: it could be done at the very beginning only, before ada peeked.
  const strict = mended((state, action, dice) =>
    (action as { type: string }).type === 'seal' && (state as { sealed?: unknown[] }).sealed?.includes('bo') === true
      ? envelopes.reduce(state, { type: 'never' } as never, dice)
      : envelopes.reduce(state, action, dice),
  );
  const two = house({ journal: one.journal }, time, [strict]);
  const again = await at(two.host, table, 'ada');
  expect(await again.say({ kind: 'redo' })).toMatchObject({ why: [{ code: 'nothing-to-redo' }] });
});

test('what was taken back over a step to which mended rules no longer lead is not done again', async () => {
  const answers: unknown[] = [];
  for (const isMended of [false, true]) {
    const time = new Time();
    const one = house({}, time, [envelopes]);
    const table = await opened(one.host, { ...envelopesOrder({ undo: 'free' }), ...three });
    const [ada, bo] = [await at(one.host, table, 'ada'), await at(one.host, table, 'bo')];
    expect(await ada.say(peeking)).toMatchObject({ kind: 'done' });
    expect(await bo.say(sealing)).toMatchObject({ kind: 'done' });
    expect(await bo.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
    expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
    await one.host.close();
    const blind = mended((state, action, dice) => {
      const step = envelopes.reduce(state, action, dice);
      return step._tag === 'Left' || (action as { type: string }).type !== 'peek'
        ? step
        : { ...step, right: { ...step.right, events: [] } };
    });
    const two = house({ journal: one.journal }, time, [isMended ? blind : envelopes]);
    answers.push(await (await at(two.host, table, 'bo')).say({ kind: 'redo' }));
  }
  expect(answers).toMatchObject([{ kind: 'done' }, { why: [{ code: 'nothing-to-redo' }] }]);
});

test('nobody is asked for what is free', async () => {
  const { host } = house();
  const table = await opened(host, pigOrder({}, { undo: 'free' }));
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ why: [{ code: 'nobody-to-ask' }] });
});

test('all people who sit at the table are asked, and nobody for a seat that is still to be taken', async () => {
  const { host, journal } = house();
  const invitation = { token: tokenOf('invite'), right: { kind: 'invite', seat: 'cy' } } as const;
  const order = pigOrder({ ...three, config: { players, goal: 100 }, tokens: [...pigOrder().tokens, invitation] });
  const table = await opened(host, order);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await ada.act('roll');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ kind: 'done' });
  expect((await journal.read(table, 2, 1))[0]!.deed).toMatchObject({ kind: 'asked', of: ['bo'] });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ picture: { request: null, view: { pot: 0 } } });
});

test('whoever has agreed cannot say no any more, and the others are waited for', async () => {
  const { host } = house();
  const table = await opened(host, pigOrder({ ...three, config: { players, goal: 100 } }));
  const [ada, bo, cy] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'cy')];
  await ada.act('roll');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ kind: 'done' });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(await bo.say({ kind: 'answer', yes: false })).toMatchObject({ why: [{ code: 'nothing-asked' }] });
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ picture: { request: { of: ['bo', 'cy'], agreed: ['bo'] } } });
  expect(await cy.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ picture: { request: null, view: { pot: 0 } } });
});
