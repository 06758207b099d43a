import { type Game, type GameTypes, orThrow, type Roll, recorded, sameData, seeded } from 'ludoteca';
import { games } from 'ludoteca/games';
import { memoryJournal, type Order, rehearsedTakeBack, type ToClient, type Welcome } from 'ludoteca/host';
import { type Move, silence, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, calm, driven, type Ear, house, opened, pigOrder, settled, Time, tokenOf } from './helpers/house.js';

const ojo = games['ojo-del-terror'] as unknown as Game<GameTypes>;
const played = walk(ojo, { players: ['ada', 'bo', 'cy'] }, { name: 'ojo', seed: 'silence', maxSteps: 40 });

const seesNothing = ({ before, state, events }: Move<GameTypes>, viewer: string | null): boolean =>
  events.every((event) => ojo.witness(event, viewer) === null) &&
  sameData(ojo.view(before, viewer), ojo.view(state, viewer)) &&
  sameData(ojo.actors(before, viewer), ojo.actors(state, viewer));

const everybody = ['ada', 'bo', 'cy', null];

/** Two steps by two players, one after the other, of each of which nobody else sees anything. */
const pair = played.moves.findIndex((move, i) => {
  const next = played.moves[i + 1];
  const isHidden = (one: Move<GameTypes>): boolean => everybody.every((who) => who === one.action.player || seesNothing(one, who));
  return next !== undefined && next.action.player !== move.action.player && isHidden(move) && isHidden(next) && move.rolls.length === 0;
});
const [mine, theirs] = [played.moves[pair]!, played.moves[pair + 1]!];
const [me, them] = [mine.action.player, theirs.action.player];

/** The table after so many steps of the walk, and everybody at it. */
const tableAfter = async (steps: number, undo: 'consent' | 'free' | 'never', clock: Order['rules']['clock'] = null) => {
  const rolls: (readonly Roll[])[] = [played.setup.rolls, ...played.moves.map((move) => move.rolls)];
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const generous = { burst: 1e6, perSecond: 1e6 };
  const { host } = house({ journal, dice: () => recorded(rolls.shift() ?? []), budgets: generous }, time, [ojo as unknown as Game]);
  const seats = ['ada', 'bo', 'cy'];
  const order = pigOrder({
    game: 'ojo-del-terror',
    config: played.config,
    rules: { ...calm, undo, clock },
    seats: seats.map((id) => ({ id, driver: { kind: 'person' } })),
    tokens: [
      { token: tokenOf('run'), right: { kind: 'run' } },
      ...seats.map((seat): Order['tokens'][number] => ({ token: tokenOf(seat), right: { kind: 'seat', seat } })),
    ],
  });
  const table = await opened(host, order);
  const ears: Record<string, Ear> = {};
  for (const seat of [...seats, 'watcher']) ears[seat] = await at(host, table, seat);
  for (const { action } of played.moves.slice(0, steps))
    expect(await ears[action.player]!.say({ kind: 'act', action })).toMatchObject({ kind: 'done' });
  return { host, time, table, journal, ears };
};

/** How many moments somebody has seen of so many steps, the setup among them. */
const momentsOf = (seat: string, steps: number): number =>
  [{ ...played.setup, action: { player: '' } }, ...played.moves.slice(0, steps)].filter(
    ({ action, events }) => action.player === seat || events.some((event) => ojo.witness(event, seat) !== null),
  ).length;

const heard = (ear: Ear): readonly ToClient[] => ear.heard.filter(({ kind }) => kind !== 'welcome');

