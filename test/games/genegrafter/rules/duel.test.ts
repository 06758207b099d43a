import { genegrafter, type State } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, after, allowed, b, begin, character, clause, duel, phase, play, player, refusal, told, typesOf } from '../table.js';

/** a's Ironroot attacks b's Hush, who defends; both hold what is given. */
const fight = (scene: Parameters<typeof begin>[0] = {}): State =>
  after(begin({ inPlay: { a: ['ironroot'], b: ['hush'] }, ...scene }), a.battle('b', 'ironroot'), b.defend('hush'));

clause('GG-DUEL-01', 'the attacker acts first, then the two alternate: card, token or pass', () => {
  const state = fight({ hands: { a: ['super-punch', 'overload'], b: ['ice-wall', 'mind-fog'] }, markers: { b: [0, 1] } });
  expect(genegrafter.actors(state)).toEqual(['a']);
  expect(refusal(state, b.ability('ice-wall'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  const order = [state];
  for (const action of [a.ability('super-punch'), b.token('defence'), a.pass(), b.ability('ice-wall')])
    order.push(after(order.at(-1)!, action));
  expect(order.map((now) => duel(now).toAct)).toEqual(['a', 'b', 'a', 'b', 'a']);
});

clause('GG-DUEL-02', 'an ability of the hand, laid face down', () => {
  const state = fight({ hands: { a: ['super-punch', 'kestrel'], b: ['ice-wall'] } });
  expect(refusal(state, a.ability('ice-wall'))).toEqual(['card-not-in-hand', 'GG-DUEL-02']);
  expect(refusal(state, a.ability('kestrel'))).toEqual(['not-an-ability', 'GG-DUEL-02']);
  const { state: laid, events } = play(state, a.ability('super-punch'));
  expect(duel(laid).played).toEqual([{ card: 'super-punch', by: 'a', faceDown: true, cancelled: false, powered: false }]);
  expect(genegrafter.witness(events[0]!, 'b')).toEqual({ type: 'ability-played', player: 'a', seq: 1, card: null });
  expect(genegrafter.witness(events[0]!, 'a')).toEqual({ type: 'ability-played', player: 'a', seq: 1, card: 'super-punch' });
});

clause('GG-DUEL-03', 'any ability may be played, whatever powers, colours and role', () => {
  const state = fight({ hands: { a: ['ice-wall', 'static-shield', 'mind-fog', 'heal-minor-wound'] } });
  for (const card of ['ice-wall', 'static-shield', 'mind-fog', 'heal-minor-wound']) allowed(state, a.ability(card));
});

clause('GG-DUEL-04', 'any number of cards and tokens, in any mixture', () => {
  let state = fight({ hands: { a: ['super-punch', 'overload', 'gamma-burst', 'fire-lance', 'kestrel'] }, markers: { a: [3, 3] } });
  for (const action of [
    a.ability('super-punch'),
    a.token('attack'),
    a.ability('overload'),
    a.token('attack'),
    a.ability('gamma-burst'),
    a.token('attack'),
  ])
    state = after(state, action);
  allowed(state, a.ability('fire-lance'));
  expect([duel(state).attacker.markers, duel(state).played.length]).toEqual([3, 3]);
});

clause('GG-DUEL-05', 'two passes in a row end the play; one pass bars nobody', () => {
  const state = fight({ hands: { a: ['super-punch', 'overload'], b: ['ice-wall', 'kestrel'] } });
  const passed = after(state, a.pass());
  expect([phase(passed), duel(passed).consecutivePasses]).toEqual(['playing-abilities', 1]);
  const resumed = after(passed, b.ability('ice-wall'), a.ability('overload'));
  expect(duel(resumed).consecutivePasses).toBe(0);
  const ended = after(resumed, b.pass(), [a.pass(), [6, 6, 6, 6], [1, 1, 1]]);
  expect(phase(ended)).toBe('main');
});

clause('GG-DUEL-06', 'whoever has nothing is passed; if neither has, the play ends at once; a hand that empties counts at once', () => {
  const both = play(begin({ inPlay: { a: ['ironroot'], b: ['hush'] }, markers: { a: [0, 3], b: [3, 0] } }), a.battle('b', 'ironroot'), [
    b.defend('hush'),
    [6, 6],
    [1, 1],
  ]);
  expect(phase(both.state)).toBe('main');
  expect(told(both.events, 'passed').map((event) => [event.player, event.automatic])).toEqual([
    ['a', true],
    ['b', true],
  ]);
  const one = fight({ hands: { a: ['kestrel'] } });
  expect([genegrafter.actors(one)[0], phase(one)]).toEqual(['a', 'playing-abilities']);
  // b's special die takes a's last card: a is passed, and b may act.
  const emptied = after(fight({ hands: { a: ['kestrel'], b: ['ice-wall'] }, specialDice: ['b'] }), [b.special(), 2]);
  expect([genegrafter.actors(emptied)[0], duel(emptied).consecutivePasses]).toEqual(['b', 1]);
});

clause('GG-DUEL-07', 'revealed in reverse order of play, each carried out before the next', () => {
  const state = fight({ hands: { a: ['adrenaline', 'overload', 'kestrel'], b: ['jam-signal'] }, deck: ['foresight'] });
  const { events } = play(state, a.ability('adrenaline'), b.ability('jam-signal'), a.ability('overload'), [a.pass(), [6, 6, 6, 6], [1, 1]]);
  expect(typesOf(events.filter(({ type }) => type.startsWith('ability-') || type === 'card-drawn'))).toEqual([
    'ability-played',
    'ability-played',
    'ability-played',
    'ability-revealed',
    'ability-revealed',
    'ability-cancelled',
    'ability-revealed',
  ]);
  expect(told(events, 'ability-revealed').map(({ card, cancelled }) => [card, cancelled])).toEqual([
    ['overload', false],
    ['jam-signal', false],
    ['adrenaline', true],
  ]);
  const uncancelled = fight({ hands: { a: ['adrenaline', 'overload', 'kestrel'] }, deck: ['foresight'] });
  const drawn = play(uncancelled, a.ability('adrenaline'), a.ability('overload'), [a.pass(), [6, 6, 6, 6, 6], [1, 1]]).events;
  expect(typesOf(drawn).indexOf('card-drawn')).toBe(typesOf(drawn).lastIndexOf('ability-revealed') + 1);
});

clause('GG-DUEL-08', 'the power is looked at when the card is revealed', () => {
  // Infinite Power comes after the card was laid, and still counts.
  const state = fight({ hands: { a: ['gamma-burst', 'kestrel'], b: ['ice-wall'] }, specialDice: ['a'] });
  const granted = after(state, a.ability('gamma-burst'), [a.special(), 5]);
  expect(duel(granted).played[0]!.powered).toBe(false);
  const { events } = play(granted, b.pass(), [a.pass(), [6, 6, 6, 6, 6], [1, 1]]);
  expect(told(events, 'ability-revealed')).toMatchObject([{ card: 'gamma-burst', powered: true }]);
  expect(told(events, 'dice-rolled')[0]!.values).toHaveLength(2 + 3);
});

const simple = (attack: number[], defence: number[], scene: Parameters<typeof begin>[0] = {}) =>
  play(begin({ inPlay: { a: ['ironroot'], b: ['hush'] }, ...scene }), a.battle('b', 'ironroot'), [b.defend('hush'), attack, defence]);

clause('GG-DUEL-11', 'the higher sum wins, for attacker and defender alike', () => {
  expect(told(simple([4, 4], [4, 3]).events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'a', totals: [8, 7] }]);
  expect(told(simple([4, 3], [4, 4]).events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'b', totals: [7, 8] }]);
});

clause(
  ['GG-DUEL-12', 'GG-PROC-10'],
  'a tie rolls all dice again, the attacker first, in the same numbers, and opens both windows again',
  () => {
    const state = fight({ hands: { a: ['super-punch'], b: ['crushing-field'] } });
    const first = play(state, a.ability('super-punch'), [b.ability('crushing-field'), [1, 1, 1, 6], [3, 3, 3]]);
    expect(phase(first.state)).toBe('attacker-dice');
    const second = play(first.state, a.leaveDice(), [b.leaveDice(), [2, 2, 2, 2], [1, 1, 5]]);
    expect(told(second.events, 'tie')).toEqual([{ type: 'tie', total: 9, number: 1 }]);
    expect(told(second.events, 'dice-rolled').map(({ side, values }) => [side, values.length])).toEqual([
      ['attacker', 4],
      ['defender', 3],
    ]);
    expect(phase(second.state)).toBe('attacker-dice');
    expect(phase(after(second.state, a.leaveDice()))).toBe('defender-dice');
  },
);

clause('GG-DUEL-13', 'at the last tie allowed nothing is rolled again and nobody loses', () => {
  const once = simple([3, 3], [3, 3], { config: { maxTieRerolls: 1 } });
  expect(told(once.events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: null, totals: [6, 6] }]);
  expect(once.state.characters.map(({ wounded }) => wounded)).toEqual([false, false]);
  const state = begin({ config: { maxTieRerolls: 2 }, inPlay: { a: ['ironroot'], b: ['hush'] } });
  const twice = play(state, a.battle('b', 'ironroot'), [b.defend('hush'), [3, 3], [3, 3], [4, 4], [4, 4]]);
  expect(told(twice.events, 'tie')).toHaveLength(2);
  expect(phase(twice.state)).toBe('main');
});

