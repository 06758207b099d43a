import { allowanceOf, ojoDelTerror, reachOf } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../refusals-in-full.js';
import { allied, cede, defend, trade } from '../../helpers/orders.js';
import type { Resolved } from '../../helpers/positions.js';
import { holderOf } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** NL and IW hold two planets each far from one another; AL raids. */
const neighbours = () => scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'mena-honda'], iw: ['tajo', 'extasis'] } });

const told = ({ events }: Resolved, ...types: string[]) => events.filter(({ type }) => types.includes(type));

clause(['ET-CEDE-05', 'ET-XFER-01'], 'a gift is carried out after the invasions if the giver still has the planet', () => {
  const given = resolve(neighbours(), { nl: [cede('ferrod', 'iw')] });
  expect(holderOf(given, 'ferrod')).toBe('iw');
  expect(told(given, 'planet-ceded', 'cession-failed')).toEqual([{ type: 'planet-ceded', planet: 'ferrod', from: 'nl', to: 'iw' }]);
  expect(given.report.cessions).toEqual([{ planet: 'ferrod', from: 'nl', to: 'iw', done: true, reason: null }]);
  const lost = resolve(neighbours(), { nl: [cede('ferrod', 'iw')], al: [invade('ferrod')] });
  expect(holderOf(lost, 'ferrod')).toBe('al');
  expect(told(lost, 'planet-ceded', 'cession-failed')).toEqual([
    { type: 'cession-failed', planet: 'ferrod', from: 'nl', to: 'iw', reason: 'planet-lost' },
  ]);
  expect(lost.report.cessions).toEqual([{ planet: 'ferrod', from: 'nl', to: 'iw', done: false, reason: 'planet-lost' }]);
});

clause(['ET-CEDE-05', 'ET-XFER-01'], 'an attack that fails leaves the gift standing, even the attack of the recipient', () => {
  const resolved = resolve(neighbours(), { nl: [cede('ferrod', 'al'), defend('ferrod')], al: [invade('ferrod')] });
  expect(resolved.report.conquests).toEqual([]);
  expect(holderOf(resolved, 'ferrod')).toBe('al');
  expect(resolved.report.cessions[0]!.done).toBe(true);
});

clause('ET-XFER-01', 'a planet conquered by the recipient is conquered, not given', () => {
  const resolved = resolve(neighbours(), { nl: [cede('ferrod', 'al')], al: [invade('ferrod')] });
  expect(holderOf(resolved, 'ferrod')).toBe('al');
  expect(resolved.report.cessions).toEqual([{ planet: 'ferrod', from: 'nl', to: 'al', done: false, reason: 'planet-lost' }]);
});

/** NL and IW side by side, so that each can reach what the other holds. */
const adjacent = () => scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'mena-honda'], iw: ['coralis', 'quebrada'] } });

const deal = { nl: trade('iw', ['ferrod'], ['coralis']), iw: trade('nl', ['coralis'], ['ferrod']) };

clause(['ET-XFER-07', 'ET-EVT-04'], 'who conquers what was promised to it in a trade has received it, and hands over its own half', () => {
  const resolved = resolve(adjacent(), { nl: [deal.nl], iw: [deal.iw, invade('ferrod')] });
  expect([holderOf(resolved, 'ferrod'), holderOf(resolved, 'coralis')]).toEqual(['iw', 'nl']);
  const trades = { from: 'nl', to: 'iw', give: [], receive: ['coralis'] };
  expect(resolved.report.trades).toEqual([{ ...trades, result: 'executed' }]);
  expect(told(resolved, 'planet-conquered', 'trade-executed')).toEqual([
    { type: 'planet-conquered', planet: 'ferrod', from: 'nl', to: 'iw' },
    { type: 'trade-executed', ...trades },
  ]);
});

clause('ET-XFER-07', 'the same by an alliance of which it is the beneficiary, but not if the planet goes to an ally', () => {
  const attack = (beneficiary: string) => {
    const order = allied('ferrod', ['iw', 'al'], { beneficiary });
    return resolve(adjacent(), { nl: [deal.nl], iw: [deal.iw, order], al: [order] });
  };
  const received = attack('iw');
  expect([holderOf(received, 'ferrod'), holderOf(received, 'coralis')]).toEqual(['iw', 'nl']);
  const lost = attack('al');
  expect([holderOf(lost, 'ferrod'), holderOf(lost, 'coralis')]).toEqual(['al', 'iw']);
  expect(lost.report.trades).toMatchObject([{ give: ['ferrod'], receive: ['coralis'], result: 'planet-lost' }]);
});

