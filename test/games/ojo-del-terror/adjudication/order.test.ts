import { type Event, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, cede, claim, defend, defendSector, invade, type Resolved, resolve, type Sheets, scene, trade } from '../scene.js';
import { playAll, withOrders } from '../table.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const gates = ['cadia', 'atalaya', 'portico', 'dique', 'llanto'];

/** A turn in which everything happens. */
const busy = (): State =>
  scene(['we', 'dg', 'nl', 'iw', 'al', 'bl'], {
    holds: {
      we: ['crisol', 'furia', 'matadero', 'rubra'],
      dg: ['llaga', 'podredumbre', 'gangrena', 'tenebria'],
      nl: ['tajo'],
      iw: ['ferrod', 'coralis', 'hvitgard'],
      bl: [...gates, 'vitrea'],
    },
  });

const sheets: Sheets = {
  we: [claim('avatar'), trade('dg', ['rubra'], ['tenebria']), invade('vortice', 2), allied('osario', ['we', 'al'], { beneficiary: 'al' })],
  dg: [claim('avatar'), claim('no-mercy'), trade('we', ['tenebria'], ['rubra'])],
  nl: [cede('tajo', 'bl'), invade('carmesina')],
  iw: [invade('fenris', 2), trade('bl', ['ferrod'], ['vitrea']), cede('coralis', 'al')],
  al: [allied('tumba-blanca', ['al', 'dg']), invade('ferrod'), allied('osario', ['al', 'we'], { beneficiary: 'we' }), invade('tajo')],
  bl: [defend('cadia'), trade('iw', ['vitrea'], ['ferrod']), trade('iw', ['llanto'], ['hvitgard']), defendSector('PC'), claim('no-mercy')],
};

const phrase = (event: Event): string => {
  switch (event.type) {
    case 'alliance-formed':
    case 'alliance-failed':
      return `${event.type} ${event.planet} ${event.players.join('+')}`;
    case 'defence-raised':
      return `${event.type} ${event.planet} ${event.total}`;
    case 'inhabitants-killed':
      return `${event.type} ${event.planet} ${event.player}`;
    case 'fight-resolved':
      return `${event.type} ${event.planet} ${event.groups.map(({ members }) => members.join('+')).join(', ')}`;
    case 'planet-conquered':
    case 'planet-ceded':
    case 'cession-failed':
      return `${event.type} ${event.planet}`;
    case 'trade-executed':
    case 'trade-failed':
      return `${event.type} ${event.from} ${event.give[0]}`;
    case 'player-eliminated':
    case 'player-returned':
    case 'turn-scored':
      return `${event.type} ${event.player}`;
    case 'deed-achieved':
      return `${event.type} ${event.deed} ${event.players.map(({ player }) => player).join('+')}`;
    case 'deed-failed':
      return `${event.type} ${event.deed} ${event.player}`;
    default:
      return event.type;
  }
};

const story: readonly string[] = [
  'orders-committed',
  'orders-revealed',
  // Step 1, by planet and by the earliest seat among those who wrote the terms
  'alliance-failed osario we',
  'alliance-failed osario al',
  'alliance-failed tumba-blanca al',
  // Step 2, planets with any Defence order
  'defence-raised cadia 3',
  'defence-raised atalaya 1',
  'defence-raised portico 1',
  'defence-raised dique 1',
  'defence-raised llanto 1',
  // Step 3, planet by planet, kills before the fight
  'fight-resolved ferrod al',
  'fight-resolved carmesina nl',
  'fight-resolved osario we, al',
  'fight-resolved tajo al',
  'inhabitants-killed fenris iw',
  'fight-resolved fenris iw',
  'fight-resolved tumba-blanca al',
  'inhabitants-killed vortice we',
  'fight-resolved vortice we',
  // Step 4
  'planet-conquered ferrod',
  'planet-conquered carmesina',
  'planet-conquered osario',
  'planet-conquered tajo',
  'planet-conquered tumba-blanca',
  // Step 5, cessions first, then trades by the earlier seat and the first planet given
  'planet-ceded coralis',
  'cession-failed tajo',
  'trade-executed we rubra',
  'trade-failed iw ferrod',
  'trade-failed bl llanto',
  // Step 6: nl lost tajo and won carmesina, so nobody is eliminated
  'player-returned al',
  // Step 8, deed by deed, the achievement before the failures
  'deed-achieved avatar we+dg',
  'deed-failed no-mercy dg',
  'deed-failed no-mercy bl',
  // Step 9
  'turn-scored we',
  'turn-scored dg',
  'turn-scored nl',
  'turn-scored iw',
  'turn-scored al',
  'turn-scored bl',
  // Step 10
  'turn-started',
];

