import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { character, duel, phase, player, shown, told } from '../../helpers/facts.js';
import { a, b, c } from '../../helpers/orders.js';
import { after, allowed, play, refusal } from '../../helpers/playing.js';
import { begin, withDie } from '../../helpers/scenes.js';
import { asItIs } from '../../helpers/unshuffled.js';

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
  expect(refusal(after(recall(true), a.play('hush')), a.battle('b', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  allowed(after(recall(false), a.play('hush')), a.battle('b', 'kestrel'));
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
  const { state: host, events } = play(asked, b.choose('murmur'));
  expect(events).toEqual([{ type: 'option-chosen', player: 'b', kind: 'special-graft-card', option: 'murmur' }]);
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
  // Free choice is lost where no face can do anything, and an opponent without cards is nobody to choose.
  const empty = begin({ nothingElse: 'removed', deck: [], specialDice: ['b'] });
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const { state, events } = play(empty, [b.special(), face]);
    expect(events).toEqual([{ type: 'special-die', player: 'b', face, chosen: false, lost: true }]);
    expect([phase(state), state.decisions, state.drawing]).toEqual(['main', [], null]);
  }
  // A graft needs both a card and a host.
  expect(told(play(withDie({ pools: { b: ['hush'] } }), [b.special(), 4]).events, 'special-die')[0]!.lost).toBe(true);
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

clause(['GG-SPEC-13', 'GG-DUEL-06'], 'a card drawn by a special die after a pass leaves the count of passes', () => {
  const state = after(
    begin({ deck: ['foresight'], hands: { a: ['overload', 'arc-flash'] }, inPlay: { a: ['ironroot'], b: ['hush'] }, specialDice: ['b'] }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('overload'),
  );
  const drawn = after(state, [b.special(), 3]);
  expect([duel(drawn).toAct, duel(drawn).consecutivePasses, player(drawn, 'b').hand]).toEqual(['a', 1, ['foresight']]);
  // a goes on, and now b may act too; had a passed, the play would be over.
  expect(phase(after(drawn, [a.pass(), [1, 1, 1, 1], [2, 3]]))).toBe('main');
  const on = after(drawn, a.ability('arc-flash'));
  expect([duel(on).toAct, duel(on).consecutivePasses]).toEqual(['b', 0]);
});

clause(
  ['GG-SPEC-05', 'GG-STATE-02', 'GG-BATTLE-06'],
  'a recalled character: tired or not by option, no play, and the duty to play stays',
  () => {
    const recalled = (recallTired: boolean) =>
      after(
        begin({
          config: { recallTired },
          specialDice: ['a'],
          pools: { a: ['ironroot'] },
          hands: { a: ['kestrel'] },
          inPlay: { b: ['hush'] },
        }),
        [a.special(), 1],
      );
    expect(refusal(after(recalled(true), a.play('kestrel')), a.battle('b', 'ironroot'))).toEqual(['attacker-tired', 'GG-ATT-04']);
    expect(phase(after(recalled(false), a.play('kestrel'), a.battle('b', 'ironroot')))).toBe('choosing-defender');
    expect(refusal(recalled(false), a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
    expect(recalled(true).charactersPlayedThisTurn).toBe(0);
  },
);

clause(
  ['GG-SPEC-09', 'GG-PROC-06', 'GG-PROC-07'],
  'Infinite Power for a turn is over with the turn, and matches reserved effects while it lasts',
  () => {
    const state = begin({
      config: { specialInfinite: 'turn' },
      specialDice: ['b'],
      hands: { b: ['blink-away', 'overload'] },
      inPlay: { a: ['ironroot'], b: ['hush'] },
    });
    const dueling = after(state, a.battle('b', 'ironroot'), b.defend('hush'), [b.special(), 5]);
    const { events, state: ended } = play(dueling, b.ability('blink-away'), b.pass());
    expect(told(events, 'duel-ended-by-card')).toEqual([{ type: 'duel-ended-by-card', card: 'blink-away', player: 'b' }]);
    expect(genegrafter.view(ended, null).characters.find(({ card }) => card === 'hush')!.powers).toContain('infinitePower');
    const next = after(ended, a.endMain());
    expect(genegrafter.view(next, null).characters.find(({ card }) => card === 'hush')!.powers).toEqual(['shadowManipulation']);
  },
);