clause(['ET-XFER-07', 'ET-EVT-04'], 'both may take what they were to receive', () => {
  const resolved = resolve(adjacent(), { nl: [deal.nl, invade('coralis')], iw: [deal.iw, invade('ferrod')] });
  expect([holderOf(resolved, 'ferrod'), holderOf(resolved, 'coralis')]).toEqual(['iw', 'nl']);
  expect(resolved.report.trades).toEqual([{ from: 'nl', to: 'iw', give: [], receive: [], result: 'executed' }]);
  const ceded = resolve(adjacent(), { nl: [cede('ferrod', 'iw')], iw: [cede('coralis', 'nl'), invade('ferrod')] });
  expect(ceded.report.cessions).toEqual([{ planet: 'coralis', from: 'iw', to: 'nl', done: true, reason: null }]);
  expect(told(ceded, 'planet-conquered', 'planet-ceded', 'cession-failed').map(({ type }) => type)).toEqual([
    'planet-conquered',
    'planet-ceded',
  ]);
});

clause(['ET-CEDE-06', 'ET-FLOW-07'], 'the recipient does nothing, may have no planets, and has the planet from the next turn on', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'mena-honda'], iw: ['tajo'] }, spare: 0 });
  expect([allowanceOf(state, 'al'), reachOf(state, 'al', 'quimera')]).toEqual([1, 'none']);
  const resolved = resolve(state, { nl: [cede('mena-honda', 'al')], al: [] });
  expect(holderOf(resolved, 'mena-honda')).toBe('al');
  expect(resolved.report.points).toMatchObject([
    { player: 'nl', planets: 2, resources: 1 },
    { player: 'iw', planets: 1 },
    { player: 'al', planets: 0, points: 0 },
  ]);
  expect([allowanceOf(resolved.state, 'al'), reachOf(resolved.state, 'al', 'quimera')]).toEqual([3, 'boundary']);
  expect(resolve(resolved.state).report.points[2]).toMatchObject({ planets: 1, resources: 1, points: 2 });
});

clause(['ET-CEDE-07', 'ET-XFER-04', 'ET-EVT-03'], 'cessions to each other are one exchange: one planet falls, neither passes', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'mena-honda'], iw: ['tajo', 'extasis'] } });
  const sheets = { nl: [cede('ferrod', 'iw'), cede('mena-honda', 'al')], iw: [cede('tajo', 'nl'), cede('extasis', 'nl')] };
  const resolved = resolve(state, { ...sheets, al: [invade('ferrod')] });
  expect(['ferrod', 'tajo', 'extasis'].map((planet) => holderOf(resolved, planet))).toEqual(['al', 'iw', 'iw']);
  expect(resolved.report.cessions.map(({ planet, done, reason }) => [planet, done, reason])).toEqual([
    ['ferrod', false, 'planet-lost'],
    ['mena-honda', true, null], // a gift to somebody else
    ['tajo', false, 'planet-lost'],
    ['extasis', false, 'planet-lost'],
  ]);
  expect(resolved.report.trades).toEqual([]);
  const quiet = resolve(state, sheets);
  expect(['ferrod', 'tajo', 'extasis'].map((planet) => holderOf(quiet, planet))).toEqual(['iw', 'nl', 'nl']);
});

clause('ET-XFER-04', 'cessions of one side alone are gifts, each by itself', () => {
  const resolved = resolve(neighbours(), { nl: [cede('ferrod', 'iw'), cede('mena-honda', 'iw')], al: [invade('ferrod')] });
  expect(resolved.report.cessions.map(({ planet, done }) => [planet, done])).toEqual([
    ['ferrod', false],
    ['mena-honda', true],
  ]);
});