// Two draws: for osario among [we, al], and for the benefit of avatar among [we, dg].
const lots = [1, 0];

clause(
  ['ET-EVT-01', 'ET-ADJ-01', 'ET-ADJ-02', 'ET-ADJ-03', 'ET-ADJ-04', 'ET-ADJ-05'],
  'a turn is told step by step, by planet or deed, then by seat',
  () => {
    expect(resolve(busy(), sheets, { lots }).events.map(phrase)).toEqual(story);
  },
);

clause(
  ['ET-EVT-01', 'ET-ADJ-06', 'ET-ADJ-07', 'ET-ADJ-08', 'ET-ADJ-09', 'ET-ADJ-10'],
  'the report holds the same turn in the same order',
  () => {
    const { report, state } = resolve(busy(), sheets, { lots });
    expect(report).toMatchObject({
      turn: 4,
      opening: { cadia: 'bl', tajo: 'nl', espejo: null },
      verdicts: [],
      alliances: [{ planet: 'osario', formed: false }, { planet: 'osario' }, { planet: 'tumba-blanca' }],
      kills: [
        { planet: 'fenris', player: 'iw', kind: 'spaceMarines', units: 2 },
        { planet: 'vortice', player: 'we', kind: 'daemons', units: 2 },
      ],
      cessions: [
        { planet: 'coralis', from: 'iw', to: 'al', done: true },
        { planet: 'tajo', from: 'nl', to: 'bl', done: false },
      ],
      trades: [
        { from: 'we', result: 'executed' },
        { from: 'iw', result: 'planet-lost' },
        { from: 'bl', result: 'not-mirrored' },
      ],
      eliminations: [],
      returns: ['al'],
    });
    expect(Object.keys(report.opening)).toHaveLength(56);
    // Attacked or defended planets have their Defence in the report.
    expect(report.defences.map(({ planet, total }) => `${planet} ${total}`)).toEqual([
      'cadia 3',
      'atalaya 1',
      'portico 1',
      'dique 1',
      'llanto 1',
      'ferrod 0',
      'carmesina 0',
      'osario 0',
      'tajo 0',
      'fenris 0',
      'tumba-blanca 0',
      'vortice 0',
    ]);
    expect([state.planets['fenris']!.inhabitants, state.planets['vortice']!.inhabitants]).toEqual([0, 0]);
    expect(state.sheets).toEqual(Object.fromEntries(state.config.players.map((player) => [player, { orders: [], committed: false }])));
    expect([state.turn, state.phase, state.history.length]).toEqual([5, 'orders', 1]);
  },
);

clause('ET-EVT-01', 'eliminations come before returns and after transfers, and the draws are told with their meaning', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod'], iw: ['tajo', 'rubra'] } });
  const { events, report } = resolve(state, { al: [invade('ferrod')], iw: [cede('rubra', 'nl'), cede('tajo', 'al')] });
  expect(events.map(({ type }) => type).filter((type) => type.startsWith('player') || type.startsWith('planet'))).toEqual([
    'planet-conquered',
    'planet-ceded',
    'planet-ceded',
    'player-eliminated',
    'player-returned',
  ]);
  expect(report.eliminations).toEqual([{ player: 'iw', by: [] }]);
  const { report: drawn } = resolve(busy(), sheets, { lots });
  expect(drawn.draws.map(({ among, drawn: lot }) => [among, lot])).toEqual([
    [['we', 'al'], 'al'],
    [['we', 'dg'], 'we'],
  ]);
});

clause('ET-ADJ-12', 'adjudication is a function: the same turn and the same draws give the same report', () => {
  const first = resolve(busy(), sheets, { lots });
  const again = resolve(JSON.parse(JSON.stringify(busy())) as State, sheets, { lots });
  expect(again.report).toEqual(first.report);
  expect(again.state).toEqual(first.state);
  const otherwise = resolve(busy(), sheets, { lots: [0, 1] });
  expect(otherwise.report.conquests).not.toEqual(first.report.conquests);
});

/** The turn without the listing of its sheets, which keeps the order in which they were written. */
const essence = ({ state, events, report }: Resolved) => ({
  state: { ...state, history: state.history.map(({ sheets: _, ...rest }) => rest) },
  events: events.filter(({ type }) => type !== 'orders-committed' && type !== 'orders-revealed'),
  report: { ...report, sheets: {} },
});