clause(['GG-DUEL-14', 'GG-DUEL-16'], 'a whole loser is wounded, attacker or defender; the winner is not touched', () => {
  const wounded = ({ state }: ReturnType<typeof simple>) => [character(state, 'ironroot')!.wounded, character(state, 'hush')!.wounded];
  expect(wounded(simple([6, 6], [1, 1]))).toEqual([false, true]);
  expect(wounded(simple([1, 1], [6, 6]))).toEqual([true, false]);
  const winner = simple([6, 6], [1, 1], { inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush'] } });
  expect(wounded(winner)).toEqual([true, true]);
});

clause(['GG-DUEL-15', 'GG-PROC-16'], 'a wounded loser goes to the gene pool of the winner', () => {
  const attacker = simple([1, 1], [6, 6], { inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush'] } }).state;
  expect([player(attacker, 'b').genePool, character(attacker, 'ironroot')]).toEqual([['ironroot'], undefined]);
  const defender = simple([6, 6], [1, 1], { inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true }] } }).state;
  expect([player(defender, 'a').genePool, character(defender, 'hush')]).toEqual([['hush'], undefined]);
});

clause('GG-DUEL-17', 'the abilities are discarded in the order in which they were revealed', () => {
  const state = fight({ hands: { a: ['overload', 'gamma-burst'], b: ['static-shield'] } });
  const done = after(state, a.ability('overload'), b.ability('static-shield'), [a.ability('gamma-burst'), [6, 6, 6, 6, 6], [1, 1, 1, 1]]);
  expect(done.discard).toEqual(['gamma-burst', 'static-shield', 'overload']);
});

clause(
  ['GG-DUEL-18', 'GG-EFF-06', 'GG-PROC-13'],
  'a duel ended by a card has no loser; a die effect that met no dice stays out, the rest is discarded',
  () => {
    const state = after(
      begin({
        hands: { a: ['mind-lash', 'lucky-shot'], b: ['mind-fog', 'blink-away'] },
        markers: { a: [2, 0] },
        inPlay: { a: ['kestrel'], b: ['blinkstep'] },
      }),
      a.battle('b', 'kestrel'),
      b.defend('blinkstep'),
      a.ability('mind-lash'),
      b.ability('blink-away'),
      a.ability('lucky-shot'),
      b.pass(),
      a.token('attack'),
      b.pass(),
    );
    const { state: done, events } = play(state, a.pass());
    expect(typesOf(events)).toEqual([
      'passed',
      'ability-revealed',
      'ability-revealed',
      'duel-ended-by-card',
      'ability-revealed',
      'duel-decided',
      'card-discarded',
      'card-discarded',
    ]);
    expect(told(events, 'ability-revealed').map(({ card, effective }) => [card, effective])).toEqual([
      ['lucky-shot', true],
      ['blink-away', true],
      ['mind-lash', false],
    ]);
    expect(done.discard).toEqual(['blink-away', 'mind-lash']);
    expect(player(done, 'a')).toMatchObject({
      lingering: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }],
      attackMarkers: 1,
    });
    expect(done.characters.map(({ wounded }) => wounded)).toEqual([false, false]);
    expect(refusal(done, a.battle('b', 'kestrel'))).toEqual(['attacker-already-attacked', 'GG-ATT-05']);
  },
);

