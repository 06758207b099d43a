import { type Action, defaultPack, genegrafter, type Pack, type State } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { luckyShot, rollAgain, rolled } from '../helpers/duels.js';
import { answered, form } from '../helpers/forms.js';
import { round } from '../helpers/graft-rounds.js';
import { b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after } from '../helpers/playing.js';
import { begin, withDie } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';

/** What a form asks and offers after these answers, as its player hears it. */
const heard = (language: string, state: State, player: string, type: Action['type'], ...answers: readonly unknown[]): readonly string[] => {
  const { field, question } = answered(state, player, type, ...answers).ask!;
  const view = genegrafter.view(state, player);
  const offers = question.kind === 'one' ? question.from : [];
  return [labels.question(type, field, language, view), ...offers.map((answer) => labels.answer(type, field, answer, language, view))];
};

test('dice are told by their number, their owner and what they show', () => {
  const state = rolled([1, 6, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot, rollAgain] } });
  expect(heard('en', state, 'a', 'use-reroll').slice(0, 3)).toEqual([
    'Which die do you roll again?',
    'die 1, showing 1',
    'die 2, showing 6',
  ]);
  expect(heard('fr', state, 'a', 'apply-die-effect', 0, 'b')).toEqual([
    'Sur quel dé ?',
    'dé 1 de b, qui montre 5',
    'dé 2 de b, qui montre 4',
  ]);
  expect(heard('en', state, 'a', 'apply-die-effect', 0, 'b', { owner: 'b', die: 0 }).slice(0, 2)).toEqual([
    'To which face is it turned?',
    'to a 1',
  ]);
  expect(heard('fr', state, 'a', 'apply-die-effect', 0)).toEqual(['Le dé de qui ?', 'a', 'b']);
});

test('die effects are told by their number, their card and what they do', () => {
  const state = rolled([1, 6, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot, rollAgain] } });
  expect(heard('en', state, 'a', 'apply-die-effect')).toEqual([
    'Which die effect do you use?',
    'effect 1, Lucky Shot: turn any die to a face of your choice',
    'effect 2, Roll Again: roll any die again, the better face stays on your side, the new one on the other',
  ]);
  const worse = { do: 'rerollDie', target: 'opposing', keep: 'worse' } as const;
  const lingering = { a: [{ card: 'roll-again', effect: worse }] };
  const other = rolled([1, 6, 2, 2, 2, 2], [5, 4], { config: { pack: saying({ 'roll-again': [worse] }) }, lingering });
  expect(heard('fr', other, 'a', 'apply-die-effect').slice(1)).toEqual([
    'effet 1, Roll Again : relancer un dé adverse, la moins bonne face reste',
  ]);
});

test('attackers are asked for in order', () => {
  const state = begin({ inPlay: { a: ['kestrel', 'ironroot', 'hush'], b: ['undertow'] } });
  expect(heard('en', state, 'a', 'declare-battle', 'b')[0]).toBe('Who attacks?');
  expect(heard('fr', state, 'a', 'declare-battle', 'b', 'hush')).toEqual(['Qui attaque ensuite ?', 'Crécerelle', 'Racine de Fer']);
  const { enough } = answered(state, 'a', 'declare-battle', 'b', 'hush').ask!;
  expect(labels.answer('declare-battle', enough!.field, enough!.answer, 'fr')).toBe('1 attaquant');
});

test('a graft says where its card comes from', () => {
  const state = round({ inPlay: { a: ['ironroot'] }, pools: { a: ['murmur'] }, hands: { a: ['kestrel'] } });
  expect(heard('en', state, 'a', 'graft')).toEqual([
    'Which character do you graft?',
    'Kestrel, from your hand',
    'Murmur, from your gene pool',
  ]);
  expect(heard('fr', state, 'a', 'graft', 'kestrel')).toEqual(['Sous quel personnage va-t-il ?', 'Racine de Fer']);
});