clause(['ET-RAND-04', 'ET-FLOW-11'], 'the order of the orders on a sheet changes nothing, the draws least of all', () => {
  const reversed = Object.fromEntries(Object.entries(sheets).map(([player, orders]) => [player, [...orders].reverse()]));
  expect(essence(resolve(busy(), reversed, { lots }))).toEqual(essence(resolve(busy(), sheets, { lots })));
});

clause(['ET-RAND-04', 'ET-FLOW-11'], 'the order in which players commit changes nothing', () => {
  const written = withOrders(busy(), sheets);
  const inOrder = (players: readonly string[]) => {
    const last = players.at(-1)!;
    const ready = playAll(written, ...players.slice(0, -1).map((player) => ({ type: 'commit-orders', player }) as const));
    const step = playWith(
      ojoDelTerror,
      ready,
      { type: 'commit-orders', player: last },
      lots.map((index) => index + 1),
    );
    return essence({ ...step, report: step.state.history.at(-1)! });
  };
  const seats = busy().config.players;
  expect(inOrder([...seats].reverse())).toEqual(inOrder(seats));
  expect(inOrder(['nl', 'bl', 'we', 'iw', 'dg', 'al'])).toEqual(inOrder(seats));
});

clause(['ET-RAND-04', 'ET-RAND-03'], 'draws come planet by planet in pack order, kills before the fight, and deeds last', () => {
  const state = scene(['we', 'dg', 'nl'], {
    holds: { we: ['crisol', 'furia', 'matadero', 'mil-ojos'], dg: ['llaga', 'podredumbre', 'gangrena', 'nadir'], nl: ['coralis'] },
    inhabitants: { refugio: 1 },
  });
  const resolved = resolve(
    state,
    {
      we: [claim('avatar'), invade('eco'), invade('vortice', 2)],
      dg: [claim('avatar'), invade('eco'), invade('vortice', 2)],
      nl: [invade('refugio', 2)],
    },
    { lots: [1, 0, 1] },
  );
  // eco (48) by lot to dg; vortice (50): both kill with 2, we first, who then has nothing left; dg takes it; avatar to dg.
  expect(resolved.rolls).toHaveLength(3);
  expect(resolved.report.draws.map(({ why }) => why)).toEqual(resolved.rolls.map(({ why }) => why));
  expect(resolved.state.planets['eco']!.controller).toBe('dg');
  expect(resolved.report.kills.filter(({ planet }) => planet === 'vortice')).toEqual([
    { planet: 'vortice', player: 'we', kind: 'daemons', units: 2 },
  ]);
  expect(resolved.state.planets['vortice']!.controller).toBe('dg');
  expect(resolved.state.deeds['avatar']!.benefitTo).toBe('dg');
});

clause('ET-RAND-02', 'a turn without ties throws nothing, however much happens in it', () => {
  const { al, ...others } = sheets;
  const quiet = { ...others, al: al!.slice(0, 2), dg: [claim('no-mercy')] };
  const { rolls, report } = resolve(busy(), quiet);
  expect(rolls).toEqual([]);
  expect(report.draws).toEqual([]);
  expect(report.conquests.length).toBeGreaterThan(2);
});

clause(
  'ET-RAND-03',
  'each draw is one throw of a die with as many faces as there are candidates, and each face takes its candidate',
  () => {
    const seats = ['nl', 'iw', 'al', 'bl', 'hc'] as const;
    const state = scene([...seats, 'ts'], { holds: { ts: ['tajo'] } });
    const all = Object.fromEntries(seats.map((player) => [player, [invade('tajo')]]));
    for (const [index, player] of seats.entries()) {
      const { rolls, state: after } = resolve(state, all, { lots: [index] });
      expect(rolls).toEqual([expect.objectContaining({ kind: 'roll', sides: 5, value: index + 1 })]);
      expect(after.planets['tajo']!.controller).toBe(player);
    }
  },
);

clause('ET-RAND-01', 'where the outcome could not matter nothing is drawn', () => {
  const seats = ['nl', 'iw', 'ts'] as const;
  const state = scene(seats, { holds: { ts: ['pozo-negro'] }, inhabitants: { refugio: 4 } });
  const both = { nl: [invade('refugio', 2)], iw: [invade('refugio', 2)] };
  expect(resolve(state, both).rolls).toEqual([]); // both kill their fill, and none has anything left
  const walled = scene(seats, { holds: { ts: ['pozo-negro'] }, inhabitants: { refugio: 0 } });
  expect(resolve(walled, { ...both, ts: [defend('refugio', 2)] }).rolls).toEqual([]); // a tie of two who fail
});