clause(['ET-TRADE-05', 'ET-XFER-05', 'ET-EVT-04'], 'a trade is answered by cessions of all it asks for, and tells of them', () => {
  const offered = { nl: [trade('iw', ['ferrod'], ['tajo', 'extasis'])] };
  const answered = resolve(neighbours(), { ...offered, iw: [cede('extasis', 'nl'), cede('tajo', 'nl')] });
  expect(['ferrod', 'tajo', 'extasis'].map((planet) => holderOf(answered, planet))).toEqual(['iw', 'nl', 'nl']);
  const whole = { from: 'nl', to: 'iw', give: ['ferrod'], receive: ['tajo', 'extasis'] };
  expect(answered.report.trades).toEqual([{ ...whole, result: 'executed' }]);
  expect(answered.report.cessions).toEqual([]);
  expect(told(answered, 'planet-ceded', 'cession-failed', 'trade-executed', 'trade-failed')).toEqual([
    { type: 'trade-executed', ...whole },
  ]);
  const short = resolve(neighbours(), { ...offered, iw: [cede('tajo', 'nl')] });
  expect(['ferrod', 'tajo', 'extasis'].map((planet) => holderOf(short, planet))).toEqual(['nl', 'iw', 'iw']);
  expect(told(short, 'planet-ceded', 'cession-failed', 'trade-executed', 'trade-failed')).toEqual([
    { type: 'cession-failed', planet: 'tajo', from: 'iw', to: 'nl', reason: 'not-mirrored' },
    { type: 'trade-failed', ...whole, reason: 'not-mirrored' },
  ]);
});

clause(['ET-XFER-04', 'ET-XFER-05'], 'what else the two cede to each other belongs to the exchange, and stands or falls with it', () => {
  const sheets = { nl: [trade('iw', ['ferrod'], ['tajo']), cede('mena-honda', 'iw')], iw: [cede('tajo', 'nl'), cede('extasis', 'nl')] };
  const resolved = resolve(neighbours(), sheets);
  expect(['ferrod', 'mena-honda', 'tajo', 'extasis'].map((planet) => holderOf(resolved, planet))).toEqual(['iw', 'iw', 'nl', 'nl']);
  expect(told(resolved, 'planet-ceded', 'trade-executed')).toEqual([
    { type: 'planet-ceded', planet: 'mena-honda', from: 'nl', to: 'iw' },
    { type: 'planet-ceded', planet: 'extasis', from: 'iw', to: 'nl' },
    { type: 'trade-executed', from: 'nl', to: 'iw', give: ['ferrod'], receive: ['tajo'] },
  ]);
  const spoilt = resolve(neighbours(), { ...sheets, al: [invade('mena-honda')] });
  expect(['ferrod', 'tajo', 'extasis'].map((planet) => holderOf(spoilt, planet))).toEqual(['nl', 'iw', 'iw']);
  const unanswered = resolve(neighbours(), { nl: sheets.nl });
  expect(unanswered.report.cessions).toMatchObject([{ planet: 'mena-honda', done: false, reason: 'not-mirrored' }]);
});

clause('ET-XFER-05', 'two trades that ask for the same planet make no exchange', () => {
  const greedy = [trade('iw', ['ferrod'], ['tajo']), trade('iw', ['mena-honda'], ['tajo', 'extasis'])];
  const resolved = resolve(neighbours(), { nl: greedy, iw: [cede('tajo', 'nl'), cede('extasis', 'nl')] });
  expect(resolved.report.trades.map(({ result }) => result)).toEqual(['not-mirrored', 'not-mirrored']);
  expect(['ferrod', 'mena-honda', 'tajo', 'extasis'].map((planet) => holderOf(resolved, planet))).toEqual(['nl', 'nl', 'iw', 'iw']);
  const modest = [trade('iw', ['ferrod'], ['tajo']), trade('iw', ['mena-honda'], ['extasis'])];
  const both = resolve(neighbours(), { nl: modest, iw: [cede('tajo', 'nl'), cede('extasis', 'nl')] });
  expect(both.report.trades.map(({ result }) => result)).toEqual(['executed', 'executed']);
});

clause('ET-XFER-06', 'mirrored trades stand for themselves, whatever else the two hand to each other', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'mena-honda', 'yunque'], iw: ['tajo', 'rubra'] } });
  const mirrored = { nl: trade('iw', ['ferrod'], ['tajo']), iw: trade('nl', ['tajo'], ['ferrod']) };
  const resolved = resolve(state, {
    nl: [mirrored.nl, cede('mena-honda', 'iw')],
    iw: [mirrored.iw, cede('rubra', 'nl')],
    al: [invade('mena-honda')],
  });
  expect(['ferrod', 'tajo', 'rubra'].map((planet) => holderOf(resolved, planet))).toEqual(['iw', 'nl', 'iw']);
  const beside = resolve(state, { nl: [mirrored.nl, cede('mena-honda', 'iw')], iw: [mirrored.iw], al: [invade('tajo')] });
  expect([holderOf(beside, 'ferrod'), holderOf(beside, 'mena-honda')]).toEqual(['nl', 'iw']); // the gift is none of the trade's business
});