test('a decision is asked for what it is', () => {
  const after6 = after(withDie({ inPlay: { b: ['kestrel', 'hush'] }, hands: { a: ['overload'], c: ['mind-fog'] } }), [b.special(), 6]);
  expect(heard('en', after6, 'b', 'resolve-choice')).toEqual([
    'Which face do you choose?',
    '2: an opponent discards',
    '3: draw a card',
    '5: Infinite Power',
  ]);
  expect(heard('en', after(after6, b.choose('2')), 'b', 'resolve-choice')).toEqual(['Who discards a card?', 'a', 'c']);
  expect(heard('fr', after(after6, b.choose('5')), 'b', 'resolve-choice')).toEqual([
    'Quel personnage reçoit le Pouvoir Infini ?',
    'Crécerelle',
    'Silence',
  ]);
  const grafting = after(withDie({ inPlay: { b: ['kestrel'] }, pools: { b: ['murmur'] } }), [b.special(), 4]);
  expect(heard('fr', grafting, 'b', 'resolve-choice')).toEqual(['Quel personnage génégraftez-vous ?', 'Murmure', 'rien']);
});

test('whatever is to be decided is asked in words of its own, in every language', () => {
  const state = after(withDie({ pools: { b: ['murmur', 'chimera'] } }), [b.special(), 1]);
  expect(heard('es', state, 'b', 'resolve-choice')).toEqual(['¿Qué personaje recuperas?', 'Murmullo', 'Quimera']);
  const view = genegrafter.view(state, 'b');
  const kinds = ['destroy', 'wound', 'heal', 'discard', 'special-face', 'special-recall', 'special-opponent'] as const;
  for (const language of labels.languages) {
    const asked = [...kinds, 'special-graft-card', 'special-graft-host', 'special-infinite'].map((kind) => {
      const decisions = [{ ...view.decisions[0]!, kind: kind as (typeof kinds)[number] }];
      return labels.question('resolve-choice', 'option', language, { ...view, decisions });
    });
    expect(new Set([...asked, labels.question('resolve-choice', 'option', language)]).size, asked.join(' ')).toBe(11);
    for (const question of asked) expect(question).toMatch(/^¿?\p{Lu}.+\?$/u);
  }
});

test('faces of the special die say what they bring', () => {
  expect(heard('fr', withDie({ config: { specialDie: 'choose' } }), 'b', 'use-special-die').slice(0, 2)).toEqual([
    'Quelle face du dé spécial ?',
    '1 : rappeler un personnage',
  ]);
});

test('copies of a card, and cards of the same name, are told apart', () => {
  const pack: Pack = {
    ...defaultPack,
    abilities: defaultPack.abilities.map((card) => (card.id === 'overload' ? { ...card, copies: 3 } : card)),
    characters: defaultPack.characters.map((card) => (card.id === 'hush' ? { ...card, name: 'Kestrel', copies: 2 } : card)),
  };
  const state = begin({
    config: { pack },
    hands: { a: ['overload#1', 'overload#3', 'hush#2', 'kestrel', 'mind-fog'] },
    inPlay: { a: ['murmur'], b: ['hush#1'] },
  });
  expect(heard('en', state, 'a', 'play-character').slice(1)).toEqual(['Kestrel (hush, copy 2)', 'Kestrel (kestrel)']);
  const view = genegrafter.view(state, 'a');
  expect(view.hand!.map((card) => labels.answer('discard-card', 'card', card, 'fr', view))).toEqual([
    'Overload (exemplaire 1)',
    'Overload (exemplaire 3)',
    'Kestrel (hush, exemplaire 2)',
    'Kestrel (kestrel)',
    'Mind Fog',
  ]);
});

