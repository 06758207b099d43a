import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { phase, player, told } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';
import { begin, withDie } from '../helpers/scenes.js';

clause('GG-SPEC-01', 'once per game, and never where it is played without', () => {
  const state = withDie();
  expect(refusal(after(state, [b.special(), 5]), b.special())).toEqual(['special-die-spent', 'GG-SPEC-01']);
  const without = begin({ config: { specialDie: 'off' } });
  expect(refusal(without, a.special())).toEqual(['special-die-off', 'GG-SPEC-01']);
});

clause('GG-SPEC-01', 'where it is played without, that is all that stands against it: nobody has used it, and it waits for nothing', () => {
  const config = { specialDie: 'off' } as const;
  const main = begin({ config });
  const dice = after(
    begin({ config, hands: { a: ['super-punch'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    [a.ability('super-punch'), [1, 1, 1], [6, 6]],
  );
  expect([main, dice].map(phase)).toEqual(['main', 'attacker-dice']);
  for (const state of [main, dice])
    expect(genegrafter.explain(state, a.special()).map(({ code, clause: id }) => [code, id])).toEqual([['special-die-off', 'GG-SPEC-01']]);
});

clause(
  'GG-SPEC-02',
  'any survivor, in the main step, at a choice of defender, before direct damage, while abilities are played, in a graft round and at the discard',
  () => {
    const inPlay = { a: ['kestrel'], c: ['hush'] };
    const main = withDie({ inPlay, hands: { a: ['overload'], c: ['ice-wall'] } });
    const defending = after(main, a.battle('c', 'kestrel'));
    const playing = after(defending, c.defend('hush'));
    const direct = after(withDie({ inPlay: { a: ['kestrel'] } }), a.battle('b', 'kestrel'));
    const hand = ['overload', 'mind-fog', 'ice-wall', 'super-punch', 'gamma-burst', 'hurl-debris', 'foresight', 'mind-lash', 'fire-lance'];
    const discarding = after(withDie({ hands: { a: hand } }), a.endMain());
    const grafting = after(withDie({ specialDice: ['a', 'b'], deck: ['dna-1'], pools: { a: ['murmur'] }, inPlay: { a: ['kestrel'] } }), [
      a.special(),
      3,
    ]);
    const windows = [main, defending, direct, playing, grafting, discarding];
    expect(windows.map(phase)).toEqual(['main', 'choosing-defender', 'direct-attack', 'playing-abilities', 'grafting', 'discarding']);
    expect(genegrafter.actors(grafting)).toEqual(['a', 'b']);
    for (const state of windows) allowed(state, b.special());
  },
);

clause('GG-SPEC-02', 'not among dice or while a decision is open', () => {
  const dice = after(
    withDie({ hands: { a: ['super-punch'] }, inPlay: { a: ['kestrel'], c: ['hush'] } }),
    a.battle('c', 'kestrel'),
    c.defend('hush'),
    [a.ability('super-punch'), [1, 1, 1], [6, 6]],
  );
  const deciding = after(withDie({ specialDice: ['a', 'b'], inPlay: { a: ['kestrel', 'hush'] } }), [a.special(), 5]);
  expect([dice, deciding].map(phase)).toEqual(['attacker-dice', 'decision']);
  for (const state of [dice, deciding]) {
    expect(refusal(state, b.special())).toEqual(['special-die-window', 'GG-SPEC-02']);
    expect(genegrafter.actors(state)).toEqual(['a']);
  }
});

clause('GG-SPEC-03', 'rolled, or named where it is chosen', () => {
  const rolled = withDie();
  for (const face of [1, 6, 0]) expect(refusal(rolled, b.special(face))).toEqual(['bad-face', 'GG-SPEC-03']);
  expect(told(play(rolled, [b.special(), 5]).events, 'special-die')).toEqual([
    { type: 'special-die', player: 'b', face: 5, chosen: false, lost: true },
  ]);
  const chosen = withDie({ config: { specialDie: 'choose' }, deck: ['kestrel'] });
  for (const face of [undefined, 0, 7]) expect(refusal(chosen, b.special(face))).toEqual(['bad-face', 'GG-SPEC-03']);
  expect(player(after(chosen, b.special(3)), 'b').hand).toEqual(['kestrel']);
  expect(genegrafter.legalActions(chosen, 'b')).toHaveLength(6);
});

clause('GG-SPEC-12', 'the die is spent before anything comes of it', () => {
  const asked = after(withDie({ pools: { b: ['kestrel', 'hush'] } }), [b.special(), 1]);
  expect([phase(asked), player(asked, 'b').specialDieSpent]).toEqual(['decision', true]);
});