const offer = { nl: [trade('iw', ['ferrod', 'mena-honda'], ['tajo'])] };

clause('ET-TRADE-05', 'a trade takes place if the partner wrote its mirror, in whatever order the planets stand', () => {
  const resolved = resolve(neighbours(), { ...offer, iw: [trade('nl', ['tajo'], ['mena-honda', 'ferrod'])] });
  expect(['ferrod', 'mena-honda', 'tajo', 'extasis'].map((planet) => holderOf(resolved, planet))).toEqual(['iw', 'iw', 'nl', 'iw']);
  const deal = { from: 'nl', to: 'iw', give: ['ferrod', 'mena-honda'], receive: ['tajo'] };
  expect(told(resolved, 'trade-executed', 'trade-failed')).toEqual([{ type: 'trade-executed', ...deal }]);
  expect(resolved.report.trades).toEqual([{ ...deal, result: 'executed' }]);
});

const answers = {
  nothing: [],
  'with a planet less': [trade('nl', ['tajo'], ['ferrod'])],
  'with a planet more': [trade('nl', ['tajo', 'extasis'], ['ferrod', 'mena-honda'])],
  'with another planet': [trade('nl', ['extasis'], ['ferrod', 'mena-honda'])],
  'a cession of another planet': [cede('extasis', 'nl')],
};

for (const [answer, sheet] of Object.entries(answers))
  clause(['ET-TRADE-05', 'ET-EVT-03'], `a trade answered by ${answer} moves nothing, for want of a mirror`, () => {
    const resolved = resolve(neighbours(), { ...offer, iw: sheet });
    expect([holderOf(resolved, 'ferrod'), holderOf(resolved, 'mena-honda'), holderOf(resolved, 'extasis')]).toEqual(['nl', 'nl', 'iw']);
    const failed = told(resolved, 'trade-executed', 'trade-failed');
    expect(failed).toHaveLength(1 + sheet.filter(({ type }) => type === 'trade').length); // one for each order
    for (const event of failed) expect(event).toMatchObject({ type: 'trade-failed', reason: 'not-mirrored' });
  });

clause('ET-TRADE-05', 'a trade with somebody else is no mirror', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod'], iw: ['tajo'], al: ['obsidar'] } });
  const ring = resolve(state, {
    nl: [trade('iw', ['ferrod'], ['tajo'])],
    iw: [trade('al', ['tajo'], ['obsidar'])],
    al: [trade('nl', ['obsidar'], ['ferrod'])],
  });
  expect(['ferrod', 'tajo', 'obsidar'].map((planet) => holderOf(ring, planet))).toEqual(['nl', 'iw', 'al']);
  expect(ring.report.trades.map(({ from, result }) => [from, result])).toEqual([
    ['nl', 'not-mirrored'],
    ['iw', 'not-mirrored'],
    ['al', 'not-mirrored'],
  ]);
});

const mirror = { ...offer, iw: [trade('nl', ['tajo'], ['ferrod', 'mena-honda'])] };

for (const lost of ['ferrod', 'mena-honda', 'tajo'])
  clause(['ET-TRADE-05', 'ET-EVT-03'], `a mirrored trade moves nothing if ${lost} falls in the same turn`, () => {
    const resolved = resolve(neighbours(), { ...mirror, al: [invade(lost)] });
    const before = { ferrod: 'nl', 'mena-honda': 'nl', tajo: 'iw', [lost]: 'al' };
    for (const [planet, holder] of Object.entries(before)) expect(holderOf(resolved, planet), planet).toBe(holder);
    expect(told(resolved, 'trade-executed', 'trade-failed')).toEqual([
      { type: 'trade-failed', from: 'nl', to: 'iw', give: ['ferrod', 'mena-honda'], receive: ['tajo'], reason: 'planet-lost' },
    ]);
  });

clause('ET-TRADE-05', 'several trades of one pair stand or fall one by one', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'mena-honda'], iw: ['tajo', 'rubra'] } });
  const resolved = resolve(state, {
    nl: [trade('iw', ['mena-honda'], ['rubra']), trade('iw', ['ferrod'], ['tajo'])],
    iw: [trade('nl', ['tajo'], ['ferrod']), trade('nl', ['rubra'], ['mena-honda'])],
    al: [invade('tajo')],
  });
  expect(resolved.report.trades.map(({ give, result }) => [give[0], result])).toEqual([
    ['ferrod', 'planet-lost'],
    ['mena-honda', 'executed'],
  ]);
  expect(['ferrod', 'tajo', 'mena-honda', 'rubra'].map((planet) => holderOf(resolved, planet))).toEqual(['nl', 'al', 'iw', 'nl']);
});

