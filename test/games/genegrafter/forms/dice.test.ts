import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { clause } from '../helpers/clause.js';
import { luckyShot, rollAgain, rolled } from '../helpers/duels.js';
import { player } from '../helpers/facts.js';
import { answered, form, formRefusal, ledTo, offered } from '../helpers/forms.js';
import { round } from '../helpers/graft-rounds.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, allowed } from '../helpers/playing.js';
import { begin, withDie } from '../helpers/scenes.js';

clause(['GG-DICE-03', 'GG-DICE-15'], 'a form offers every own die, sixes too, and each is a die on the table', () => {
  const state = rolled([6, 1, 6, 2, 6, 2], [1, 1]);
  const { question } = form(state, 'a', 'use-reroll').ask!;
  expect(question).toEqual({
    kind: 'one',
    from: [0, 1, 2, 3, 4, 5],
    about: [0, 1, 2, 3, 4, 5].map((place) => ({ kind: 'die', side: 'attacker', place })),
  });
  for (const die of [0, 3]) expect(ledTo(state, a.reroll(die))).toEqual(a.reroll(die));
});

clause('GG-DICE-03', 'without rerolls left no die is asked for', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [6, 6], { lingering: { a: [luckyShot] } });
  const spent = after(state, [a.reroll(0), 3], [a.reroll(0), 4], [a.reroll(1), 2]);
  expect(genegrafter.open(spent, 'a')).toEqual(['apply-die-effect', 'end-dice-window']);
  expect(formRefusal(spent, 'a', 'use-reroll')).toEqual(['no-reroll-left', 'GG-DICE-03']);
});

clause(['GG-DICE-08', 'GG-DICE-09'], 'an effect, whose die, which die, and any face to turn it to', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot, rollAgain] } });
  const effect = form(state, 'a', 'apply-die-effect');
  expect(effect.ask!.question).toEqual({
    kind: 'one',
    from: [0, 1],
    about: [0, 1].map((place) => ({ kind: 'lingering', owner: 'a', place })),
  });
  const owner = effect.answer(0);
  expect(offered(owner)).toEqual(['a', 'b']);
  const die = owner.answer('b');
  expect(die.ask!.question).toEqual({
    kind: 'one',
    from: [
      { owner: 'b', die: 0 },
      { owner: 'b', die: 1 },
    ],
    about: [0, 1].map((place) => ({ kind: 'die', side: 'defender', place })),
  });
  const face = die.answer({ owner: 'b', die: 1 });
  expect(offered(face)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(face.answer(3).ready).toEqual(a.effect(0, 'b', 1, 3));
  expect(answered(state, 'a', 'apply-die-effect', 1, 'a', { owner: 'a', die: 5 }).ready).toEqual(a.effect(1, 'a', 5));
});

clause('GG-DICE-09', 'every face that a die may be turned to has answers that lead to it', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot] } });
  for (const owner of ['a', 'b'])
    for (const face of [1, 2, 3, 4, 5, 6]) expect(ledTo(state, a.effect(0, owner, 1, face))).toEqual(a.effect(0, owner, 1, face));
  for (const face of [undefined, 0, 7]) expect(genegrafter.answersFor(state, a.effect(0, 'a', 0, face))).toBeNull();
});

clause('GG-DICE-10', 'a face given to an effect that rolls changes nothing, and is left out of its answers', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [rollAgain] } });
  allowed(state, a.effect(0, 'b', 1, 4));
  expect(genegrafter.answersFor(state, a.effect(0, 'b', 1, 4))).toEqual({ effect: 0, owner: 'b', die: { owner: 'b', die: 1 } });
  expect(ledTo(state, a.effect(0, 'b', 1, 4))).toEqual(a.effect(0, 'b', 1));
});