test('whoever takes back a hidden order is answered the same whether somebody else has given one unseen or not', async () => {
  const to = momentsOf(me, pair);
  for (const undo of ['free', 'consent', 'never'] as const) {
    const answers: ToClient[] = [];
    for (const steps of [pair + 1, pair + 2]) {
      const { ears } = await tableAfter(steps, undo);
      answers.push(await ears[me]!.say({ kind: 'take-back', id: 'back', to }));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toEqual({ kind: 'done', id: 'back' });
  }
});

test('what another did unseen stays where it is, and nobody else hears of what was taken back and done again', async () => {
  const { ears, journal, table, host } = await tableAfter(pair + 2, 'consent');
  const before = Object.fromEntries(Object.entries(ears).map(([who, ear]) => [who, heard(ear).length]));
  expect(await ears[me]!.say({ kind: 'take-back', to: momentsOf(me, pair) })).toMatchObject({ kind: 'done' });
  expect((await at(host, table, them)).heard[0]).toMatchObject({ moments: { length: momentsOf(them, pair + 2) } });
  expect(await ears[me]!.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  await settled();
  for (const who of Object.keys(ears).filter((name) => name !== me)) expect(heard(ears[who]!).length, who).toBe(before[who]);
  // Their order stands, and so does mine again: the next steps of the game can be played as they were.
  for (const { action } of played.moves.slice(pair + 2, pair + 6))
    expect(await ears[action.player]!.say({ kind: 'act', action })).toMatchObject({ kind: 'done' });
  expect((await journal.read(table, pair + 3, 2)).map(({ deed }) => deed.kind)).toEqual(['took-back', 'redid']);
});

test('whoever asks others asks all of them, and what they did unseen meanwhile is told by nothing', async () => {
  const last = played.moves.findIndex(({ state }) => !sameData(ojo.actors(state), ojo.actors(mine.state)));
  const asked: unknown[] = [];
  for (const steps of [pair + 1, pair + 2]) {
    const { ears } = await tableAfter(steps, 'consent');
    const answer = await ears[me]!.say({ kind: 'ask', id: 'ask', what: { kind: 'take-back', to: 1 } });
    const { no: _, ...told } = heard(ears[me]!).at(-2) as { no: number };
    asked.push([answer, told]);
  }
  expect(last).not.toBe(pair);
  expect(asked[1]).toEqual(asked[0]);
});

test('whoever is asked learns which of their own moments would go, and nothing of hidden steps, however many there were and by whom', async () => {
  const asked = async (cards: string, ...peeks: readonly string[]) => {
    const { host } = house({ dice: () => seeded(cards) }, new Time(), [envelopes]);
    const tokens = [...pigOrder().tokens, { token: tokenOf('cy'), right: { kind: 'seat', seat: 'cy' } } as const];
    const order = envelopesOrder();
    const seats = [...order.seats, { id: 'cy', driver: { kind: 'person' } } as const];
    const table = await opened(host, { ...order, config: { players: ['ada', 'bo', 'cy'] }, seats, tokens });
    const bo = await at(host, table, 'bo');
    for (const who of peeks)
      expect(await (await at(host, table, who)).say({ kind: 'act', id: 'p', action: { type: 'peek' } })).toMatchObject({ kind: 'done' });
    const ada = await at(host, table, 'ada');
    expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ kind: 'done' });
    return { told: heard(bo), request: ((await at(host, table, 'bo')).heard[0] as Welcome).picture.request };
  };
  const first = await asked('a card', 'bo', 'ada');
  expect(first.request).toMatchObject({ by: 'ada', what: 'take-back', to: 1 }); // all that bo has seen stands
  expect(first.told).toHaveLength(2); // the own step, and that something is asked
  expect(await asked('a card', 'bo', 'cy', 'ada', 'cy', 'ada')).toEqual(first);
  expect(await asked('a card', 'ada')).toEqual(await asked('another card', 'ada', 'cy'));
  // That a decision of one’s own would go too is no secret.
  expect((await asked('a card', 'ada', 'bo')).request).toMatchObject({ to: 0 });
});

