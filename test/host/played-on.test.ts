import { type ActionBase, action, defineGame, type Game, rule } from 'ludoteca';
import type { Journal, Order, Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, driven, type Ear, type House, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

const players = ['ada', 'bo', 'cy'];

/** An order for three, of whom bo may be a bot. */
const three = (rules: Parameters<typeof envelopesOrder>[0] = {}, bo: 'person' | 'bot' = 'person'): Order => ({
  ...envelopesOrder(rules),
  config: { players },
  seats: [...driven('person', bo), { id: 'cy', driver: { kind: 'person' } }],
  tokens: [...pigOrder().tokens, { token: tokenOf('cy'), right: { kind: 'seat', seat: 'cy' } }],
});

const sealing = { kind: 'act', action: { type: 'seal' } };
const peeking = { kind: 'act', action: { type: 'peek' } };
const back = { kind: 'take-back', to: 0 };
const nothing = { why: [{ code: 'nothing-to-redo' }] };

const sealedIn = (state: object): readonly string[] => (state as { readonly sealed?: readonly string[] }).sealed ?? [];
const isSeal = (one: object): boolean => (one as { readonly type: string }).type === 'seal';

/** Envelopes in which whoever seals is told how many were sealed before, and may not where this says so. */
const counted = (isKept: (player: string, sealed: readonly string[]) => boolean = () => false): Game => ({
  ...envelopes,
  reduce: (state, done, dice) => {
    if (!isSeal(done)) return envelopes.reduce(state, done, dice);
    const sealed = sealedIn(state);
    if (isKept(done.player, sealed)) return envelopes.reduce(state, { ...done, type: 'never' } as never, dice);
    const step = envelopes.reduce(state, done, dice);
    if (step._tag === 'Left') return step;
    const events = step.right.events.map((event) => ({ ...event, before: sealed.length }));
    return { ...step, right: { ...step.right, events } };
  },
});

const sat = async (game: Game, order: Order, options: Parameters<typeof house>[0] = {}): Promise<House & { readonly table: string }> => {
  const made = house(options, new Time(), [game]);
  return { ...made, table: await opened(made.host, order) };
};
const welcome = async ({ host, table }: { readonly host: House['host']; readonly table: string }, who: string): Promise<Welcome> =>
  (await at(host, table, who)).heard[0] as Welcome;
const sealedBy = async (made: Parameters<typeof welcome>[0], who: string): Promise<unknown> =>
  ((await welcome(made, who)).picture.view as { readonly sealed: unknown }).sealed;
const last = async (journal: Journal, table: string) => (await journal.read(table, 0, 99)).at(-1)!.deed;
const allDone = async (...said: readonly (readonly [Ear, object])[]): Promise<void> => {
  for (const [ear, message] of said) expect(await ear.say(message)).toMatchObject({ kind: 'done' });
};

test('what would have been otherwise without a step falls with it', async () => {
  const made = await sat(counted(), three());
  const [ada, bo] = [await at(made.host, made.table, 'ada'), await at(made.host, made.table, 'bo')];
  await allDone([ada, sealing], [bo, sealing]);
  expect((await welcome(made, 'bo')).moments).toMatchObject([{ events: [{ before: 1 }] }]);
  await allDone([ada, back]);
  expect((await welcome(made, 'bo')).moments).toEqual([]);
  expect(await sealedBy(made, 'bo')).toEqual([]);
});

test('what comes to be otherwise by a step that is done again below it falls', async () => {
  const made = await sat(
    counted((player, sealed) => player === 'ada' && sealed.includes('bo')),
    three({ undo: 'free' }),
  );
  const [ada, bo] = [await at(made.host, made.table, 'ada'), await at(made.host, made.table, 'bo')];
  await allDone([ada, sealing], [ada, back], [bo, sealing], [ada, { kind: 'redo' }]);
  expect(await sealedBy(made, 'ada')).toEqual(['ada']);
  expect(await sealedBy(made, 'bo')).toEqual([]);
});

test('what is done again may come to be otherwise than it was by what others have done unseen', async () => {
  const made = await sat(counted(), three({ undo: 'free' }));
  const [ada, bo] = [await at(made.host, made.table, 'ada'), await at(made.host, made.table, 'bo')];
  await allDone([ada, sealing], [ada, back], [bo, sealing], [ada, { kind: 'redo' }]);
  expect((await welcome(made, 'ada')).moments).toMatchObject([{ events: [{ type: 'sealed', before: 1 }] }]);
  expect(await sealedBy(made, 'bo')).toEqual(['bo']);
});

interface Peek extends ActionBase {
  readonly type: 'peek';
}

test('what was rolled for a step is rolled whole when it is done again: it comes before what would leave dice over', async () => {
  type Definition = Parameters<typeof defineGame>[0];
  const { definition } = envelopes as unknown as { readonly definition: Definition };
  // Who peeks before bo has sealed needs a light, which may go out.
  const peek = rule<
    { readonly sealed: readonly string[] },
    Peek,
    { readonly type: 'peeked'; readonly player: string; readonly card: number },
    'ENV-01'
  >({
    type: 'peek',
    codec: action<Peek>('peek', {}),
    apply({ sealed }, { player }, table) {
      const card = sealed.includes('bo') ? 0 : table.roll(6, 'light');
      table.emit({ type: 'peeked', player, card });
    },
  });
  const dim = defineGame({ ...definition, rules: { ...definition.rules, peek } } as unknown as Definition) as unknown as Game;
  const { host, table, journal } = await sat(dim, three({ undo: 'free' }), { dice: () => sixes });
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await allDone([ada, peeking], [ada, back], [bo, sealing], [ada, { kind: 'redo' }]);
  expect(await last(journal, table)).toMatchObject({
    kind: 'redid',
    to: 0,
    again: [{ action: { type: 'peek' } }, { action: { type: 'seal' } }],
  });
  expect((await welcome({ host, table }, 'ada')).moments).toMatchObject([{ events: [{ type: 'peeked', card: 6 }] }]);
});

test('what is done again just as it was is written as a number of steps alone', async () => {
  const { host, table, journal } = await sat(envelopes, three());
  const ada = await at(host, table, 'ada');
  await allDone([ada, sealing], [ada, back], [ada, { kind: 'redo' }]);
  expect(await last(journal, table)).toEqual({ kind: 'redid', by: 'ada', to: 1, redone: 1 });
});

test('whoever has heard something since does nothing again, though nothing looks otherwise', async () => {
  const heard: Game = { ...envelopes, witness: (event) => event };
  const { host, table } = await sat(heard, three({ undo: 'free' }));
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await allDone([ada, sealing], [ada, back], [bo, peeking]);
  expect(await ada.say({ kind: 'redo' })).toMatchObject(nothing);
});

test('whoever has heard something else instead does nothing again either', async () => {
  const heard: Game = { ...envelopes, witness: (event) => event };
  const { host, table } = await sat(heard, three({ undo: 'free' }));
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await allDone([bo, peeking], [ada, sealing], [ada, { kind: 'take-back', to: 1 }], [bo, back], [bo, sealing]);
  expect(await ada.say({ kind: 'redo' })).toMatchObject(nothing);
});

test('what was dealt at the beginning is taken back by nobody, though everybody saw it', async () => {
  const rules = pig as unknown as Game;
  const setup: Game['setup'] = (...given) => {
    const step = rules.setup(...given);
    if (step._tag === 'Left') return step;
    const dealt = [{ type: 'held', player: 'bo', points: 3 }] as unknown as typeof step.right.events;
    return { ...step, right: { ...step.right, events: dealt } };
  };
  const { host } = house({ gameOf: () => ({ ...rules, setup }) });
  const ada = await at(host, await opened(host), 'ada');
  expect((ada.heard[0] as Welcome).moments).toHaveLength(1);
  expect(await ada.say(back)).toMatchObject({ why: [{ code: 'nothing-to-take-back' }] });
});

test('where bots alone play along, what they did unseen goes back with what came before it', async () => {
  const made = await sat(envelopes, { ...envelopesOrder(), seats: driven('person', 'bot') });
  const [ada, bo] = [await at(made.host, made.table, 'ada'), await at(made.host, made.table, 'bo')];
  await allDone([ada, peeking], [bo, sealing], [ada, back]);
  expect(await sealedBy(made, 'bo')).toEqual([]);
});

test('where others give leave to take something back, what they did after it goes as well', async () => {
  const made = await sat(envelopes, three());
  const [ada, bo, cy] = [
    await at(made.host, made.table, 'ada'),
    await at(made.host, made.table, 'bo'),
    await at(made.host, made.table, 'cy'),
  ];
  await allDone([ada, peeking], [bo, sealing], [ada, { kind: 'ask', what: back }]);
  await allDone([bo, { kind: 'answer', yes: true }], [cy, { kind: 'answer', yes: true }]);
  expect(await sealedBy(made, 'bo')).toEqual([]);
});

test('all that bots answered a decision comes again with it', async () => {
  const bots = ['roll', 'hold'];
  const think = async () => (bots.length > 0 ? { type: bots.shift() } : null);
  const { host } = house({ dice: () => sixes, think });
  const table = await opened(host, pigOrder({ seats: driven('person', 'bot') }));
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  await ada.act('hold');
  await settled();
  const view = { active: 'ada', pot: 0, points: { ada: 6, bo: 6 } };
  expect((await welcome({ host, table }, 'ada')).picture).toMatchObject({ view });
  await allDone([ada, { kind: 'take-back', to: 1 }], [ada, { kind: 'redo' }]);
  expect((await welcome({ host, table }, 'ada')).picture).toMatchObject({ view });
});

test('what bots answered comes again by the rules as they are now', async () => {
  const rules = pig as unknown as Game;
  const think = async (): Promise<unknown> => null;
  const one = house({ dice: () => sixes, think, version: '1.0.0' });
  const table = await opened(one.host, pigOrder({ seats: driven('person', 'bot') }));
  const [ada, bo] = [await at(one.host, table, 'ada'), await at(one.host, table, 'bo')];
  await ada.act('roll');
  await ada.act('hold');
  await bo.act('roll');
  await allDone([ada, { kind: 'take-back', to: 1 }]);
  await one.host.close();
  // What bo rolls is told otherwise by mended rules.
  const mended: Game = {
    ...rules,
    reduce: (state, done, dice) => {
      const step = rules.reduce(state, done, dice);
      if (step._tag === 'Left' || done.player !== 'bo') return step;
      const events = step.right.events.map((event) => ({ ...event, mended: true }));
      return { ...step, right: { ...step.right, events } };
    },
  };
  const { host } = house({ journal: one.journal, dice: () => sixes, think, version: '1.1.0', gameOf: () => mended }, one.time);
  await allDone([await at(host, table, 'ada'), { kind: 'redo' }]);
  const { picture, moments } = await welcome({ host, table }, 'ada');
  expect(picture).toMatchObject({ request: null, view: { active: 'bo', pot: 6 } });
  expect(moments.at(-1)).toMatchObject({ events: [{ type: 'rolled', player: 'bo', mended: true }] });
});

test('what can no longer be done where the table stands is done nowhere where mended rules do not lead', async () => {
  const one = await sat(envelopes, three());
  await allDone([await at(one.host, one.table, 'bo'), sealing]);
  await one.host.close();
  const two = house({ journal: one.journal }, one.time, [envelopes]);
  const ada = await at(two.host, one.table, 'ada');
  await allDone([ada, sealing], [ada, back]);
  await two.host.close();
  // By mended rules nobody seals after bo, and other cards are dealt.
  const mended: Game = {
    ...counted((_, sealed) => sealed.includes('bo')),
    setup: (config, dice) => {
      const step = envelopes.setup(config, dice);
      return step._tag === 'Left' ? step : { ...step, right: { ...step.right, events: [{ type: 'dealt' }] as never } };
    },
  };
  const other = house({ journal: one.journal }, one.time, [mended]);
  const again = await at(other.host, one.table, 'ada');
  expect(again.heard[0]).toMatchObject({ kind: 'welcome', picture: { request: null } });
  expect(await again.say({ kind: 'redo' })).toMatchObject(nothing);
});
