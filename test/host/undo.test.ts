import type { Game } from 'ludoteca';
import type { Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, driven, house, opened, pigOrder, settled, sixes, tokenOf } from './helpers/house.js';

const game = async (undo: 'free' | 'consent' | 'never') => {
  const { host } = house();
  const table = await opened(host, pigOrder({}, { undo }));
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await ada.act('roll');
  return { ada, bo };
};

test('where undo is free, one’s own decision goes back, and comes again with the same dice', async () => {
  const { ada, bo } = await game('free');
  const rolled = JSON.stringify(bo.told[0]);
  expect(await bo.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'refused' });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(bo.told.at(-1)).toMatchObject({ kept: 0, moments: [] });
  expect(await bo.say({ kind: 'redo' })).toMatchObject({ why: [{ code: 'nothing-to-redo' }] });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect((bo.told.at(-1) as { moments: unknown }).moments).toEqual(JSON.parse(rolled).moments);
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ why: [{ code: 'nothing-to-redo' }] });
});

test('where it takes consent, whoever it concerns is asked, and one no is enough', async () => {
  const { ada, bo } = await game('consent');
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ why: [{ code: 'not-free' }] });
  const what = { kind: 'take-back', to: 0 };
  expect(await ada.say({ kind: 'ask', what })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'answer', yes: true })).toMatchObject({ why: [{ code: 'nothing-asked' }] });
  expect(await bo.say({ kind: 'answer', yes: false })).toMatchObject({ kind: 'done' });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ why: [{ code: 'nothing-asked' }] });
  expect(await ada.say({ kind: 'ask', what })).toMatchObject({ why: [{ code: 'declined' }] });
  await ada.act('hold');
  await bo.act('hold');
  await ada.act('hold');
  expect(await ada.say({ kind: 'ask', what })).toMatchObject({ kind: 'done' });
  for (const message of [
    { kind: 'act', action: { type: 'roll' } },
    { kind: 'take-back', to: 0 },
    { kind: 'ask', what },
  ])
    expect(await bo.say(message)).toMatchObject({ why: [{ code: 'already-asked' }] });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  await settled();
  expect(ada.told.at(-1)).toMatchObject({ kept: 0, moments: [] });
});

test('whoever is asked is told from which of their own moments on it would be taken back, and so is whoever asks', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  for (const type of ['roll', 'roll', 'hold'] as const) await ada.act(type);
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
  const request = async (who: string) => ((await at(host, table, who)).heard[0] as Welcome).picture.request;
  for (const who of ['ada', 'bo']) expect(await request(who)).toEqual({ by: 'ada', what: 'take-back', of: ['bo'], agreed: [], to: 1 });
  expect(await request('watcher')).toBeNull();
  const bo = await at(host, table, 'bo');
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(bo.told.at(-1)).toMatchObject({ kept: 1, moments: [] });
  // What is to be done again begins nowhere among what stands.
  expect(await ada.say({ kind: 'ask', what: { kind: 'redo' } })).toMatchObject({ kind: 'done' });
  expect(await request('bo')).toEqual({ by: 'ada', what: 'redo', of: ['bo'], agreed: [] });
});

test('a yes is no answer to something else that is asked meanwhile', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const [ada, bo, run] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'run')];
  for (const type of ['roll', 'roll', 'hold'] as const) await ada.act(type);
  const ask = (to: number) => ada.say({ kind: 'ask', what: { kind: 'take-back', to } });
  expect(await ask(2)).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'answer', yes: false, to: 2 })).toMatchObject({ kind: 'done' });
  for (const type of ['roll', 'hold'] as const) await bo.act(type);
  await ada.act('roll');
  expect(await ask(0)).toMatchObject({ kind: 'done' });
  for (const yes of [true, false]) expect(await bo.say({ kind: 'answer', yes, to: 2 })).toMatchObject({ why: [{ code: 'moved-on' }] });
  expect(await bo.say({ kind: 'answer', yes: true, to: 0 })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'ask', what: { kind: 'redo' } })).toMatchObject({ kind: 'done' });
  expect(await bo.say({ kind: 'answer', yes: true, to: 0 })).toMatchObject({ why: [{ code: 'moved-on' }] });
  // Whoever runs the table sees no request of others, and answers it all the same.
  expect(await run.say({ kind: 'answer', yes: false, to: 0 })).toMatchObject({ kind: 'done' });
  expect(await bo.say({ kind: 'answer', yes: true, to: 0 })).toMatchObject({ why: [{ code: 'nothing-asked' }] });
});

test('where nothing is taken back, nobody is asked either', async () => {
  const { ada } = await game('never');
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ why: [{ code: 'never-taken-back' }] });
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ why: [{ code: 'never-taken-back' }] });
});

test('whoever plays among bots alone asks nobody', async () => {
  const { host } = house();
  const seats = driven('person', 'bot');
  const table = await opened(host, pigOrder({ seats }));
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
});

