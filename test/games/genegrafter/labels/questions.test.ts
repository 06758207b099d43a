import { type Action, defaultPack, genegrafter, type Pack, type State, type View } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { luckyShot, rollAgain, rolled } from '../helpers/duels.js';
import { answered, form } from '../helpers/forms.js';
import { round } from '../helpers/graft-rounds.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after } from '../helpers/playing.js';
import { begin, withDie } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';

/** What a decision is about. */
type Kind = View['decisions'][number]['kind'];

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

test('orders tell dice by what they show and die effects by their cards, as far as these are seen', () => {
  const state = rolled([1, 6, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot, rollAgain] } });
  const view = genegrafter.view(state, 'a');
  const told = (action: Action, seen?: View) => labels.languages.map((language) => labels.action(action, language, seen));
  expect(told(a.reroll(2), view)).toEqual([
    'roll die 3 (a 2) again',
    'relancer le dé 3 (un 2)',
    'volver a tirar el dado 3 (un 2)',
    'tornar a tirar el dau 3 (un 2)',
  ]);
  expect(told(a.effect(0, 'b', 1, 6), view)).toEqual([
    'use die effect 1 (Lucky Shot) on die 2 (a 4) of b, turning it to 6',
    'utiliser l’effet 1 (Lucky Shot) sur le dé 2 (un 4) de b, tourné sur 6',
    'usar el efecto 1 (Golpe de Suerte) en el dado 2 (un 4) de b, que pasa a 6',
    'fer servir l’efecte 1 (Cop de Sort) en el dau 2 (un 4) de b, que passa a 6',
  ]);
  expect(told(a.effect(1, 'b', 0))[0]).toBe('use die effect 2 on die 1 of b');
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

test('what is chosen in a decision is told by what becomes of it, in every language', () => {
  const state = after(withDie({ inPlay: { b: ['kestrel', 'ironroot'] }, pools: { b: ['murmur'] } }), [b.special(), 4], b.choose('murmur'));
  const view = genegrafter.view(state, 'b');
  const chosen = (kind: Kind, option: string) =>
    labels.languages.map((language) =>
      labels.action(b.choose(option), language, { ...view, decisions: [{ ...view.decisions[0]!, kind }] }),
    );
  expect(view.decisions[0]?.kind).toBe('special-graft-host');
  expect(labels.languages.map((language) => labels.action(b.choose('kestrel'), language, view))).toEqual([
    'graft Murmur under Kestrel',
    'génégrafter Murmure sous Crécerelle',
    'injertar Murmullo bajo Cernícalo',
    'empeltar Murmuri sota Xoriguer',
  ]);
  const told: readonly (readonly [Kind, string, readonly string[]])[] = [
    ['destroy', 'hush', ['sacrifice Hush', 'sacrifier Silence', 'sacrificar a Silencio', 'sacrificar Silenci']],
    [
      'wound',
      'hush',
      ['let Hush be hit', 'faire subir le dommage à Silence', 'hacer que Silencio reciba el daño', 'fer que Silenci rebi el dany'],
    ],
    ['heal', 'hush', ['heal Hush', 'soigner Silence', 'curar a Silencio', 'guarir Silenci']],
    ['discard', 'hush', ['discard Hush', 'défausser Silence', 'descartar Silencio', 'descartar Silenci']],
    ['special-face', '3', ['choose face 3, draw', 'choisir la face 3, piocher', 'elegir la cara 3, robar', 'triar la cara 3, robar']],
    ['special-recall', 'hush', ['recall Hush', 'rappeler Silence', 'recuperar a Silencio', 'recuperar Silenci']],
    [
      'special-opponent',
      'hush',
      [
        'make hush discard a card',
        'faire défausser une carte à hush',
        'hacer que hush descarte una carta',
        'fer que hush descarti una carta',
      ],
    ],
    ['special-graft-card', 'hush', ['graft Hush', 'génégrafter Silence', 'injertar Silencio', 'empeltar Silenci']],
    ['special-graft-card', 'decline', ['graft nothing', 'ne rien génégrafter', 'no injertar nada', 'no empeltar res']],
    [
      'special-infinite',
      'hush',
      [
        'give Hush Infinite Power',
        'donner le Pouvoir Infini à Silence',
        'dar el Poder Infinito a Silencio',
        'donar el Poder Infinit a Silenci',
      ],
    ],
  ];
  for (const [kind, option, said] of told) expect(chosen(kind, option)).toEqual(said);
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
  expect(labels.action(b.choose('mental'), 'fr', genegrafter.view(asked, 'b'))).toBe('faire défausser une carte à mental');
  expect(labels.action(b.choose('mental'), 'es', genegrafter.view(asked, 'b'))).toBe('hacer que mental descarte una carta');
  expect(labels.action(b.choose('decline'), 'es')).toBe('no elegir nada');
  const chosen = { type: 'option-chosen', player: 'b', kind: 'special-opponent', option: 'hush' } as const;
  expect([labels.event(chosen, 'fr'), labels.event({ ...chosen, kind: 'special-graft-card' }, 'fr')]).toEqual([
    'b choisit hush',
    'b choisit Silence',
  ]);
});
