import { type Event, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { busy, lots, sheets } from '../../helpers/busy-turn.js';
import { cede, claim } from '../../helpers/orders.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

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
    'player-returned',
  ]);
  expect(report.eliminations).toEqual([{ player: 'nl', by: ['al'] }]);
  expect(report.returns).toEqual(['nl', 'al']);
  const { report: drawn } = resolve(busy(), sheets, { lots });
  expect(drawn.draws.map(({ among, drawn: lot }) => [among, lot])).toEqual([
    [['we', 'al'], 'al'],
    [['we', 'dg'], 'we'],
  ]);
});

clause('ET-ADJ-10', 'sheets and verdicts are cleared after the last turn too, and found in the history', () => {
  const state = scene(['we', 'nl'], { turn: 8, options: { referee: 'present' } });
  const { state: ended, report } = resolve(state, { we: [claim('avatar')] }, { verdicts: [['we', 'avatar', 'grant']] });
  expect(ended.phase).toBe('finished');
  expect([ended.verdicts, Object.values(ended.sheets)]).toEqual([
    [],
    [
      { orders: [], committed: false },
      { orders: [], committed: false },
    ],
  ]);
  expect(report.sheets).toEqual({ we: [{ type: 'claim', deed: 'avatar' }], nl: [] });
  expect(report.verdicts).toEqual([{ player: 'we', deed: 'avatar', verdict: 'grant' }]);
  expect(ended.players['we']).toMatchObject({ permanentActions: 21, deeds: ['avatar'], score: 20 });
});

clause('ET-ADJ-12', 'adjudication is a function: the same turn and the same draws give the same report', () => {
  const first = resolve(busy(), sheets, { lots });
  const again = resolve(JSON.parse(JSON.stringify(busy())) as State, sheets, { lots });
  expect(again.report).toEqual(first.report);
  expect(again.state).toEqual(first.state);
  const otherwise = resolve(busy(), sheets, { lots: [0, 1] });
  expect(otherwise.report.conquests).not.toEqual(first.report.conquests);
});