test('whoever neither asks nor is asked, such as who holds the seat of a bot or runs the table, is told of no request', async () => {
  const { host } = house();
  const table = await opened(
    host,
    pigOrder({
      config: { players: ['ada', 'bo', 'cy'], goal: 1000 },
      seats: [...driven('person', 'person'), { id: 'cy', driver: { kind: 'bot', bot: 'greedy' } }],
      tokens: [...pigOrder().tokens, { token: tokenOf('cy'), right: { kind: 'seat', seat: 'cy' } }],
    }),
  );
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ kind: 'done' });
  const requests = await Promise.all(
    ['ada', 'bo', 'cy', 'run', 'watcher'].map(
      async (who) => ((await at(host, table, who)).heard[0] as Welcome).picture.request?.of ?? null,
    ),
  );
  expect(requests).toEqual([['bo'], ['bo'], null, null, null]);
});

test('redo is for whoever took something back: to others it is as if nothing had been', async () => {
  const { ears } = await tableAfter(pair + 2, 'consent');
  const before = await ears[them]!.say({ kind: 'redo', id: 'a' });
  await ears[me]!.say({ kind: 'take-back', to: momentsOf(me, pair) });
  expect({ ...(await ears[them]!.say({ kind: 'redo', id: 'b' })), id: 'a' }).toEqual(before);
  expect(await ears[them]!.say({ kind: 'ask', what: { kind: 'redo' } })).toMatchObject({ why: [{ code: 'nothing-to-redo' }] });
});

test('clocks stay as they are at steps of which somebody sees nothing', async () => {
  const clock = { kind: 'decision', seconds: 600 } as const;
  const quiet = await tableAfter(pair + 1, 'consent', clock);
  await quiet.time.pass(5000);
  const before = Object.fromEntries(Object.entries(quiet.ears).map(([who, ear]) => [who, heard(ear).length]));
  const seen = (await at(quiet.host, quiet.table, me)).heard[0] as { picture: unknown };
  expect(await quiet.ears[them]!.say({ kind: 'act', action: theirs.action })).toMatchObject({ kind: 'done' });
  for (const who of Object.keys(quiet.ears).filter((name) => name !== them)) expect(heard(quiet.ears[who]!).length, who).toBe(before[who]);
  expect(((await at(quiet.host, quiet.table, me)).heard[0] as { picture: unknown }).picture).toEqual(seen.picture);
});

test('a game that lets whoever undoes learn of a hidden step is found out', () => {
  // What it deals anew hangs on what is hidden: so would the answer to whoever wants something back.
  const real = new Set<unknown>(played.moves.map(({ before }) => before));
  const redeal: typeof ojo.redeal = (state, viewer, dice) => (real.has(state) ? ojo.redeal(state, viewer, dice) : played.last);
  const leaking: Game<GameTypes> = { ...ojo, redeal };
  expect(() => silence(leaking, played)).toThrow('would be answered otherwise');
});

test('what a rehearsal answers is what a table would', () => {
  const steps = [{ ...played.setup, action: null }, ...played.moves.slice(0, pair + 1)] as const;
  expect(rehearsedTakeBack(ojo as unknown as Game, steps, 'consent', me, momentsOf(me, pair))).toBeNull();
  expect(rehearsedTakeBack(ojo as unknown as Game, steps, 'consent', me, 99)).toMatchObject([{ code: 'nothing-to-take-back' }]);
  const { state } = orThrow(envelopes.setup({ players: ['ada', 'bo'] }, seeded(1)));
  const peeked = orThrow(envelopes.reduce(state, { type: 'peek', player: 'ada' }, seeded(2)));
  const peek = [
    { action: null, state, events: [], rolls: [] },
    { ...peeked, action: { type: 'peek', player: 'ada' } },
  ] as const;
  expect(rehearsedTakeBack(envelopes, peek, 'consent', 'ada', 0)).toMatchObject([{ code: 'not-free' }]);
  expect(rehearsedTakeBack(envelopes, peek, 'never', 'ada', 0)).toMatchObject([{ code: 'never-taken-back' }]);
  expect(rehearsedTakeBack(envelopes, peek, 'free', 'ada', 0)).toBeNull();
  expect(rehearsedTakeBack(envelopes, peek, 'free', 'ada', -1)).toMatchObject([{ code: 'nothing-to-take-back' }]);
});