clause('GG-MARK-01', 'a token is one act and one die', () => {
  const state = fight({ markers: { a: [2, 0] } });
  const { state: spent, events } = play(state, a.token('attack'));
  expect(events[0]).toEqual({ type: 'marker-spent', player: 'a', kind: 'attack', left: 1 });
  expect(told(play(spent, [a.pass(), [6, 6, 6], [1, 1]]).events, 'dice-rolled')[0]!.values).toHaveLength(2 + 1);
});

clause('GG-MARK-02', 'attack tokens for the attacker, defence tokens for the defender', () => {
  const state = fight({ markers: { a: [1, 1], b: [1, 1] } });
  expect(refusal(state, a.token('defence'))).toEqual(['wrong-marker-kind', 'GG-MARK-02']);
  const turned = after(state, a.pass());
  expect(refusal(turned, b.token('attack'))).toEqual(['wrong-marker-kind', 'GG-MARK-02']);
  allowed(turned, b.token('defence'));
});

clause('GG-MARK-03', 'no token without one', () => {
  expect(refusal(fight({ hands: { a: ['kestrel'] } }), a.token('attack'))).toEqual(['no-marker-left', 'GG-MARK-03']);
});

clause('GG-MARK-04', 'a spent token does not come back by itself', () => {
  const spent = after(fight({ markers: { a: [3, 0] } }), a.token('attack'), [a.pass(), [6, 6, 6], [1, 1]]);
  const later = after(spent, a.endMain());
  expect(player(later, 'a').attackMarkers).toBe(2);
});

