import type { GenesMactantes } from 'ludoteca/genes-mactantes';
import type { Rarities } from '../../said.js';

const ada = { player: 'ada' } as const;
const side = { allies: [], units: [], characters: [], strength: 5, characteristic: 1, support: 0, modifiers: 0 } as const;
const garrison = { ...side, leader: 'independent', die: 3, total: 9 } as const;
const attackers = { ...side, leader: 'ada', die: 9, total: 15 } as const;
const rebels = { ...side, leader: 'rebels', die: 2, total: 8 } as const;
const modified = { type: 'actions-modified', ...ada, turn: 'next', delta: 2, cause: 'taxes', disorder: null } as const;
const tested = {
  type: 'test-rolled',
  player: 'ada',
  purpose: 'taxes',
  characteristic: 'technology',
  value: 3,
  die: 8,
  characters: [],
  bonus: 1,
  total: 12,
  difficulty: 10,
  success: true,
  margin: 2,
} as const;
const troops = [
  { territory: 'a1', kind: 'garrison', strength: 3 },
  { territory: 'a2', kind: 'army', strength: 1 },
] as const;
const offer = { id: '1', from: 'ada', to: 'bo', give: [], take: [], note: null } as const;

/** What is said of maps drawn by hand, of rebels and of endings that hardly come about. */
export const rarities: Rarities<GenesMactantes> = {
  events: [
    { type: 'event-rolled', die: 1, selectionDice: [3, 7], affected: 'ada' },
    { type: 'turn-ended', turn: 3, disorderLosses: { ada: 1, bo: 2 } },
    ...(['loyal-defeated', 'principal-dead', 'rebels-defeated', 'rebel-principal-dead', 'authority'] as const).map(
      (ending) => ({ type: 'civil-war-ended', ...ada, ending }) as const,
    ),
    tested,
    { ...tested, success: false, margin: -2 },
    { type: 'battle-rolled', territory: 'a1', objective: 'assault', sides: [attackers, garrison], winner: 'ada', loss: 1 },
    { type: 'battle-rolled', territory: 'a1', objective: 'assault', sides: [attackers, garrison], winner: 'independent', loss: 2 },
    { type: 'battle-rolled', territory: null, objective: 'civil-war', sides: [attackers, rebels], winner: 'rebels', loss: 2 },
    { type: 'battle-rolled', territory: null, objective: 'civil-war', sides: [attackers, rebels], winner: null, loss: 0 },
    { type: 'city-conquered', territory: 'a1', from: 'independent', to: 'ada' },
    { type: 'land-passed', territory: 'a1', from: 'ada', to: 'independent' },
    { type: 'land-passed', territory: 'a1', from: 'independent', to: 'ada' },
    ...(['no-army', 'battle-lost', 'conquered', 'controller-changed', 'lifted', 'eliminated'] as const).map(
      (reason) => ({ type: 'siege-ended', territory: 'a1', by: 'ada', reason }) as const,
    ),
    { type: 'character-promoted', ...ada, mode: 'appoint', character: 'person-1', name: 'Lia', characteristic: null, role: 'envoy' },
    { type: 'character-promoted', ...ada, mode: 'improve', character: 'person-1', name: 'Lia', characteristic: 'authority', role: 'envoy' },
    { type: 'rebel-principal-named', ...ada, character: null },
    { type: 'rebel-principal-named', ...ada, character: 'person-1' },
    { type: 'intel-changed', ...ada, against: 'bo', to: 0 },
    { type: 'intel-changed', ...ada, against: 'bo', to: 1 },
    { type: 'intel-changed', ...ada, against: 'bo', to: 2 },
    ...[-2, -1, 1, 2].flatMap((delta) => (['this', 'next'] as const).map((turn) => ({ ...modified, delta, turn }))),
    ...[0, 1, 2].map((disorder) => ({ ...modified, disorder })),
    { type: 'rebellion-supported', ...ada, target: 'bo', units: troops, characters: ['person-1', 'person-2'] },
    { type: 'window-opened', ...ada, window: 'reprisal', character: 'person-1', territory: null, parties: null, affair: null },
    { type: 'window-answered', ...ada, window: 'battle-join', answer: '', parties: null },
    ...(['rejected', 'cancelled', 'expired', 'eliminated', 'completed'] as const).map(
      (reason) => ({ type: 'trade-closed', offer, reason }) as const,
    ),
    {
      type: 'trade-completed',
      from: 'ada',
      to: 'bo',
      given: [
        { item: 'lift-siege', territory: 'a1' },
        { item: 'intel', against: 'cy' },
        { item: 'captive', character: 'person-1' },
      ],
      taken: [],
    },
    ...(['turn-limit', 'capitals', 'principals', 'mixed', 'last-standing'] as const).map(
      (reason, i) => ({ type: 'game-ended', reason, winners: i === 0 ? ['ada', 'isa'] : ['ada'], scores: { ada: 1, isa: 1 } }) as const,
    ),
  ],
  actions: [
    { type: 'support-crisis', ...ada, characters: [] },
    { type: 'support-crisis', ...ada, characters: ['person-1', 'person-2'] },
    { type: 'withdraw', ...ada, declaration: '7' },
    { type: 'execute', ...ada, declaration: '7', characters: ['person-1'], useIntel: true },
    { type: 'execute', ...ada, declaration: '7', authorityCharacters: ['person-1'], characteristic: 'diplomacy' },
    {
      type: 'execute',
      ...ada,
      declaration: '7',
      from: { territory: 'a1', kind: 'army' },
      to: { territory: 'a2', kind: 'garrison' },
      amount: 2,
    },
    { type: 'defend-contest', ...ada, characters: [] },
    { type: 'defend-contest', ...ada, characters: ['person-1'] },
    { type: 'repatriate', ...ada, city: null },
    { type: 'repatriate', ...ada, city: 'a1' },
    { type: 'join-battle', ...ada, side: 'none', characters: [] },
    { type: 'join-battle', ...ada, side: 'defender', characters: ['person-1'] },
    { type: 'commit-rebels', ...ada, characters: [], units: [], principal: null },
    { type: 'commit-rebels', ...ada, characters: ['person-1'], units: [{ territory: 'a1', kind: 'army' }], principal: 'person-1' },
    { type: 'propose-trade', ...ada, to: 'bo', give: [], take: [{ item: 'actions', amount: 2 }], note: 'now' },
    { type: 'disclose', ...ada, to: 'bo', what: { character: 'person-1' } },
    { type: 'announce', ...ada, to: 'bo', text: 'Peace.' },
  ],
  answers: [
    ['draw-coast', 'edges.1.1', ['inland:a1']],
    ['draw-coast', 'edges.1.2', []],
    ['draw-features', 'barriers.0.edge', { a: 'a1', b: 'a2' }],
    ['draw-borders', 'countries.0.name', 'Aurenca'],
    ['draw-borders', 'countries.0.id', 'aurenca'],
    ['draw-borders', 'countries.0.territories', 'a1'],
    ['place-cities', 'cities.0.territory', 'a1'],
    ['place-cities', 'cities.4.territory', 'b1'],
    ['place-cities', 'cities.4.name', 'Vila Nova'],
    ['place-cities', 'cities.40.name', 'Vila Nova'],
    ['declare', 'written', { opponent: 'independent' }, { opponent: 'bo' }, { territory: 'a1' }],
    ['declare', 'written.title', 'keep', 'change'],
    ['commit-rebels', 'principal', null, 'person-1'],
    ['deploy-army', 'units', [], { 'garrison:a1': 3, 'army:a1': 0 }],
    ['execute', 'units', [{ territory: 'a1', kind: 'army' }], []],
    ['execute', 'from', { territory: 'a1', kind: 'army' }],
    ['repatriate', 'city', null, 'a1'],
    ['announce', 'to', 'all', 'bo'],
    ['disclose', 'what', 'sheet', { character: 'person-1' }],
  ],
};