clause(['GG-DICE-08', 'GG-DICE-12'], 'only effects that meet a die they may touch are offered, and one side alone is not asked for', () => {
  const setDie = { do: 'setDie', target: 'own' } as const;
  const rerollDie = { do: 'rerollDie', target: 'opposing', keep: 'worse' } as const;
  const lose = { do: 'addDice', side: 'opponent', amount: -9 } as const;
  const pack = saying({ 'lucky-shot': [setDie], 'roll-again': [rerollDie], 'jam-signal': [lose] });
  const lingering = {
    a: [
      { card: 'roll-again', effect: rerollDie },
      { card: 'lucky-shot', effect: setDie },
    ],
  };
  const both = rolled([1, 1, 2, 2, 2, 2], [5, 4], {
    config: { pack: saying({ 'lucky-shot': [setDie], 'roll-again': [rerollDie] }) },
    lingering,
  });
  expect(offered(form(both, 'a', 'apply-die-effect'))).toEqual([0, 1]);
  expect(answered(both, 'a', 'apply-die-effect', 0, { owner: 'b', die: 0 }).ready).toEqual(a.effect(0, 'b', 0));
  // Nobody rolls for b, whose dice were all taken away: the effect on opposing dice has none to touch.
  const alone = after(
    begin({ config: { pack }, lingering, hands: { a: ['jam-signal'] }, inPlay: { a: ['chimera'], b: ['undertow'] } }),
    a.battle('b', 'chimera'),
    b.defend('undertow'),
    [a.ability('jam-signal'), [1, 2]],
  );
  expect(offered(form(alone, 'a', 'apply-die-effect'))).toEqual([1]);
  const used = after(alone, a.effect(1, 'a', 0, 6));
  expect(player(used, 'a').lingering.map(({ card }) => card)).toEqual(['roll-again']);
  expect(formRefusal(used, 'a', 'apply-die-effect')).toEqual(['die-out-of-range', 'GG-DICE-08']);
});

clause(['GG-DICE-08', 'GG-DICE-12'], 'where no effect meets a die none can be used, though it would turn one and a reroll is left', () => {
  const setDie = { do: 'setDie', target: 'opposing' } as const;
  const pack = saying({ 'super-punch': [setDie, { do: 'addDice', side: 'opponent', amount: -9 }] });
  // Nobody rolls for b: the window is open for the reroll alone.
  const state = after(
    begin({ config: { pack }, hands: { a: ['super-punch'] }, inPlay: { a: ['ironroot'], b: ['hush'] } }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    [a.ability('super-punch'), [1, 2, 3, 4]],
  );
  expect(player(state, 'a').lingering).toEqual([{ card: 'super-punch', effect: setDie }]);
  expect(genegrafter.open(state, 'a')).toEqual(['use-reroll', 'end-dice-window']);
  expect(formRefusal(state, 'a', 'apply-die-effect')).toEqual(['die-out-of-range', 'GG-DICE-08']);
  expect(genegrafter.legalActions(state, 'a').some(({ type }) => type === 'apply-die-effect')).toBe(false);
});

clause('GG-DICE-08', 'without a lingering effect there is none to use', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4]);
  expect(genegrafter.open(state, 'a')).toEqual(['use-reroll', 'end-dice-window']);
  expect(formRefusal(state, 'a', 'apply-die-effect')).toEqual(['no-die-effect', 'GG-DICE-08']);
  expect(form(state, 'a', 'end-dice-window').ready).toEqual(a.leaveDice());
});

clause(['GG-SPEC-01', 'GG-SPEC-02', 'GG-SPEC-03'], 'the special die is asked for its face only where that is named', () => {
  expect(form(withDie(), 'b', 'use-special-die').ready).toEqual(b.special());
  const named = withDie({ config: { specialDie: 'choose' } });
  expect(offered(form(named, 'b', 'use-special-die'))).toEqual([1, 2, 3, 4, 5, 6]);
  for (const face of [1, 6]) expect(ledTo(named, b.special(face))).toEqual(b.special(face));
  expect(formRefusal(named, 'c', 'use-special-die')).toEqual(['special-die-spent', 'GG-SPEC-01']);
  expect(formRefusal(begin({ config: { specialDie: 'off' } }), 'b', 'use-special-die')).toEqual(['special-die-off', 'GG-SPEC-01']);
});

test('whoever interrupts is asked for the special die and nothing else', () => {
  const state = round({ inPlay: { a: ['ironroot'] }, pools: { a: ['murmur'] }, specialDice: ['a', 'b'] });
  expect([genegrafter.open(state, 'a'), genegrafter.open(state, 'b'), genegrafter.open(state, 'c')]).toEqual([
    ['graft', 'end-grafting'],
    ['use-special-die'],
    [],
  ]);
  expect(form(state, 'b', 'use-special-die').ready).toEqual(b.special());
  expect(formRefusal(state, 'b', 'graft')).toEqual(['not-your-turn', 'GG-ACT-05']);
});
