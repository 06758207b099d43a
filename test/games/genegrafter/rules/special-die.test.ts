import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, after, allowed, asItIs, b, begin, c, character, clause, duel, phase, play, player, refusal, shown, told } from '../table.js';

const withDie = (scene: Parameters<typeof begin>[0] = {}) => begin({ players: ['a', 'b', 'c'], specialDice: ['b'], ...scene });

clause('GG-SPEC-01', 'once per game, and never where it is played without', () => {
  const state = withDie();
  expect(refusal(after(state, [b.special(), 5]), b.special())).toEqual(['special-die-spent', 'GG-SPEC-01']);
  const without = begin({ config: { specialDie: 'off' } });
  expect(refusal(without, a.special())).toEqual(['special-die-off', 'GG-SPEC-01']);
});

clause(
  'GG-SPEC-02',
  'any survivor, in the main step, at a choice of defender, before direct damage, while abilities are played and at the discard',
  () => {
    const inPlay = { a: ['kestrel'], c: ['hush'] };
    const main = withDie({ inPlay, hands: { a: ['overload'], c: ['ice-wall'] } });
    const defending = after(main, a.battle('c', 'kestrel'));
    const playing = after(defending, c.defend('hush'));
    const direct = after(withDie({ inPlay: { a: ['kestrel'] } }), a.battle('b', 'kestrel'));
    const hand = ['overload', 'mind-fog', 'ice-wall', 'super-punch', 'gamma-burst', 'hurl-debris', 'foresight', 'mind-lash', 'fire-lance'];
    const discarding = after(withDie({ hands: { a: hand } }), a.endMain());
    const windows = [main, defending, direct, playing, discarding];
    expect(windows.map(phase)).toEqual(['main', 'choosing-defender', 'direct-attack', 'playing-abilities', 'discarding']);
    for (const state of windows) allowed(state, b.special());
  },
);

