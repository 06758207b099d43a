import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { shown, told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { allowed, play } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-STATE-02', 'tired in the turn of entry, and only then', () => {
  const state = begin({
    turn: 5,
    inPlay: {
      a: [
        { card: 'kestrel', enteredOnTurn: 5 },
        { card: 'hush', enteredOnTurn: 4 },
      ],
    },
  });
  expect([shown(state, 'kestrel').tired, shown(state, 'hush').tired]).toEqual([true, false]);
});

clause('GG-STATE-02', 'gear and the option for recalled characters end tiredness', () => {
  const newcomer = { card: 'kestrel', enteredOnTurn: 5 };
  const tired = (scene: Parameters<typeof begin>[0]) => shown(begin({ turn: 5, ...scene }), 'kestrel').tired;
  expect(tired({ config: { gear: true }, inPlay: { a: [{ ...newcomer, gear: ['spring-greaves'] }] } })).toBe(false);
  expect(tired({ inPlay: { a: [{ ...newcomer, recalled: true }] } })).toBe(true);
  expect(tired({ config: { recallTired: false }, inPlay: { a: [{ ...newcomer, recalled: true }] } })).toBe(false);
  expect(tired({ config: { recallTired: false }, inPlay: { a: [newcomer] } })).toBe(true);
});

clause(['GG-STATE-03', 'GG-GRAFT-07'], 'powers of card, grafts, gear and special die together', () => {
  const stack = { card: 'ironroot', grafts: ['ashfall'], gear: ['jump-boots'], infinite: 'whileInPlay' } as const;
  const state = begin({ config: { gear: true }, inPlay: { a: [stack] } });
  expect(new Set(shown(state, 'ironroot').powers)).toEqual(new Set(['superStrength', 'pyrokinesis', 'flight', 'infinitePower']));
  const forTurn = begin({ turn: 5, config: { specialInfinite: 'turn' }, inPlay: { a: [{ card: 'hush', infinite: 4 }] } });
  expect(shown(forTurn, 'hush').powers).toEqual(['shadowManipulation']); // its turn is over
});

clause(['GG-STATE-04', 'GG-GRAFT-07'], 'colours of card, grafts and gear together', () => {
  const state = begin({ config: { gear: true }, inPlay: { a: [{ card: 'ironroot', grafts: ['ashfall'], gear: ['psi-lattice'] }] } });
  expect(new Set(shown(state, 'ironroot').colours)).toEqual(new Set(['physical', 'energy', 'mental']));
});

clause(['GG-STATE-05', 'GG-GRAFT-08'], 'grafts change neither dice nor wounds nor tiredness; gear adds dice', () => {
  const state = begin({
    config: { gear: true },
    inPlay: { a: [{ card: 'ironroot', grafts: ['nullpoint', 'ashfall'], gear: ['power-gauntlets', 'ceramic-vest'], wounded: true }] },
  });
  expect(shown(state, 'ironroot')).toMatchObject({ attack: 2 + 1, defence: 3 + 1, wounded: true, tired: false });
  const grafting = begin({
    turn: 5,
    deck: ['dna-1'],
    pools: { a: ['nullpoint'] },
    inPlay: { a: [{ card: 'ironroot', wounded: true, enteredOnTurn: 5 }] },
    specialDice: ['a'],
  });
  const grafted = play(grafting, [a.special(), 3], a.graft('nullpoint', 'genePool', 'ironroot')).state;
  expect(shown(grafted, 'ironroot')).toMatchObject({ attack: 2, defence: 3, wounded: true, tired: true, grafts: ['nullpoint'] });
});

clause('GG-STATE-06', 'a wounded character attacks, defends, uses its powers and scores like a whole one', () => {
  const battle = (wounded: boolean) => {
    const state = begin({
      hands: { a: ['super-punch', 'mind-fog'] },
      inPlay: { a: [{ card: 'ironroot', wounded }], b: [{ card: 'hush', wounded }] },
    });
    expect(genegrafter.view(state, null).players.map(({ score }) => score)).toEqual([1, 2]);
    allowed(state, a.battle('b', 'ironroot'));
    const { events } = play(state, a.battle('b', 'ironroot'), b.defend('hush'), a.ability('super-punch'), [a.pass(), [6, 6, 6, 6], [1, 1]]);
    return told(events, 'dice-rolled').map(({ values }) => values.length);
  };
  expect(battle(true)).toEqual([4, 2]);
  expect(battle(false)).toEqual([4, 2]);
});
