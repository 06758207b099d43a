import type { Action, GenesMactantes, Order, Unit } from 'ludoteca/genes-mactantes';
import { type Scene, scene } from 'ludoteca/genes-mactantes/testing';
import type { Example } from '../../../../scripts/book/played.js';

/** Everybody begins with the first ready-made sheet: Guifré and Ermessenda serve Ada, Elisenda and Borrell serve Bo. */
const setting = { players: ['Ada', 'Bo'], orderMode: 'seating', events: false } as const;
const guifre = 'person-1';
const ermessenda = 'person-2';
const elisenda = 'person-3';
const borrell = 'person-4';

const internal = (kind: string, written: object = {}): Order => ({ scope: 'internal', kind, written }) as Order;
const external = (kind: string, written: object = {}): Order => ({ scope: 'external', kind, written }) as Order;
const unit = (territory: string, kind: Unit['kind'], strength: number): Unit => ({ territory, kind, strength });
/** An order that is never read in an example: whoever has it keeps the turn going. */
const later = internal('taxes');

type Players = NonNullable<Scene<'Ada' | 'Bo'>['players']>;

/** A resolution in which Ada reads her orders. */
const reading = (orders: readonly Order[], { Ada, Bo }: Players = {}, more: Scene<'Ada' | 'Bo'> = {}) =>
  scene(setting, {
    step: 'resolution',
    initiative: ['Ada', 'Bo'],
    slot: { player: 'Ada', round: 2 },
    ...more,
    players: { Ada: { ...Ada, orders: [...orders, later] }, Bo: { ...Bo, committed: true } },
  });
const execute = (declaration: string, means: object = {}): Action => ({ type: 'execute', player: 'Ada', declaration, ...means }) as Action;
const nobodyHelps = (player: string): Action => ({ type: 'defend-contest', player, characters: [] });

/** The examples of the rulebook, in its order. */
export const examples: readonly Example<GenesMactantes>[] = [
  {
    id: 'a-test',
    state: () => reading([external('copy-technology', { target: 'Bo' }), external('copy-technology', { target: 'Bo' })]),
    actions: [execute('1', { characters: [], useIntel: false }), execute('2', { characters: [], useIntel: false })],
    dice: [7, 8],
  },
  {
    id: 'a-blockade',
    state: () =>
      scene(
        { ...setting, relevance: 'small' },
        { turn: 2, step: 'crisis', players: { Ada: { characteristics: { authority: 5, diplomacy: 2, militarism: 4, technology: 4 } } } },
      ),
    actions: [{ type: 'face-crisis', player: 'Ada', characteristic: 'diplomacy', characters: [], acceptSupport: false }],
    dice: [6],
  },
  {
    id: 'foreign-soil',
    state: () => reading([], {}, { slot: { player: 'Ada', round: 1 } }),
    actions: [
      { type: 'travel', player: 'Ada', character: ermessenda, path: ['a4', 'b7', 'b1'] },
      { type: 'react', player: 'Bo', mode: 'capture', characteristic: 'militarism', characters: [] },
      nobodyHelps('Ada'),
    ],
    dice: [7, 2],
  },
  {
    id: 'hidden-principal',
    state: () => reading([external('capture', { character: elisenda })], {}, { slot: { player: 'Ada', round: 1 } }),
    actions: [
      { type: 'pass', player: 'Ada' },
      { type: 'travel', player: 'Bo', character: elisenda, path: ['b2', 'mar-de-fora', 'b8'] },
      { type: 'pass', player: 'Bo' },
      execute('1', { characteristic: 'diplomacy', characters: [], useIntel: false }),
    ],
  },
  {
    id: 'with-intel',
    state: () => reading([external('sabotage', { target: 'Bo' })], { Ada: { intel: { Bo: 1 } } }, { turn: 2 }),
    actions: [execute('1', { characters: [], useIntel: true })],
    dice: [6],
  },
  {
    id: 'a-failed-assassin',
    state: () =>
      reading([internal('assassinate', { character: borrell })], {
        Bo: { characters: [{ id: elisenda }, { id: borrell, location: 'a4', sighting: { territory: 'a4', turn: 1 } }] },
      }),
    actions: [execute('1', { characters: [] }), nobodyHelps('Bo'), { type: 'repatriate', player: 'Bo', city: 'b1' }],
    dice: [4, 3],
  },
  {
    id: 'siege-and-assault',
    state: () =>
      reading(
        [external('siege', { territory: 'b1' }), external('battle', { territory: 'b1' })],
        {
          Ada: { characteristics: { militarism: 6 }, units: [unit('a1', 'garrison', 6), unit('b1', 'army', 10)] },
          Bo: { characteristics: { militarism: 4 }, units: [unit('b1', 'garrison', 6), unit('b3', 'garrison', 4)] },
        },
        { cities: { b1: { walled: true } } },
      ),
    actions: [
      execute('1', { base: 'b1', characters: [], useIntel: false }),
      execute('2', { units: [{ territory: 'b1', kind: 'army' }], characters: [], useIntel: false }),
      { type: 'defend-battle', player: 'Bo', units: [], characters: [] },
    ],
    dice: [7, 5, 4],
    board: true,
  },
  {
    id: 'a-civil-war',
    state: () =>
      reading([internal('civil-war')], {
        Ada: {
          characteristics: { authority: 5, militarism: 4 },
          counterpower: 3,
          civilWar: { rebelArmy: 5 },
          units: [unit('a1', 'garrison', 12)],
          characters: [{ id: guifre, values: { authority: 2, militarism: 1 } }, { id: ermessenda }],
        },
        Bo: {
          units: [unit('a2', 'army', 9), unit('b1', 'garrison', 9)],
          characters: [{ id: elisenda }, { id: borrell, values: { militarism: 2 }, location: 'a2' }],
          orders: [external('support-rebellion', { target: 'Ada' })],
        },
      }),
    actions: [
      execute('1', { characters: [], authorityCharacters: [] }),
      { type: 'commit-rebels', player: 'Bo', units: [{ territory: 'a2', kind: 'army' }], characters: [borrell], principal: borrell },
      { type: 'react', player: 'Bo', mode: 'decline', characters: [] },
    ],
    dice: [3, 4, 9],
  },
  {
    id: 'a-ransom',
    state: () => scene(setting, { players: { Ada: { characters: [{ id: guifre }, { id: ermessenda, location: 'b1', captor: 'Bo' }] } } }),
    actions: [
      {
        ...{ type: 'propose-trade', player: 'Ada', to: 'Bo' },
        give: [{ item: 'troops', territory: 'a1', kind: 'garrison', amount: 3 }],
        take: [{ item: 'captive', character: ermessenda }],
      } as Action,
      { type: 'accept-trade', player: 'Bo', offer: '1:1:2:1' },
    ],
  },
  {
    id: 'a-disaster',
    state: () =>
      scene(
        { ...setting, players: ['Ada', 'Bo', 'Cy'], events: true },
        { step: 'resolution', initiative: ['Ada', 'Bo', 'Cy'], slot: { player: 'Cy', round: 1 } },
      ),
    actions: [
      { type: 'pass', player: 'Cy' },
      { type: 'choose-disaster', player: 'Ada', kind: 'flood' },
      { type: 'choose-disaster-city', player: 'Cy', territory: 'b1' },
    ],
    dice: [10, 4],
  },
];