clause('GG-SPEC-02', 'not among dice, in a graft round or while a decision is open', () => {
  const dice = after(
    withDie({ hands: { a: ['super-punch'] }, inPlay: { a: ['kestrel'], c: ['hush'] } }),
    a.battle('c', 'kestrel'),
    c.defend('hush'),
    [a.ability('super-punch'), [1, 1, 1], [6, 6]],
  );
  const grafting = after(withDie({ specialDice: ['a', 'b'], deck: ['dna-1'], pools: { a: ['murmur'] }, inPlay: { a: ['kestrel'] } }), [
    a.special(),
    3,
  ]);
  const deciding = after(withDie({ specialDice: ['a', 'b'], inPlay: { a: ['kestrel', 'hush'] } }), [a.special(), 5]);
  expect([dice, grafting, deciding].map(phase)).toEqual(['attacker-dice', 'grafting', 'decision']);
  for (const state of [dice, grafting, deciding]) {
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

clause('GG-SPEC-04', 'face 1 puts a character of the own gene pool into play, whole', () => {
  const asked = after(withDie({ pools: { b: ['kestrel', 'hush'], a: ['murmur'] } }), [b.special(), 1]);
  expect(genegrafter.legalActions(asked, 'b')).toEqual([b.choose('kestrel'), b.choose('hush')]);
  const { state, events } = play(asked, b.choose('hush'));
  expect(character(state, 'hush')).toMatchObject({ owner: 'b', wounded: false, grafts: [], gear: [] });
  expect(player(state, 'b').genePool).toEqual(['kestrel']);
  expect(events).toEqual([{ type: 'character-played', player: 'b', card: 'hush', recalled: true }]);
});

clause('GG-SPEC-05', 'a recalled character is tired unless the option says no, and is no character played', () => {
  const recall = (recallTired: boolean) =>
    after(
      withDie({
        config: { recallTired },
        specialDice: ['a'],
        pools: { a: ['kestrel'] },
        hands: { a: ['hush'] },
        inPlay: { b: ['livewire'] },
      }),
      [a.special(), 1],
    );
  expect(refusal(recall(true), a.battle('b', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  allowed(recall(false), a.battle('b', 'kestrel'));
  expect(recall(true).charactersPlayedThisTurn).toBe(0);
  expect(refusal(recall(true), a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
});

clause('GG-SPEC-06', 'face 2: an opponent with cards, of one’s choice, discards a card of his choice', () => {
  const asked = after(withDie({ hands: { a: ['overload', 'ice-wall'], b: ['kestrel'], c: ['hush'] } }), [b.special(), 2]);
  expect(genegrafter.legalActions(asked, 'b')).toEqual([b.choose('a'), b.choose('c')]);
  const discarding = after(asked, b.choose('a'));
  expect(genegrafter.actors(discarding)).toEqual(['a']);
  expect(after(discarding, a.choose('ice-wall')).discard).toEqual(['ice-wall']);
  const single = after(withDie({ hands: { c: ['hush'] } }), [b.special(), 2]);
  expect([single.discard, phase(single)]).toEqual([['hush'], 'main']);
});

clause('GG-SPEC-07', 'face 3 draws one ordinary card', () => {
  expect(player(after(withDie({ deck: ['kestrel', 'hush'] }), [b.special(), 3]), 'b').hand).toEqual(['kestrel']);
});

clause(['GG-SPEC-07', 'GG-SPEC-11'], 'face 3 is not lost while there is a discard to make a deck of', () => {
  const bare = withDie({ deck: [], nothingElse: 'discard' });
  const { state, events } = play(bare, [b.special(), 3, asItIs(bare.discard.length)]);
  expect(told(events, 'special-die')[0]!.lost).toBe(false);
  expect(player(state, 'b').hand).toEqual([bare.discard[0]]);
});

clause('GG-SPEC-08', 'face 4 grafts a character of the gene pool under one in play, or declines', () => {
  const asked = after(withDie({ pools: { b: ['chimera', 'murmur'] }, inPlay: { b: ['kestrel', 'hush'] } }), [b.special(), 4]);
  expect(genegrafter.legalActions(asked, 'b')).toEqual([b.choose('chimera'), b.choose('murmur'), b.choose('decline')]);
  const host = after(asked, b.choose('murmur'));
  expect(genegrafter.legalActions(host, 'b')).toEqual([b.choose('kestrel'), b.choose('hush')]);
  const grafted = after(host, b.choose('hush'));
  expect([character(grafted, 'hush')!.grafts, player(grafted, 'b').genePool]).toEqual([['murmur'], ['chimera']]);
  const declined = after(asked, b.choose('decline'));
  expect([phase(declined), player(declined, 'b').genePool]).toEqual(['main', ['chimera', 'murmur']]);
});

clause('GG-SPEC-09', 'face 5 gives an own character Infinite Power, in play or for this turn', () => {
  const grant = (specialInfinite: 'whileInPlay' | 'turn') =>
    after(withDie({ config: { specialInfinite }, inPlay: { b: ['kestrel', 'hush'], a: ['murmur'] } }), [b.special(), 5], b.choose('hush'));
  for (const option of ['whileInPlay', 'turn'] as const) expect(shown(grant(option), 'hush').powers).toContain('infinitePower');
  const nextTurn = (option: 'whileInPlay' | 'turn') => shown(after(grant(option), a.endMain()), 'hush').powers;
  expect(nextTurn('whileInPlay')).toContain('infinitePower');
  expect(nextTurn('turn')).not.toContain('infinitePower');
  expect(refusal(after(withDie({ inPlay: { b: ['kestrel', 'hush'], a: ['murmur'] } }), [b.special(), 5]), b.choose('murmur'))).toEqual([
    'invalid-option',
    'GG-CHOICE-01',
  ]);
});

clause('GG-SPEC-10', 'face 6 is any face that can do something, or nothing by option', () => {
  const asked = after(withDie({ inPlay: { b: ['kestrel'] }, hands: { a: ['overload'] } }), [b.special(), 6]);
  expect(genegrafter.legalActions(asked, 'b')).toEqual([b.choose('2'), b.choose('3'), b.choose('5')]);
  const { state, events } = play(asked, b.choose('5'));
  expect(shown(state, 'kestrel').powers).toContain('infinitePower');
  expect(told(events, 'special-die')).toEqual([{ type: 'special-die', player: 'b', face: 5, chosen: true, lost: false }]);
  const blank = play(withDie({ config: { sixthFace: 'blank' }, inPlay: { b: ['kestrel'] } }), [b.special(), 6]);
  expect([phase(blank.state), told(blank.events, 'special-die')[0]!.lost]).toEqual(['main', true]);
});

clause('GG-SPEC-11', 'a face that can do nothing is lost', () => {
  const bare = withDie({ hands: { b: ['kestrel'] } });
  for (const face of [1, 2, 4, 5]) {
    const { state, events } = play(bare, [b.special(), face]);
    expect(events).toEqual([{ type: 'special-die', player: 'b', face, chosen: false, lost: true }]);
    expect({ ...state, players: null }).toEqual({ ...bare, players: null });
    expect(player(state, 'b').specialDieSpent).toBe(true);
  }
  // A graft needs both a card and a host.
  expect(told(play(withDie({ pools: { b: ['hush'] } }), [b.special(), 4]).events, 'special-die')[0]!.lost).toBe(true);
});

clause('GG-SPEC-12', 'the die is spent before anything comes of it', () => {
  const asked = after(withDie({ pools: { b: ['kestrel', 'hush'] } }), [b.special(), 1]);
  expect([phase(asked), player(asked, 'b').specialDieSpent]).toEqual(['decision', true]);
});

clause('GG-SPEC-13', 'in a duel it changes neither whose act it is nor the passes, and what it gives counts from then on', () => {
  const state = after(
    withDie({
      hands: { a: ['overload'], c: ['ice-wall'] },
      inPlay: { a: ['ironroot', 'murmur'], c: ['hush'] },
      pools: { a: ['ashfall'] },
      specialDice: ['a'],
    }),
    a.battle('c', 'ironroot'),
    c.defend('hush'),
    a.ability('overload'),
  );
  const used = after(state, [a.special(), 4], a.choose('ashfall'), a.choose('ironroot'));
  expect([duel(used).toAct, duel(used).consecutivePasses, genegrafter.actors(used)]).toEqual(['c', duel(state).consecutivePasses, ['c']]);
  // Energy is now a colour of Ironroot.
  expect(duel(after(used, [c.ability('ice-wall'), [1, 1, 1, 1], [6, 6, 6]])).attacker.rerolls).toBe(1);
  const passed = after(
    withDie({ hands: { a: ['overload'], c: ['ice-wall'] }, inPlay: { a: ['ironroot'], c: ['hush'] } }),
    a.battle('c', 'ironroot'),
    c.defend('hush'),
    a.pass(),
    [b.special(), 3],
  );
  expect(duel(passed)).toMatchObject({ toAct: 'c', consecutivePasses: 1 });
});