test('where bots play alone, what they did is taken back from any of their seats', async () => {
  const { host } = house();
  const bot = { kind: 'bot', bot: 'greedy' } as const;
  const seats = [
    { id: 'ada', driver: bot },
    { id: 'bo', driver: bot },
  ];
  const table = await opened(host, pigOrder({ seats }));
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await ada.act('roll');
  expect(await bo.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
});

test('whoever asked may withdraw it, whoever runs the table may let it go on, and a seat that changes hands is asked no more', async () => {
  const { host } = house();
  const table = await opened(host);
  const [ada, bo, run] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'run')];
  const ask = { kind: 'ask', what: { kind: 'take-back', to: 0 } };
  const no = { kind: 'answer', yes: false };
  const isAsked = () => JSON.stringify(bo.told.at(-1)).includes('take-back');
  for (const [who, message] of [
    [ada, no],
    [run, no],
    [run, { kind: 'seat', seat: 'bo', driver: { kind: 'person' } }],
  ] as const) {
    expect(await run.say({ kind: 'answer', yes: true })).toMatchObject({ why: [{ code: 'nothing-asked' }] });
    // One may ask again once one has acted again.
    for (let i = 0; i < 20 && (await ada.act('roll')).kind !== 'done'; i++) await bo.act('roll');
    expect(await ada.say(ask)).toMatchObject({ kind: 'done' });
    expect(isAsked()).toBe(true);
    expect(await who.say(message)).toMatchObject({ kind: 'done' });
    expect(await bo.say(no)).toMatchObject({ why: [{ code: 'nothing-asked' }] });
  }
});

test('a table looks as it did once so many moments stood, to whoever saw them', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const [ada, watcher] = [await at(host, table, 'ada'), await at(host, table, 'watcher')];
  await ada.act('roll');
  await ada.act('roll');
  expect(await watcher.say({ kind: 'look', at: 1 })).toMatchObject({ answer: { view: { pot: 6 } } });
  expect(await ada.say({ kind: 'look', at: 2 })).toMatchObject({ answer: { view: { pot: 12 } } });
  expect(await ada.say({ kind: 'look', at: 9 })).toMatchObject({ why: [{ code: 'not-seen' }] });
});

test('what a bot has answered goes back freely with the decision it answered, where undo is free', async () => {
  let thoughts = 0;
  const { host } = house({ dice: () => sixes, think: async () => (thoughts++ === 0 ? { type: 'roll' } : null) });
  const seats = [
    { id: 'ada', driver: { kind: 'person' } },
    { id: 'bo', driver: { kind: 'bot', bot: 'greedy' } },
    { id: 'cy', driver: { kind: 'person' } },
  ] as const;
  const tokens = [...pigOrder().tokens, { token: tokenOf('cy'), right: { kind: 'seat', seat: 'cy' } } as const];
  const table = await opened(host, pigOrder({ config: { players: ['ada', 'bo', 'cy'], goal: 1000 }, seats, tokens }, { undo: 'free' }));
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  await ada.act('hold');
  await settled();
  expect(ada.told.at(-1)).toMatchObject({ moments: [{ action: null, events: [{ type: 'rolled', player: 'bo' }] }] });
  expect(await ada.say({ kind: 'take-back', to: 1 })).toMatchObject({ kind: 'done' });
});

test('what only watchers would see stands in nobody’s way where nobody may watch', async () => {
  const isPlayer = (viewer: unknown): boolean => viewer === 'ada' || viewer === 'bo';
  const watched: Game = { ...envelopes, witness: (event, viewer) => (isPlayer(viewer) ? envelopes.witness(event, viewer) : event) };
  for (const [watch, answer] of [
    ['none', { kind: 'done' }],
    ['open', { why: [{ code: 'not-free' }] }],
  ] as const) {
    const { host } = house({ gameOf: () => watched });
    const table = await opened(host, envelopesOrder({ watch }));
    const ada = await at(host, table, 'ada');
    expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
    expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject(answer);
  }
});

test('what tells another a part of what happened is not taken back without leave', async () => {
  // Whoever seals an envelope is told so, and bo that he has sealed one.
  const loud: Game = {
    ...envelopes,
    reduce: (state, action, dice) => {
      const step = envelopes.reduce(state, action, dice);
      if (step._tag === 'Left') return step;
      const { events } = step.right;
      return { ...step, right: { ...step.right, events: [...events, { type: 'sealed', player: 'bo' } as (typeof events)[number]] } };
    },
  };
  const { host } = house({ gameOf: () => loud });
  const table = await opened(host, envelopesOrder());
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
  expect(bo.told.at(-1)).toMatchObject({ moments: [{ events: [{ type: 'sealed', player: 'bo' }] }] });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ why: [{ code: 'not-free' }] });
});
