import { type Action, genegrafter, type State } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { examples } from '../../../refusals/examples/index.js';
import { luckyShot, rolled } from '../helpers/duels.js';
import { a, b } from '../helpers/orders.js';
import { after, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';

const languages = ['en', 'fr', 'es', 'ca'];

/** Why an action is refused, in every language. */
const told = (state: State, action: Action): readonly (string | undefined)[] => {
  const [violation] = genegrafter.explain(state, action);
  return languages.map((language) => labels.refusal!(violation!, language, genegrafter.view(state, action.player)));
};

test('cards are called by their names, and messages by their ids', () => {
  const state = begin({ inPlay: { a: ['kestrel'], b: ['hush'] }, hands: { a: ['ironroot'] } });
  expect(refusal(state, a.play('chimera'))).toEqual(['card-not-in-hand', 'GG-PLAY-03']);
  expect(told(state, a.play('chimera'))).toEqual([
    'Chimera is not in the hand of a.',
    'Chimère n’est pas dans la main d’a.',
    'Quimera no está en la mano de a.',
    'Quimera no és a la mà d’a.',
  ]);
  expect(genegrafter.explain(state, a.play('chimera'))[0]?.message).toBe('chimera is not in the hand of a.');
  expect(told(state, a.play('nobody'))[2]).toBe('nobody no está en la mano de a.');
});

test('tokens are called by their kind', () => {
  const state = begin({ inPlay: { a: ['kestrel'], b: ['hush'] }, hands: { a: ['overload'] } });
  expect(told(after(state, a.battle('b', 'kestrel'), b.defend('hush')), a.token('attack'))).toEqual([
    'a has no attack token left.',
    'a n’a plus de marqueur d’attaque.',
    'A a no le quedan fichas de ataque.',
    'A a no li queden fitxes d’atac.',
  ]);
});

test('whose dice an effect may touch is told, also to whoever names somebody who does not fight', () => {
  const lingering = { a: [luckyShot] };
  expect(told(rolled([1, 6, 2, 2, 2, 2], [5, 4], { lingering }), a.effect(0, 'c', 0, 6))).toEqual([
    'This effect touches only dice of this duel, not those of c.',
    'Cet effet ne touche que les dés de ce duel, pas ceux de c.',
    'Este efecto solo alcanza los dados de este duelo, no los de c.',
    'Aquest efecte només arriba als daus d’aquest duel, no als de c.',
  ]);
});

test('one of something and several are told apart', () => {
  const [violation] = genegrafter.explain(rolled([1, 6, 2, 2, 2, 2], [5, 4]), a.reroll(9));
  const dice = (number: number) =>
    languages.map((language) => labels.refusal!({ ...violation!, facts: { player: 'bo', dice: number } } as never, language));
  expect(dice(1)).toEqual([
    'There is no such die: bo has 1 die.',
    'Ce dé n’existe pas : bo a 1 dé.',
    'No existe ese dado: bo tiene 1 dado.',
    'Aquest dau no existeix: bo té 1 dau.',
  ]);
  expect(dice(3).map((text) => text?.slice(-7))).toEqual(['3 dice.', ' 3 dés.', ' dados.', '3 daus.']);
});

test('every code is told in every language, each in words of its own', () => {
  for (const [code, [clause, facts]] of Object.entries(examples.genegrafter)) {
    const sentences = languages.map((language) => labels.refusal!({ code, clause, message: '', facts } as never, language));
    for (const sentence of sentences) expect(sentence, code).toMatch(/^.+[.]$/);
    expect([code, sentences.join(' ')]).toEqual([
      code,
      expect.not.stringMatching(/undefined|NaN|\[object|eventCount|startPlayer|counted from/),
    ]);
    expect(new Set(sentences).size, `${code}: ${sentences.join(' ')}`).toBe(languages.length);
  }
});
