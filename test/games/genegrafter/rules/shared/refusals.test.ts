import { seeded } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { actors, phase } from '../../helpers/facts.js';
import { a, b, c } from '../../helpers/orders.js';
import { after, allowed, refusal } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-ACT-01', 'nothing can be done after the end', () => {
  const over = after(begin({ inPlay: { a: ['kestrel'] }, life: { b: 1 } }), a.battle('b', 'kestrel'));
  expect(phase(over)).toBe('over');
  expect(refusal(over, a.endMain())).toEqual(['game-over', 'GG-ACT-01']);
  expect(actors(over)).toEqual([]);
});

clause('GG-ACT-02', 'unknown actions, parameters and players', () => {
  const state = begin({ hands: { a: ['kestrel'] } });
  expect(refusal(state, { type: 'cheat', player: 'a' } as never)).toEqual(['unknown-action', 'GG-ACT-02']);
  expect(refusal(state, { type: 'play-character', player: 'a' } as never)).toEqual(['bad-parameter', 'GG-ACT-02']);
  expect(refusal(state, { type: 'use-reroll', player: 'a', die: 'first' } as never)).toEqual(['bad-parameter', 'GG-ACT-02']);
  for (const who of ['z', 'constructor'])
    expect(refusal(state, { type: 'end-main', player: who })).toEqual(['unknown-player', 'GG-ACT-02']);
  for (const card of ['', 'constructor', '__proto__', 'no card'])
    expect(refusal(state, a.play(card))).toEqual(['card-not-in-hand', 'GG-PLAY-03']);
});

clause('GG-ACT-03', 'eliminated players do not act', () => {
  const state = after(
    begin({ players: ['a', 'b', 'c'], inPlay: { a: ['kestrel'] }, life: { b: 1 }, hands: { a: ['hush'] }, played: 1 }),
    a.battle('b', 'kestrel'),
  );
  expect(refusal(state, b.endMain())).toEqual(['player-eliminated', 'GG-ACT-03']);
  expect(refusal(state, b.special())).toEqual(['player-eliminated', 'GG-ACT-03']);
});

clause('GG-ACT-04', 'an action belongs to its step', () => {
  const state = begin({ inPlay: { a: ['kestrel'], b: ['hush'] }, hands: { a: ['fire-lance'] } });
  for (const action of [
    a.ability('fire-lance'),
    a.reroll(0),
    a.endGrafting(),
    a.choose('x'),
    a.discard('fire-lance'),
    a.accept(),
    a.defend('kestrel'),
  ])
    expect(refusal(state, action)).toEqual(['wrong-phase', 'GG-ACT-04']);
  expect(refusal(after(state, a.battle('b', 'kestrel')), b.endMain())).toEqual(['wrong-phase', 'GG-ACT-04']);
});

clause('GG-ACT-05', 'only the awaited player acts', () => {
  const state = begin({ players: ['a', 'b', 'c'], hands: { b: ['kestrel'] }, specialDice: ['b'] });
  expect(refusal(state, b.play('kestrel'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  expect(refusal(state, c.endMain())).toEqual(['not-your-turn', 'GG-ACT-05']);
  allowed(state, b.special());
});

clause('GG-ACT-06', 'a refused action changes nothing and rolls nothing', () => {
  const state = begin({ hands: { a: ['kestrel'] }, inPlay: { a: ['ironroot'] } });
  const dice = seeded(1);
  const mine = JSON.parse(JSON.stringify(state));
  const before = JSON.stringify(mine);
  for (const action of [a.endMain(), a.special(), b.endMain(), a.battle('b', 'nobody'), a.play('ironroot')])
    expect(genegrafter.reduceInPlace(mine, action, dice)._tag).toBe('Left');
  expect(JSON.stringify(mine)).toBe(before);
  expect(dice.roll(1_000_000, 'next')).toBe(seeded(1).roll(1_000_000, 'next'));
});

clause('GG-ACT-08', 'the first refusal of an action is the one its list names first', () => {
  const gearless = begin({ hands: { a: ['kestrel'] } });
  expect(refusal(gearless, a.gear('nothing', 'nobody'))).toEqual(['gear-disabled', 'GG-CONF-06']);
  const state = begin({ config: { gear: true }, hands: { a: ['kestrel', 'ceramic-vest'] }, inPlay: { a: ['ironroot'], b: ['hush'] } });
  const codes = (action: Parameters<typeof refusal>[1], from = state) => genegrafter.explain(from, action).map(({ code }) => code);
  expect(codes(a.gear('nothing', 'nobody'))).toEqual(['card-not-in-hand', 'no-such-character']);
  expect(codes(a.gear('kestrel', 'hush'))).toEqual(['not-a-gear', 'not-your-character']);
  const worn = after(state, a.gear('ceramic-vest', 'ironroot'));
  expect(codes(a.gear('ceramic-vest', 'ironroot'), worn).slice(0, 2)).toEqual(['gear-limit', 'card-not-in-hand']);
  expect(codes(a.battle('a', 'nobody', 'nobody', 'hush'))).toEqual([
    'must-play-character',
    'opponent-invalid',
    'no-such-character',
    'duplicate-attacker',
    'no-such-character',
    'not-your-character',
  ]);
  const strict = begin({
    config: { battlesPerOpponent: 'one' },
    hands: { a: ['kestrel'] },
    inPlay: { a: ['ironroot', 'hush'] },
  });
  expect(codes(a.battle('z', 'ironroot', 'hush'), strict)).toEqual(['must-play-character', 'opponent-invalid', 'one-attacker-only']);
  expect(codes(a.battle('b'), strict)).toEqual(['must-play-character', 'no-attackers']);
  const fought = after(
    begin({ inPlay: { a: ['ironroot', 'kestrel'], b: ['hush'] }, config: { battlesPerOpponent: 'one' } }),
    a.battle('b', 'ironroot'),
    [b.defend('hush'), [1, 1], [6, 6]],
  );
  expect(codes(a.battle('b', 'ironroot', 'kestrel'), fought)).toEqual([
    'one-attacker-only',
    'opponent-already-battled',
    'attacker-already-attacked',
  ]);
});