test('without a view questions and answers are told as far as they can be', () => {
  const state = rolled([1, 6, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot] } });
  const fields = ['effect', 'owner', 'die', 'face'] as const;
  expect(fields.map((field) => labels.question('apply-die-effect', field, 'en'))).toEqual([
    'Which die effect do you use?',
    'Whose die?',
    'On which die?',
    'To which face is it turned?',
  ]);
  const { answers } = answered(state, 'a', 'apply-die-effect', 0, 'b', { owner: 'b', die: 1 }, 6);
  expect(fields.map((field) => labels.answer('apply-die-effect', field, answers[field], 'en'))).toEqual([
    'effect 1',
    'b',
    'die 2 of b',
    'to a 6',
  ]);
  expect(['3', 'decline', 'hush'].map((option) => labels.answer('resolve-choice', 'option', option))).toEqual([
    '3: draw a card',
    'nothing',
    'Hush',
  ]);
  expect(labels.question('resolve-choice', 'option', 'fr')).toBe('Que choisissez-vous ?');
  expect(['decline', 'hush'].map((option) => labels.action({ type: 'resolve-choice', player: 'a', option }, 'fr'))).toEqual([
    'ne rien choisir',
    'choisir Silence',
  ]);
  const last = (player: string) => labels.event({ type: 'final-round-started', turns: [player] }, 'fr');
  expect(['Óscar', 'Yves', 'Yann'].map(last)).toEqual([
    'encore un tour, celui d’Óscar',
    'encore un tour, celui d’Yves',
    'encore un tour, celui de Yann',
  ]);
  expect(labels.answer('graft', 'card', 'kestrel')).toBe('Kestrel');
  expect([labels.answer('graft', 'from', 'genePool'), labels.answer('spend-marker', 'kind', 'attack', 'fr')]).toEqual([
    'from your gene pool',
    'un marqueur d’attaque',
  ]);
});

test('a sixth face that is a blank promises no choice', () => {
  const blank = withDie({ config: { specialDie: 'choose', sixthFace: 'blank' } });
  const view = genegrafter.view(blank, 'b');
  const lost = { type: 'special-die', player: 'b', face: 6, chosen: false, lost: true } as const;
  const said = ['en', 'fr', 'es', 'ca'].map((language) => [
    labels.name('face-6', language, view),
    labels.action(b.special(6), language, view),
    labels.event(lost, language, view),
  ]);
  expect(said).toEqual([
    ['6: a blank', 'use the special die: a blank', 'b’s special die: 6, a blank, without effect'],
    ['6 : face vide', 'utiliser le dé spécial : face vide', 'dé spécial de b : 6, face vide, sans effet'],
    ['6: cara vacía', 'usar el dado especial: cara vacía', 'dado especial de b: 6, cara vacía, sin efecto'],
    ['6: cara buida', 'fer servir el dau especial: cara buida', 'dau especial de b: 6, cara buida, sense efecte'],
  ]);
  expect(heard('en', blank, 'b', 'use-special-die').at(-1)).toBe('6: a blank');
  const chosen = withDie({ config: { specialDie: 'choose' } });
  expect(heard('en', chosen, 'b', 'use-special-die').at(-1)).toBe('6: free choice');
});

test('a player called like a card or a word keeps the name', () => {
  const players = ['hush', 'mental', 'cy'];
  const state = begin({ players, inPlay: { hush: ['kestrel'], mental: ['ironroot'] } });
  expect(form(state, 'hush', 'declare-battle').ask!.field).toBe('opponent');
  expect(heard('fr', state, 'hush', 'declare-battle').slice(1)).toEqual(['mental', 'cy']);
  const asked = after(withDie({ players: ['a', 'b', 'mental'], hands: { a: ['overload'], mental: ['mind-fog'] } }), [b.special(), 2]);
  expect(heard('fr', asked, 'b', 'resolve-choice')).toEqual(['Qui défausse une carte ?', 'a', 'mental']);
  expect(labels.action(b.choose('mental'), 'fr', genegrafter.view(asked, 'b'))).toBe('choisir mental');
  expect(labels.action(b.choose('mental'), 'es', genegrafter.view(asked, 'b'))).toBe('elegir a mental');
  expect(labels.action(b.choose('decline'), 'es')).toBe('no elegir nada');
  const chosen = { type: 'option-chosen', player: 'b', kind: 'special-opponent', option: 'hush' } as const;
  expect([labels.event(chosen, 'fr'), labels.event({ ...chosen, kind: 'special-graft-card' }, 'fr')]).toEqual([
    'b choisit hush',
    'b choisit Silence',
  ]);
});
