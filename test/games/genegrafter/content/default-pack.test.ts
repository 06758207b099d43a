import { seeded } from 'ludoteca';
import { colours, defaultPack, genegrafter, powers } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { shown } from '../helpers/facts.js';
import { begin } from '../helpers/scenes.js';

clause('GG-CONT-01', 'abilities and markers of the default pack use exactly three colours', () => {
  expect(colours).toEqual(['mental', 'energy', 'physical']);
  expect(new Set(defaultPack.abilities.map(({ colour }) => colour))).toEqual(new Set(colours));
  expect(new Set(defaultPack.characters.flatMap(({ markers }) => markers))).toEqual(new Set(colours));
});

clause('GG-CONT-02', 'eighteen powers, each on a character', () => {
  expect(powers).toHaveLength(18);
  expect(new Set(defaultPack.characters.flatMap((card) => card.powers))).toEqual(new Set(powers));
});

clause('GG-CONT-03', 'no ability asks for one of the two powers that act alone, and all sixteen others are asked for', () => {
  const asked = new Set(defaultPack.abilities.flatMap(({ withPower }) => withPower?.power ?? []));
  expect([...powers].filter((power) => !asked.has(power))).toEqual(['regeneration', 'infinitePower']);
});

clause('GG-CONT-04', '20 characters, 24 abilities in three equal colours, 7 events and 3 DNA cards are 54 cards with 35 markers', () => {
  const { characters, abilities, events, dna } = defaultPack;
  expect([characters, abilities, events, dna].map((cards) => cards.length)).toEqual([20, 24, 7, 3]);
  expect(colours.map((colour) => abilities.filter((card) => card.colour === colour).length)).toEqual([8, 8, 8]);
  const markers = characters.flatMap((card) => card.markers);
  expect(colours.map((colour) => markers.filter((marker) => marker === colour).length)).toEqual([12, 12, 11]);
});

clause('GG-CONT-05', 'the gear set has 8 cards, two for each of four slots, and is used only by option', () => {
  expect(defaultPack.gear).toHaveLength(8);
  expect(defaultPack.gear.map(({ slot }) => slot)).toEqual(['head', 'head', 'torso', 'torso', 'arms', 'arms', 'legs', 'legs']);
  const deckWith = (gear: boolean): string => JSON.stringify(accepted(genegrafter.setup({ players: ['a', 'b'], gear }, seeded(1))).state);
  for (const { id } of defaultPack.gear) {
    expect(deckWith(true)).toContain(`"${id}"`);
    expect(deckWith(false)).not.toContain(`"${id}"`);
  }
});

clause('GG-CONT-06', 'the four cards of the book are there, once each', () => {
  for (const id of ['heal-minor-wound', 'lucky-shot', 'roll-again', 'super-punch'])
    expect(defaultPack.abilities.filter((card) => card.id === id && card.copies === undefined)).toHaveLength(1);
});

clause('GG-CONT-08', 'markers score by number and match by colour', () => {
  const state = begin({ inPlay: { a: ['stone-samaritan'] } });
  expect(genegrafter.view(state, null).players[0]!.score).toBe(2);
  expect(shown(state, 'stone-samaritan').colours).toEqual(['physical']);
});
