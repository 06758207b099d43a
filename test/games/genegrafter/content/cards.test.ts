import { E, seeded } from 'ludoteca';
import { contentOfPack, defaultPack, genegrafter, type Pack, packFaults } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { play } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-CONT-07', 'copies are numbered, a single card is not', () => {
  const pack: Pack = {
    ...defaultPack,
    abilities: defaultPack.abilities.map((card) => (card.id === 'overload' ? { ...card, copies: 3 } : card)),
  };
  const { abilities } = contentOfPack(pack);
  expect([...abilities.keys()].filter((card) => card.startsWith('overload'))).toEqual(['overload#1', 'overload#2', 'overload#3']);
  expect(abilities.has('super-punch')).toBe(true);
  const state = begin({ config: { pack }, hands: { a: ['overload#2', 'kestrel'] }, inPlay: { a: ['ironroot'], b: ['hush'] }, played: 1 });
  const { events } = play(state, a.battle('b', 'ironroot'), b.defend('hush'), a.ability('overload#2'), [a.pass(), [6, 6, 6, 6], [1, 1]]);
  expect(told(events, 'ability-revealed')).toMatchObject([{ card: 'overload#2' }]);
});

clause('GG-CONT-07', 'an id has room for the number of its copies: every game that begins can be saved', () => {
  for (const length of [198, 199, 200]) {
    const pack: Pack = {
      ...defaultPack,
      characters: defaultPack.characters.map((card) => (card.id === 'kestrel' ? { ...card, id: 'k'.repeat(length), copies: 2 } : card)),
    };
    const begun = genegrafter.setup({ players: ['a', 'b'], pack }, seeded(1));
    if (E.isLeft(begun)) {
      expect([length, begun.left.map(({ path }) => path)]).toEqual([length, ['pack.characters.2.id']]);
      expect([...packFaults(pack, { players: 2, openingHand: 5, gear: false })]).toHaveLength(1);
    } else expect(accepted(genegrafter.decodeState(JSON.parse(JSON.stringify(begun.right.state))))).toEqual(begun.right.state);
  }
});