clause(
  ['GG-PROC-08', 'GG-DICE-01', 'GG-DICE-02'],
  'dice and rerolls are counted after the last reveal: one reroll per card in a colour of the character',
  () => {
    const state = after(
      begin({ hands: { a: ['super-punch', 'overload'] }, inPlay: { a: ['stone-samaritan'], b: ['hush'] }, specialDice: ['b'] }),
      a.battle('b', 'stone-samaritan'),
      b.defend('hush'),
      a.ability('super-punch'),
    );
    expect(duel(state).attacker).toMatchObject({ count: 0, rerolls: 0 });
    const rolled = after(state, [a.ability('overload'), [1, 1, 1, 1, 1, 1, 1], [6, 6]]);
    // Two physical markers, one physical card; the energy card is none of his colours.
    expect(duel(rolled).attacker).toMatchObject({ count: 3 + 2 + 2, rerolls: 1 });
  },
);

clause('GG-PROC-09', 'attack dice, defence dice, the attacker’s window, the defender’s window', () => {
  const state = fight({ hands: { a: ['super-punch'], b: ['crushing-field'] } });
  const first = play(state, a.ability('super-punch'), [b.ability('crushing-field'), [1, 1, 1, 5], [2, 2, 2]]);
  expect(told(first.events, 'dice-rolled').map(({ values }) => values)).toEqual([
    [1, 1, 1, 5],
    [2, 2, 2],
  ]);
  const second = play(first.state, [a.reroll(0), 4], [b.reroll(2), 3]);
  expect(told(second.events, 'die-rerolled').map(({ player: who, rolled }) => [who, rolled])).toEqual([
    ['a', 4],
    ['b', 3],
  ]);
});

clause('GG-PROC-11', 'no dice total zero and lose to one die; without any dice nobody loses', () => {
  const oracle = { hands: { b: ['blinding-ray'] }, inPlay: { a: ['oracle-seven'], b: ['daybreak'] } };
  const state = after(begin(oracle), a.battle('b', 'oracle-seven'), b.defend('daybreak'));
  const { state: lost, events } = play(state, [b.ability('blinding-ray'), [1, 1, 1, 1]], b.leaveDice());
  expect(told(events, 'dice-rolled').map(({ side }) => side)).toEqual(['defender']);
  expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'b', totals: [0, 4] }]);
  expect(character(lost, 'oracle-seven')!.wounded).toBe(true);
});

clause('GG-PROC-12', 'damage, then aftermath, then the cards, then what waited, then the next attack', () => {
  const state = begin({
    deck: ['field-hospital', 'foresight'],
    hands: { a: ['adrenaline', 'heal-minor-wound'] },
    inPlay: { a: [{ card: 'ironroot', wounded: true }, 'livewire'], b: ['hush'] },
  });
  const { events } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), a.ability('adrenaline'), [
    a.ability('heal-minor-wound'),
    [6, 6, 6],
    [1, 1],
  ]);
  expect(
    typesOf(events)
      .slice(4)
      .filter((type) => type !== 'passed' && type !== 'ability-played'),
  ).toEqual([
    'ability-revealed',
    'ability-revealed',
    'event-drawn',
    'card-drawn',
    'dice-rolled',
    'dice-rolled',
    'duel-decided',
    'character-wounded',
    'character-healed',
    'card-discarded',
    'card-discarded',
    'character-healed',
    'event-resolved',
    'attack-started',
  ]);
});