clause('ET-XFER-02', 'what is gained in a turn is not passed on in it', () => {
  const state = neighbours();
  const conquest = { type: 'submit-orders', player: 'nl', orders: [invade('yunque', 2), cede('yunque', 'al')] } as const;
  expect(refusalOf(ojoDelTerror, state, conquest)).toEqual(['not-controlled', 'ET-CEDE-01']);
  const resolved = resolve(state, { nl: [invade('yunque', 2)] });
  expect(holderOf(resolve(resolved.state, { nl: [cede('yunque', 'al')] }), 'yunque')).toBe('al');
  // Nor what is promised to one: IW cannot trade on what NL gives.
  const promise = { type: 'submit-orders', player: 'iw', orders: [trade('al', ['ferrod'], ['tajo'])] } as const;
  expect(refusalOf(ojoDelTerror, state, promise)[0]).toBe('not-controlled');
});

clause(['ET-XFER-03', 'ET-ADJ-05'], 'gifts and trades are judged together on the map after the invasions and carried out at once', () => {
  const state = scene(['nl', 'iw', 'al', 'ts'], {
    holds: { nl: ['ferrod', 'mena-honda'], iw: ['tajo', 'rubra'], al: ['obsidar'], ts: ['vitrea'] },
  });
  const sheets = {
    nl: [trade('iw', ['ferrod'], ['tajo']), cede('mena-honda', 'al')],
    iw: [cede('rubra', 'nl'), trade('nl', ['tajo'], ['ferrod'])],
    al: [cede('obsidar', 'nl'), invade('vitrea')],
  };
  const resolved = resolve(state, sheets);
  const reversed = resolve(state, Object.fromEntries(Object.entries(sheets).map(([player, orders]) => [player, [...orders].reverse()])));
  const closing = { ferrod: 'iw', tajo: 'nl', 'mena-honda': 'al', rubra: 'nl', obsidar: 'nl', vitrea: 'al' };
  for (const [planet, holder] of Object.entries(closing)) expect(holderOf(resolved, planet), planet).toBe(holder);
  expect(reversed.state.planets).toEqual(resolved.state.planets);
  // Cessions first, in pack order, then trades.
  expect(told(resolved, 'planet-ceded', 'cession-failed', 'trade-executed', 'trade-failed')).toEqual([
    { type: 'planet-ceded', planet: 'mena-honda', from: 'nl', to: 'al' },
    { type: 'planet-ceded', planet: 'rubra', from: 'iw', to: 'nl' },
    { type: 'planet-ceded', planet: 'obsidar', from: 'al', to: 'nl' },
    { type: 'trade-executed', from: 'nl', to: 'iw', give: ['ferrod'], receive: ['tajo'] },
  ]);
});

clause('ET-XFER-03', 'each kind of transfer tells what became of it', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod', 'mena-honda', 'yunque'], iw: ['tajo', 'rubra', 'brasa'] } });
  const resolved = resolve(state, {
    nl: [cede('mena-honda', 'iw'), cede('yunque', 'iw'), trade('iw', ['ferrod'], ['tajo'])],
    iw: [trade('nl', ['tajo'], ['ferrod']), cede('rubra', 'nl')],
    al: [invade('mena-honda'), invade('tajo')],
  });
  expect(told(resolved, 'planet-ceded', 'cession-failed', 'trade-executed', 'trade-failed').map(({ type }) => type)).toEqual([
    'cession-failed', // mena-honda is lost, and the rest of that exchange with it
    'cession-failed',
    'cession-failed',
    'trade-failed',
  ]);
});

clause('ET-FLOW-10', 'broken promises cost nothing: a failed alliance and a trade without answer leave only what the sheets do', () => {
  const state = scene(['nl', 'iw', 'al', 'bl'], { holds: { nl: ['ferrod', 'mena-honda'], iw: ['tajo'] } });
  const honest = resolve(state, { al: [invade('ferrod')] });
  const betrayed = resolve(state, { nl: [trade('iw', ['mena-honda'], ['tajo'])], al: [allied('ferrod', ['al', 'bl'])] });
  expect(betrayed.state.planets).toEqual(honest.state.planets);
  expect(betrayed.state.players).toEqual(honest.state.players);
});
