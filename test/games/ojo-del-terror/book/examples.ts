import { scripted } from 'ludoteca';
import { type Action, type Draught, type OjoDelTerror, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { scene } from 'ludoteca/ojo-del-terror/testing';
import { accepted } from 'ludoteca/testing';
import type { Example } from '../../../../scripts/book/played.js';
import { cede, claim, defend, trade } from '../helpers/orders.js';

const invade = (planet: string, count = 1): Draught => ({ type: 'invade', planet, count });

/** Invasions with an ally, for the one named first. */
const together = (planet: string, members: readonly [string, ...string[]], count = 1, warlord: string | null = null): Draught => ({
  ...{ type: 'invade', planet, count, warlord },
  alliance: { members, beneficiary: members[0] },
});

/** Everybody's sheets, handed in one after another. */
const sheets = (orders: Readonly<Record<string, readonly Draught[]>>): readonly Action[] =>
  Object.entries(orders).map(([player, written]) => ({ type: 'submit-orders', player, orders: written }));

const two = ['Ada', 'Bo'] as const;
const three = ['Ada', 'Bo', 'Cleo'] as const;
const four = ['Ada', 'Bo', 'Cleo', 'Dan'] as const;

/** Four bands round the Iron Strait, with Ada's home world in the middle. */
const surrounded = (): State =>
  scene(
    { players: four },
    {
      turn: 3,
      players: {
        Ada: { warband: 'thousandSons', planets: ['ferrod'] },
        Bo: { warband: 'nightLords', planets: ['coralis'] },
        Cleo: { warband: 'ironWarriors', planets: ['mena-honda'] },
        Dan: { warband: 'alphaLegion', planets: ['quebrada'] },
      },
    },
  );

/** Two bands within reach of a guarded world. */
const nextTo = (first: string, second: string): State =>
  scene(
    { players: two },
    { turn: 4, players: { Ada: { warband: 'blackLegion', planets: [first] }, Bo: { warband: 'ironWarriors', planets: [second] } } },
  );

/** What the rulebook shows. */
export const examples: readonly Example<OjoDelTerror>[] = [
  {
    id: 'the-beginning',
    state: () => accepted(ojoDelTerror.setup({ players: three }, scripted([]))).state,
    actions: [
      { type: 'choose-warband', player: 'Ada', warband: 'thousandSons' },
      { type: 'choose-warband', player: 'Bo', warband: 'worldEaters' },
      { type: 'choose-warband', player: 'Cleo', warband: 'blackLegion' },
    ],
    board: true,
  },
  {
    id: 'first-turn',
    state: () => scene({ players: two }, { players: { Ada: { warband: 'thousandSons' }, Bo: { warband: 'worldEaters' } } }),
    actions: sheets({ Ada: [invade('quebrada'), invade('dulcamara')], Bo: [invade('espejo'), invade('filo-negro')] }),
    board: true,
  },
  {
    id: 'cadia-in-two-turns',
    state: () =>
      scene(
        { players: two },
        {
          turn: 5,
          players: {
            Ada: { warband: 'blackLegion', planets: ['vitrea', 'prisma', 'laberinto'] },
            Bo: { warband: 'worldEaters', planets: ['carmesina'] },
          },
        },
      ),
    actions: [...sheets({ Ada: [invade('cadia', 4)], Bo: [] }), ...sheets({ Ada: [invade('cadia', 2), claim('fall-of-cadia')], Bo: [] })],
  },
  {
    id: 'an-alliance',
    state: surrounded,
    actions: sheets({
      ...{ Ada: [], Bo: [together('ferrod', ['Bo', 'Cleo'])] },
      ...{ Cleo: [together('ferrod', ['Bo', 'Cleo'])], Dan: [invade('ferrod')] },
    }),
  },
  {
    id: 'a-forgotten-alliance',
    state: surrounded,
    actions: sheets({
      ...{ Ada: [], Bo: [together('ferrod', ['Bo', 'Cleo'])] },
      ...{ Cleo: [invade('ferrod')], Dan: [invade('ferrod')] },
    }),
    dice: [3],
  },
  {
    id: 'two-on-fenris',
    state: () => nextTo('hvitgard', 'escarcha'),
    actions: sheets({ Ada: [invade('fenris', 2)], Bo: [invade('fenris')] }),
  },
  {
    id: 'a-defence-of-one-turn',
    state: () => nextTo('tajo', 'rubra'),
    actions: [...sheets({ Ada: [invade('rubra')], Bo: [defend('rubra')] }), ...sheets({ Ada: [invade('rubra')], Bo: [] })],
  },
  {
    id: 'a-spoilt-exchange',
    state: () =>
      scene(
        { players: three },
        {
          turn: 4,
          players: {
            Ada: { warband: 'worldEaters', planets: ['tajo'] },
            Bo: { warband: 'deathGuard', planets: ['prisma', 'vitrea'] },
            Cleo: { warband: 'nightLords', planets: ['rubra'] },
          },
        },
      ),
    actions: sheets({ Ada: [trade('Bo', ['tajo'], ['prisma'])], Bo: [cede('prisma', 'Ada')], Cleo: [invade('tajo')] }),
  },
  {
    id: 'a-portal',
    state: () =>
      scene(
        { players: two },
        {
          turn: 4,
          players: {
            Ada: { warband: 'thousandSons', planets: ['ferrod', 'mena-honda', 'yunque'] },
            Bo: { warband: 'worldEaters', planets: ['carmesina'] },
          },
        },
      ),
    actions: sheets({ Ada: [invade('quimera'), invade('espejismo'), claim('warp-portal')], Bo: [] }),
  },
  {
    id: 'eliminated-and-back',
    state: () =>
      scene(
        { players: three },
        {
          turn: 4,
          players: {
            Ada: { warband: 'worldEaters', planets: ['crisol', 'osario'] },
            Bo: { warband: 'nightLords', planets: ['carmesina'] },
            Cleo: { warband: 'blackLegion', planets: ['vitrea', 'prisma'] },
          },
        },
      ),
    actions: sheets({ Ada: [invade('carmesina')], Bo: [], Cleo: [cede('prisma', 'Bo')] }),
  },
  {
    id: 'a-shared-deed',
    state: () =>
      scene(
        { players: two },
        {
          turn: 7,
          players: {
            Ada: { warband: 'worldEaters', planets: ['crisol', 'furia', 'matadero'] },
            Bo: { warband: 'deathGuard', planets: ['llaga', 'podredumbre', 'gangrena'] },
          },
        },
      ),
    actions: sheets({ Ada: [claim('avatar')], Bo: [claim('avatar')] }),
    dice: [2],
  },
  {
    id: 'the-last-turn',
    state: () =>
      scene(
        { players: three },
        {
          turn: 8,
          players: {
            Ada: { warband: 'worldEaters', planets: ['crisol'], score: 90 },
            Bo: { warband: 'deathGuard', planets: ['llaga', 'tajo'], score: 85 },
            Cleo: { warband: 'nightLords', planets: ['ferrod'], score: 60 },
          },
        },
      ),
    actions: [
      ...sheets({ Ada: [], Bo: [cede('tajo', 'Ada')], Cleo: [] }),
      { type: 'choose-lieutenants', player: 'Ada', lieutenants: ['Cleo'] },
    ],
  },
];
