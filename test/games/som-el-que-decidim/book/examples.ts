import type { Action, SomElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { scene } from 'ludoteca/som-el-que-decidim/testing';
import type { Example } from '../../../../scripts/book/played.js';

const players = ['Ada', 'Bo', 'Cai', 'Dot'] as const;

/** The board lies as the box lists its tiles: the rally on cell 0, parts of the urn from cell 29, tiles of Spain from cell 33. */
const table = { players, concentration: 'keep', centralism: 'medium' } as const;

const pays = (player: string, ...discs: string[]): Action => ({ type: 'pay', player, discs });
const moves = (player: string, to: number): Action => ({ type: 'move', player, to });
const gives = (player: string, to: string, disc: string): Action => ({ type: 'give-disc', player, to, disc });
const stands = (player: string, members: readonly string[] = [player], beneficiary: string = player): Action => ({
  type: 'declare-list',
  player,
  members,
  beneficiary,
});
const hides = (player: string, count: number): Action => ({ type: 'commit-votes', player, count });
const opens: Action = { type: 'open-fists', player: 'Ada' };

/** What the players have before they pay their first taxes. */
const dealt = {
  Ada: { discs: ['justice-1', 'justice-2', 'roads-1', 'roads-2'] },
  Bo: { discs: ['health-1', 'health-2', 'railways-1', 'railways-2'] },
  Cai: { discs: ['health-3', 'education-1', 'forests-1', 'forests-2'] },
  Dot: { discs: ['education-2', 'education-3', 'forests-3', 'energies-1'] },
};

/** The situations of the rulebook, in the order in which it tells them. */
export const examples: readonly Example<SomElQueDecidim>[] = [
  {
    id: 'first-taxes',
    state: () => scene(table, { players: dealt }),
    actions: [pays('Bo', 'railways-1'), pays('Cai', 'forests-1'), pays('Dot', 'forests-3'), pays('Ada', 'justice-1')],
  },
  {
    id: 'change-for-a-tax',
    state: () =>
      scene(table, {
        players: {
          Ada: { discs: ['justice-1', 'roads-1', 'roads-2'] },
          Bo: { discs: ['health-1', 'railways-2', 'forests-2', 'energies-1'] },
          Cai: { discs: ['education-1'] },
          Dot: { discs: ['education-2', 'forests-3', 'energies-2', 'housing-2', 'housing-3'] },
        },
        dues: [{ payer: 'Cai', payee: 'treasury', amount: 1, reason: 'tax' }],
      }),
    actions: [{ type: 'break-coin', player: 'Cai', disc: 'education-1' }, pays('Cai', 'housing-1')],
    dice: [3, 1],
  },
  {
    id: 'a-gift',
    state: () =>
      scene(table, {
        step: 'cohesion',
        players: {
          Ada: { discs: ['mossos-1', 'justice-1', 'roads-1'], participation: 0 },
          Bo: { discs: ['railways-1'], participation: 1 },
          Cai: { discs: ['forests-1', 'forests-2'] },
          Dot: { discs: ['forests-3', 'energies-1'] },
        },
      }),
    actions: [gives('Ada', 'Bo', 'mossos-1'), gives('Ada', 'Bo', 'roads-1'), { type: 'end-cohesion', player: 'Ada' }],
  },
  {
    id: 'a-walk',
    state: () => scene(table, { queue: ['Ada'], board: { 16: { tile: 'urn-mobilised-society' } } }),
    actions: [moves('Ada', 4), { type: 'take-money', player: 'Ada', twos: 1 }, moves('Ada', 10), moves('Ada', 16)],
    dice: [1, 1],
    board: true,
  },
  {
    id: 'the-state-acts',
    state: () =>
      scene(table, {
        queue: ['Ada'],
        players: { Ada: { cell: 27 }, Bo: { cell: 4 }, Cai: { cell: 18 } },
        faceUp: [1, 4, 18, 27],
        urnAside: [30],
      }),
    actions: [moves('Ada', 33)],
    dice: [3, 1],
    board: true,
  },
  {
    id: 'empty-treasury',
    state: () =>
      scene(table, {
        step: 'transferRoll',
        holder: 'Dot',
        players: {
          Ada: { discs: ['justice-1', 'justice-2', 'health-1', 'health-2', 'roads-1'], participation: 1 },
          Bo: { discs: ['health-3', 'education-1', 'education-2', 'roads-2', 'railways-1', 'railways-2'], participation: 4 },
          Cai: { discs: ['education-3', 'mossos-1', 'mossos-2', 'forests-1', 'forests-2'], participation: 4 },
          Dot: { discs: ['firefighters-1', 'forests-3', 'energies-1', 'energies-2', 'housing-1', 'housing-2'] },
        },
      }),
    actions: [{ type: 'roll-die', player: 'Dot' }],
    dice: [1],
  },
  {
    id: 'an-exchange',
    state: () =>
      scene(
        { ...table, mode: 'AB' },
        {
          step: 'cohesion',
          players: { Ada: { discs: ['railways-1', 'railways-2', 'roads-1'] }, Bo: { discs: ['mossos-1', 'forests-1'] } },
        },
      ),
    actions: [{ type: 'exchange-service', player: 'Ada', payKind: 'railways', target: 'Bo', takeKind: 'mossos' }],
  },
  {
    id: 'protected-urn',
    state: () =>
      scene(
        { ...table, mode: 'AB', centralism: 'intense' },
        {
          queue: ['Ada'],
          players: { Ada: { cell: 27, discs: ['roads-1'] }, Cai: { discs: ['firefighters-1', 'forests-1'] } },
          faceUp: [7, 12, 27],
          urnAside: [29, 31],
        },
      ),
    actions: [
      moves('Ada', 33),
      {
        type: 'mobilise',
        player: 'Ada',
        assignments: [{ tile: 'urn-mobilised-society', player: 'Cai', kind: 'firefighters' }],
      },
    ],
    dice: [1, 1, 1],
  },
  {
    id: 'an-election',
    state: () =>
      scene(
        { ...table, mode: 'AC' },
        {
          step: 'suffrage',
          queue: ['Ada'],
          players: {
            Ada: { discs: ['health-1', 'health-2', 'roads-1'], participation: 3 },
            Bo: { participation: 4 },
            Cai: { participation: 2 },
            Dot: { participation: 1 },
          },
        },
      ),
    actions: [
      { type: 'call-elections', player: 'Ada' },
      pays('Ada', 'health-1', 'roads-1'),
      stands('Ada'),
      stands('Bo'),
      stands('Cai', ['Cai', 'Dot'], 'Dot'),
      stands('Dot', ['Cai', 'Dot'], 'Dot'),
      hides('Ada', 3),
      hides('Bo', 1),
      hides('Cai', 2),
      hides('Dot', 1),
      opens,
    ],
  },
  {
    id: 'a-motion',
    state: () =>
      scene(
        { ...table, mode: 'AC' },
        {
          step: 'suffrage',
          queue: ['Cai'],
          players: { Ada: { participation: 4 }, Bo: { participation: 1 }, Cai: { participation: 2 }, Dot: { participation: 3 } },
        },
      ),
    actions: [
      { type: 'present-motion', player: 'Cai', beneficiary: 'Dot' },
      { type: 'declare-support', player: 'Bo', side: 'neutral' },
      { type: 'declare-support', player: 'Dot', side: 'candidate' },
      hides('Ada', 4),
      hides('Cai', 2),
      hides('Dot', 3),
      opens,
    ],
  },
];
